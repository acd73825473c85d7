import Foundation
import Testing

@testable import Workbench

@Suite struct BuildOutputTests {
  private let output = """
    Building for debugging...
    [0/7] Write sources
    [7/11] Compiling ContactsMVC ContactsApp.swift
    /p/ContactsApp.swift:3:1: error: cannot find 'x' in scope
    let text = "[1/2] Compiling"
    [warning] no place
    [10/12] Linking MVC
    Build complete! (4.10s)
    """

  @Test func whatABuildSaysIsShownWithoutItsProgress() {
    #expect(
      BuildOutput(text: output).withoutProgress == """
        Building for debugging...
        /p/ContactsApp.swift:3:1: error: cannot find 'x' in scope
        let text = "[1/2] Compiling"
        [warning] no place
        Build complete! (4.10s)
        """)
  }

  @Test func eachTestThatFailsIsToldOnceWithItsFirstIssue() {
    let output = BuildOutput(
      text: """
        ◇ Suite ATests started.
        ✘ Test b() recorded an issue at B+CTests.swift:9:5: Expectation failed: 1 == 2
        ✘ Test b() recorded an issue at B+CTests.swift:10:5: Expectation failed: 3 == 4
        ✘ Test a(x:) recorded an issue with 1 argument x → "at A.swift:" at BTests.swift:7:5: Caught error: .no
        ✘ Test b() recorded an issue at ATests.swift:1:5: Expectation failed: 5 == 6
        ✘ Test b() failed after 0.007 seconds with 1 issue.
        ✔ Suite DTests passed after 0.008 seconds.
        ✔ Suite CTests passed after 0.008 seconds.
        ✘ Suite ATests failed after 0.008 seconds with 1 issue.
        """)
    #expect(
      output.failedTests == [
        "b() at ATests.swift:1:5: Expectation failed: 5 == 6",
        "b() at B+CTests.swift:9:5: Expectation failed: 1 == 2",
        "a(x:) at BTests.swift:7:5: Caught error: .no",
      ])
    #expect(output.passedSuites == ["CTests", "DTests"])
  }

  @Test(arguments: [
    ("􀟈  Test run started.\n✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.\n", 12),
    ("✔ Test run with 1 test in 0 suites passed after 0.1 seconds.", 1),
    ("✔ Test run with 2034567890 tests in 9 suites passed after 0.1 seconds.", 2_034_567_890),
    ("a test said: Test run with 3 tests\n✔ Test run with 12 tests in 3 suites passed.\n", 12),
    ("Executed 0 tests, with 0 failures\n", nil), ("", nil),
  ])
  func theNumberOfTestsIsTold(output: String, tests: Int?) {
    #expect(BuildOutput(text: output).testCount == tests)
  }
}

@Suite struct CompilerMessageTests {
  @Test func `errors in a folder are told once, by their places`() {
    let output = """
      [1/2] Compiling A F.swift
      /t/Sources/A/F.swift:10:4: error: cannot find 'x: y' in scope
      /t/Sources/A/F.swift:2:4: error: no
      /t/Sources/A/F.swift:2:4: error: no
      /t/Sources/A/F.swift:3:4: warning: may
      /other/F.swift:3:4: error: elsewhere
      error: fatalError
      """
    let found = CompilerMessage.errors(in: output, below: URL(filePath: "/t"))
    #expect(
      found.map(\.description) == [
        "Sources/A/F.swift:2:4: error: no", "Sources/A/F.swift:10:4: error: cannot find 'x: y' in scope",
      ])
  }
}
