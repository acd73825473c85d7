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
      let before = try committed(runs).with(countsOf: "VIP")
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
      // What was counted of those that did not change is still there, of all of them.
      #expect(results.counts == before.counts)
      #expect(results.cost == before.cost)
      #expect(results.changes == before.changes)
    }
  }

  // MARK: What is dropped

  /// The run with all systems that come with the package.
  private func committed(_ runs: StoredRuns) throws -> ComparisonResults {
    runs.committed.with(\.systems, try CommittedReport.decoded().systems)
  }

  private func renew(
    _ results: inout ComparisonResults, _ change: (inout [ArchitectureProfiles.System]) -> Void
  ) throws -> [String] {
    let before = results.systems
    var systems = before.systems
    change(&systems)
    return ProfileRenewal(systems: ArchitectureProfiles(proof: before.proof, systems: systems)).renew(
      &results)
  }

  private func counted(_ results: ComparisonResults) throws -> Set<String> {
    Set(try #require(results.counts.value).counts.map(\.participant))
  }

  @Test func aNewOneTakesNothingFromTheOthers() throws {
    try StoredRuns.inFolder { runs in
      let committed = try committed(runs).with(countsOf: "VIP")
      var results = committed
      let said = try renew(&results) { systems in
        // What is compared is counted with the run itself.
        systems[0] = systems[0].renamed(committed.architectures[0], withoutRoles: true)
        systems.append(systems[0].renamed("New"))
      }
      #expect(said == ["New: it is new; the next swift run compare counts it"])
      #expect(results.counts == committed.counts)
      #expect(results.cost == committed.cost)
      #expect(results.systems.systems.last?.name == "New")
    }
  }

  /// Sources are others also where there is as much of them as before.
  @Test(arguments: [false, true])
  func oneOfOtherSourcesLosesItsOwnNumbersAndSaysSo(isAsLong: Bool) throws {
    try StoredRuns.inFolder { runs in
      var results = try committed(runs).with(countsOf: "VIP")
      let before = try counted(results)
      #expect(before.contains("VIP"))
      let said = try renew(&results) { systems in
        let place = systems.firstIndex { $0.name == "VIP" } ?? 0
        systems[place] = systems[isAsLong ? place : 0].renamed("VIP", withoutRoles: isAsLong)
      }
      #expect(
        said == ["VIP: its sources are others now; what was counted of it is dropped"])
      let after = try counted(results)
      #expect(after == before.subtracting(["VIP"]))
      // What is left is still a run.
      #expect(throws: Never.self) { try runs.file("left", results) }
      #expect(try runs.results("left") == results)
    }
  }

  @Test func oneThatIsGoneIsNamed() throws {
    try StoredRuns.inFolder { runs in
      var results = try committed(runs)
      let said = try renew(&results) { $0.removeAll { $0.name == "VIPVM" } }
      #expect(said == ["VIPVM: it is no longer there; all that was stored of it is dropped"])
      #expect(try counted(results).contains("VIPVM") == false)
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
  fileprivate func renamed(_ name: String, withoutRoles isWithoutRoles: Bool = false) -> Self {
    Self(
      name: name, folder: "Sources/Architectures/\(name)",
      sources: .init(name: name, metrics: sources.metrics, roles: isWithoutRoles ? [] : sources.roles),
      coupling: coupling, done: done, cancel: cancel)
  }
}

extension ComparisonResults {
  /// The run as if this architecture, which is not compared, had been counted as often as the first.
  fileprivate func with(countsOf name: String) throws -> ComparisonResults {
    let counted = try #require(counts.value)
    let own = counted.counts.filter { $0.participant == architectures[0] }.map {
      RuntimeCounts.Count(
        workload: $0.workload, size: $0.size, participant: name, metric: $0.metric, value: $0.value)
    }
    return with(
      \.counts,
      .measured(
        RuntimeCounts(
          workloads: counted.workloads, counts: counted.counts.filter { $0.participant != name } + own)))
  }
}
