package import ContactsDomain
import Measurement

/// The contacts on which a cell is measured, the same for every participant.
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
/// On a million contacts, launching every participant again for every workload takes longer than the samples do.
package final class SubjectPool {
  private var subjects: [String: any WorkloadSubject] = [:]

  package init() {}

  /// The participant's subject if the last workload left it with so many rows, and else a fresh one in its place.
  func subject(
    of participant: Participant, rows: ClosedRange<Int>, launch: () -> any WorkloadSubject
  ) -> any WorkloadSubject {
    if let subject = subjects[participant.name], subject.failure == nil, rows.contains(subject.numberOfRows) {
      return subject
    }
    // The old one goes before the new one comes: two lists of a million are not held at once.
    subjects[participant.name] = nil
    let subject = launch()
    subjects[participant.name] = subject
    return subject
  }
}

/// Names like real ones: one in eight has a diacritic, many have the same beginning, some occur twice.
package struct NameGenerator {
  private var generator: SeededGenerator

  /// Starts the sequence of names that belongs to `seed`.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next name, as a person types it.
  package mutating func next() -> ContactDraft {
    ContactDraft(firstName: word(syllables: 2), lastName: word(syllables: 3))
  }

  /// The next `count` names, as storage holds them.
  package mutating func names(_ count: Int) -> [PersonName] {
    (0..<count).map { _ in
      let draft = next()
      return PersonName(first: draft.firstName, last: draft.lastName)
    }
  }

  private mutating func word(syllables: Int) -> String {
    var word = ""
    for _ in 0..<syllables {
      word += pick(Self.onsets) + pick(Self.vowels)
    }
    word += pick(Self.codas)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func pick(_ parts: [String]) -> String {
    parts[Int(generator.next() % UInt64(parts.count))]
  }

  private static let onsets = [
    "b", "c", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "z", "br", "ch",
    "kr",
    "sh", "st", "tr",
  ]
  private static let vowels = [
    "a", "a", "a", "a", "e", "e", "e", "e", "i", "i", "i", "i", "o", "o", "o", "o", "u", "u", "u", "ai", "ei",
    "ie", "oo", "ou", "a", "e", "i", "o", "u", "a", "e", "i", "o", "u", "ay", "ea", "é", "ö",
  ]
  private static let codas = ["", "", "", "n", "r", "s", "l", "t", "m", "nd", "rt", "ck"]
}
