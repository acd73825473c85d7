import Foundation
import SourceReading

@testable import BehaviourProof
@testable import Measurement
@testable import Workbench

/// Results small enough to be checked by hand, to be changed field by field.
struct Fixture {
  /// The names and how many times as long each takes as the first.
  var architectures: [(name: String, factor: Double)] = [("MVC", 1), ("MVVM", 2), ("VIPER", 1.5)]
  /// How many times as long each control takes as its participant.
  var control = 1.0
  /// The same in single cells, such as `add 10` of the first or `VIPER add 10`, launch by launch, over and over.
  var controls: [String: [Double]] = [:]
  /// Who is measured twice besides the first.
  var alsoControlled: [String] = []
  private let baselines: [(name: String, factor: Double)] = [
    (ReferenceParticipant.toolkit, 0.5), (ReferenceParticipant.domain, 0.25),
    (ReferenceParticipant.reference, 4),
    (ReferenceParticipant.calibration, 10),
  ]
  var sizes = ["add": [10, 1_000], "launch": [10, 1_000]]
  /// Workloads that no architecture takes part in: `SortedList` grows with the fifth root of the size, and `pbds`
  /// takes 1.25 times as long.
  var parts: [String: [Int]] = [:]
  var launches = 2
  var rounds = 3
  /// How many times as long a round takes as the median one, the same for all participants, over and over. Powers of
  /// ten keep the ratios as they are where samples are rounded.
  var pace = [1, 0.1, 10]
  /// How many times as long all but the first take in every second launch.
  var drift = 1.0
  var isQuick = false
  var structures: [StructureResults.ArchitectureSources]?
  private let shared = [
    FolderMetrics(path: "/home/someone/Sources/ContactsDomain", files: [Source.file("Contact", lines: 20)])
  ]
  /// Why no tap was followed.
  var missingTap: String?
  var scenarios = [
    BehaviourResults.PassedScenario(name: "Adding | cancelling", actions: 4, expectations: 5, screens: 6),
    BehaviourResults.PassedScenario(name: "Failing", actions: 1, expectations: 1, screens: 1),
  ]
  var counts = Measured<RuntimeCounts>.notMeasured(reason: "nothing counts here")
  var changes = Measured<ChangeResults>.notMeasured(reason: "no request here")
  /// Those of the compared architectures that are not among them are added.
  var systems: ArchitectureProfiles?
  var variants: Measured<VariantResults>?
  var testing: TestingSample?
  var revision = "abc1234"
  var swift = "6.3.1"
  var cores = 4
  var hypervisor = Measured.measured("KVM")
  private let walks = WalkResults(seed: 9, walks: 200, stepsPerWalk: 100, screensCompared: 60_000)
  var elsewhere: ElsewhereResults?
  var processor = Fixture.processor(model: "1")
  /// What the lesson quotes from.
  var sources: [String: String] = [:]
  /// What the lessons are made of besides; none where this is missing.
  var course: Course?
  /// The app that grows.
  var life: LifeResults?

  /// Whether the first is measured again.
  var hasControl = true
  /// Whether the first is named once more behind the others.
  var repeatsFirst = false

  var names: [String] { architectures.map(\.name) + (repeatsFirst ? [architectures[0].name] : []) }

  func results() throws -> ComparisonResults {
    ComparisonResults(
      architectures: names,
      behaviour: BehaviourResults(scenarios: scenarios), walks: walks,
      structure: StructureResults(shared: shared), systems: allSystems, counts: counts, changes: changes,
      testing: testing.map { .measured($0.results) } ?? .notMeasured(reason: "there are no unit tests"),
      cost: TimeResults(
        run: try run(), launches: launches, rounds: rounds, capMilliseconds: 500,
        isQuick: isQuick, seed: 7),
      environment: EnvironmentResults(
        processor: processor, cores: cores, hypervisor: hypervisor, operatingSystem: "Linux",
        swiftVersion: swift, buildCommand: "swift build -c release", revision: .measured(revision),
        hasLocalChanges: true, loadBefore: .measured(0.5),
        loadAfter: .notMeasured(reason: "no load here"),
        benchmarkSeconds: 90, date: .measured("2026-01-31")))
  }

  /// With the structures and ways of Done that are given apart.
  private var allSystems: ArchitectureProfiles {
    let given = systems?.systems ?? []
    let known = given.map(\.name)
    let all = given + names.withoutRepetition.filter { !known.contains($0) }.map(Source.system)
    func sources(of system: ArchitectureProfiles.System) -> StructureResults.ArchitectureSources {
      guard let own = structures?.first(where: { $0.name == system.name }) else { return system.sources }
      // The types of a system that is given are in the files of its own roles.
      let roles = known.contains(system.name) ? system.sources.roles : own.roles
      return StructureResults.ArchitectureSources(name: own.name, metrics: own.metrics, roles: roles)
    }
    return ArchitectureProfiles(
      proof: systems?.proof ?? .init(scenarios: 46, walks: 50),
      systems: all.map { system in
        ArchitectureProfiles.System(
          name: system.name, folder: system.folder,
          sources: sources(of: system), coupling: system.coupling,
          done: missingTap.map { .notMeasured(reason: $0) } ?? system.done, cancel: system.cancel)
      }, missing: systems?.missing ?? [])
  }

  /// What the report says, as data.
  func input(resamples: Int = 500) throws -> ReportInput {
    try ReportInput(
      results(), mutants: mutants, publicApps: elsewhere, variants: variants, life: life,
      bootstrap: HierarchicalBootstrap(resamples: resamples))
  }

  private var mutants: StoredMutants { testing?.mutants ?? StoredMutants() }

