import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Finds out whether a learner's folder does what its exercise asks for.
struct ExerciseJudge {
  /// One requirement of an exercise, and whether it is met, in words for a learner.
  struct CheckedPoint: Equatable, Sendable {
    let isGood: Bool
    let text: String

    static func good(_ text: String) -> CheckedPoint { CheckedPoint(isGood: true, text: text) }
    static func bad(_ text: String) -> CheckedPoint { CheckedPoint(isGood: false, text: text) }

    var line: String { "\(isGood ? "works  " : "NOT YET")  \(text)" }
  }

  let exercise: Exercise
  let folder: ExerciseFolder
  let progress: ProgressLine
  /// The tree to fill in; nil if the exercise has none.
  let tap: TapTree?
  /// The program that builds and tests a package.
  var swift = "swift"

  private static let maximumShown = 3
  /// Larger for tests, as it takes all of them to find a fault.
  private static let maximumTestsShown = 12

  /// The checked points in the order in which a learner fixes them, without those that depend on a failed step.
  func verdicts() throws -> [CheckedPoint] {
    if let tap { return try [judge(tap)] }
    let changed = try folder.changes(of: exercise).paths
    let outside = changed.filter { !$0.hasPrefix(exercise.workplace) }
    if !outside.isEmpty {
      let first = outside.prefix(Self.maximumShown).joined(separator: ", ")
      return [
        .bad(
          "This is not solved yet: it has to be solved in \(exercise.workplace), and something else was changed: \(first)."
            + " Make it what it is in \(folder.start.path), or take it out if it is not there.")
      ]
    }
    let errors = try build(folder.url)
    guard errors.isEmpty else { return [.bad("It does not build:\n\(errors)")] }
    var verdicts = [CheckedPoint.good("It builds.")]
    var standing: [String] = []
    if exercise.kind != .test {
      let reference = try ExerciseReference(exercise)
      let texts = try SourceFolder.texts(at: folder.url.appendingPathComponent(reference.folder).path)
      let found = reference.faults(in: texts)
      let misplaced = found.misplaced.map { reference.folder + $0 }
      verdicts += try [layers(misplaced, played: found.played, files: texts.count), scenarios()]
      if verdicts.allSatisfy(\.isGood), !found.missing.isEmpty {
        verdicts.append(.bad("Something is missing:\n\(Self.first(found.missing))"))
      }
      standing = found.standing
    }
    if exercise.hasTests { verdicts.append(try tests()) }
    if let path = standing.first, verdicts.allSatisfy(\.isGood) {
      verdicts.append(.bad("The fault is still in \(path), and something else makes up for it."))
    }
    if exercise.kind == .test, !changed.isEmpty, changed.filter(exercise.beginnings.contains).isEmpty {
      verdicts.append(.bad("The test belongs into \(exercise.beginnings.joined(separator: ", "))."))
    }
    if exercise.kind == .test, verdicts.allSatisfy(\.isGood) { verdicts.append(try fault()) }
    return verdicts
  }

  private func judge(_ tap: TapTree) throws -> CheckedPoint {
    let texts = try SourceFolder.texts(
      at: folder.url.appendingPathComponent(exercise.architecture.sourceFolder).path)
    let types = texts.flatMap { CoupledSource(path: $0, utf8: $1).units }.map {
      (name: $0.typeName, isProtocol: $0.declaration.kind == .protocol)
    }
    let faults = try tap.faults(in: folder.answer(), types: types)
    return faults.isEmpty
      ? .good("All \(tap.count) \(tap.unit)s are there, in their order.")
      : .bad("\(ExerciseFolder.answerName):\n" + faults.map { "  \($0)" }.joined(separator: "\n"))
  }

  /// The faults of the exercise itself, found by judging it before any work, or with the reference's solution.
  static func faults(in verdicts: [CheckedPoint], of exercise: Exercise, isSolved: Bool) -> [String] {
    let bad = verdicts.filter { !$0.isGood }
    if isSolved { return bad.map { "with the solution: \($0.text)" } }
    if bad.isEmpty { return ["it is solved before anything is done"] }
    let text = verdicts.map(\.line).joined(separator: "\n")
    return text == exercise.output
      ? [] : ["at the start, check prints this, and \(Exercise.outputName) says otherwise:\n\(text)"]
  }

  // MARK: Steps

  private func swiftBuild(_ place: URL) -> SwiftBuild { SwiftBuild(folder: place, swift: swift) }

  /// The compiler's messages, with paths from the top of the folder; empty if it builds.
  private func build(_ place: URL) throws -> String {
    progress.show("building, the first time for a minute or two")
    let build =
      try exercise.hasTests
      ? swiftBuild(place).build("--build-tests")
      : swiftBuild(place).build("--product", exercise.architecture.name)
    guard !build.isSuccess else { return "" }
    if build.text.contains("missing required module 'SwiftShims'") {
      return
        "The folder was copied or moved, and its builds were not. Delete \(place.path)/.build, and check again."
    }
    let errors = CompilerMessage.errors(in: build.text, below: place).map(\.description)
    return errors.isEmpty ? build.withoutProgress : Self.first(errors)
  }

