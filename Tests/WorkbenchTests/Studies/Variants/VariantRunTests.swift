import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Measurement
@testable import Workbench

/// Variants on the way to their verdicts, with a `swift` and a `compare` that are scripts.
@Suite struct VariantRunTests {
  private let package: SmallPackage
  private let log: URL

  /// The package holds what `compare systems` finds, and with which status `compare behaviour` ends.
  init() throws {
    package = try SmallPackage()
    log = package.folder.url.appending(path: "log")
    let name = ArchitectureCatalog.leading[0].name
    try package.write("let further = []\n", to: "Package.swift")
    try package.write("import Contacts\(name)\n", to: "Sources/Executables/\(name)/\(name).swift")
    try package.write("  [\n  ]\n", to: "Sources/ArchitectureCatalog/FurtherArchitectures.swift")
    for variant in ["Good", "Other"] {
      try package.write("struct ContactsApp {}\n", to: "Benchmarks/Variants/\(variant)/ContactsApp.swift")
      let changed = variant == "Other" ? "\n## Scenarios that change\n\n- `Old`: why\n" : ""
      try package.write(
        "# A\n\n## Pattern\n\nMVC\n\n## Origin\n\nx\n\n## Roles\n\n- `App`: View\n"
          + changed, to: "Benchmarks/Variants/\(variant)/variant.md")
    }
    try package.write("scenario \"x\"\n  launch\n", to: "Benchmarks/Variants/Other/x.scenario")
    try package.write(
      """
      #!/bin/sh
      echo "compare $*" >> '\(log.path)'
      here=$(dirname "$0")/../..
      case $1 in
      systems) for last; do :; done; [ ! -f "$here/found" ] || cp "$here/found" "$last" ;;
      behaviour) echo 'Other differs'; exit "$(cat "$here/status")" ;;
      esac

      """, to: "script")
    try set(missing: [], status: 0)
    try package.folder.program(
      "swift",
      """
      echo "swift $*" >> '\(log.path)'
      for tree; do :; done
      [ -f "$tree/Sources/Architectures/Good/ContactsApp.swift" ] || exit 9
      if [ -f "$tree/broken" ]; then echo 'X.swift:1: error: no'; exit 1; fi
      mkdir -p "$tree/.build/debug"
      cp "$tree/script" "$tree/.build/debug/compare"
      chmod +x "$tree/.build/debug/compare"
      """)
  }

  private func set(missing: [SystemResults.MissingSystem], status: Int) throws {
    let proof = SystemResults.Proof(scenarios: 46, walks: 200, screens: 1, files: 1)
    let found = SystemResults(proof: proof, systems: [], missing: missing)
    try package.write(String(decoding: ResultsFile.encode(found), as: UTF8.self), to: "found")
    try package.write("\(status)\n", to: "status")
  }

  private func run() throws -> VariantRun {
    let variants = try Variant.all(in: package.root, besides: SmallPackage.architectures)
    return VariantRun(
      package: Package(root: package.root, scratchFolder: package.root), variants: variants,
      progress: ProgressLine(),
      swift: package.folder.url.appending(path: "swift").path
    )
  }

  private func verify() throws -> Bool { try run().verify() }

  @Test func whatHoldsIsVerifiedInOneCopy() throws {
    #expect(try verify())
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    let tree = package.root.appending(path: ".build/variants/tree").path
    let leading = ArchitectureCatalog.leading.map(\.name).joined(separator: ",")
    let scenario = package.root.appending(path: "Benchmarks/Variants/Other/x.scenario").path
    #expect(lines.count == 3)
    #expect(lines[0] == "swift build --product compare --package-path \(tree)")
    // One that differs on purpose is not held against the others.
    #expect(lines[1].hasPrefix("compare systems --architectures \(leading),Good --output "))
    #expect(
      lines[2] == "compare behaviour --architectures Other --without-model --walks=200 --changed=Old"
        + " --scenario=\(scenario)")
  }

  @Test func oneThatIsLeftOutIsNotVerified() throws {
    try set(missing: [.init(name: "Good", reason: "another screen")], status: 0)
    #expect(try !verify())
  }

  @Test func oneThatDiffersOtherwiseThanItSaysIsNotVerified() throws {
    try set(missing: [], status: 1)
    #expect(try !verify())
  }

  /// There is no benchmark that could be built: the copy stays as it was for the first one that is to be counted.
  @Test(arguments: [0, 1])
  func oneThatIsNotVerifiedIsNotCounted(status: Int) throws {
    try set(missing: [], status: status)
    #expect(throws: ReleaseBuild.Failure.self) { try run().measure(.quick) }
    let copy = package.root.appending(path: ".build/variants/tree/Sources/Architectures/Other")
    #expect(FileManager.default.fileExists(atPath: copy.path) == (status == 0))
  }

  /// What is no Swift does not count; the base is another variant, or an architecture of the catalog.
  @Test func whatMovedAreLinesOfSwift() throws {
    let catalogued = ArchitectureCatalog.leading[1]
    for (folder, text) in [("Benchmarks/Variants/Good", "a\n"), (catalogued.sourceFolder, "b\na\nc\n")] {
      try package.write(text, to: "\(folder)/ContactsApp.swift")
      try package.write("one\ntwo\n", to: "\(folder)/notes.md")
    }
    try package.write("b\na\n", to: "Benchmarks/Variants/Other/ContactsApp.swift")
    try package.write("d\ne\n", to: "Benchmarks/Variants/Other/More.swift")
    let run = try run()
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

  @Test func whatDoesNotBuildIsSaid() throws {
    try package.write("", to: "broken")
    let error = #expect(throws: CommandFailure.self) { try verify() }
    #expect(error?.status == .checkFailed)
    #expect(error?.description.contains("does not build:\nX.swift:1: error: no") == true)
  }

  @Test func withoutAResultTheReasonIsSaid() throws {
    try FileManager.default.removeItem(at: package.root.appending(path: "found"))
    let error = #expect(throws: CommandFailure.self) { try verify() }
    #expect(error?.status == .checkFailed)
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
      cost: try CostFindings(
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
