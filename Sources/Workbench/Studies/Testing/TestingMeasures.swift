import Measurement
import SourceReading

extension TestingFindings {
  /// The unit tests of each architecture, and what they find.
  var measures: [Measure] {
    let behaviours = architectures.first?.tests.levels.all
    return [
      Measure("tests.behaviours", "Behaviours", behaviours),
      Measure("tests.domainRules", "Rules that the domain's own tests show", testing.domainRules.count),
      count("uiFree", "Behaviours tested without UI", of: behaviours) { $0.tests.levels.noScreen },
      Measure(
        "tests.uiFree.addViewModel", "… only by the tests of the Add screen's view model",
        soleTests(of: Self.addViewModel)),
      count("viewController", "… only with a view controller", of: behaviours) {
        $0.tests.levels.viewController
      },
      count("app", "… only with the whole app", of: behaviours) { $0.tests.levels.app },
      count("count", "Unit tests") { $0.count },
      count("lines", "Code lines of the unit tests") { $0.codeLines },
      count("doubles", "Test doubles, types") { $0.tests.doubles.types },
      count("roles", "Roles with unit tests") { $0.tests.roles.count },
      tested("setUp", "Set-up lines of a typical test") { $0.linesBefore },
      count("faults", "Planted faults") { $0.mutants?.findable },
      tested("found", "… found by the unit tests", .percent) { $0.found(by: .unitTests) },
      tested("foundByRole", "… found by the unit tests of their file", .percent) { $0.found(by: .role) },
      tested("foundByScenarios", "… found by the scenarios", .percent) { $0.found(by: .scenarios) },
      tested("failingRoleCount", "Number of roles whose tests fail for one fault") {
        $0.outcomes.value.flatMap(MutantTally.meanFailingRoles)
      },
    ]
  }

  private static let addViewModel = "AddContact/AddContactViewModelTests.swift"

  /// The behaviours that no UI-free tests but those of one file show, in all compared architectures.
  private func soleTests(of file: String) -> Int {
    let files = architectures.flatMap(\.tests.soleTests).filter { $0.file == file }
    return files.reduce(0) { $0 + $1.behaviours }
  }

  private func count(
    _ key: String, _ title: String, of whole: Int? = nil, _ value: (TestedArchitecture) -> Int?
  ) -> Measure {
    var measure = tested(key, title) { value($0).map(Double.init) }
    measure.of = whole
    return measure
  }

  private func tested(
    _ key: String, _ title: String, _ unit: Measure.Unit = .count,
    _ value: (TestedArchitecture) -> Double?
  ) -> Measure {
    Measure("tests.\(key)", title, unit, of: all.map(\.tests.name)) { architecture($0).flatMap(value) }
  }
}
