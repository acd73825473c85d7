/// What a person typed, before anyone has looked at it.
public struct ContactDraft: Hashable, Sendable {
  /// The most Unicode scalars that a first or a last name may have.
  public static let lengthLimit = 200

  public var firstName: String
  public var lastName: String

  public init(firstName: String = "", lastName: String = "") {
    self.firstName = firstName
    self.lastName = lastName
  }

  /// The name that was meant: without white space around it and in Unicode normalisation form C.
  ///
  /// Throws ``ContactError`` `missing`, `controlCharacter` or `tooLong` for the first field that can't be part of a name.
  public func validated() throws(ContactError) -> PersonName {
    PersonName(
      first: try Self.namePart(firstName, of: .firstName), last: try Self.namePart(lastName, of: .lastName))
  }

  private static func namePart(_ text: String, of field: ContactError.Field) throws(ContactError) -> String {
    if text.isPlainName, text.utf8.count <= lengthLimit { return text }
    let part = text.trimmingWhitespace().composed()
    guard !part.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter(field) }
    guard part.unicodeScalars.contains(where: \.isVisible) else { throw .missing(field) }
    guard part.unicodeScalars.count <= lengthLimit else { throw .tooLong(field) }
    return part
  }
}

extension String {
  /// Whether there is nothing to trim, compose or refuse, as in most names: printable ASCII, and no space at its ends.
  fileprivate var isPlainName: Bool {
    let space: UInt8 = 0x20
    guard let first = utf8.first, let last = utf8.last, first != space, last != space else { return false }
    return allBytes { (space...0x7E).contains($0) }
  }

  fileprivate func trimmingWhitespace() -> String {
    let scalars = unicodeScalars
    let isInk = { (scalar: Unicode.Scalar) in !scalar.isSpace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk) else {
      return ""
    }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  // Most names are plain ASCII, for which no table of Unicode properties need be searched.

  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether the scalar leaves a trace on a screen: a name of zero-width spaces is no name.
  fileprivate var isVisible: Bool {
    !isSpace && (isASCII || !properties.isDefaultIgnorableCodePoint)
  }

  /// Whether the scalar would break the line, drive a terminal, or turn the text around it.
  fileprivate var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
