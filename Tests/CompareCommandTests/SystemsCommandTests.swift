import ArchitectureCatalog
import CommandLineKit
import Results
import Testing

@testable import CompareCommand

@MainActor
@Suite struct SystemsCommandTests {
  @Test(arguments: [
    ["systems", "MVC"], ["systems", "--into"], ["systems", "--whatever"],
    ["systems", "--architectures", "MVC"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test func everySystemOfTheCatalogGetsIntoTheResultsOfARun() throws {
    try StoredRuns.inFolder { runs in
      let file = try runs.file("run", runs.committed)
      #expect(CompareCommand().run(["systems", "--without-runs", "--into", file]) == .success)
      let found = try #require(runs.results("run").systems?.value)
      #expect(found.systems.map(\.name) == ArchitectureCatalog.all.map(\.name))
      #expect(found.counts == .notMeasured(reason: SystemStage.withoutRuns))
      for system in found.systems {
        #expect(system.sources.roles.flatMap(\.files).count == system.sources.metrics.files.count)
        // Each app has a view controller for each of its two screens, and shows contacts that storage hands out.
        #expect(system.coupling.types.filter { $0.inherits.contains("ViewController") }.count >= 2)
        #expect(system.coupling.types.contains { $0.domain.contains("ContactRepository") })
        #expect(system.coupling.types.contains { $0.cohesion?.parts ?? 0 > 0 })
      }
      #expect(try runs.results("run").cost == runs.committed.cost)
      #expect(try runs.results("run").changes == runs.committed.changes)
    }
  }

  @Test func aFileThatIsNotThereIsSaidBeforeAnythingIsDone() {
    #expect(
      CompareCommand().run(["systems", "--without-runs", "--into", "/nowhere/results.json"]) == .unavailable
    )
  }
}
