import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver
import SourceReading

/// Counts the variants together with the leading architectures, once they behave as they should. The program has to have
/// them in its catalog.
@MainActor
struct VariantRun {
  let package: Package
  let variants: [Variant]
  let progress: ProgressLine

  private var leading: [Architecture] { ArchitectureCatalog.leading }

  /// The results of the implementations that behave as they should, and why the others do not, by their names.
  private typealias Proof = (systems: ArchitectureProfiles, failures: [String: String])

  /// Throws where the program was built without one of the variants.
  func measure() throws -> VariantResults {
    let proof = try prove()
    let names = leading.map(\.name) + variants.map(\.name)
    let declarative = variants.filter { $0.toolkit == .declarative }.map(\.name)
    let counts = try count(names.filter { proof.failures[$0] == nil && !declarative.contains($0) })
    let first = try StructureCount(root: package.root).sources(of: leading).map {
      VariantResults.Implementation(name: $0.name, folder: $0.metrics.path, pattern: $0.name)
    }
    let others = try variants.map { try implementation(of: $0, failure: proof.failures[$0.name]) }
    var results = try VariantResults(
      sources: VariantResults.fingerprint(of: variants, root: package.root),
      scenarios: proof.systems.proof.scenarios, walks: proof.systems.proof.walks,
      implementations: (first + others).map { $0.with(counts, proof.systems) })
    let second = try SecondAuthors.architectures(in: package.root)
    results.testing = try TestSurvey(root: package.root).results(of: second).value
    if results.testing != nil { results.changes = try SecondAuthors.changes(in: package.root) }
    return results
  }

  // MARK: Behaviour

  private func architecture(_ variant: Variant) throws -> Architecture {
    guard let own = ArchitectureCatalog.all.first(where: { $0.name == variant.name }) else {
      throw CommandFailure.unavailable(
        "this program was built without \(variant.name): \(VariantResults.command) builds one with all")
    }
    return variant.architecture(makeApp: own.makeApp)
  }

  private func prove() throws -> Proof {
    let (scenarios, walks) = (try BuiltInScenarios.all(), BenchmarkPlan.full.walks)
    let all = try variants.map { (variant: $0, architecture: try architecture($0)) }
    let stage = Profiler(
      scenarios: scenarios, walks: walks, walkSeed: RandomWalks.defaultSeed, package: package,
      progress: progress)
    let systems = try stage.all(
      with: stage.survey(Array(leading.prefix(1))),
      among: leading + all.filter(\.variant.changedScenarios.isEmpty).map(\.architecture))
    var failures = Dictionary(uniqueKeysWithValues: systems.missing.map { ($0.name, $0.reason) })
    for (variant, architecture) in all where !variant.changedScenarios.isEmpty {
      let own = try variant.scenarios(among: scenarios)
      do {
        _ = try BehaviourStage(
          architectures: [architecture], scenarios: own.holding, changed: own.changed, walks: walks,
          walkSeed: RandomWalks.defaultSeed, hasModel: false, outliving: variant.outliving,
          root: package.root,
          progress: progress
        ).run()
      } catch {
        failures[variant.name] = String(ErrorText.of(error).prefix { !$0.isNewline })
      }
    }
    return (systems, failures)
  }

  // MARK: Numbers

  /// The bytes that these implementations hold; prints what could not be counted.
  private func count(_ names: [String]) throws -> RuntimeCounts {
    let counts = CountProcess(
      package: package, plans: Self.plans(of: names),
      settings: ["VARIANTS=\(variants.map(\.name).filter(names.contains).joined(separator: ","))"],
      progress: progress
    ).run()
    progress.clear()
    let reasons = [counts.reason].compactMap(\.self) + (counts.value?.counts.compactMap(\.value.reason) ?? [])
    for reason in Set(reasons).sorted() { try console.print("Not counted: \(reason)\n") }
    return counts.value ?? RuntimeCounts(workloads: [], counts: [])
  }

  /// The plans to count these implementations.
  static func plans(of names: [String]) -> [CountPlan] {
    [
      (WorkloadID.memoryLaunch, VariantResults.launchedContacts),
      (WorkloadID.memoryScene, ArchitectureProfiles.size),
    ]
    .map { workload, size in
      CountPlan(architectures: names, workloads: [workload], sizes: [size], countsInstructions: false)
    }
  }

  private func implementation(of variant: Variant, failure: String?) throws -> VariantResults.Implementation {
    VariantResults.Implementation(
      name: variant.name, folder: variant.folder, pattern: variant.pattern, towards: variant.towards,
      origin: variant.origin, moved: try variant.base.map { try moved(from: $0, to: variant) },
      changedScenarios: variant.changedScenarios, failure: failure)
  }

  /// The lines of Swift that are added and removed between an implementation and the variant made from it.
  func moved(from base: String, to variant: Variant) throws -> VariantResults.MovedLines {
    let folder =
      variants.first { $0.name == base }?.folder
      ?? ArchitectureCatalog.every.first { $0.name == base }?.sourceFolder ?? ""
    let numbers = try Git.run(
      ["diff", "--no-index", "--numstat", "--find-renames", "--", folder, variant.folder], in: package.root)
    // git ends with 1 if there is a difference. Each line is `ADDED`, `REMOVED` and the paths.
    let rows = numbers.output.split(whereSeparator: \.isNewline).map { $0.split(separator: "\t") }
      .filter { $0.count == 3 && $0[2].contains(".swift") }
    func sum(_ column: Int) -> Int { rows.reduce(0) { $0 + (Int($1[column]) ?? 0) } }
    return .init(base: base, added: sum(0), removed: sum(1))
  }
}

extension VariantResults.Implementation {
  /// The same with what was counted of it, and with its sources and taps.
  func with(_ counts: RuntimeCounts, _ systems: ArchitectureProfiles) -> Self {
    func bytes(_ workload: String, _ size: Int) -> Double? {
      counts.count(of: .liveBytes, workload: workload, size: size, participant: name)?.repeating.value
    }
    var one = self
    one.launchedBytes = bytes(WorkloadID.memoryLaunch, VariantResults.launchedContacts)
    one.sceneBytes = bytes(WorkloadID.memoryScene, ArchitectureProfiles.size)
    one.system = systems.systems.first { $0.name == name }
    return one
  }
}
