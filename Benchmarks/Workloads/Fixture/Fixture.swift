public import ContactsDomain

/// The contacts on which a cell is measured, the same for every arm.
public struct Fixture {
  /// The contacts that are stored.
  public let stored: [PersonName]
  /// The contacts that are added, over and over again.
  let added: [ContactDraft]
  /// The subjects that workloads on this fixture share; nil where each workload starts its own.
  let pool: SubjectPool?
}

/// Fixtures of any size: the smaller ones are the beginning of the larger.
public struct FixtureSource {
  private let names: [PersonName]
  private let added: [ContactDraft]

  /// - Parameters:
  ///   - largest: the most contacts that a fixture will have.
  ///   - added: how many different contacts are added; by default more than any cell adds before it starts over.
  public init(largest: Int, added count: Int = 20_000) {
    // One seed, whoever asks: every process measures the same lists.
    var generator = NameGenerator(seed: 7)
    names = generator.names(largest)
    added = (0..<count).map { _ in generator.next() }
  }

  /// A fixture of so many contacts, or of as many as there are.
  public func fixture(size: Int, pool: SubjectPool? = nil) -> Fixture {
    Fixture(stored: Array(names.prefix(size)), added: added, pool: pool)
  }
}
