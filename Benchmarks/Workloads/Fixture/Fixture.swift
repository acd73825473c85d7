public import ContactsDomain

/// The contacts on which a cell is measured, the same for every arm.
public struct Fixture {
  /// The contacts that are stored.
  public let stored: [PersonName]
  /// The contacts that are added, over and over again.
  let added: [ContactDraft]
}

/// Fixtures of any size: the smaller ones are the beginning of the larger.
public struct FixtureSource {
  private let names: [PersonName]
  private let added: [ContactDraft]

  /// - Parameter largest: the most contacts that a fixture will have.
  public init(largest: Int) {
    // One seed, whoever asks: every process measures the same lists.
    var generator = NameGenerator(seed: 7)
    names = generator.names(largest)
    added = (0..<Self.addedContacts).map { _ in generator.next() }
  }

  /// A fixture of so many contacts, or of as many as there are.
  public func fixture(size: Int) -> Fixture {
    Fixture(stored: Array(names.prefix(size)), added: added)
  }

  /// More than any cell adds before it starts over with a new list.
  private static let addedContacts = 20_000
}
