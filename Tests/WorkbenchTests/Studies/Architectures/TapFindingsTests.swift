import BehaviourProof
import Measurement
import Testing

@testable import Workbench

/// What is told of the ways of one tap.
@Suite struct TapFindingsTests {
  private func taps(_ done: [Measured<[TapResults.Stack]>]) throws -> TapFindings {
    var fixture = Fixture()
    let systems = zip(fixture.names.map(Source.system), done).map { system, done in
      ArchitectureProfiles.System(
        name: system.name, folder: system.folder, sources: system.sources, coupling: system.coupling,
        lifetimes: system.lifetimes, done: done, cancel: .notMeasured(reason: "not asked"))
    }
    fixture.systems = ArchitectureProfiles(
      proof: .init(scenarios: 1, walks: 1, screens: 1, files: 1), systems: systems)
    return TapFindings(try fixture.results())
  }

  @Test func eachArchitectureHasItsOwnWay() throws {
    let found = try taps([
      .measured([Taps.stack(.screen, "A.a()")]), .measured([Taps.stack(.storage, "B.b()")]),
      .measured([Taps.stack(.storage, "C.c()")]),
    ])
    #expect(found.paths.map(\.architecture) == ["MVC", "MVVM", "VIPER"])
    #expect(found.paths.map(\.types) == [["A"], ["B"], ["C"]])
    #expect(found.missing == nil)
  }

  @Test func whereOneWasNotFollowedTheFirstReasonIsSaid() throws {
    let found = try taps([
      .measured([]), .notMeasured(reason: "no debugger"), .notMeasured(reason: "no symbols"),
    ])
    #expect(found.paths.isEmpty)
    #expect(found.missing == "no debugger")
  }
}
