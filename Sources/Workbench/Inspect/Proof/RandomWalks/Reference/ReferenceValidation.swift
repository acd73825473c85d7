/// The reference model's own reading of what can be a name.
enum ReferenceValidation {
  enum Problem: Error, Equatable {
    case missing, controlCharacter, tooLong
  }

  /// The text as it is stored: without white space around it, composed. Throws the first ``Problem`` that it has.
  static func storedText(_ text: String) throws(Problem) -> String {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    scalars = Array(scalars.drop { $0.properties.isWhitespace })
    let stored = String(String.UnicodeScalarView(scalars).composed)
    if stored.unicodeScalars.contains(where: isControl) { throw .controlCharacter }
    if stored.unicodeScalars.allSatisfy(isInvisible) { throw .missing }
    if stored.unicodeScalars.count > 200 { throw .tooLong }
    return stored
  }

  static func isName(_ text: String) -> Bool {
    do throws(Problem) {
      _ = try storedText(text)
      return true
    } catch {
      return false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    let directionChanges: Set<UInt32> = [
      0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
    let categories: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    return categories.contains(scalar.properties.generalCategory) || directionChanges.contains(scalar.value)
  }
}
