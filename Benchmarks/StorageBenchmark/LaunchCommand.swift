import CommandLineKit
import ContactsStorage
import Foundation

/// The command line of `storage launches`.
struct LaunchCommand {
  private let console = Console()

  func run(_ arguments: Arguments) throws {
    let run = try LaunchRun(arguments)
    let plan = run.plan
    let name = try arguments.choice("launch", among: plan.subjects)
    guard !Build.isDebug else {
      throw CommandFailure.unavailable(
        "built without optimisation, which says nothing; run \"swift run -c release storage launches\"")
    }
    if let subject = LaunchSubject.all.first(where: { $0.name == name }) {
      return try launch(subject, on: arguments.value("database").map(DatabaseFile.init(path:)) ?? .default)
    }
    // Known before the minutes that the launches take.
    let output = try arguments.value("output").map(OutputFile.init(path:))
    let progress = ProgressLine()
    let place = LaunchPlace()
    let results = try run.launches { progress.show($0) }
    progress.clear()
    let text = try LaunchPage(results: results, plan: plan, place: place.words).markdown()
    try console.print(text)
    try output?.write(Data(text.utf8))
  }

  private func launch(_ subject: LaunchSubject, on database: DatabaseFile) throws {
    let repository = SQLiteContactRepository(database)
    let launch = try Launch { try subject.launch(repository) }
    try console.print(String(decoding: JSONEncoder().encode(launch), as: UTF8.self) + "\n")
  }
}

extension LaunchRun {
  /// Throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    plan = LaunchPlan(
      subjects: LaunchSubject.all.map(\.name),
      launches: try arguments.integer("launches", in: 1...1_000) ?? 5,
      seed: try arguments.seed() ?? 1)
    contacts = try arguments.integer("contacts", in: 1...10_000_000) ?? 1_000_000
  }
}

extension LaunchCommand {
  static let description = CommandDescription(
    name: "storage launches",
    summary: """
      Launches every architecture on a large database, each time in a process of its own, and prints a table in \
      Markdown: the time to the first screen and the memory, compared with the repository alone and with an empty database.
      """,
    options: [
      .value("contacts", "N", "How many contacts are stored; 1000000 if not given."),
      .value("launches", "N", "How often each is launched; 5 if not given."),
      .value("seed", "S", "The seed of the names and of the order of the launches; 1 if not given."),
      .value("output", "FILE", "Writes the table to the file as well."),
      .value(
        "launch", "NAME", "Launches only this one, once, on the database, and prints its figures as JSON."),
      .value("database", "FILE", "The database for --launch; the user's own if not given."),
    ],
    examples: [
      Example(
        "swift run -c release storage launches --output Reports/details/storage.md",
        "A million contacts, in a few minutes."),
      Example(
        "swift run -c release storage launches --contacts 10000 --launches 20",
        "A small database, more launches."),
    ],
    exitStatuses: [
      .init(.success, "Everything was launched."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "This is a debug build, or a launch did not show the stored contacts."),
    ])
}
