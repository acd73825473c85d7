import CommandLineKit
import Testing

@testable import BehaviourProof
@testable import Measurement
@testable import Workbench

/// What no report can be made of is refused with its place.
@Suite struct ResultsCheckTests {
  private func complaint(_ change: (inout Fixture) -> Void) throws -> String? {
    var fixture = Fixture()
    change(&fixture)
    do {
      try ResultsCheck(results: fixture.results()).run()
      return nil
    } catch let error as CommandFailure {
      return error.description
    }
  }

  @Test func `a number that is too large or negative is named`() throws {
    func complaint(_ value: Double) throws -> String? {
      let workload = WorkloadDescription(id: "add", summary: "adds", operation: "contact")
      let count = CountResults.Count(
        workload: "add", size: 10, arm: "MVC", metric: .allocations, value: .measured(value))
      return try self.complaint {
        $0.counts = .measured(CountResults(workloads: [workload], counts: [count]))
      }
    }
    #expect(try complaint(0.5) == nil)
    #expect(try complaint(1e12) == nil)
    for (value, words) in [(-0.5, "-0.5"), (1e300, "1e+300")] {
      #expect(
        try complaint(value) == "counts.counts[0].value: \(words) is no number from 0 to a million million.")
    }
    #expect(
      try self.complaint { $0.cores = -1 }
        == "environment.cores: -1 is no number from 0 to a million million.")
    // One of the times is ten times as long as the others, one a tenth of it.
    for factor in [5e12, 5e-5] {
      #expect(
        try self.complaint { $0.architectures[1].factor = factor }
          == "cost.run.cells[0]: A time is out of range.")
    }
  }

  @Test func `a list that must have something has it`() throws {
    #expect(try complaint { _ in } == nil)
    #expect(try complaint { $0.scenarios = [] } == nil)
    #expect(try complaint { $0.sizes = [:] } == "cost.run.cells: There is no cell.")
    #expect(try complaint { $0.rounds = 0 } == "cost.run.cells[0]: A launch is without a round.")
    #expect(
      try complaint { $0.hasControl = false } == "cost.run.cells[0]: The arm 'MVC again' is missing.")
  }

  @Test func `a name is there once`() throws {
    #expect(try complaint { $0.repeatsFirst = true } == "architectures: 'MVC' is there twice.")
    #expect(
      try complaint { $0.systems = ProfileSample(names: ["MVC", "MVC"]).results }
        == "systems.systems: 'MVC' is there twice.")
  }

  @Test func `each architecture that is compared is among all`() throws {
    var results = try Fixture().results()
    results.architectures.append("VIP")
    let error = #expect(throws: CommandFailure.self) { try ResultsCheck(results: results).run() }
    #expect(error?.description == "systems.systems: 'VIP' is missing.")
  }
}
