import Foundation

extension String {
  var isASCII: Bool {
    allBytes { $0 < 0x80 }
  }

  /// Whether the condition holds for each byte of the UTF-8 form, which is read where it lies.
  func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
  }

  /// Unicode normalisation form C: a letter and its accent as one scalar, where there is one.
  ///
  /// Canonically equivalent texts have one composed form, and others have other ones. Foundation's composition alone does
  /// not ensure that: on Linux it leaves some syllables apart, and makes one of U+1100 and U+1176, which are none.
  /// So it is given the decomposed form, and a text that would lose a scalar stays decomposed.
  func composed() -> String {
    // What precedes the first mark, U+0300, is composed as it is: most European names are.
    let firstByteOfMarks: UInt8 = 0xCC
    if allBytes(satisfy: { $0 < firstByteOfMarks }) { return self }
    return decomposed().recomposed()
  }

  /// Unicode normalisation form D: a letter and its accents one by one, the accents in their order.
  private func decomposed() -> String {
    let decomposed = decomposedStringWithCanonicalMapping
    // Scalars that are two accents each: what they become is in its order after another time only.
    let areTwo = { (scalar: Unicode.Scalar) in [0x344, 0xF73, 0xF75, 0xF81].contains(scalar.value) }
    return unicodeScalars.contains(where: areTwo)
      ? decomposed.decomposedStringWithCanonicalMapping : decomposed
  }

  /// The composed form of a text that is decomposed; the text itself where Foundation would lose a scalar.
  private func recomposed() -> String {
    let composed = precomposedStringWithCanonicalMapping
    return composed.decomposed().compareBytes(to: self) == .same ? composed : self
  }

  /// How the scalars of the strings follow each other, which is how the bytes of their UTF-8 forms do.
  ///
  /// `String.<` is no order: of two texts that it takes for equal, only one may go before a third.
  func compareBytes(to other: String) -> Order {
    let order = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer(bytes).compare(to: UnsafeRawBufferPointer($0))
      }
    }
    // A string of Foundation's on macOS may have no bytes to read where they lie.
    return (order ?? nil)
      ?? Array(utf8).withUnsafeBytes { bytes in
        Array(other.utf8).withUnsafeBytes { bytes.compare(to: $0) }
      }
  }

  /// The string without case and diacritics, in normalisation form C: `Éva` and `EVA` both become `eva`.
  func foldingCaseAndDiacritics() -> String {
    isASCII ? lowercased() : LatinFolding.fold(self) ?? foldingByUnicodeData()
  }

  /// The folding of any string.
  ///
  /// Letters go through upper case to lower case, so that `ß` meets `SS` and a final sigma meets the others
  /// (Unicode Standard, section 5.18, "Case Mappings"); marks that the Unicode data calls diacritics are dropped.
  /// The letters are decomposed before as well, since a mark may become a letter, which no mark moves past (section
  /// 3.13, definition D145).
  func foldingByUnicodeData() -> String {
    var folded = String.UnicodeScalarView()
    let decomposed = decomposed().uppercased().lowercased().decomposed()
    for scalar in decomposed.unicodeScalars {
      if scalar.isASCII || !scalar.isDiacriticMark { folded.append(scalar) }
    }
    return String(folded).recomposed()
  }
}

enum Order {
  case ascending, same, descending
}

extension UnsafeRawBufferPointer {
  /// Eight bytes at a time, and then one by one: a short string lies in two registers, and a wide load from there waits.
  fileprivate func compare(to other: UnsafeRawBufferPointer) -> Order {
    let common = Swift.min(count, other.count)
    var place = 0
    while place + 8 <= common {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let otherWord = other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if word != otherWord { return word.bigEndian < otherWord.bigEndian ? .ascending : .descending }
      place += 8
    }
    while place < common {
      if self[place] != other[place] { return self[place] < other[place] ? .ascending : .descending }
      place += 1
    }
    if count == other.count { return .same }
    return count < other.count ? .ascending : .descending
  }
}

extension Unicode.Scalar {
  fileprivate var isDiacriticMark: Bool {
    properties.generalCategory == .nonspacingMark && properties.isDiacritic
  }
}

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