  /// A processor that differs from others in its model alone.
  static func processor(model: String) -> Processor {
    Processor(
      name: "A processor", vendor: .measured("Maker"), family: .measured("6"), model: .measured(model),
      stepping: .measured("2"),
      caches: .measured([
        Processor.Cache(level: 1, kind: "data", bytes: 48 << 10),
        Processor.Cache(level: 2, kind: "unified", bytes: 2 << 20),
      ]))
  }

  /// The report of the fixture as it is.
  static let plain = Result { try Fixture().report() }

  func report() throws -> Report {
    Report(try input(resamples: 1_000), sources: sources, course: course)
  }

  /// The first takes 100 ns at 10 and 10 times as long at 1,000; all others a fixed multiple of that.
  private func run() throws -> BenchmarkRun {
    let control = architectures.enumerated().filter {
      $0 == 0 ? hasControl : alsoControlled.contains($1.name)
    }
    .map { (ReferenceParticipant.again($1.name), $1.factor * self.control) }
    let cells = try sizes.keys.sorted().flatMap { id in
      try sizes[id, default: []].map { size in
        let participants = architectures + control + baselines
        return try cell(id, size, participants, growth: 0.5)
      }
    }
    let others = try parts.keys.sorted().flatMap { id in
      try parts[id, default: []].map { size in
        let participants = [
          ("SortedList", 1), ("pbds", 1.25), (ReferenceParticipant.again("SortedList"), self.control),
        ]
        return try cell(id, size, participants, growth: 0.2)
      }
    }
    let workloads = (sizes.keys.sorted() + parts.keys.sorted()).map { id in
      WorkloadDescription(
        id: id, summary: "Do \(id)", operation: id.hasPrefix("add") || parts[id] != nil ? "contact" : id)
    }
    return BenchmarkRun(workloads: workloads, cells: cells + others)
  }

  private func cell(
    _ id: String, _ size: Int, _ participants: [(name: String, factor: Double)], growth: Double
  ) throws -> CellSamples {
    let base = 100 * pow(Double(size) / 10, growth)
    let samples = try (0..<launches).map { launch in
      let times = participants.enumerated().map { index, participant in
        let drift = index > 0 && !launch.isMultiple(of: 2) ? drift : 1
        let itself = architectures.first { participant.name == ReferenceParticipant.again($0.name) }
        let place =
          participant.name == ReferenceParticipant.again(names.first ?? "") ? "" : "\(itself?.name ?? "") "
        let own = controls["\(place)\(id) \(size)"].map { $0[launch % $0.count] * (itself?.factor ?? 1) }
        let factor = itself == nil ? participant.factor : own ?? participant.factor
        return (0..<rounds).map { base * factor * drift * pace[$0 % pace.count] }
      }
      return try LaunchSamples(participants: participants.map(\.name), times: times)
    }
    return try CellSamples(
      workload: id, size: size, participants: participants.map(\.name), launches: samples)
  }
}

/// Sources of architectures that exist only here.
enum Source {
  /// A class of so many code lines, at least 2, after imports that are code lines too.
  static func file(_ stem: String, lines: Int, imports: [String] = []) -> FileMetrics {
    let head = imports.map { "import \($0)\n" }.joined()
    let body = (0..<max(0, lines - 2)).map { "  let value\($0) = \($0)\n" }.joined()
    return FileMetrics(path: "\(stem).swift", source: "\(head)final class \(stem) {\n\(body)}\n")
  }

  /// 10 code lines in a view controller, and 10 more for each letter of the name that follows the first.
  static func architecture(_ name: String) -> StructureResults.ArchitectureSources {
    let others = name.dropFirst().enumerated().map { file("Part\($0.offset)", lines: 10) }
    return architecture(name, views: [file("ListViewController", lines: 10)], others: others)
  }

  static func architecture(
    _ name: String, views: [FileMetrics], others: [FileMetrics] = []
  ) -> StructureResults.ArchitectureSources {
    StructureResults.ArchitectureSources(
      name: name, metrics: FolderMetrics(path: "/home/someone/\(name)", files: views + others),
      roles: [StructureResults.RoleSources(name: "View", files: views.map(\.path), counts: views.counts)])
  }
}

extension Source {
  /// The sources and the tap of the architecture's name, and nothing more.
  static func system(_ name: String) -> ArchitectureProfiles.System {
    ArchitectureProfiles.System(
      name: name, folder: "Sources/\(name)", sources: architecture(name),
      coupling: CouplingResults(files: [:], domain: [], toolkit: []),
      done: .measured(Taps.stacks(name)), cancel: .measured(Taps.stacks(name)))
  }
}

/// Ways of a tap that exist only here.
enum Taps {
  static func frame(_ text: String) -> TapResults.CallFrame {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    return TapResults.CallFrame(type: parts[0], function: parts[1])
  }

  static func stack(_ destination: TapResults.Destination, _ frames: String...) -> TapResults.Stack {
    TapResults.Stack(destination: destination, frames: frames.map(frame))
  }

  /// One function for each letter of the name.
  static func stacks(_ architecture: String) -> [TapResults.Stack] {
    let frames = (0..<architecture.count).map { frame("Type\($0).call()") }
    return [TapResults.Stack(destination: .storage, frames: frames)]
  }
}

extension FileMetrics {
  init(path: String, source: String) { self.init(path: path, utf8: Array(source.utf8)) }
}

extension CouplingResults {
  /// - Parameter files: the texts by the paths of their files.
  init(files: [String: String], domain: Set<String>, toolkit: Set<String>) {
    let sources = files.sorted { $0.key < $1.key }
    self.init(
      sources.map { CoupledSource(path: $0, utf8: Array($1.utf8)) }, domain: domain, toolkit: toolkit)
  }
}
