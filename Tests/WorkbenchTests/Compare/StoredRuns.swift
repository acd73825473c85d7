import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Measurement
@testable import Workbench

/// Runs `compare` with a subcommand that drives no app, and so needs no main actor.
func compare(_ words: [String]) -> CommandLineKit.ExitStatus {
  typealias Body = (Arguments) throws -> CommandLineKit.ExitStatus
  let commands: [String: (CommandDescription, Body)] = [
    "app": (AppCommand.description, { try AppCommand().run($0) }),
    "changes": (ChangesCommand.description, { try ChangesCommand().run($0) }),
    "mutants": (MutantsCommand.description, { try MutantsCommand().run($0) }),
    "render": (RenderCommand.description, { try RenderCommand().run($0) }),
    "tests": (TestsCommand.description, { try TestsCommand().run($0) }),
  ]
  guard let (description, body) = commands[words[0]] else { return .unavailable }
  return CommandRunner(description).run(words.dropFirst(), explaining: ProofFailure.explain, body)
}

/// Runs in files of a temporary folder, made from the committed one as if a known processor had made it.
struct StoredRuns {
  let folder: URL
  /// The committed run with only one of its cells, whose controls find nothing, and without other systems, so that it is soon
  /// read and rendered.
  let committed: ComparisonResults

  static func inFolder(_ body: (StoredRuns) throws -> Void) throws {
    let folder = try TestFolder()
    let results = try CommittedReport.decoded()
    let cell = try #require(results.cost.run.cells.first).withSoundControls()
    let committed = results.replacing(cells: [cell]).with(\.environment.processor, processor("1"))
      .with(\.systems, ArchitectureProfiles(proof: results.systems.proof, systems: results.compared))
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

  /// As if each architecture had had one file.
  var ofOtherSources: ComparisonResults {
    let systems = committed.systems.systems.map { system in
      let metrics = system.sources.metrics
      return ArchitectureProfiles.System(
        name: system.name, folder: system.folder,
        sources: StructureResults.ArchitectureSources(
          name: system.name, metrics: FolderMetrics(path: metrics.path, files: [metrics.files[0]]), roles: []),
        coupling: system.coupling, done: system.done, cancel: system.cancel)
    }
    return committed.with(\.systems, ArchitectureProfiles(proof: committed.systems.proof, systems: systems))
  }

  func withOneAllocationMore() throws -> ComparisonResults {
    guard case .measured(let counts) = committed.counts else { return committed }
    let index = try #require(counts.counts.firstIndex { $0.metric == .allocations })
    var changed = counts.counts
    guard case .measured(let value) = changed[index].value else { return committed }
    changed[index] = RuntimeCounts.Count(
      workload: changed[index].workload, size: changed[index].size, participant: changed[index].participant,
      metric: .allocations, value: .measured(value + 1))
    return committed.with(\.counts, .measured(RuntimeCounts(workloads: counts.workloads, counts: changed)))
  }

  /// Writes the run, and returns the path of its file.
  func file(_ name: String, _ results: ComparisonResults) throws -> String {
    try JSONFile.encode(results).write(to: URL(fileURLWithPath: path("\(name).json")))
    return path("\(name).json")
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func results(_ name: String) throws -> ComparisonResults {
    try ResultsFile.decode(Data(contentsOf: URL(fileURLWithPath: path("\(name).json"))), file: name)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension ComparisonResults {
  /// The same with another value in one place.
  func with<Value>(_ place: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var results = self
    results[keyPath: place] = value
    return results
  }

  func replacing(cells: [CellSamples]) -> Self {
    let ids = Set(cells.map(\.workload))
    return with(
      \.cost.run,
      BenchmarkRun(workloads: cost.run.workloads.filter { ids.contains($0.id) }, cells: cells))
  }
}

extension CellSamples {
  /// As if each control had taken the very times of its participant.
  fileprivate func withSoundControls() throws -> CellSamples {
    let launches = try launches.map { launch in
      let times = try participants.map { name in
        let participant = participants.first { ReferenceParticipant.again($0) == name } ?? name
        return try #require(launch.times(of: participant))
      }
      return try LaunchSamples(participants: participants, times: times)
    }
    return try CellSamples(workload: workload, size: size, participants: participants, launches: launches)
  }
}
