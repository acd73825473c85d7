import Foundation

extension String {
  var isASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 }
  }

  /// Unicode normalisation form C: a letter and its accent as one scalar, where there is one.
  func composed() -> String {
    isASCII ? self : precomposedStringWithCanonicalMapping
  }

  /// The string without case and diacritics, in normalisation form C: `Éva` and `EVA` both become `eva`.
  ///
  /// Letters go through upper case to lower case, so that `ß` meets `SS` and a final sigma meets the others
  /// (Unicode Standard, section 5.18, "Case Mappings"); marks that the Unicode data calls diacritics are dropped.
  /// The letters are decomposed before as well, since a mark may become a letter, which no mark moves past (section
  /// 3.13, definition D145).
  func foldingCaseAndDiacritics() -> String {
    guard !isASCII else { return lowercased() }
    var folded = String.UnicodeScalarView()
    let decomposed = decomposedStringWithCanonicalMapping.uppercased().lowercased()
      .decomposedStringWithCanonicalMapping
    for scalar in decomposed.unicodeScalars {
      if scalar.isASCII || !scalar.isDiacriticMark { folded.append(scalar) }
    }
    return String(folded).composed()
  }
}

extension Unicode.Scalar {
  fileprivate var isDiacriticMark: Bool {
    properties.generalCategory == .nonspacingMark && properties.isDiacritic
  }
}
