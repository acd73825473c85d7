import CommandLineKit
import ContactsWorkloads
import Measurement
import Report
import Results
import Testing

@testable import CompareCommand

/// What is timed and counted, in full and in a hurry.
@MainActor
@Suite struct PlanTests {
  @Test(arguments: [BenchmarkPlan.quick, .full])
  func everyPlannedWorkloadIsThere(plan: BenchmarkPlan) {
    let known = Workload.all.map(\.id)
    #expect(Set(known).isSuperset(of: plan.workloads))
    #expect(plan.sizes == plan.sizes.sorted())
    for (id, sizes) in plan.largerSizes {
      #expect(plan.workloads.contains(id))
      #expect(plan.sizes + sizes == (plan.sizes + sizes).sorted())
    }
  }

  @Test func theFullPlanLeavesNoWorkloadOut() {
    #expect(Set(BenchmarkPlan.full.workloads) == Set(Workload.all.map(\.id)))
    #expect(BenchmarkPlan.full.sizes == [10, 100, 1_000, 10_000, 100_000, 1_000_000])
  }

  /// In a hurry nothing is left out that a gate rests on.
  @Test func theQuickPlanWalksAndCounts() throws {
    let plan = BenchmarkPlan.quick
    #expect(plan.walks == 50)
    #expect(BenchmarkPlan.full.walks == 200)
    let counted = try #require(plan.counts.first)
    #expect(plan.counts.count == 1)
    #expect(counted.workloads == nil, "all of them")
    #expect(counted.sizes == [10, 1_000])
    #expect(plan.workloads == ["add", "launch", "scroll"])
    #expect(plan.sizes == [10, 100, 1_000, 10_000])
    #expect(plan.largerSizes == ["add": [100_000]])
    #expect(plan.launches == 7)
  }

  @Test func theLargerSizesOfAWorkloadAreAPartOfTheirOwn() {
    let plan = BenchmarkPlan.quick
    #expect(plan.parts.map(\.workloads) == [["add", "launch", "scroll"], ["add"]])
    #expect(plan.parts.map(\.sizes) == [[10, 100, 1_000, 10_000], [100_000]])
    #expect(plan.limited(to: ["scroll"]).parts.map(\.sizes) == [[10, 100, 1_000, 10_000]])
    #expect(plan.limited(to: ["add"]).parts.map(\.sizes) == [[10, 100, 1_000, 10_000], [100_000]])
    #expect(plan.limited(to: ["add"], sizes: [7]).parts.map(\.sizes) == [[7]])
    #expect(BenchmarkPlan.full.parts.count == 1)
  }

  @Test func theTimeIsToldWithoutTheBuilds() {
    let line = ComparisonCommand.time(.milliseconds(312_600), builds: .seconds(62))
    #expect(line == "Time: 251 s, and 62 s for builds.\n")
  }

  /// Where valgrind is installed, instructions are part of every run that a gate may rest on.
  @Test(arguments: [BenchmarkPlan.quick, .full])
  func instructionsAreCountedOnce(plan: BenchmarkPlan) {
    #expect(plan.counts.count { $0.countsInstructions } == 1)
  }

  /// Six sizes are the fewest from which a class of growth is named.
  @Test func growthIsCountedAtEverySizeThatIsTimed() {
    let plans = BenchmarkPlan.full.counts
    let sizes = plans.filter { $0.workloads == nil || $0.workloads?.contains("add") == true }.flatMap(\.sizes)
    #expect(sizes.sorted() == BenchmarkPlan.full.sizes)
  }

  @Test func aPlanForCountingIsACommandLine() {
    let plan = CountPlan(workloads: ["add", "scroll"], sizes: [10, 100], countsInstructions: true)
    let words = plan.arguments(architectures: ["MVC", "VIPER"], output: "counts.json")
    let line =
      "--architectures MVC,VIPER --workloads add,scroll --sizes 10,100 --instructions --json counts.json"
    #expect(words.joined(separator: " ") == line)
    let all = CountPlan(workloads: nil, sizes: [1], countsInstructions: false)
    #expect(
      all.arguments(architectures: ["MVC"], output: "o")
        == "--architectures MVC --sizes 1 --json o".split(separator: " ").map(String.init))
  }

  @Test func theLaunchesOfARunShareItsSeedAndHaveNumbersOfTheirOwn() throws {
    let plan = BenchmarkPlan.quick.limited(to: ["add"], sizes: [10, 100])
    let process = BenchmarkProcess(package: try Package(), plan: plan, seed: 42, progress: ProgressLine())
    let lines = (1...2).map {
      process.arguments(
        launch: $0, workloads: ["add"], sizes: [10, 100], architectures: ["MVC", "VIPER"], output: "o"
      ).joined(separator: " ")
    }
    for (index, line) in lines.enumerated() {
      #expect(
        line == "--architectures MVC,VIPER --workloads add --sizes 10,100 --rounds 100 --cap 120 --seed 42"
          + " --launch \(index + 1) --label measuring, launch \(index + 1) of 7 --json o")
    }
  }

  @Test func everyRunHasASeedOfItsOwn() {
    #expect(Set((0..<20).map { _ in BenchmarkPlan.newSeed() }).count > 1)
  }

  private func launch(_ time: Double, _ control: Double) throws -> LaunchSamples {
    try LaunchSamples(arms: ["MVC", "MVC again"], times: [[time], [control]])
  }

  private func cost() throws -> CostResults {
    let cell = try CellSamples(
      workload: "add", size: 1, arms: ["MVC", "MVC again"], launches: [launch(1, 1)])
    let workload = WorkloadDescription(id: "add", summary: "Add", operation: "contact")
    return CostResults(
      run: BenchmarkRun(workloads: [workload], cells: [cell]), launches: 1, rounds: 1, capMilliseconds: 1,
      isQuick: false, seed: 7)
  }

  @Test func startingTheExecutablesIsOneMoreWorkload() throws {
    let cell = try CellSamples(
      workload: "start-up", size: 0, arms: ["MVC", "MVC again"], launches: [launch(5, 6)])
    let cost = try cost().adding(StartUpSampling.workload, cell)
    #expect(cost.run.workloads.map(\.id) == ["add", "start-up"])
    #expect(cost.run.cells.last == cell)
    #expect(cost.notMeasured.isEmpty)
  }

  @Test func executablesThatCannotBeBuiltSayWhyThereAreNoTimes() throws {
    let failure = ReleaseBuild.Failure(product: "MVC", output: "/some/place: error")
    let cost = try cost().missing(StartUpSampling.workload, reason: failure.summary)
    #expect(cost.run.workloads.map(\.id) == ["add"])
    #expect(cost.notMeasured.map(\.workload.id) == ["start-up"])
    #expect(cost.notMeasured.map(\.reason) == ["the product MVC could not be built"])
  }
}
