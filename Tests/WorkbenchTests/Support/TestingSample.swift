import Measurement

@testable import Workbench

/// Unit tests of three architectures, small enough to be checked by hand.
struct TestingSample {
  var names = ["MVC", "MVVM", "VIPER"]
  /// By architecture: the behaviours with UI-free tests, with a view controller, and with the whole app.
  var levels = ["MVC": [0, 9, 1], "MVVM": [6, 3, 1], "VIPER": [5, 4, 1]]
  /// By architecture: how many of four mutants the tests of the file find, all unit tests, and the scenarios.
  var found = ["MVC": [4, 4, 2], "MVVM": [2, 3, 1], "VIPER": [3, 4, 1]]
  var hasMutants = true
  var domainRules = ["Equal names", "An empty name"]
  /// By role, and test by test.
  var linesBefore = [[2, 4, 9], [0]]
  /// By architecture, where it is not 40.
  var viewTestLines: [String: Int] = [:]

  var results: TestingResults {
    TestingResults(architectures: names.map(architecture), domainRules: domainRules)
  }

  var mutants: StoredMutants {
    StoredMutants(
      Dictionary(uniqueKeysWithValues: names.map { ($0, mutants(of: $0, found[$0] ?? [0, 0, 0])) }))
  }

  private func architecture(_ name: String) -> TestingResults.ArchitectureTests {
    let levels = levels[name] ?? [0, 0, 0]
    return TestingResults.ArchitectureTests(
      name: name, levels: .init(noScreen: levels[0], viewController: levels[1], app: levels[2]),
      roles: [
        .init(
          name: "View", codeLines: viewTestLines[name] ?? 40, linesBefore: linesBefore[0]),
        .init(name: "Row", codeLines: 10, linesBefore: linesBefore[1]),
      ],
      doubles: .init(types: 2, codeLines: 30),
      soleTests: name == "MVVM"
        ? [.init(file: "AddContact/AddContactViewModelTests.swift", behaviours: 3)] : [])
  }

  /// Four that can be found, one that is equivalent, and one that does not compile.
  private func mutants(of name: String, _ found: [Int]) -> Measured<[MutantOutcome]> {
    guard hasMutants else { return .notMeasured(reason: "not measured for these sources") }
    let outcomes = (0..<6).map { number in
      let finders = zip(MutantOutcome.Finder.allCases, found).filter { number < $0.1 }.map(\.0)
      let isFound = finders.contains(.unitTests)
      return MutantOutcome(
        id: "\(name)-\(number + 1)", file: "F.swift", line: number, role: "View", change: "drop a call",
        original: "f(a)", replacement: "", end: number == 5 ? .notCompiled : isFound ? .failed : .passed,
        foundBy: number < 4 ? finders : [], failingRoles: isFound ? ["Row", "View"] : [],
        equivalence: number == 4 ? "Nobody sees it" : nil)
    }
    return .measured(outcomes)
  }
}
