import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct TestingMeasureTests {
  private func table(_ change: (inout TestingSample) -> Void = { _ in }) throws -> MeasureTable {
    var sample = TestingSample()
    change(&sample)
    let names = ["MVC", "MVVM", "VIPER"]
    let findings = try TestingFindings(sample.results, architectures: names, mutants: sample.mutants)
    return MeasureTable(architectures: names, findings.measures)
  }

  @Test(
    arguments: [
      ("uiFree", [0, 6, 5]), ("viewController", [9, 3, 4]), ("app", [1, 1, 1]), ("count", [4, 4, 4]),
      ("lines", [80, 80, 80]), ("doubles", [2, 2, 2]), ("roles", [2, 2, 2]),
      // The median of 0, 2, 4 and 9.
      ("setUp", [3, 3, 3]),
      ("faults", [4, 4, 4]), ("foundByRole", [1, 0.5, 0.75]), ("found", [1, 0.75, 1]),
      ("foundByScenarios", [0.5, 0.25, 0.25]), ("failingRoleCount", [2, 2, 2]),
    ] as [(String, [Double])])
  func `each architecture has a value`(key: String, values: [Double]) throws {
    #expect(try table().numbers(of: "tests.\(key)") == values)
  }

  @Test func `behaviours and rules are counted once`() throws {
    for (key, value) in [("behaviours", 10.0), ("domainRules", 2), ("uiFree.addViewModel", 3)] {
      #expect(try table().number(of: "tests.\(key)", for: Measure.project) == value)
    }
    #expect(try table().measure("tests.uiFree").fullTitle == "Behaviours tested without UI, of 10")
  }

  @Test func `what was not measured has no value`() throws {
    let table = try table { $0.hasMutants = false }
    #expect(throws: NoValue.self) { try table.number(of: "tests.found", for: "MVC") }
    #expect(try table.number(of: "tests.count", for: "MVC") == 4)
  }

  @Test func `one that was not compared has values too`() throws {
    let table = try table { sample in
      sample.names.append("VIP")
      sample.levels["VIP"] = [8, 1, 1]
    }
    #expect(try table.number(of: "tests.uiFree", for: "VIP") == 8)
    #expect(try table.numbers(of: "tests.uiFree") == [0, 6, 5])
  }

  @Test func `the page draws the levels`() throws {
    var fixture = Fixture()
    fixture.testing = TestingSample()
    let report = try fixture.report()
    #expect(report.figures["testing.svg"]?.contains("MVVM: 6 no UI, 3 a view controller") == true)
  }
}
