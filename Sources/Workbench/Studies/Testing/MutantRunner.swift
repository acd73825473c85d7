import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The unit tests and the scenarios of one subject, which are run with each of its mutants.
struct MutantRunner {
  private let subject: Architecture
  private let tests: URL
  private let program: URL
  /// All built-in scenarios in one file.
  private let scenarios: URL
  private let folder: URL
  private let transcript: MutantProcess.Outcome

  /// Runs all tests and scenarios without a mutant, and throws if one fails.
  ///
  /// - Parameter folder: the folder for the files of the run.
  init(_ subject: Architecture, tests: URL, programs: URL, root: URL, folder: URL) throws {
    self.subject = subject
    self.tests = tests
    program = programs.appendingPathComponent(subject.name)
    scenarios = folder.appendingPathComponent("built-in.scenario")
    self.folder = folder
    let texts = try BuiltInScenarioFiles(root: root).paths()
      .map { try Data(contentsOf: root.appendingPathComponent($0)) }
    try Data(texts.joined(separator: Data("\n".utf8))).write(to: scenarios)
    transcript = try MutantProcess.run(
      program, ["--scenario", scenarios.path], mutant: nil, seconds: MutantProcess.seconds)
    try requireSuccess(of: "the scenarios", transcript)
    try requireSuccess(of: "the unit tests", runTests("", mutant: nil).outcome)
  }

  /// A suite that fails without a mutant cannot find one.
  private func requireSuccess(of suite: String, _ outcome: MutantProcess.Outcome) throws {
    guard outcome.status == 0 else {
      throw CommandFailure.unavailable("\(suite) fail without a mutant:\n\(outcome.output)")
    }
  }

  /// Runs the unit tests, and the scenarios, with the mutant.
  func run(_ mutant: Mutant) throws -> MutantOutcome {
    let stem = mutant.file.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? ""
    let all = try runTests("", mutant: mutant.id)
    var isFoundByRole = all.files.contains("\(stem)Tests.swift")
    if all.outcome.isCrash || all.outcome.isStopped, !isFoundByRole {
      // The tests of the mutated file may not have run yet.
      isFoundByRole = try runTests("\(stem)Tests/", mutant: mutant.id).outcome.status != 0
    }
    let scenarioRun = try MutantProcess.run(
      program, ["--scenario", scenarios.path], mutant: mutant.id, seconds: MutantProcess.seconds)
    let found: [(MutantOutcome.Finder, Bool)] = [
      (.role, isFoundByRole), (.unitTests, all.outcome.status != 0), (.scenarios, scenarioRun != transcript),
    ]
    let roles = Set(
      all.files.compactMap { subject.role(ofFileNamed: $0.replacing("Tests.swift", with: ".swift"))?.name })
    let end: MutantOutcome.End =
      all.outcome.isStopped
      ? .stopped : all.outcome.isCrash ? .crashed : all.outcome.status == 0 ? .passed : .failed
    return outcome(of: mutant, end: end, foundBy: found.filter(\.1).map(\.0), failingRoles: roles.sorted())
  }

  /// The outcome of a mutant that does not compile.
  func notCompiled(_ mutant: Mutant) -> MutantOutcome {
    outcome(of: mutant, end: .notCompiled, foundBy: [], failingRoles: [])
  }

  private func outcome(
    of mutant: Mutant, end: MutantOutcome.End, foundBy: [MutantOutcome.Finder], failingRoles: [String]
  ) -> MutantOutcome {
    MutantOutcome(
      id: mutant.id.description, file: mutant.file, line: mutant.line,
      role: subject.role(ofFileNamed: mutant.file)?.name ?? "", change: mutant.change.rawValue,
      original: mutant.original, replacement: mutant.replacement, end: end, foundBy: foundBy,
      failingRoles: failingRoles)
  }

  /// Runs tests one after the other, so that the test that a crash interrupts is known.
  ///
  /// - Parameter suite: the beginning of the suites' names; empty for all suites of the subject.
  private func runTests(
    _ suite: String, mutant: Mutant.ID?
  ) throws -> (outcome: MutantProcess.Outcome, files: Set<String>) {
    let filter = "^\(subject.testModule)\\."
    let events = folder.appendingPathComponent("\(mutant?.description ?? subject.name).events")
    let outcome = try MutantProcess.run(
      tests,
      [
        "--testing-library", "swift-testing", "--no-parallel", "--filter", filter + suite,
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ], mutant: mutant, seconds: MutantProcess.seconds)
    guard let data = FileManager.default.contents(atPath: events.path) else { return (outcome, []) }
    try FileManager.default.removeItem(at: events)
    return (outcome, try TestEvents.failedFiles(in: data))
  }
}

/// Runs a program with a mutant chosen.
struct MutantProcess {
  /// The processor time in seconds after which a process is stopped, because its mutant may run forever. It is many
  /// times what a process needs, on a busy machine too, and measures nothing.
  static let seconds = 30

  /// The status and the output of a process.
  struct Outcome: Equatable {
    let status: Int32
    let output: String

    // The status of a process that a signal ended is the signal. Tests and apps never exit with one of these statuses.

    /// Whether the process used up its processor time.
    var isStopped: Bool { status == SIGXCPU || status == SIGKILL }
    /// Whether a signal ended the process, for example at a trap for an index out of range.
    var isCrash: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS].contains(status) }
  }

  /// - Parameters:
  ///   - mutant: nil for the program as it is.
  ///   - seconds: the processor time after which the process is stopped.
  static func run(
    _ program: URL, _ words: [String], mutant: Mutant.ID?, seconds: Int
  ) throws -> Outcome {
    let chosen = "\(Mutants.variable)=\(mutant.map(String.init(describing:)) ?? "")"
    // A crash needs no backtrace, which takes seconds.
    let limited = ScenarioRun.limited([program.path] + words, to: seconds)
    let completion = try Subprocess.run(
      [chosen, "SWIFT_BACKTRACE=enable=no"] + limited, mergingErrors: true)
    return Outcome(status: completion.status, output: completion.output)
  }
}

/// The events that a test process wrote: one JSON object a line, in version 0 of Swift Testing's event stream.
enum TestEvents {
  private struct EventLine: Decodable {
    struct Payload: Decodable {
      let kind: String
      let testID: String?
    }

    let payload: Payload
  }

  /// The names of the files with a test that failed, or that was running when the process crashed. The last line is
  /// left out, because it may be cut off.
  static func failedFiles(in data: Data) throws -> Set<String> {
    var failed: Set<String> = []
    var running: Set<String> = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    for line in lines where !line.isEmpty {
      let event = try JSONDecoder().decode(EventLine.self, from: Data(line)).payload
      guard let test = event.testID else { continue }
      if event.kind == "testStarted" { running.insert(test) }
      if event.kind == "testEnded" { running.remove(test) }
      if event.kind == "issueRecorded" { failed.insert(test) }
    }
    return Set(failed.union(running).compactMap(file))
  }

  /// The file in an identifier such as `Module.Suite/test()/File.swift:7:4`; nil for that of a suite.
  private static func file(of test: String) -> String? {
    guard let place = test.split(separator: "/").last, place.contains(".swift:") else { return nil }
    return place.split(separator: ":").first.map(String.init)
  }
}
