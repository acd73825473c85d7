import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// Who finds a mutant, told from programs that stand in for the unit tests and for an app.
@Suite struct MutantRunnerTests {
  /// What the two programs do with the mutant, in the shell's language, and what is to be said of it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var tests = ""
    var app = ""
    var end = MutantOutcome.End.passed
    var foundBy: [MutantOutcome.Finder] = []
    var roles: [String] = []
  }

  static let cases =
    [
      Case(testDescription: "nothing finds it"),
      Case(
        testDescription: "a test of its file fails", tests: "fails ListViewTests.swift; exit 1", end: .failed,
        foundBy: [.role, .unitTests], roles: ["View"]),
      Case(
        testDescription: "a test of another file fails", tests: "fails ListRouterTests.swift; exit 1",
        end: .failed, foundBy: [.unitTests], roles: ["Router"]),
      Case(
        testDescription: "tests of two files fail",
        tests: "fails ListRouterTests.swift; fails ListViewTests.swift; exit 1", end: .failed,
        foundBy: [.role, .unitTests], roles: ["Router", "View"]),
      Case(
        testDescription: "tests of two files of one role fail",
        tests: "fails ListViewTests.swift; fails AddViewTests.swift; exit 1", end: .failed,
        foundBy: [.role, .unitTests], roles: ["View"]),
      Case(
        testDescription: "the test of a file without a role fails", tests: "fails OtherTests.swift; exit 1",
        end: .failed, foundBy: [.unitTests]),
      Case(
        testDescription: "the test of a file whose name begins alike fails",
        tests: "fails ListViewModelTests.swift; exit 1", end: .failed, foundBy: [.unitTests]),
      Case(
        testDescription: "a test passed",
        tests: "event testStarted ListViewTests.swift; event testEnded ListViewTests.swift"),
      Case(
        testDescription: "the tests fail without a word", tests: "exit 1", end: .failed, foundBy: [.unitTests]
      ),
      Case(testDescription: "another screen", app: "echo other", foundBy: [.scenarios]),
      Case(
        testDescription: "the same screens, and a failure", app: "echo shown; exit 1", foundBy: [.scenarios]),
      Case(testDescription: "the app crashes", app: "kill -TRAP $$", foundBy: [.scenarios]),
      Case(
        testDescription: "its own test was running in a crash, which cut an event short",
        tests: #"event testStarted ListViewTests.swift; printf '{"kind":"ev' >> "$events"; kill -TRAP $$"#,
        end: .crashed,
        foundBy: [.role, .unitTests], roles: ["View"]),
      Case(
        testDescription: "another crashed, and its own pass",
        tests: #"[ "$own" ] && exit 0; event testStarted ListRouterTests.swift; kill -TRAP $$"#,
        end: .crashed, foundBy: [.unitTests], roles: ["Router"]),
      Case(
        testDescription: "another crashed, and its own fail",
        tests: #"[ "$own" ] && exit 1; event testStarted ListRouterTests.swift; kill -TRAP $$"#,
        end: .crashed, foundBy: [.role, .unitTests], roles: ["Router"]),
      Case(
        testDescription: "another did not end, and its own fail",
        tests: #"[ "$own" ] && exit 1; event testStarted ListRouterTests.swift; kill -KILL $$"#,
        end: .stopped, foundBy: [.role, .unitTests], roles: ["Router"]),
      Case(
        testDescription: "another failed, and its own are not run again",
        tests: #"[ "$own" ] && exit 1; fails ListRouterTests.swift; exit 1"#, end: .failed,
        foundBy: [.unitTests], roles: ["Router"]),
    ]
    + ["ILL", "TRAP", "SEGV", "BUS"].map {
      Case(testDescription: $0, tests: "kill -\($0) $$", end: .crashed, foundBy: [.role, .unitTests])
    }
    + [Case(testDescription: "KILL", tests: "kill -KILL $$", end: .stopped, foundBy: [.role, .unitTests])]

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["one", "two"] {
      try folder.write(
        "scenario \"\(name)\"\n", to: "Sources/ScenarioDriver/BuiltIn/Scenarios/\(name).scenario")
    }
  }

  private static let architecture = Architecture(
    name: "Stub", roles: [Role(name: "View", fileSuffix: "View"), Role(name: "Router", fileSuffix: "Router")]
  ) { ArchitectureCatalog.all[0].makeApp($0) }

  /// - Parameters:
  ///   - tests: what the tests do with a mutant; without one they pass.
  ///   - app: what the app does with a mutant; without one it shows something.
  private func suites(
    _ subject: Architecture = architecture, tests: String = "", app: String = "",
    testsWithout: String = "", appWithout: String = "echo shown"
  ) throws -> MutantRunner {
    let tests = try folder.program(
      "tests",
      """
      echo "$@" >> "$0.log"
      ulimit -t >> "$0.seconds"
      while [ $# -gt 0 ]; do
        case "$1" in
          --filter) case "$2" in *ListViewTests/) own=yes ;; esac; filter="$2" ;;
          --event-stream-output-path) events="$2" ;;
        esac
        shift
      done
      event() {
        echo '{"payload":{"kind":"'$1'","testID":"M.S/t()/'$2':1:2"}}' >> "$events"
      }
      fails() { event testStarted $1; event issueRecorded $1; event testEnded $1; }
      if [ -n "$\(Mutants.variable)" ]; then \(tests.isEmpty ? ":" : tests); else \(testsWithout.isEmpty ? ":" : testsWithout); fi
      """)
    _ = try folder.program(
      "Stub",
      """
      [ "$1" = --scenario ] && [ $(grep -c '^scenario' "$2") = 2 ] || exit 9
      if [ -n "$\(Mutants.variable)" ]; then \(app.isEmpty ? "echo shown" : app); else \(appWithout); fi
      """)
    return try MutantRunner(subject, tests: tests, programs: folder.url, root: folder.url, folder: folder.url)
  }

  private func mutant(of subject: String = "Stub", file: String = "List/ListView.swift") -> Mutant {
    Mutant(
      id: .init(subject: subject, number: 7), file: file, line: 1, lineText: "f()", change: .dropCall,
      original: "f()", replacement: "")
  }

  @Test(arguments: cases) func `who finds a mutant`(_ it: Case) throws {
    let outcome = try suites(tests: it.tests, app: it.app).run(mutant())
    #expect(outcome.end == it.end)
    #expect(outcome.foundBy == it.foundBy)
    #expect(outcome.failingRoles == it.roles)
    #expect(outcome.role == "View")
    #expect(outcome.id == "Stub-7")
  }

  @Test func `all tests of the subject run, one after the other`() throws {
    _ = try suites().run(mutant())
    let words = try String(contentsOfFile: folder.path + "/tests.log", encoding: .utf8).split(separator: "\n")
    #expect(words.count == 2, "without a mutant, and with it")
    for line in words {
      #expect(line.contains(#"--no-parallel --filter ^ContactsStubTests\. "#))
    }
  }

  @Test(arguments: [("exit 1", "echo shown"), ("kill -TRAP $$", "echo shown"), ("", "echo shown; exit 1")])
  func `nothing is told where something fails without a mutant`(tests: String, app: String) throws {
    #expect(throws: CommandFailure.self) { try suites(testsWithout: tests, appWithout: app) }
  }
}