  /// Whether each file keeps to its layer, and each role to the duties that it has in the reference solution.
  ///
  /// - Parameter duties: those in a wrong place, a line each; `played` are the files that are part of a role.
  private func layers(_ duties: [String], played: Set<String>, files: Int) throws -> CheckedPoint {
    var lines: [String] = []
    do {
      _ = try LayerRules.check([exercise.architecture], root: folder.url)
    } catch let failure as ProofFailure {
      let stranger = " plays no role of \(exercise.architecture)"
      let known = played.map { "\(exercise.architecture.sourceFolder)/\($0)\(stranger)" }
      lines = failure.description.split(separator: "\n").map(String.init).filter { !known.contains($0) }
    }
    let isBroken = { (role: Role) in lines.contains { $0.contains(" (\(role.name)) ") } }
    let rules = exercise.architecture.roles.filter { isBroken($0) && !$0.forbiddenImports.isEmpty }
      .map { "no \($0.name) may know \($0.forbiddenImports.joined(separator: " or "))" }
    if lines.isEmpty, duties.isEmpty {
      return .good("Each of the \(files) files keeps to its layer.")
    }
    let layers = rules.isEmpty ? "" : "\n  In \(exercise.architecture), \(rules.joined(separator: "; "))."
    let broken = lines.isEmpty ? "" : "A rule is broken:\n\(Self.first(lines))\(layers)"
    let wrong = duties.isEmpty ? "" : "A duty is in a wrong place:\n\(Self.first(duties))"
    return .bad([broken, wrong].filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private func scenarios() throws -> CheckedPoint {
    let program = swiftBuild(folder.url).programs.appendingPathComponent(exercise.architecture.name)
    let names = try ChangeFolder.names(in: "scenarios", of: folder.url).filter { $0.hasSuffix(".scenario") }
    var (failures, count) = ([String](), 0)
    for name in names {
      let file = folder.url.appendingPathComponent("scenarios/\(name)")
      count += try BuiltInScenarioFiles.names(in: file).count
      progress.show("running scenarios/\(name)")
      let run = try ScenarioRun(program, file, seconds: 20)
      guard run.status != 0 else { continue }
      let found = run.failures(named: "scenarios/\(name)")
      let end =
        crash(in: run.output)
        ?? "the app ended by itself, or did not end, behind this:\n\(Self.end(of: run.output))"
      failures += found.isEmpty ? ["scenarios/\(name): \(end)"] : found
    }
    return failures.isEmpty
      ? .good("It does what it should: all \(count) scenarios hold.")
      : .bad("\(failures.count) of \(count) scenarios do not hold:\n\(Self.first(failures))")
  }

  private func tests() throws -> CheckedPoint {
    progress.show("running the unit tests")
    let output = try swiftBuild(folder.url).test()
    guard output.isSuccess else {
      let (failed, passed) = (output.failedTests, output.passedSuites)
      guard !failed.isEmpty else {
        let end = crash(in: output.text) ?? "ended by themselves, behind this:\n\(Self.end(of: output.text))"
        return .bad("The unit tests \(end)")
      }
      let all = NumberText.count(output.testCount ?? failed.count, "unit test")
      return .bad(
        "\(failed.count) of \(all) fail:\n\(Self.first(failed, atMost: Self.maximumTestsShown))"
          + (passed.isEmpty ? "" : "\n  All tests pass in: \(passed.joined(separator: ", "))"))
    }
    guard let count = output.testCount, count > 0 else { return .bad("There is no unit test.") }
    return .good("All \(count) unit tests pass.")
  }

  /// Whether the learner's tests fail on sources with the hidden fault.
  private func fault() throws -> CheckedPoint {
    try folder.writeFault(of: exercise)
    let errors = try build(folder.faulty)
    guard errors.isEmpty else {
      throw CommandFailure.unavailable("the faulty app does not build:\n\(errors)")
    }
    progress.show("running the unit tests on the faulty app")
    return try swiftBuild(folder.faulty).test().isSuccess
      ? .bad("The fault is still alive: in an app that has it, all your tests pass.")
      : .good("Your tests find the fault.")
  }

  // MARK: Words

  private static func first(_ items: [String], atMost maximum: Int = maximumShown) -> String {
    let rest = items.count - maximum
    return (items.prefix(maximum).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  /// Why the app stopped itself, and where in its sources; nil if it did not.
  private func crash(in output: String) -> String? {
    Crash(in: output, below: "\(exercise.architecture.sourceFolder)/").map { "crashed: \($0)" }
  }

  private static func end(of output: String) -> String {
    output.split(separator: "\n").suffix(8).map { "    \($0)" }.joined(separator: "\n")
  }
}
