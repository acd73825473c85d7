import Measurement
import SourceReading
import Testing

@testable import Workbench

/// What the measures of taps and roles count.
@Suite struct ArchitectureMeasureTests {
  private func table(_ sample: ProfileSample) -> MeasureTable {
    let systems = sample.results.systems.map(ArchitectureProfile.init)
    let apps = systems.map { CountedApp(name: $0.name, pattern: $0.name, counts: $0) }
    let taps = apps.compactMap { $0.map(\.done) }
    return MeasureTable(architectures: sample.names, ArchitectureMeasures(apps: apps, taps: taps).measures)
  }

  @Test func `a tap passes functions and types`() throws {
    var sample = ProfileSample()
    sample.cancel["VIPER"] = [
      "ListViewController.cancel()", "ListPresenter.cancel()", "ListPresenter.back()",
    ]
    let table = table(sample)
    #expect(try table.numbers(of: "tap.functions") == [1, 2, 3])
    #expect(try table.numbers(of: "tap.cancelFunctions") == [1, 3, 3])
    // Of the two, only a presenter.
    #expect(try table.numbers(of: "tap.cancelRoles") == [0, 0, 1])
  }

  // A presenter that closes the screen itself does what view model and coordinator do.
  @Test func `roles map if one of MVVM has all duties of each of VIPER`() throws {
    #expect(try table(ProfileSample()).number(of: "architectures.mapped", for: Measure.project) == 1)
    var sample = ProfileSample()
    sample.cancel["VIPER"] = ["ListPresenter.cancel()"]
    #expect(try table(sample).number(of: "architectures.mapped", for: Measure.project) == 0)
  }
}
