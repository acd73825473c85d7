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

  public static func == (lhs: PersonName, rhs: PersonName) -> Bool {
    lhs.first == rhs.first && lhs.last == rhs.last
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(last)
  }

  /// How two names follow each other: full names without case and diacritics, then full names exactly.
  func compare(to other: PersonName) -> Order {
    if sortKey != other.sortKey {
      return sortKey < other.sortKey ? .ascending : .descending
    }
    if self == other {
      return .same
    }
    let (exact, otherExact) = ("\(first) \(last)", "\(other.first) \(other.last)")
    if exact == otherExact {
      return .same
    }
    return exact < otherExact ? .ascending : .descending
  }

  enum Order {
    case ascending, same, descending
  }
}
