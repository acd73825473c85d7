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

  // One of the times is ten times as long as the others, one a tenth of it.
  @Test(arguments: [5e12, 5e-5]) func `a time that is too long or too short is named`(factor: Double) throws {
    #expect(
      try complaint { $0.architectures[1].factor = factor } == "cost.run.cells[0]: A time is out of range.")
  }

  @Test func `a list that must have something has it`() throws {
    #expect(try complaint { _ in } == nil)
    #expect(try complaint { $0.scenarios = [] } == nil)
    #expect(try complaint { $0.sizes = [:] } == "cost.run.cells: There is no cell.")
    #expect(try complaint { $0.rounds = 0 } == "cost.run.cells[0]: A launch is without a round.")
    #expect(
      try complaint { $0.hasControl = false } == "cost.run.cells[0]: The participant 'MVC again' is missing.")
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
