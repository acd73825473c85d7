/// A person in the address book: plain data, the same value in every architecture.
public struct Contact: Identifiable, Hashable, Sendable {
  /// A contact's identity, which is also its place in the order of arrival; never used again.
  public struct ID: RawRepresentable, Comparable, Hashable, Sendable {
    public let rawValue: Int64

    public init(rawValue: Int64) {
      self.rawValue = rawValue
    }

    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  public let id: ID
  public let name: PersonName

  public init(id: ID, name: PersonName) {
    self.id = id
    self.name = name
  }
}

extension Contact: Ranked {
  @inlinable
  public var rank: UInt64 { name.sortKey.prefix }

  /// The one order of contacts: by name, then by arrival, so that a duplicate goes after its equals.
  ///
  /// Inlinable, so that two contacts whose keys begin differently are told apart without a call or a copy.
  @inlinable
  public static func < (lhs: Contact, rhs: Contact) -> Bool {
    let (prefix, otherPrefix) = (lhs.name.sortKey.prefix, rhs.name.sortKey.prefix)
    return prefix != otherPrefix ? prefix < otherPrefix : lhs.precedes(rhs)
  }

  @usableFromInline
  func precedes(_ other: Contact) -> Bool {
    switch name.compare(to: other.name) {
    case .ascending: true
    case .descending: false
    case .same: id < other.id
    }
  }
}
