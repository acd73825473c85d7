/// The folding of the letters that most European names are written with, one by one, without a search in Unicode's data.
enum LatinFolding {
  /// The text without case and diacritics; nil where it has other scalars than ASCII and the two blocks after it,
  /// Latin-1 Supplement and Latin Extended-A: no scalar of those folds in another way beside another one.
  static func fold(_ text: String) -> String? {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard scalar.value < end else { return nil }
      folded += table[Int(scalar.value)]
    }
    return folded
  }

  /// The first scalar after Latin Extended-A.
  private static let end: UInt32 = 0x180
  private static let table = (0..<end).map { value in
    Unicode.Scalar(value).map { String($0).foldingByUnicodeData() } ?? ""
  }
}
