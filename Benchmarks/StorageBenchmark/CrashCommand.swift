import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Foundation

/// The command line of `storage crash`.
struct CrashCommand {
  static let description = CommandDescription(
    name: "storage crash",
    summary: """
      Has an app add contacts to one database, kills its process at a random moment, and starts the next: every \
      contact whose row was on the screen has to be in the database, and the database has to be sound. The apps are \
      those that "swift build" put next to this program.
      """,
    options: [
      .value("kills", "N", "How often a process is killed; 100 if not given."),
      .value("seed", "S", "The seed of the moments at which it happens; 1 if not given."),
      .value("architecture", "NAME", "Kills only this architecture's app; without it they take turns."),
    ],
    examples: [
      Example(
        "swift build && swift run storage crash --kills 300", "Three hundred kills, as many of each app."),
      Example("swift run storage crash --architecture MVVM --seed 7", "Other moments, one app."),
    ],
    exitStatuses: [
      .init(.success, "Nothing was lost."),
      .init(.checkFailed, "A confirmed contact was lost, or the database was damaged."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The apps are not built, or cannot be run here."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let run = try CrashRun(arguments, appsIn: AppExecutable.folder)
    let progress = ProgressLine()
    let tally = try run.tally { progress.show("\($0) of \(run.kills) killed") }
    progress.clear()
    try Console().print(tally.description)
    return tally.isSound ? .success : .checkFailed
  }
}

extension CrashRun {
  /// Throws `UsageError`, or what is missing.
  init(_ arguments: Arguments, appsIn folder: URL) throws {
    let names = ArchitectureCatalog.every.map(\.name)
    let name = try arguments.choice("architecture", among: names)
    self.init(
      apps: try (name.map { [$0] } ?? names).map { try AppExecutable(name: $0, in: folder) },
      kills: try arguments.integer("kills", in: 1...1_000_000) ?? 100,
      seed: try arguments.seed() ?? 1)
  }
}

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
