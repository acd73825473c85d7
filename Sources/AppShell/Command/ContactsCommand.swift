import CommandLineKit
import ContactsDomain
import ContactsStorage
import Foundation
package import ScenarioDriver
import TerminalKit

/// What the executables of all architectures have in common: their arguments, their output and their exit status.
package struct ContactsCommand {
  private let architecture: String
  private let makeApp: ScenarioDriver.AppFactory
  private let console = Console()

  package init(architecture: String, makeApp: @escaping ScenarioDriver.AppFactory) {
    self.architecture = architecture
    self.makeApp = makeApp
  }

  /// Runs with the arguments of this process and ends it.
  package func runAndExit() -> Never {
    exit(run(CommandLine.arguments.dropFirst()).rawValue)
  }

  private func run(_ arguments: some Sequence<String>) -> ExitStatus {
    CommandRunner(Self.description(architecture: architecture)).run(arguments) { error in
      (error as? ScenarioSyntaxError).map { (.usage, $0.description) }
    } _: {
      try run($0)
    }
  }

  private func run(_ arguments: Arguments) throws -> ExitStatus {
    let storage = try StorageOptions(arguments)
    if let file = arguments.value("scenario") {
      return try runScenarios(in: file == "-" ? .standardInput : .file(file), on: storage)
    }
    guard console.isInputTerminal else { return try runScenarios(in: .standardInput, on: storage) }
    guard console.isOutputTerminal else {
      console.printError("Type a scenario, then Ctrl-D. --help shows what else there is.")
      return try runScenarios(in: .standardInput, on: storage)
    }
    try runApp(on: storage.databaseOfPerson)
    return .success
  }

  /// Shows the app at the terminal until the person leaves.
  ///
  /// The app shows on its screen where the database cannot be used; the error says so again when the program ends.
  /// Throws `StorageFailure` or `TerminalError`.
  private func runApp(on database: DatabaseFile?) throws {
    let notice = BusyNotice()
    let repository = database.map { SQLiteContactRepository($0, monitor: notice.monitor) }
    // The process ends with `exit`, which closes nothing.
    defer { repository?.close() }
    let app = makeApp(repository ?? InMemoryContactRepository())
    try show(app, notice)
    if let failure = repository?.loadFailure, failure.reason != .stopped { throw failure }
  }

  /// Takes the whole terminal; where that knows no control sequences, talks to the person line by line.
  private func show(_ app: any App, _ notice: BusyNotice) throws(TerminalError) {
    let window = Window(rootViewController: app.rootViewController)
    let environment = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities { environment[$0] }
    guard capabilities.hasControlSequences else {
      let lines = LineMode(window: window)
      notice.show = { lines.showBusy($0) }
      return lines.run()
    }
    let screen = try FullScreen(
      window: window, title: "Contacts in \(architecture)", usesColor: capabilities.usesColor)
    notice.show = { screen.showBusy($0) }
    try screen.run()
  }

  private func runScenarios(in source: ScenarioSource, on storage: StorageOptions) throws -> ExitStatus {
    var status = ExitStatus.success
    let scenarios = try source.scenarios()
    let driver = ScenarioDriver(makeApp: makeApp)
    for (index, scenario) in scenarios.enumerated() {
      var failure: String?
      try storage.withStorage(for: scenario) { storage in
        try console.print((index == 0 ? "" : "\n") + Transcript.heading(of: scenario.name) + "\n")
        try driver.run(scenario, on: storage) { entry in
          try console.print(entry.lines.joined(separator: "\n") + "\n")
          failure = entry.failureMessage
        }
      }
      if let failure {
        console.printError(failure)
        status = .checkFailed
      }
    }
    return status
  }
}

extension BusyNotice {
  /// Tells of storage that takes longer than a moment.
  var monitor: StorageMonitor {
    { [self] activity, elapsed in
      elapsed < .milliseconds(300) || show(activity.notice)
    }
  }
}

extension StorageActivity {
  fileprivate var notice: String {
    switch self {
    case .waitingForOtherProgram: "Waiting for another program to release the database"
    case .loading: "Loading the contacts"
    }
  }
}

extension ContactsCommand {
  static func description(architecture: String) -> CommandDescription {
    CommandDescription(
      name: architecture,
      summary: """
        The contacts app in \(architecture). At a terminal it opens the contacts and shows which keys do \
        what. Elsewhere, and with --scenario, it runs a scenario and prints the transcript: each step and the screen \
        after it. Without options the scenario comes from standard input.
        """,
      options: [
        .value("scenario", "FILE", "Runs the scenarios of the file; - stands for standard input.")
      ] + StorageOptions.descriptions,
      examples: [
        Example("swift run \(architecture)", "Starts the app, at a terminal."),
        Example(
          "swift run \(architecture) --scenario Sources/ScenarioDriver/BuiltIn/Scenarios/adding.scenario",
          "Runs the built-in scenarios about adding contacts."),
        Example(
          #"printf 'scenario "Empty"\n launch\n expect no rows\n' | swift run \#(architecture)"#,
          "Runs a scenario from standard input."),
      ],
      exitStatuses: [
        .init(.success, "Every expectation held."),
        .init(.checkFailed, "An expectation did not hold."),
        .init(.usage, "The command line or the scenario is not understood."),
        .init(.unavailable, "A file or the database cannot be used, or the output cannot be written."),
      ])
  }
}
