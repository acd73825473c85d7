import Foundation
import Measurement

/// The unit tests and the scenarios of one subject, which are run with each of its mutants.
struct MutantSuites {
  /// What holds without a mutant does not: nothing can be told of any.
  struct BaseFails: Error, CustomStringConvertible {
    let suite: String
    let output: String
    var description: String { "\(suite) fail without a mutant:\n\(output)" }
  }

  private let subject: MutationSubject
  private let tests: URL
  private let program: URL
  /// All built-in scenarios in one file.
  private let scenarios: URL
  private let folder: URL
  private let transcript: MutantProcess.Outcome

  /// The domain's tests are of what it does, not of its files.
  private var hasRoles: Bool { subject.architecture != nil }

  /// Runs all of it without a mutant. Throws ``BaseFails``, and what the system refuses.
  ///
  /// - Parameter folder: where the files of the run are.
  init(_ subject: MutationSubject, tests: URL, programs: URL, root: URL, folder: URL) throws {
    self.subject = subject
    self.tests = tests
    program = programs.appendingPathComponent(subject.program)
    scenarios = folder.appendingPathComponent("built-in.scenario")
    self.folder = folder
    try Self.scenarioText(root: root).write(to: scenarios)
    transcript = try MutantProcess.run(
      program, ["--scenario", scenarios.path], mutant: nil, seconds: subject.limit.rawValue)
    guard transcript.status == 0 else { throw BaseFails(suite: "the scenarios", output: transcript.output) }
    let base = try runTests("", mutant: nil)
    guard base.outcome.status == 0 else {
      throw BaseFails(suite: "the unit tests", output: base.outcome.output)
    }
  }

  private static func scenarioText(root: URL) throws -> Data {
    let folder = root.appendingPathComponent("Sources/ScenarioDriver/BuiltIn/Scenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try names.map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    return Data(texts.joined(separator: Data("\n".utf8)))
  }

  /// Runs the unit tests, and the scenarios, with the mutant. Throws what the system refuses.
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
