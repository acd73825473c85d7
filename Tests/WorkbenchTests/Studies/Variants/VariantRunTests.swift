import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Measurement
@testable import Workbench

/// What is counted of variants, and how far they are from what they were made from.
@MainActor
@Suite struct VariantRunTests {
  /// What is no Swift does not count; the base is another variant, or an architecture of the catalog.
  @Test func whatMovedAreLinesOfSwift() throws {
    let package = try SmallPackage()
    for variant in ["Good", "Other"] {
      try package.write(
        "# A\n\n## Pattern\n\nMVC\n\n## Origin\n\nx\n\n## Roles\n\n- `App`: View\n",
        to: "Benchmarks/Variants/\(variant)/variant.md")
    }
    let catalogued = ArchitectureCatalog.leading[1]
    for (folder, text) in [("Benchmarks/Variants/Good", "a\n"), (catalogued.sourceFolder, "b\na\nc\n")] {
      try package.write(text, to: "\(folder)/ContactsApp.swift")
      try package.write("one\ntwo\n", to: "\(folder)/notes.md")
    }
    try package.write("b\na\n", to: "Benchmarks/Variants/Other/ContactsApp.swift")
    try package.write("d\ne\n", to: "Benchmarks/Variants/Other/More.swift")
    let run = VariantRun(
      package: Package(root: package.root, scratchFolder: package.root),
      variants: try Variant.all(in: package.root, besides: SmallPackage.architectures),
      progress: ProgressLine())
    let other = try #require(run.variants.first { $0.name == "Other" })
    #expect(try run.moved(from: "Good", to: other) == .init(base: "Good", added: 3, removed: 0))
    #expect(
      try run.moved(from: catalogued.name, to: other) == .init(base: catalogued.name, added: 2, removed: 1))
  }

  @Test func onlyWhatIsNotMissingIsCounted() {
    let plans = VariantRun.plans(of: ["A", "B"], without: [WorkloadID.add, WorkloadID.scroll])
    #expect(plans.map(\.sizes) == [[10], [1_000]])
    #expect(
      plans.map(\.workloads) == [
        [WorkloadID.memoryLaunch], [WorkloadID.launch, WorkloadID.memoryScene].sorted(),
      ])
    #expect(plans.allSatisfy { $0.architectures == ["A", "B"] && $0.countsInstructions })
  }
}

/// The numbers of implementations, from what was counted, timed and traced.
@Suite struct VariantValuesTests {
  private var systems = SystemSample()
  private var fixture = Fixture()

  init() { fixture.sizes = ["add": [1_000]] }

  private func count(
    _ workload: String, _ size: Int, _ arm: String, _ metric: CountResults.Metric, _ value: Double
  ) -> CountResults.Count {
    .init(workload: workload, size: size, arm: arm, metric: metric, value: .measured(value))
  }

  private func values(followed: Bool = true) throws -> VariantValues {
    let missing = SystemResults.MissingSystem(name: "VIPER", reason: "none")
    var found = [systems.system("MVC"), systems.system("MVVM")]
    if followed {
      let ways = [Taps.stack(.screen, "A.a()"), Taps.stack(.screen, "A.a()", "B.b()", "B.c()")]
      found = zip(found, ways).map { Self.system($0, done: .measured([$1])) }
    }
    let run = try fixture.results().cost.run
    return VariantValues(
      systems: SystemResults(
        proof: .init(scenarios: 1, walks: 1, screens: 1, files: 1), systems: found, missing: [missing]),
      counts: CountResults(
        workloads: [],
        counts: [
          count(WorkloadID.memoryScene, 10, "MVVM", .liveBytes, 1),
          count(WorkloadID.memoryScene, 1_000, "MVC", .liveBytes, 2),
          count(WorkloadID.memoryScene, 1_000, "MVVM", .allocations, 3),
          count(WorkloadID.memoryScene, 1_000, "MVVM", .liveBytes, 4),
          count(WorkloadID.launch, 1_000, "MVVM", .allocations, 5),
        ]),
      cost: try TimeFindings(
        answering: run, architectures: fixture.names, bootstrap: HierarchicalBootstrap(resamples: 1_000)))
  }

  private static func system(
    _ system: SystemResults.System, done: Measured<[TapResults.Stack]>
  ) -> SystemResults.System {
    .init(
      name: system.name, folder: system.folder, sources: system.sources, coupling: system.coupling,
      lifetimes: system.lifetimes, done: done, cancel: system.cancel)
  }

  private func metrics(_ name: String) -> FolderMetrics {
    FolderMetrics(path: name, files: [Source.file("A", lines: 10), Source.file("B", lines: 20)])
  }

  @Test func eachNumberIsTheImplementationsOwn() throws {
    #expect(
      try values().all(of: "MVVM", metrics("MVVM")) == [
        .codeLines: 30, .files: 2, .types: 2, .protocols: 0, .largestType: 20, .tapFunctions: 3, .tapTypes: 2,
        .sceneBytes: 4, .launchAllocations: 5, .addTime: 2,
      ])
  }

  /// A time of the first is the one that the others are compared with, and needs no interval.
  @Test func theFirstTakesOnceItsOwnTime() throws {
    let values = try values()
    let all = values.all(of: "MVC", metrics("MVC"))
    #expect(all[.tapFunctions] == 1 && all[.tapTypes] == 1)
    #expect(all[.addTime] == 1 && all[.sceneBytes] == 2 && all[.launchAllocations] == nil)
    #expect(values.intervals(of: "MVC").isEmpty)
    #expect(values.intervals(of: "MVVM").keys.map(\.self) == [.addTime])
    #expect(values.intervals(of: "MVVM")[.addTime]?.contains(2) == true)
  }

  @Test func aTapThatWasNotFollowedToTheScreenIsNotCounted() throws {
    let values = try values(followed: false)
    for name in ["MVC", "VIPER"] {
      let all = values.all(of: name, metrics(name))
      #expect(all[.tapFunctions] == nil && all[.tapTypes] == nil)
    }
  }
}
