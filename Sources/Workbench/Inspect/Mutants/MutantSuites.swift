import CommandLineKit
import Foundation
import Measurement

/// The unit tests and the scenarios of one subject, which are run with each of its mutants.
struct MutantSuites {
  private let subject: MutationSubject
  private let tests: URL
  private let program: URL
  /// All built-in scenarios in one file.
  private let scenarios: URL
  private let folder: URL
  private let transcript: MutantProcess.Outcome

  /// The domain's tests are of what it does, not of its files.
  private var hasRoles: Bool { subject.architecture != nil }

  /// Runs all of it without a mutant.
  ///
  /// - Parameter folder: where the files of the run are.
  init(_ subject: MutationSubject, tests: URL, programs: URL, root: URL, folder: URL) throws {
    self.subject = subject
    self.tests = tests
    program = programs.appendingPathComponent(subject.program)
    scenarios = folder.appendingPathComponent("built-in.scenario")
    self.folder = folder
    let texts = try BuiltInScenarioFiles(root: root).paths()
      .map { try Data(contentsOf: root.appendingPathComponent($0)) }
    try Data(texts.joined(separator: Data("\n".utf8))).write(to: scenarios)
    transcript = try MutantProcess.run(
      program, ["--scenario", scenarios.path], mutant: nil, seconds: subject.limit.rawValue)
    try requireSuccess(of: "the scenarios", transcript)
    try requireSuccess(of: "the unit tests", runTests("", mutant: nil).outcome)
  }

  /// What does not hold without a mutant tells nothing of any.
  private func requireSuccess(of suite: String, _ outcome: MutantProcess.Outcome) throws {
    guard outcome.status == 0 else {
      throw CommandFailure.unavailable("\(suite) fail without a mutant:\n\(outcome.output)")
    }
  }

  /// Runs the unit tests, and the scenarios, with the mutant.
  func run(_ mutant: Mutant) throws -> MutantOutcome {
    let stem = mutant.file.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
    let all = try runTests("", mutant: mutant.id)
    var isFoundByRole = hasRoles && all.files.contains("\(stem)Tests.swift")
    if all.outcome.isCrash || all.outcome.isStopped, hasRoles, !isFoundByRole {
      // Its own tests may have been still to come.
      isFoundByRole = try runTests("\(stem)Tests/", mutant: mutant.id).outcome.status != 0
    }
    var found: [MutantOutcome.Finder] = isFoundByRole ? [.role] : []
    if all.outcome.status != 0 { found.append(.unitTests) }
    let scenarios = try MutantProcess.run(
      program, ["--scenario", scenarios.path], mutant: mutant.id, seconds: subject.limit.rawValue)
    if scenarios != transcript { found.append(.scenarios) }
    let roles = Set(
      all.files.compactMap {
        subject.role(ofFileNamed: $0.replacing("Tests.swift", with: ".swift"))
      })
    return outcome(
      of: mutant, end: Self.end(all.outcome), foundBy: found, failingRoles: roles.sorted())
  }

  /// What is said of a mutant that the compiler refuses.
  func notCompiled(_ mutant: Mutant) -> MutantOutcome {
    outcome(of: mutant, end: .notCompiled, foundBy: [], failingRoles: [])
  }

  private static func end(_ outcome: MutantProcess.Outcome) -> MutantOutcome.End {
    if outcome.isStopped { return .stopped }
    return outcome.isCrash ? .crashed : outcome.status == 0 ? .passed : .failed
  }

  private func outcome(
    of mutant: Mutant, end: MutantOutcome.End, foundBy: [MutantOutcome.Finder], failingRoles: [String]
  ) -> MutantOutcome {
    MutantOutcome(
      id: mutant.id.description, file: mutant.file, line: mutant.line,
      role: subject.role(ofFileNamed: mutant.file) ?? "", change: mutant.change.rawValue,
      original: mutant.original, replacement: mutant.replacement, end: end, foundBy: foundBy,
      failingRoles: failingRoles)
  }

