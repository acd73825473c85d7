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

  @Test func twoKindsOfMemoryAreCounted() {
    let plans = VariantRun.plans(of: ["A", "B"])
    #expect(plans.map(\.sizes) == [[10], [1_000]])
    #expect(plans.map(\.workloads) == [[WorkloadID.memoryLaunch], [WorkloadID.memoryScene]])
    #expect(plans.allSatisfy { $0.architectures == ["A", "B"] && !$0.countsInstructions })
  }

  @Test func eachNumberIsTheImplementationsOwn() {
    func count(
      _ workload: String, _ size: Int, _ participant: String, _ metric: RuntimeCounts.Metric, _ value: Double
    ) -> RuntimeCounts.Count {
      .init(workload: workload, size: size, participant: participant, metric: metric, value: .measured(value))
    }
    let counts = RuntimeCounts(
      workloads: [],
      counts: [
        count(WorkloadID.memoryScene, 10, "MVVM", .liveBytes, 1),
        count(WorkloadID.memoryScene, 1_000, "MVC", .liveBytes, 2),
        count(WorkloadID.memoryScene, 1_000, "MVVM", .liveObjects, 3),
        count(WorkloadID.memoryScene, 1_000, "MVVM", .liveBytes, 4),
        count(WorkloadID.memoryLaunch, 10, "MVVM", .liveBytes, 5),
      ])
    let systems = ProfileSample().results
    let one = VariantResults.Implementation(name: "MVVM", folder: "MVVM", pattern: "MVVM")
      .with(counts, systems)
    #expect(one.sceneBytes == 4)
    #expect(one.launchedBytes == 5)
    #expect(one.system?.name == "MVVM")
    let other = VariantResults.Implementation(name: "Unknown", folder: "MVVM", pattern: "MVVM")
      .with(counts, systems)
    #expect(other == VariantResults.Implementation(name: "Unknown", folder: "MVVM", pattern: "MVVM"))
  }
}
