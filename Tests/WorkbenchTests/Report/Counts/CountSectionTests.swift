import Measurement
import Testing

@testable import Workbench

@Suite struct CountSectionTests {
  /// An open screen of that many bytes for each architecture, and allocations of an add.
  private func counts(scene: [String: Double]) -> CountResults {
    CountResults(
      workloads: [
        WorkloadDescription(id: "add", summary: "Adds | one", operation: "contact"),
        WorkloadDescription(id: "memory-scene", summary: "Holds a screen", operation: "screen"),
      ],
      counts: scene.flatMap { name, bytes in
        [
          CountResults.Count(
            workload: "add", size: 10, arm: name, metric: .allocations, value: .measured(bytes / 1_000)),
          CountResults.Count(
            workload: "memory-scene", size: 10, arm: name, metric: .liveBytes, value: .measured(bytes)),
          CountResults.Count(
            workload: "memory-scene", size: 10, arm: name, metric: .liveObjects,
            value: .notMeasured(reason: "differs between runs")),
        ]
      })
  }

  private func markdown(_ counts: Measured<CountResults>) throws -> String {
    var fixture = Fixture()
    fixture.counts = counts
    return try fixture.report().markdown
  }

  @Test func `counts stand in tables, and what is missing says so`() throws {
    let markdown = try markdown(.measured(counts(scene: ["MVC": 1_500, "MVVM": 2_000, "VIPER": 2_600])))
    let tables = MarkdownReading(markdown).tables
    #expect(tables.contains { $0.contains(["`add`", "1.5", "2", "2.6"]) })
    #expect(tables.contains { $0.contains(["`memory-scene`, bytes", "1,500", "2,000", "2,600"]) })
    #expect(
      tables.contains {
        $0.contains(["`memory-scene`, blocks", "not measured", "not measured", "not measured"])
      })
    #expect(markdown.contains("\n- **Blocks held:** not measured: differs between runs\n"))
  }

  @Test func `where nothing was counted the reason stands`() throws {
    let markdown = try markdown(.notMeasured(reason: "no such allocator"))
    #expect(markdown.contains("**Not measured:** no such allocator"))
  }
}
