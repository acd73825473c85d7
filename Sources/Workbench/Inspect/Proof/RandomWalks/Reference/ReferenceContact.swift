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
    String(self).decomposedStringWithCanonicalMapping.decomposedStringWithCanonicalMapping.unicodeScalars
  }

  /// Letters and marks together, unless Foundation's composition makes another text of them.
  var composed: String.UnicodeScalarView {
    let decomposed = decomposed
    let composed = String(decomposed).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.decomposed.elementsEqual(decomposed) ? composed : decomposed
  }
}
