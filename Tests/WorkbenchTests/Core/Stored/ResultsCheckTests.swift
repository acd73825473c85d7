import CommandLineKit
import Testing

@testable import Measurement
@testable import Workbench

/// What no report can be made of is refused with its place, and nothing else.
@Suite struct ResultsCheckTests {
  /// A change to sound results, and what is said of it; nil where it passes.
  struct Case: CustomTestStringConvertible {
    let change: @Sendable (inout Fixture) -> Void
    let complaint: String?

    init(_ complaint: String?, _ change: @escaping @Sendable (inout Fixture) -> Void) {
      (self.change, self.complaint) = (change, complaint)
    }

    var testDescription: String { complaint ?? "sound" }

    static func changes(_ complaint: String?, _ change: @escaping @Sendable (inout ChangeSample) -> Void)
      -> Case
    {
      Case(complaint) { fixture in
        var sample = ChangeSample()
        change(&sample)
        fixture.changes = .measured(sample.results)
      }
    }

    static func systems(_ complaint: String?, _ change: @escaping @Sendable (inout SystemSample) -> Void)
      -> Case
    {
      Case(complaint) { fixture in
        var sample = SystemSample()
        change(&sample)
        fixture.systems = .measured(sample.results)
      }
    }

    static func counted(_ complaint: String?, _ value: Double) -> Case {
      let workload = WorkloadDescription(id: "add", summary: "adds", operation: "contact")
      let count = CountResults.Count(
        workload: "add", size: 10, arm: "MVC", metric: .allocations, value: .measured(value))
      return Case(complaint) { $0.counts = .measured(CountResults(workloads: [workload], counts: [count])) }
    }

    static func elsewhere(_ complaint: String?, _ lines: Int, _ own: Int, _ types: Int) -> Case {
      let build = ElsewhereResults.AppBuild(
        architecture: "MVC", codeLines: lines, ownCodeLines: own, types: types, protocols: 0, files: 1,
        viewControllers: 0, viewControllerLines: 0)
      return Case(complaint) {
        $0.elsewhere = ElsewhereResults(
          apps: [.init(repository: "a", commit: "b", subject: "c", behavesAlike: true, builds: [build])])
      }
    }

    static func testing(_ complaint: String?, _ change: @escaping @Sendable (inout TestingSample) -> Void)
      -> Case
    {
      Case(complaint) { fixture in
        var sample = TestingSample()
        change(&sample)
        fixture.testing = .measured(sample.results)
      }
    }
  }

