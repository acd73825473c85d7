/// A first and a last name, with the key that puts it into its place in the list.
///
/// What a person types becomes a name through ``ContactDraft/validated()``; what storage holds becomes one as it is.
public struct PersonName: Hashable, Sendable {
  public let first: String
  public let last: String
  /// What the order looks at first; computed here, once, and never while comparing.
  public let sortKey: SortKey

  public init(first: String, last: String) {
    self.first = first
    self.last = last
    sortKey = SortKey(folding: first + " " + last)
  }

  /// Whether both parts are canonically equivalent: `é` in one scalar and in two is one name.
  public static func == (lhs: PersonName, rhs: PersonName) -> Bool {
    lhs.hasSameScalars(as: rhs)
      || lhs.first.composed().compareBytes(to: rhs.first.composed()) == .same
        && lhs.last.composed().compareBytes(to: rhs.last.composed()) == .same
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(first.composed())
    hasher.combine(last.composed())
  }

  /// How two names follow each other: full names without case and diacritics, then full names exactly.
  func compare(to other: PersonName) -> Order {
    let order = sortKey.compare(to: other.sortKey)
    if order != .same || hasSameScalars(as: other) { return order }
    return "\(first) \(last)".composed().compareBytes(to: "\(other.first) \(other.last)".composed())
  }

  private func hasSameScalars(as other: PersonName) -> Bool {
    first.compareBytes(to: other.first) == .same && last.compareBytes(to: other.last) == .same
  }
}
