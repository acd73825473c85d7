import ContactsWorkloads
import Measurement
import Testing

@testable import Workbench

/// What is timed and counted, in full and in a hurry.
@MainActor
@Suite struct PlanTests {
  /// A cell that is in two parts would be timed twice.
  @Test(arguments: [BenchmarkPlan.quick, .full])
  func everyPlannedWorkloadIsThere(plan: BenchmarkPlan) {
    #expect(Set(Workload.all.map(\.id)).isSuperset(of: plan.workloads))
    let cells = plan.parts.flatMap { part in part.workloads.map { id in part.sizes.map { "\(id) \($0)" } } }
      .joined()
    #expect(Set(cells).count == cells.count)
    #expect(plan.parts.allSatisfy { $0.sizes == $0.sizes.sorted() })
  }

  /// In the order in which a person meets them, which is that of the pages.
  @Test func theFullPlanLeavesNoWorkloadOut() {
    #expect(BenchmarkPlan.full.workloads == Workload.all.map(\.id))
    #expect(WorkloadDescription.timed.map(\.id) == Workload.all.map(\.id))
    #expect(Self.sizes(of: "add", in: .full) == [10, 100, 1_000, 10_000, 100_000, 1_000_000])
    #expect(Self.sizes(of: "open-cancel", in: .full) == [1_000, 10_000, 1_000_000])
  }

  /// In a hurry nothing is left out that a gate rests on, and what grows with the list shows.
  @Test func theQuickPlanWalksAndCounts() throws {
    let plan = BenchmarkPlan.quick
    #expect(plan.walks == 50)
    #expect(BenchmarkPlan.full.walks == 200)
    let counts = plan.counts(of: ["MVC"], among: ["MVC", "VIP"])
    let counted = try #require(counts.first)
    #expect(counts.count == 1)
    #expect(counted.workloads == nil, "all of them")
    #expect(counted.architectures == ["MVC", "VIP"])
    #expect(counted.sizes == [10, 1_000])
    #expect(plan.workloads == ["add", "launch", "scroll"])
    #expect(Self.sizes(of: "add", in: plan) == [10, 1_000, 100_000])
    #expect(Self.sizes(of: "launch", in: plan) == [10, 1_000])
    #expect(plan.launches == 7)
  }

  @Test func thePagesNameNoOtherSizesOfAQuickRun() throws {
    let pages = try CommittedReport.rendered().pages.values
    let lines = pages.flatMap { $0.split(separator: "\n") }.filter {
      $0.hasPrefix("swift run compare --quick")
    }
    #expect(!lines.isEmpty)
    let sizes = Set(BenchmarkPlan.quick.parts.flatMap(\.sizes))
    for line in lines {
      let named = line.matches(of: /[0-9][0-9,]*/).compactMap {
        Int(String($0.output).replacing(",", with: ""))
      }
      #expect(sizes.isSuperset(of: named), "\(line)")
    }
  }

  private static func sizes(of workload: String, in plan: BenchmarkPlan) -> [Int] {
    plan.parts.filter { $0.workloads.contains(workload) }.flatMap(\.sizes).sorted()
  }

  /// Where valgrind is installed, instructions are part of every run that a gate may rest on.
  @Test(arguments: [BenchmarkPlan.quick, .full])
  func instructionsAreCountedOnce(plan: BenchmarkPlan) {
    #expect(plan.counts(of: ["MVC"], among: ["MVC"]).count { $0.countsInstructions } == 1)
  }

  /// A person who reads a count at every timed size sees whether it grows.
  @Test func growthIsCountedAtEverySizeThatIsTimed() {
    let plans = BenchmarkPlan.full.counts(of: ["MVC"], among: ["MVC", "VIP"])
    let sizes = plans.filter { $0.workloads == nil || $0.workloads?.contains("add") == true }.flatMap(\.sizes)
    #expect(sizes.sorted() == Self.sizes(of: "add", in: .full))
    #expect(plans.map(\.architectures) == [["MVC", "VIP"], ["MVC"]], "growth is counted for those compared")
  }

  @Test func aPlanForCountingIsACommandLine() {
    let plan = CountPlan(
      architectures: ["MVC", "VIPER"], workloads: ["add", "scroll"], sizes: [10, 100],
      countsInstructions: true)
    let line = "--architectures MVC,VIPER --workloads add,scroll --sizes 10,100 --instructions"
    #expect(plan.arguments.joined(separator: " ") == line)
    let all = CountPlan(architectures: ["MVC"], workloads: nil, sizes: [1], countsInstructions: false)
    #expect(all.arguments == ["--architectures", "MVC", "--sizes", "1"])
  }

  @Test func everyRunHasASeedOfItsOwn() {
    #expect(Set((0..<20).map { _ in BenchmarkPlan.newSeed() }).count > 1)
  }
}
