import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver
import SourceReading
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Workbench

@MainActor
@Suite(.waits) struct ArchitecturesCommandTests {
  @Test func aFileThatIsNotThereIsSaidBeforeAnythingIsDone() {
    #expect(CompareCommand().run(["architectures", "--into", "/nowhere/results.json"]) == .unavailable)
  }

  @Test func everySystemOfTheCatalogGetsIntoTheResultsOfARun() throws {
    try StoredRuns.inFolder { runs in
      let committed = try CommittedReport.decoded()
      let before = runs.committed.with(\.systems, committed.systems)
        .with(\.changes, .notMeasured(reason: "before")).with(\.testing, .notMeasured(reason: "before"))
      let file = try runs.file("run", before)
      #expect(CompareCommand().run(["architectures", "--into", file]) == .success)
      let results = try runs.results("run")
      let found = results.systems
      #expect(found.systems.map(\.name) == ArchitectureCatalog.all.map(\.name))
      for system in found.systems {
        #expect(system.sources.roles.flatMap(\.files).count == system.sources.metrics.files.count)
        // Each app has a view controller for each of its two screens, and shows contacts that storage hands out.
        #expect(system.coupling.types.filter { $0.inherits.contains("ViewController") }.count >= 2)
        #expect(system.coupling.types.contains { $0.domain.contains("ContactRepository") })
      }
      #expect(results.counts == before.counts && results.cost == before.cost)
      #expect(results.changes == committed.changes && results.testing == committed.testing)
    }
  }

  /// Of one that is not compared as well.
  @Test func theCountsOfOtherSourcesAreLeftAsTheyAre() throws {
    try StoredRuns.inFolder { runs in
      let vip = ArchitectureProfiles(
        proof: runs.committed.systems.proof,
        systems: runs.committed.systems.systems + [runs.committed.systems.systems[0].renamed("VIP")])
      for other in [runs.ofOtherSources, runs.committed.with(\.systems, vip)] {
        let file = try runs.file("run", other)
        #expect(CompareCommand().run(["architectures", "--into", file]) == .checkFailed)
        #expect(try runs.results("run") == other)
      }
    }
  }

  // MARK: One that does not behave

  @Test func oneThatIsNotComparedAndDoesNotBehaveKeepsNoneFromBeingCompared() throws {
    let stage = Profiler(
      scenarios: Array(try BuiltInScenarios.all().prefix(1)), walks: 1, walkSeed: 1,
      package: Package(root: PackageFolder.root, scratchFolder: PackageFolder.root),
      progress: ProgressLine())
    let first = try stage.survey([ArchitectureCatalog.all[0]])
    let broken = Architecture(name: "Broken", roles: []) { ArchitectureCatalog.all[0].makeApp($0) }
    let results = try stage.all(with: first, among: [ArchitectureCatalog.all[1], broken])
    #expect(results.systems.map(\.name) == ArchitectureCatalog.all.prefix(2).map(\.name))
    #expect(results.missing.map(\.name) == ["Broken"])
    #expect(results.missing.first?.reason.isEmpty == false)
  }
}

extension ArchitectureProfiles.System {
  fileprivate func renamed(_ name: String) -> Self {
    Self(
      name: name, folder: folder,
      sources: .init(name: name, metrics: sources.metrics, roles: sources.roles), coupling: coupling,
      done: done, cancel: cancel)
  }
}
