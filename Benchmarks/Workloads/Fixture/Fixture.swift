package import ContactsDomain

/// The contacts on which a cell is measured, the same for every arm.
package struct Fixture {
  /// The contacts that are stored.
  package let stored: [PersonName]
  /// The contacts that are added, over and over again.
  let added: [ContactDraft]
  /// The subjects that workloads on this fixture share; nil where each workload starts its own.
  let pool: SubjectPool?
}

/// Fixtures of any size: the smaller ones are the beginning of the larger, and all add the same contacts.
package struct FixtureSource {
  private let names: [PersonName]
  private let added: [ContactDraft]

  /// - Parameters:
  ///   - largest: the most contacts that a fixture will have.
  ///   - added: how many different contacts are added; by default more than any cell adds before it starts over.
  package init(largest: Int, added count: Int = 60_000) {
    // One seed for all processes: each measures the same lists.
    var stored = NameGenerator(seed: 7)
    names = stored.names(largest)
    // A seed of their own: what is added must not depend on the other sizes that the process measures, or the counts
    // of a quick run were not those of a full one.
    var drafts = NameGenerator(seed: 8)
    added = (0..<count).map { _ in drafts.next() }
  }

  /// A fixture of so many contacts, or of as many as there are.
  package func fixture(size: Int, pool: SubjectPool? = nil) -> Fixture {
    Fixture(stored: Array(names.prefix(size)), added: added, pool: pool)
  }
}

/// Launched subjects that the workloads on one fixture share.
///
/// On a million contacts, launching every contender again for every workload takes longer than the samples do.
package final class SubjectPool {
  private var subjects: [String: any WorkloadSubject] = [:]

  package init() {}

  /// The contender's subject if the last workload left it with so many rows, and else a fresh one in its place.
  func subject(
    of contender: Contender, rows: ClosedRange<Int>, launch: () -> any WorkloadSubject
  ) -> any WorkloadSubject {
    if let subject = subjects[contender.name], subject.failure == nil, rows.contains(subject.numberOfRows) {
      return subject
    }
    // The old one goes before the new one comes: two lists of a million are not held at once.
    subjects[contender.name] = nil
    let subject = launch()
    subjects[contender.name] = subject
    return subject
  }
}
