import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// A learner's folder, from the start to the solution.
@Suite(.waits) struct ExerciseCommandTests {
  private let folder: TestFolder

  private var place: URL { folder.url.appending(path: "mine") }

  init() throws { folder = try TestFolder() }

  @MainActor private func run(_ words: String...) -> CommandLineKit.ExitStatus {
    CompareCommand().run(["exercise"] + words)
  }

  private func files(_ path: String = "mine") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: path).path).sorted()
  }

  private func write(_ text: String, to path: String) throws { try folder.write(text, to: "mine/\(path)") }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: place.appending(path: path), encoding: .utf8)
  }

  @MainActor @Test func allAreListed() {
    for words in [[], ["list"]] { #expect(CompareCommand().run(["exercise"] + words) == .success) }
  }

  // MARK: From red to green

  #if os(Linux)
    @MainActor @Test func aTapIsRedThenGreen() throws {
      #expect(run("start", "1-tap-viper", "--in", place.path) == .success)
      let task = try text("TASK.md")
      #expect(task.contains("./exercise check") && !task.contains("## Answer"))
      #expect(run("check", place.path) == .checkFailed)
      #expect(try ExerciseFolder(place.path).progress().attempts == 0, "nobody has tried yet")
      for _ in 0..<5 { #expect(run("hint", place.path) == .success) }
      #expect(
        run("hint", place.appending(path: "Sources").path) == .success, "whatever folder of it is named")
      #expect(run("solution", place.path) == .success)
      #expect(try text("answer.txt").contains("?"), "the learner's own stays")
      let viper = ArchitectureCatalog.leading[2]
      let stacks = TapTracer().stacks(ofTap: "Done", in: viper).value
      try write(TapTree(#require(stacks)).text(), to: "answer.txt")
      for _ in 0..<2 { #expect(run("check", place.path) == .success) }
      try write("?\n", to: "answer.txt")
      #expect(run("check", place.path) == .checkFailed, "Solved is not for ever")
      let progress = try ExerciseFolder(place.path).progress()
      #expect(progress.attempts == 1 && progress.solved != nil)
      let exercise = try Exercise("1-tap-viper", in: PackageFolder.root)
      #expect(progress.line(of: exercise, lines: 0) == "1-tap-viper,VIPER,0,1,0")
    }

    /// Each that needs no build.
    @Test(arguments: try Exercise.all(in: PackageFolder.root).filter { $0.kind == .tap }.map(\.id))
    @MainActor func eachTapIsRedAtTheStartAndGreenWithItsSolution(id: String) throws {
      #expect(run("verify", id) == .success)
    }
  #endif

  // MARK: Nothing is lost

  @MainActor @Test func whatIsThereIsLeftAsItIs() throws {
    try write("mine\n", to: "notes.txt")
    #expect(run("start", "1-tap-mvc", "--in", place.path) == .usage)
    #expect(run("start", "1-tap-mvc", "--in", place.appending(path: "notes.txt").path) == .usage)
    #expect(run("start", "1-tap-mvc", "--in", place.appending(path: "notes.txt/x").path) == .unavailable)
    #expect(run("start", "1-tap-mvc", "--in", PackageFolder.path("Sources/x")) == .usage)
    #expect(try files() == ["notes.txt"])
    #expect(try text("notes.txt") == "mine\n")
    #expect(try folder.files == ["mine"])
  }

  @MainActor @Test func anOptionOfAnotherVerbIsRefused() {
    #expect(run("hint", "--in", "7") == .usage)
  }

  @MainActor @Test func aFolderWithoutAnExerciseIsNoExercise() throws {
    try write("mine\n", to: "notes.txt")
    for verb in ["check", "hint", "solution"] { #expect(run(verb, place.path) == .usage) }
    try write("{}", to: ".exercise/progress.json")
    for verb in ["check", "hint", "solution"] { #expect(run(verb, place.path) == .usage) }
    try write(
      #"{"attempts":0,"exercise":"../x","hints":0,"started":0}"#,
      to: ".exercise/progress.json")
    #expect(run("check", place.path) == .usage)
    #expect(try files() == [".exercise", "notes.txt"])
  }

  // MARK: Judging, with a `swift` that builds scripts

  private static let failure = """
    echo 'scenario "Adding"'; echo '  launch'; echo '    | Contacts'
    echo '  expect rows "Ada"  # FAILED: expected the rows: "Ada"; found none'; echo '    | No contacts yet'
    echo "$2:7:3: expected the rows: \\"Ada\\"; found none"; exit 1
    """

  /// Lays out an exercise, with the solution if asked for.
  private func laid(_ id: String, isSolved: Bool = false) throws -> Exercise {
    let exercise = try Exercise(id, in: PackageFolder.root)
    try ExerciseFolder(url: place).write(exercise, isSolved: isSolved, tap: nil)
    return exercise
  }

  /// Judges what is laid out, as often as a test likes.
  private func verdicts(
    on exercise: Exercise, build: String = "", app: String = "exit 0",
    tests: String = "echo 'Test run with 3 tests in 1 suite'"
  ) throws -> [ExerciseJudge.CheckedPoint] {
    let swift = try folder.program(
      "swift",
      """
      for last; do :; done
      if [ "$1" = test ]; then cd "$last"; \(tests); exit; fi
      \(build)
      mkdir -p "$last/.build/debug"
      printf '%s\\n' '#!/bin/sh' "$(cat '\(folder.path)/app')" > "$last/.build/debug/\(exercise.architecture.name)"
      chmod +x "$last/.build/debug/\(exercise.architecture.name)"
      """)
    try folder.write(app, to: "app")
    return try ExerciseJudge(
      exercise: exercise, folder: ExerciseFolder(url: place), progress: ProgressLine(), tap: nil,
      swift: swift.path
    ).verdicts()
  }

  @Test func whatDoesNotBuildOrRunIsSaid() throws {
    let exercise = try laid("3-delete-mvc")
    try expectLines(ofWhatDoesNotBuild: exercise)
    try expectStepAndScreen(ofAScenarioThatFails: exercise)
    let text = try #require(try verdicts(on: exercise, app: "echo Fatal; kill -9 $$").last).text
    #expect(text.contains("scenarios/adding.scenario: the app ended by itself, or did not end"), "\(text)")
    #expect(text.contains("Fatal"))
    try expectReasonAndLine(ofACrash: exercise)
  }

  private func expectLines(ofWhatDoesNotBuild exercise: Exercise) throws {
    func error(_ line: String) -> String {
      "Sources/Architectures/MVC/A.swift:\(line):4: error: cannot find 'x' in scope"
    }
    let found = try verdicts(
      on: exercise,
      build: "echo '[1/2] Compiling A'; for i in 5 3 1 2 10; do echo \"$last/\(error("$i"))\"; done; exit 1")
    #expect(found.count == 1 && !found[0].isGood)
    #expect(
      found[0].text == "It does not build:\n  \(error("1"))\n  \(error("2"))\n  \(error("3"))\n  and 2 more")
  }

  private func expectStepAndScreen(ofAScenarioThatFails exercise: Exercise) throws {
    let found = try verdicts(on: exercise, app: Self.failure)
    #expect(found.map(\.isGood) == [true, true, false])
    #expect(
      found[2].text.contains(
        "scenarios do not hold:\n  \"Adding\", scenarios/adding.scenario:7:3: expected the rows"))
    #expect(found[2].text.contains("The screen was:\n      | No contacts yet"))
    #expect(found[2].text.contains("\n  and 4 more"), "\(found[2].text)")
  }

  /// What Swift prints between the reason and the app's line is for others.
  private func expectReasonAndLine(ofACrash exercise: Exercise) throws {
    let crash = """
      echo 'TerminalKit/TableView.swift:41: Fatal error: the data source has not the rows'; echo
      echo '*** Program crashed: Illegal instruction at 0x00007f12 ***'; echo 'Thread 0 crashed:'
      echo '0 0x00007f12 TableView.deleteRow(at:) + 64 in MVC at /a b/Sources/TerminalKit/Views/TableView.swift:41:5'
      echo '1 0x00007f12 f() + 64 in MVC at /a b/Sources/Architectures/MVC/ContactList/A.swift:83:7'
      echo 'Registers:'; for i in 1 2 3 4 5 6 7 8 9; do echo "r$i 0x0000"; done; kill -ILL $$
      """
    let found = try verdicts(on: exercise, app: crash)
    let said =
      "scenarios/adding.scenario: crashed: the data source has not the rows, from"
      + " Sources/Architectures/MVC/ContactList/A.swift:83:7\n"
    #expect(found[2].text.contains(said), "\(found[2].text)")
    #expect(!found[2].text.contains("0x0000"))
  }

  @Test func aTestBelongsIntoItsFile() throws {
    let exercise = try laid("4-test-mvc")
    try write("// mine\n", to: "Tests/ContactsMVCTests/MineTests.swift")
    let found = try verdicts(on: exercise)
    #expect(found.last?.text.hasPrefix("The test belongs into Tests/ContactsMVCTests/AddContact/") == true)
  }

  /// What `check.txt` says of it needs no build.
  @Test(arguments: try Exercise.all(in: PackageFolder.root).filter { $0.kind == .layers }.map(\.id))
  func aBrokenLayerIsSaidWithFileLineAndRule(id: String) throws {
    let exercise = try laid(id)
    let found = try verdicts(on: exercise)
    #expect(found.map(\.isGood) == [true, false, true])
    let said = try #require(exercise.output.firstRange(of: "NOT YET"))
    #expect(exercise.output[said.lowerBound...].hasPrefix(found[1].line), "\(found[1].line)")
  }

  @Test(arguments: [
    (
      "3-delete-mvc",
      ["Sources/ContactsDomain/Contact.swift", "scenarios/adding.scenario", "Package.swift"]
    ),
    ("4-test-viper", ["Sources/Architectures/VIPER/ContactsApp.swift"]),
    ("4-fault-mvvm", ["Tests/ContactsMVVMTests/ContactsAppTests.swift"]),
  ])
  func whatJudgesIsNotTheLearnersToChange(id: String, paths: [String]) throws {
    let exercise = try laid(id)
    for path in paths {
      let before = try text(path)
      try write("// mine\n", to: path)
      let found = try verdicts(on: exercise)
      #expect(found.count == 1 && found[0].text.contains(path) && !found[0].isGood, "\(path)")
      try write(before, to: path)
    }
  }

  @Test func notesAndScenariosOfTheLearnersOwnAreWelcome() throws {
    let exercise = try laid("3-delete-mvc", isSolved: true)
    for path in ["notes.swift", "mine.scenario"] { try write("mine", to: path) }
    #expect(try verdicts(on: exercise).map(\.isGood) == [true, true, true])
  }

  @Test func aCrashOfTheTestsIsSaid() throws {
    let crash = "echo 'A.swift:4: Fatal error: the data source has not the rows'; kill -ILL $$"
    let found = try verdicts(on: laid("4-fault-mvc"), tests: crash)
    #expect(found.last?.text.hasPrefix("The unit tests crashed: the data source has not the rows") == true)
  }

  /// The script finds the fault by a file that only the faulty app's folder lacks.
  @Test func aTestHasToPassOnTheSoundAppAndToFailOnTheFaultyOne() throws {
    let exercise = try laid("4-test-viper")
    let pass = "echo 'Test run with 3 tests in 1 suite'"
    #expect(
      try verdicts(on: exercise, tests: pass).last?.text.hasPrefix("The fault is still alive") == true)
    let issue = "for i in 1 2; do echo \"✘ Test x() recorded an issue at A.swift:$i:5: no\"; done"
    let all = try verdicts(
      on: exercise,
      tests: "\(issue); echo 'Suite B passed after'; echo 'Test run with 7 tests failed'; exit 1")
    #expect(all.map(\.isGood) == [true, false])
    #expect(
      all[1].text == "1 of 7 unit tests fail:\n  x() at A.swift:1:5: no\n  All tests pass in: B")
    let crash = try verdicts(on: exercise, tests: "echo 'Fatal error: Index out of range'; exit 1")
    #expect(crash[1].text == "The unit tests crashed: Index out of range")
    let found = try verdicts(on: exercise, tests: "test -d .exercise || exit 1; \(pass)")
    #expect(found.last == .good("Your tests find the fault."))
    for none in ["true", "echo 'Test run with 0 tests in 0 suites passed'"] {
      #expect(try verdicts(on: exercise, tests: none).last?.text == "There is no unit test.")
    }
  }

  /// The lessons print what `check` prints.
  @Test func whatIsPrintedAtTheStartIsVerified() throws {
    let exercise = try Exercise("1-tap-mvc", in: PackageFolder.root)
    let start = ExerciseJudge.CheckedPoint.bad(String(exercise.output.dropFirst("NOT YET  ".count)))
    #expect(ExerciseJudge.faults(in: [start], of: exercise, isSolved: false) == [])
    #expect(
      ExerciseJudge.faults(in: [.bad("something else")], of: exercise, isSolved: false)
        == ["at the start, check prints this, and check.txt says otherwise:\nNOT YET  something else"])
    #expect(
      ExerciseJudge.faults(in: [.good("so")], of: exercise, isSolved: false)
        == ["it is solved before anything is done"])
    #expect(ExerciseJudge.faults(in: [.good("so")], of: exercise, isSolved: true) == [])
    #expect(
      ExerciseJudge.faults(in: [.good("so"), .bad("not so")], of: exercise, isSolved: true)
        == ["with the solution: not so"])
  }

  @Test func theLearnersLinesAreCountedAgainstTheStart() throws {
    let exercise = try Exercise("3-delete-mvc", in: PackageFolder.root)
    let mine = ExerciseFolder(url: place)
    try mine.write(exercise, isSolved: false, tap: nil)
    let path = "Sources/Architectures/MVC/ContactsApp.swift"
    try write(text(path) + "\nstruct Further {}\n// a comment\n", to: path)
    #expect(try mine.changes(of: exercise).lines == 1)
  }
}
