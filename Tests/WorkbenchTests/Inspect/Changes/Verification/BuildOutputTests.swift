import Testing

@testable import Workbench

@Suite struct BuildOutputTests {
  private let output = """
    Building for debugging...
    [0/7] Write sources
    [3/9] Write swift-version-24593BA9C3E375BF.txt
    [5/9] Emitting module ContactsMVC
    [6/9] Compiling ContactsMVC ContactsApp.swift
    [7/9] Compiling ContactsMVC ContactListViewController.swift
    [7/11] Compiling ContactsMVC ContactsApp.swift
    [8/11] Compiling MVC MVC.swift
    [8/12] Compiling CKnownCost KnownCost.c
    /p/ContactsApp.swift:3:1: error: cannot find 'x' in scope
    let text = "[1/2] Compiling"
    [10/12] Linking MVC
    Build complete! (4.10s)
    """

  @Test func whatABuildSaysIsShownWithoutItsProgress() {
    let failures = BuildFailures(output)
    #expect(
      failures.text == """
        Building for debugging...
        /p/ContactsApp.swift:3:1: error: cannot find 'x' in scope
        let text = "[1/2] Compiling"
        Build complete! (4.10s)
        """)
  }

  @Test func ofTestsThatFailOnlyTheIssuesAreShown() {
    let issue = "✘ Test x() recorded an issue at X.swift:1:1: Expectation failed: 1 == 2"
    let output = "◇ Test run started.\n\(issue)\n✘ Test x() failed after 1 seconds with 1 issue.\n"
    #expect(TestFailures(output).text == issue)
    #expect(TestFailures("error: no\n").text == "error: no\n")
  }

  @Test(arguments: [
    ("􀟈  Test run started.\n✔ Test run with 12 tests in 3 suites passed after 0.1 seconds.\n", 12),
    ("✔ Test run with 1 test in 0 suites passed after 0.1 seconds.", 1),
    ("Executed 0 tests, with 0 failures\n", nil), ("", nil),
  ])
  func theNumberOfTestsIsTold(output: String, tests: Int?) {
    #expect(TestCount(output).tests == tests)
  }
}
