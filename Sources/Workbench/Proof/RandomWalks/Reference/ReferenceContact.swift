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
    let scalars = Self.decomposed("\(first) \(last)".unicodeScalars)
    exact = Self.composedValues(scalars)
    folded = Self.composedValues(Self.folded(scalars))
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
      decomposed(folded).filter {
        !($0.properties.generalCategory == .nonspacingMark && $0.properties.isDiacritic)
      })
  }

  private static func decomposed(_ scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
    String(scalars).decomposedStringWithCanonicalMapping.unicodeScalars
  }

  private static func composedValues(_ scalars: String.UnicodeScalarView) -> [UInt32] {
    String(scalars).precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }
}