  /// One after the other, so that what a crash interrupts is known. Where no roles are to be told, the cheap tests come
  /// first, and the first failure is enough.
  ///
  /// - Parameter suite: the beginning of the suites' names; empty for all of the subject.
  private func runTests(
    _ suite: String, mutant: Mutant.ID?
  ) throws -> (outcome: MutantProcess.Outcome, files: Set<String>) {
    guard hasRoles else {
      let last = "/(\(subject.lastTests.joined(separator: "|")))\\("
      let first = try runTests(
        ["--filter", "^\(subject.testModule)\\.", "--skip", last], mutant, limit: subject.limit)
      guard first.status == 0 else { return (first, []) }
      return (
        try runTests(["--filter", "^\(subject.testModule)\\..*\(last)"], mutant, limit: .lastTests), []
      )
    }
    let events = folder.appendingPathComponent("\(mutant?.description ?? subject.name).events")
    let outcome = try runTests(
      [
        "--filter", "^\(subject.testModule)\\.\(suite)", "--event-stream-output-path", events.path,
        "--event-stream-version", "0",
      ], mutant, limit: subject.limit)
    guard let data = FileManager.default.contents(atPath: events.path) else { return (outcome, []) }
    try FileManager.default.removeItem(at: events)
    return (outcome, try TestEvents(data).failedFiles)
  }

  private func runTests(
    _ words: [String], _ mutant: Mutant.ID?, limit: MutationSubject.ProcessorTime
  ) throws -> MutantProcess.Outcome {
    try MutantProcess.run(
      tests, ["--testing-library", "swift-testing", "--no-parallel"] + words, mutant: mutant,
      seconds: limit.rawValue, endingAt: hasRoles ? nil : " recorded an issue")
  }
}

/// Runs a program with a mutant chosen.
struct MutantProcess {
  /// How a process ended, and what it wrote.
  struct Outcome: Equatable {
    let status: Int32
    let output: String

    // A signal that ends a process is its status. Neither the tests nor the apps end with one of these by themselves.

    /// Whether its processor time was used up.
    var isStopped: Bool { status == SIGXCPU || status == SIGKILL }
    /// Whether a signal ended it: on a trap, an index out of range for one.
    var isCrash: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS].contains(status) }
  }

  /// - Parameters:
  ///   - mutant: nil for the program as it is.
  ///   - seconds: of processor time, after which it is stopped.
  ///   - failure: what tells in the output that it fails: it is ended then. Nil to let it go on to its end.
  static func run(
    _ program: URL, _ words: [String], mutant: Mutant.ID?, seconds: Int, endingAt failure: String? = nil
  ) throws -> Outcome {
    let chosen = "\(SubjectMutants.variable)=\(mutant.map(String.init(describing:)) ?? "")"
    // Of a crash it is enough to know that there was one: its backtrace takes seconds.
    let limited = ["sh", "-c", "ulimit -t \(seconds); exec \"$0\" \"$@\"", program.path]
    let completion = try Subprocess.run(
      [chosen, "SWIFT_BACKTRACE=enable=no"] + limited + words, mergingErrors: true, endingAt: failure)
    // Whatever it came to before it was ended.
    let hasFailed = failure.map(completion.output.contains) ?? false
    return Outcome(status: hasFailed ? EXIT_FAILURE : completion.status, output: completion.output)
  }
}

/// What a test process wrote of its course: one JSON object a line, which Swift Testing calls version 0 of its event stream.
struct TestEvents: Equatable {
  /// The names of the files with a test that failed, or that ran when the process ended by itself.
  let failedFiles: Set<String>

  private struct EventLine: Decodable {
    struct Payload: Decodable {
      let kind: String
      let testID: String?
    }

    let payload: Payload
  }

  /// The last line may be cut off.
  init(_ data: Data) throws {
    var failed: Set<String> = []
    var running: Set<String> = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    for line in lines where !line.isEmpty {
      let record = try JSONDecoder().decode(EventLine.self, from: Data(line))
      guard let test = record.payload.testID, let file = Self.file(of: test) else { continue }
      switch record.payload.kind {
      case "testStarted": running.insert(test)
      case "testEnded": running.remove(test)
      case "issueRecorded": failed.insert(file)
      default: break
      }
    }
    failedFiles = failed.union(running.compactMap(Self.file))
  }

  /// The file in an identifier such as `Module.Suite/test()/File.swift:7:4`; nil for that of a suite.
  private static func file(of test: String) -> String? {
    guard let place = test.split(separator: "/").last, place.contains(".swift:") else { return nil }
    return place.split(separator: ":").first.map(String.init)
  }
}
