import Measurement

extension Claim {
  // MARK: Testability

  private static let toolkit = "TerminalKit"

  /// The article holds VIPER against MVVM.
  static func separationImprovesTestability(_ findings: Findings) -> Claim? {
    let names = ["MVVM", "VIPER"]
    let structures = names.compactMap(findings.structure)
    guard structures.count == 2 else { return nil }
    func claim(_ measured: String, _ verdict: ClaimVerdict, figure: String = "") -> Claim {
      Claim(
        text: "VIPER's clearer separation improves testability and reuse.", source: .sacchi,
        rule:
          "compared with MVVM, VIPER shows more behaviours without a screen, the unit tests of its files find a larger share of"
          + " the mutants in them, and a larger share of its code lines needs no user interface;"
          + " one or two of these three settle nothing",
        measured: measured, figure: figure, verdict: verdict)
    }
    guard case .found(let testing) = findings.testing else {
      return claim("The unit tests were not counted in these results.", .notMeasured)
    }
    let tests = names.compactMap(testing.architecture)
    let own = tests.compactMap { $0.found(by: .role) }
    guard tests.count == 2, own.count == 2 else {
      return claim("Which mutants the unit tests find was not measured for these sources.", .notMeasured)
    }
    let behaviours = tests.map(\.tests.levels.noScreen)
    let free = structures.map(\.shareWithoutToolkit)
    let holds = [behaviours[0] < behaviours[1], own[0] < own[1], free[0] < free[1]]
    let signs = zip(
      ["behaviours without a screen", "mutants found", "code without the user interface"], holds)
    let figure = [("more", true), ("not more", false)].compactMap { words, holds in
      let found = signs.filter { $0.1 == holds }.map(\.0)
      return found.isEmpty ? nil : "\(words) \(WordList.and(found))"
    }
    return claim(
      "Without a screen MVVM shows \(NumberText.count(behaviours[0])) behaviours and VIPER"
        + " \(NumberText.count(behaviours[1])); the tests of a file find \(TestingText.percent(own[0])) of the mutants,"
        + " of \(NumberText.count(testing.faults.count, "kind")), in it under MVVM and \(TestingText.percent(own[1])) under VIPER; and \(TestingText.percent(free[0])) of MVVM's code"
        + " lines are in files that do not import \(MarkdownText.code(toolkit)), \(TestingText.percent(free[1])) of VIPER's."
        + " [More on testing](\(TestingPage.file)).",
      holds.allSatisfy(\.self) ? .holds : holds.contains(true) ? .unsettled : .fails,
      figure: "compared with MVVM, \(figure.joined(separator: "; "))")
  }

  static func goodForTestability(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("MVVM"), findings.architectures.count > 1 else { return nil }
    func claim(_ measured: String, _ verdict: ClaimVerdict, figure: String = "") -> Claim {
      Claim(
        text: "MVVM is good for testability.", source: .sholichin,
        rule:
          "MVVM shows more than half of the behaviours without a screen, and no other architecture shows more of them so",
        measured: measured, figure: figure, verdict: verdict)
    }
    guard case .found(let testing) = findings.testing, testing.architectures.count > 1,
      let mvvm = testing.architecture("MVVM")?.tests.levels
    else { return claim("The unit tests were not counted in these results.", .notMeasured) }
    let words = testing.architectures.map { architecture in
      let levels = architecture.tests.levels
      return "\(architecture.name) \(NumberText.count(levels.noScreen)) of \(NumberText.count(levels.all))"
    }
    let isMost = testing.architectures.allSatisfy { $0.tests.levels.noScreen <= mvvm.noScreen }
    return claim(
      "Shown without a screen: \(words.joined(separator: "; ")). [More on testing](\(TestingPage.file)).",
      ClaimVerdict(isMost && 2 * mvvm.noScreen > mvvm.all),
      figure:
        "\(NumberText.count(mvvm.noScreen)) of \(NumberText.count(mvvm.all, "behaviour")) without a screen")
  }
}

extension StructureResults.ArchitectureSources {
  /// The share of the code lines that are in files which do not import the user interface.
  fileprivate var shareWithoutToolkit: Double {
    let free = metrics.files.filter { !$0.imports.contains("TerminalKit") }
    return Double(free.reduce(0) { $0 + $1.counts.codeLines }) / Double(max(1, metrics.counts.codeLines))
  }
}
