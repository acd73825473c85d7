import Foundation
import Results
import TestSupport
import Testing

/// Runs in files of a temporary folder, made from the committed one as if a known processor had made it.
struct StoredRuns {
  let folder: URL
  /// The committed run with only one of its cells, so that it is soon read and rendered.
  let committed: ComparisonResults

  static func inFolder(_ body: (StoredRuns) throws -> Void) throws {
    let folder = try TestFolder()
    let results = try CommittedReport.decoded()
    let cell = try #require(results.cost.run.cells.first)
    let committed = results.replacing(cells: [cell]).replacing(processor: processor("1"))
    try withExtendedLifetime(folder) {
      try body(StoredRuns(folder: folder.url, committed: committed))
    }
  }

  /// A processor that differs from others in its model alone.
  static func processor(_ model: String) -> Processor {
    Processor(
      name: "A processor", vendor: .measured("Maker"), family: .measured("6"), model: .measured(model),
      stepping: .measured("2"), caches: .measured([]))
  }

  func withOneAllocationMore() throws -> ComparisonResults {
    guard case .measured(let counts) = committed.counts else { return committed }
    let index = try #require(counts.counts.firstIndex { $0.metric == .allocations })
    var changed = counts.counts
    guard case .measured(let value) = changed[index].value else { return committed }
    changed[index] = CountResults.Count(
      workload: changed[index].workload, size: changed[index].size, arm: changed[index].arm,
      metric: .allocations, value: .measured(value + 1))
    return committed.replacing(
      counts: .measured(CountResults(workloads: counts.workloads, counts: changed)))
  }

  /// Writes the run, and returns the path of its file.
  func file(_ name: String, _ results: ComparisonResults) throws -> String {
    try ResultsFile.encode(results).write(to: URL(fileURLWithPath: path("\(name).json")))
    return path("\(name).json")
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func results(_ name: String) throws -> ComparisonResults {
    try ResultsFile.decode(Data(contentsOf: URL(fileURLWithPath: path("\(name).json"))), file: name)
  }

  func changes() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("since-baseline.md"), encoding: .utf8)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension ComparisonResults {
  func replacing(counts: Measured<CountResults>) -> ComparisonResults {
    ComparisonResults(
      architectures: architectures, behaviour: behaviour, structure: structure, taps: taps, counts: counts,
      changes: changes, testing: testing, cost: cost, environment: environment, faults: faults,
      elsewhere: elsewhere, systems: systems, variants: variants)
  }

  func replacing(changes: Measured<ChangeResults>) -> ComparisonResults {
    ComparisonResults(
      architectures: architectures, behaviour: behaviour, structure: structure, taps: taps, counts: counts,
      changes: changes, testing: testing, cost: cost, environment: environment, faults: faults,
      elsewhere: elsewhere, systems: systems, variants: variants)
  }

  func replacing(processor: Processor) -> ComparisonResults {
    let found = environment
    return ComparisonResults(
      architectures: architectures, behaviour: behaviour, structure: structure, taps: taps, counts: counts,
      changes: changes, testing: testing, cost: cost,
      environment: EnvironmentResults(
        processor: processor, cores: found.cores, hypervisor: found.hypervisor,
        operatingSystem: found.operatingSystem, swiftVersion: found.swiftVersion,
        buildCommand: found.buildCommand, revision: found.revision, hasLocalChanges: found.hasLocalChanges,
        loadBefore: found.loadBefore, loadAfter: found.loadAfter, benchmarkSeconds: found.benchmarkSeconds,
        date: found.date), faults: faults,
      elsewhere: elsewhere, systems: systems, variants: variants)
  }

  func replacing(cells: [CellSamples]) -> ComparisonResults {
    let ids = Set(cells.map(\.workload))
    let run = BenchmarkRun(workloads: cost.run.workloads.filter { ids.contains($0.id) }, cells: cells)
    return ComparisonResults(
      architectures: architectures, behaviour: behaviour, structure: structure, taps: taps, counts: counts,
      changes: changes, testing: testing,
      cost: CostResults(
        run: run, launches: cost.launches, rounds: cost.rounds, capMilliseconds: cost.capMilliseconds,
        isQuick: cost.isQuick, seed: cost.seed), environment: environment, faults: faults,
      elsewhere: elsewhere, systems: systems, variants: variants)
  }

  /// The run in which one arm takes `factor` times as long.
  func slowing(_ arm: String, by factor: Double) throws -> ComparisonResults {
    let cells = try cost.run.cells.map { cell in
      let launches = try cell.launches.map { launch in
        let times = try cell.arms.map { name in
          try #require(launch.times(of: name)).map { name == arm ? $0 * factor : $0 }
        }
        return try LaunchSamples(arms: cell.arms, times: times)
      }
      return try CellSamples(workload: cell.workload, size: cell.size, arms: cell.arms, launches: launches)
    }
    return replacing(cells: cells)
  }
}
