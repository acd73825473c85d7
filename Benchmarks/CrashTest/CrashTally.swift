import ContactsDomain

/// What a number of kills came to.
struct CrashTally: CustomStringConvertible {
  private(set) var kills = 0
  private(set) var killsBeforeFirstContact = 0
  private(set) var confirmed: Set<PersonName> = []
  private(set) var stored = 0
  private(set) var lost: Set<PersonName> = []
  private(set) var problems: [String] = []

  /// Nothing was lost, nothing is damaged, and no process stored more than the one contact it was busy with.
  var isSound: Bool { lost.isEmpty && problems.isEmpty && stored <= confirmed.count + kills }

  /// Adds what a process confirmed before it was killed, and what the database held afterwards.
  mutating func add(confirmed names: [PersonName], stored contacts: SortedList<Contact>, problems: [String]) {
    kills += 1
    if names.isEmpty { killsBeforeFirstContact += 1 }
    confirmed.formUnion(names)
    stored = contacts.count
    lost.formUnion(confirmed.subtracting(contacts.map(\.name)))
    self.problems += problems
  }

  var description: String {
    let lines = [
      "kills                          \(kills)",
      "  before a contact was added   \(killsBeforeFirstContact)",
      "contacts confirmed             \(confirmed.count)",
      "contacts stored unconfirmed    \(stored - confirmed.count + lost.count)  (at most 1 a kill)",
      "contacts lost                  \(lost.count)",
      "problems of the database       \(problems.count)",
    ]
    let losses = lost.map { "lost: \($0.first) \($0.last)" }.sorted()
    return (lines + losses + problems).joined(separator: "\n") + "\n"
  }
}