  static let cases = [
    Case(nil) { _ in },
    Case(nil) { $0.baselines = [] },
    Case(nil) { $0.scenarios = [] },
    // Names.
    Case("architectures: There is nothing.") { ($0.architectures, $0.sizes) = ([], ["add": []]) },
    Case("architectures: 'MVC' is there twice.") {
      $0.structures = []
      $0.repeatsFirst = true
    },
    Case("architectures: A baseline is named 'toolkit + domain' too.") {
      ($0.architectures[1].name, $0.baselines) = (ReferenceArm.toolkit, [])
    },
    Case("architectures: A baseline is named 'calibration' too.") {
      ($0.architectures[1].name, $0.baselines) = (ReferenceArm.calibration, [])
    },
    Case("architectures: A baseline is named 'MVC again' too.") {
      ($0.architectures[1].name, $0.hasControl) = (ReferenceArm.again("MVC"), false)
    },
    // Numbers.
    Case("behaviour.scenarios[0].actions: 1000000000001 is no number from 0 to a million million.") {
      $0.scenarios = [.init(name: "Any", actions: 1_000_000_000_001, expectations: 1, screens: 1)]
    },
    Case(nil) {
      $0.scenarios = [.init(name: "Any", actions: 1_000_000_000_000, expectations: 0, screens: 1)]
    },
    Case("environment.cores: -1 is no number from 0 to a million million.") { $0.cores = -1 },
    .counted(nil, 0.5),
    .counted("counts.counts[0].value: -0.5 is no number from 0 to a million million.", -0.5),
    .counted("counts.counts[0].value: 1e+300 is no number from 0 to a million million.", 1e300),
    // Times.
    Case("cost.run.cells: There is no cell.") { $0.sizes = [:] },
    Case("cost.run.workloads: They are not those of the cells.") { $0.sizes = ["add": [1], "scroll": []] },
    Case("cost.run.cells: 'add at 1' is there twice.") { $0.sizes = ["add": [1, 1]] },
    // One of the times is ten times as long as the others, one a tenth of it.
    Case("cost.run.cells[0]: A time is out of range.") { $0.architectures[1].factor = 5e12 },
    Case("cost.run.cells[0]: A time is out of range.") { $0.architectures[1].factor = 5e-5 },
    Case("cost.run.cells[0]: The arm 'MVC again' is missing.") { $0.hasControl = false },
    Case("cost.run.cells[0]: The cell has 0 launches, the run 0.") { $0.launches = 0 },
    Case("cost.run.cells[0]: A launch is without a round.") { $0.rounds = 0 },
    // Changes.
    .changes("changes.requests: There is nothing.") { $0.ids = [] },
    .changes("changes.requests: 'push' is there twice.") { $0.ids = ["push", "push"] },
    .changes("changes.requests: '../up' is no name of a folder.") { $0.ids = ["../up"] },
    .changes("changes.requests: '-x' is no name of a folder.") { $0.ids = ["-x"] },
    .changes("changes.requests[0].architectures: There is nothing.") { $0.names = [] },
    // Systems.
    .systems(nil) { _ in },
    .systems("systems.systems: There is nothing.") { $0.names = [] },
    .systems("systems.systems: 'MVC' is there twice.") { $0.names = ["MVC", "MVC"] },
    // Public apps, and unit tests.
    .elsewhere(nil, 1, 1, 1),
    .elsewhere("elsewhere.apps[0].builds: There is no line of code, or no type.", 0, 1, 1),
    .elsewhere("elsewhere.apps[0].builds: There is no line of code, or no type.", 1, 0, 1),
    .elsewhere("elsewhere.apps[0].builds: There is no line of code, or no type.", 1, 1, 0),
    .testing(nil) { _ in },
    .testing("testing.architectures[0].roles: There is no test.") { $0.linesBefore = [[], []] },
    .testing(nil) { $0.linesBefore = [[], [1]] },
    .testing("testing.architectures[0].roles: There is no test.") { $0.objects = [[], []] },
  ]

  @Test(arguments: cases) func `a change of sound results`(_ it: Case) throws {
    var fixture = Fixture()
    it.change(&fixture)
    #expect(try complaint(fixture.results()) == it.complaint)
  }

  private func complaint(_ results: ComparisonResults) -> String? {
    do {
      try ResultsCheck(results: results).run()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [1, 3]) func `other launches than the cells have`(count: Int) throws {
    var results = try Fixture().results()
    results.cost.launches = count
    #expect(complaint(results) == "cost.run.cells[0]: The cell has 2 launches, the run \(count).")
  }

  /// Where there is nobody else to compare with, the first arm is the one that the others are compared with.
  @Test func `a cell of baselines alone`() throws {
    var results = try Fixture().results()
    let arms = [ReferenceArm.domain, ReferenceArm.reference]
    let launch = try LaunchSamples(arms: arms, times: [[1], [1]])
    let cell = try CellSamples(workload: "add", size: 1, arms: arms, launches: [launch, launch])
    try #require(cell.contenders(of: results.architectures) == [arms[0]])
    let workloads = results.cost.run.workloads.filter { $0.id == cell.workload }
    results.cost.run = BenchmarkRun(workloads: workloads, cells: [cell])
    #expect(complaint(results) == "cost.run.cells[0]: The arm '\(ReferenceArm.again(arms[0]))' is missing.")
  }

  @Test(arguments: [["MVC", "VIPER"], ["MVC", "VIPER", "MVVM"]])
  func `every request is done in the same architectures, in the same order`(names: [String]) throws {
    var fixture = Fixture()
    var changes = ChangeSample().results
    let second = changes.requests[1]
    changes.requests[1] = ChangeResults.RequestCounts(
      id: second.id, title: second.title,
      architectures: names.compactMap { name in second.architectures.first { $0.architecture == name } },
      shared: second.shared, changedScenarios: second.changedScenarios)
    fixture.changes = .measured(changes)
    #expect(
      try complaint(fixture.results())
        == "changes.requests[1].architectures: They are not those of the first request, in its order.")
  }
}
