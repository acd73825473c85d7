import Foundation

/// A contact of the reference model, with its own reading of the one order: full names without case and diacritics,
/// then full names exactly, then arrival.
struct ReferenceContact: Equatable {
  let first: String
  let last: String
  let arrival: Int
  private let folded: [UInt32]
  private let exact: [UInt32]

  init(first: String, last: String, arrival: Int) {
    self.first = first
    self.last = last
    self.arrival = arrival
    let scalars = "\(first) \(last)".unicodeScalars.decomposed
    exact = scalars.composed.map(\.value)
    folded = Self.folded(scalars).composed.map(\.value)
  }

  var fullName: String { "\(first) \(last)" }

  func precedes(_ other: ReferenceContact) -> Bool {
    if let isBefore = Self.isBefore(folded, other.folded) { return isBefore }
    if let isBefore = Self.isBefore(exact, other.exact) { return isBefore }
    return arrival < other.arrival
  }

  private static func isBefore(_ left: [UInt32], _ right: [UInt32]) -> Bool? {
    for place in 0..<min(left.count, right.count) where left[place] != right[place] {
      return left[place] < right[place]
    }
    return left.count == right.count ? nil : left.count < right.count
  }

  // MARK: Without case and diacritics

  /// Letter by letter to upper and then to lower case, without the marks that are diacritics.
  private static func folded(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var folded = String.UnicodeScalarView()
    for scalar in scalars {
      for upper in scalar.properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: upper.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String.UnicodeScalarView(
      folded.decomposed.filter {
        !($0.properties.generalCategory == .nonspacingMark && $0.properties.isDiacritic)
      })
  }
}

extension String.UnicodeScalarView {
  /// Every letter apart from its marks; the second time, marks that came of other marks find their order.
  var decomposed: String.UnicodeScalarView {
    if isOfASCII { return self }
    let decomposed = String(self).decomposedStringWithCanonicalMapping
    return decomposed.decomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// Letters and marks together, unless Foundation's composition makes another text of them.
  var composed: String.UnicodeScalarView {
    if isOfASCII { return self }
    let decomposed = decomposed
    let composed = String(decomposed).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.decomposed.elementsEqual(decomposed) ? composed : decomposed
  }

  /// Such text, of which most names are, is decomposed and composed as it is.
  private var isOfASCII: Bool { String(self).utf8.count == count }
}

/// The reference model's own reading of what can be a name.
enum ReferenceValidation {
  enum Problem: Error, Equatable {
    case missing, controlCharacter, tooLong
  }

  /// The text as it is stored: without white space around it, composed.
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

  private static let directionChanges: Set<UInt32> = [
    0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]
  private static let categories: Set<Unicode.GeneralCategory> = [
    .control, .lineSeparator, .paragraphSeparator,
  ]

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    categories.contains(scalar.properties.generalCategory) || directionChanges.contains(scalar.value)
  }
}
