import Testing

@testable import Workbench

/// What the measures of implementations count.
@Suite struct VariantMeasureTests {
  @Test func `scenarios that fail, stale visits, and an unwanted failure`() throws {
    var sample = VariantSample()
    sample.failures = [1: "it does not build"]
    sample.changedScenarios.append(.init(name: "Another", reason: "by design"))
    let results = sample.results()
    let table = MeasureTable(
      architectures: VariantResults.patterns, results.measures(sceneBytes: ["MVC": 840]))
    #expect(try table.number(of: "variants.count", for: Measure.project) == 13)
    #expect(try table.numbers(of: "variants.count") == [4, 5, 4])
    let failing = results.implementations.filter { $0.failure != nil }.map(\.name)
    #expect(try failing.map { try table.number(of: "behaviour.failed", for: $0) } == [1])
    let graph = try #require(results.implementations.first { $0.changedScenarios.count == 2 }).name
    #expect(try table.number(of: "behaviour.failed", for: graph) == 2)
    #expect(try table.number(of: "behaviour.stale", for: graph) == 1)
  }

  @Test func `memory, where it was counted, and lines that moved`() throws {
    let table = MeasureTable(
      architectures: VariantResults.patterns, VariantSample().results().measures(sceneBytes: ["MVC": 840]))
    #expect(try table.number(of: "memory.scene", for: "MVC") == 840)
    #expect(try table.number(of: "memory.scene", for: "MVCWay3") == 3)
    #expect(try table.number(of: "memory.launched", for: "VIPERLaunchGraph") == 2)
    #expect(try table.number(of: "variants.added", for: "Step1") == 13)
    #expect(try table.number(of: "variants.removed", for: "Step1") == 2)
  }
}
