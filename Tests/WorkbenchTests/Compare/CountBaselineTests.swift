import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct CountBaselineTests {
  private typealias Count = RuntimeCounts.Count
  private typealias Metric = RuntimeCounts.Metric

  private static func count(
    _ metric: Metric, _ value: Measured<Double>, participant: String = "MVC", size: Int = 10
  ) -> Count {
    Count(workload: "add", size: size, participant: participant, metric: metric, value: value)
  }

  private static func differences(
    _ before: Count..., now: Count...
  ) -> (lines: [String], compared: Int) {
    CountBaseline.differences(
      from: RuntimeCounts(workloads: [], counts: before), to: RuntimeCounts(workloads: [], counts: now))
  }

  /// Counts that are the same, and counts that are not: one more, one less, a part of one, and a first one.
  @Test(arguments: [
    (Metric.allocations, 1_000_000, [1_000_000.0], [1_000_001, 999_999]), (.bytesAllocated, 8, [8], [7, 9]),
    (.comparisons, 8, [8], [7, 9]), (.liveObjects, 2, [2], [1, 3]), (.liveBytes, 64, [64], [63, 65]),
    (.allocations, 32.955, [32.955], [32.96]), (.retains, 1_000, [1_005, 995], [1_006, 994]),
    (.releases, 1_000, [1_005, 995], [1_006, 994]), (.retains, 0, [0], [0.25]),
    (.instructions, 1_000, [1_100, 900], [1_101, 899]),
  ])
  private func `a count changes beyond its tolerance`(
    metric: Metric, before: Double, same: [Double], others: [Double]
  ) {
    for value in same + others {
      let found = Self.differences(
        Self.count(metric, .measured(before)), now: Self.count(metric, .measured(value)))
      #expect(found.compared == 1)
      let line = "add at 10, MVC: \(metric.noun) were \(before), now \(value)"
      #expect(found.lines == (same.contains(value) ? [] : [line]))
    }
  }

  @Test func `only what both runs have is compared`() {
    let found = Self.differences(
      Self.count(.allocations, .measured(1)), Self.count(.allocations, .measured(5), size: 1_000),
      now: Self.count(.allocations, .measured(1)), Self.count(.allocations, .measured(9), participant: "VIP"))
    #expect(found.lines.isEmpty && found.compared == 1)
  }

  /// A hook that no longer hears of one architecture must not pass for an improvement; a tool may be missing.
  @Test func `a count that is gone among others of its kind is a difference`() {
    let found = Self.differences(
      Self.count(.allocations, .measured(1)), Self.count(.allocations, .measured(5), participant: "VIPER"),
      Self.count(.liveBytes, .measured(5)),
      now: Self.count(.allocations, .measured(1)),
      Self.count(.allocations, .notMeasured(reason: "differs"), participant: "VIPER"),
      Self.count(.liveBytes, .notMeasured(reason: "no tool")))
    #expect(found.lines == ["add at 10, VIPER: allocations were 5.0, not counted now: differs"])
  }

  @Test func `one allocation more is a failed check, and so is one less`() throws {
    try StoredRuns.inFolder { runs in
      let fewer = try runs.file("fewer", runs.committed)
      let more = try runs.file("more", runs.withOneAllocationMore())
      #expect(compare(["render", more, "--baseline", fewer]) == .checkFailed)
      #expect(compare(["render", fewer, "--baseline", more]) == .checkFailed)
      // Two stored runs are compared without writing anything.
      #expect(compare(["render", fewer, "--baseline", fewer]) == .success)
      #expect(try runs.names() == ["fewer.json", "more.json"])
      let none = try runs.file("none", runs.committed.with(\.counts, .notMeasured(reason: "no counter")))
      #expect(compare(["render", none, "--baseline", fewer]) == .unavailable)
    }
  }

  @Test func `a baseline that is missing or broken is said`() throws {
    try StoredRuns.inFolder { runs in
      let run = try runs.file("run", runs.committed)
      #expect(compare(["render", run, "--baseline", runs.path("none.json")]) == .unavailable)
      try Data("{".utf8).write(to: runs.folder.appendingPathComponent("broken.json"))
      #expect(compare(["render", run, "--baseline", runs.path("broken.json")]) == .usage)
    }
  }
}
