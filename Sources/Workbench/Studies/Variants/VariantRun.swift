import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver
import SourceReading

/// Counts and times the variants together with the leading architectures, once they behave as they should. The program
/// has to have them in its catalog.
@MainActor
struct VariantRun {
  let package: Package
  let variants: [Variant]
  let progress: ProgressLine

  private var leading: [Architecture] { ArchitectureCatalog.leading }
  /// The variants that have to behave as the architectures do.
  private var alike: [Variant] { variants.filter(\.changedScenarios.isEmpty) }

  /// The results of the implementations that behave as they should, and why the others do not, by their names.
  private typealias Proof = (systems: SystemResults, failures: [String: String])

  /// Throws where the program was built without one of the variants.
  func measure(_ plan: BenchmarkPlan) throws -> VariantResults {
    let proof = try prove()
    let isSound = { (name: String) in proof.failures[name] == nil }
    let sound = variants.map(\.name).filter(isSound)
    let soundAlike = alike.map(\.name).filter(isSound)
    // A variant that differs on purpose can't perform the timed workloads: only its memory and launch are counted.
    let differing = try count(
      sound.filter { !soundAlike.contains($0) }, among: sound, without: [WorkloadID.add, WorkloadID.scroll])
    let timed = leading.map(\.name).filter(isSound) + soundAlike
    let loadBefore = Machine.load
    let start = ContinuousClock.now
    let cost = try BenchmarkProcess(
      package: package, plan: plan.limited(toTiming: timed.count), seed: BenchmarkPlan.newSeed(),
      progress: progress
    ).run(architectures: timed)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let findings = try TimeFindings(
      answering: cost.run, architectures: timed, bootstrap: HierarchicalBootstrap())
    // Without those that differ, since everything in the catalog performs while instructions are counted.
    let counts = CountResults([try count(timed, among: soundAlike), differing])
    let values = VariantValues(systems: proof.systems, counts: counts, cost: findings)
    return VariantResults(
      sources: try VariantResults.fingerprint(of: variants, root: package.root),
      scenarios: proof.systems.proof.scenarios, walks: proof.systems.proof.walks,
      environment: EnvironmentProbe(root: package.root).run(
        timed: leading, loadBefore: loadBefore, benchmarkSeconds: seconds),
      unreliability: findings.control.reason,
      implementations: try StructureCount(root: package.root).sources(of: leading).map {
        try implementation(of: $0.name, values, $0.metrics)
      }
        + variants.map {
          try implementation(of: $0.name, values, $0.metrics, $0, failure: proof.failures[$0.name])
        })
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
    let stage = SystemStage(
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
          walkSeed: RandomWalks.defaultSeed, hasModel: false, root: package.root, progress: progress
        ).run()
      } catch {
        failures[variant.name] = String(ErrorText.of(error).prefix { !$0.isNewline })
      }
    }
    return (systems, failures)
  }

  // MARK: Numbers

  /// The counts of these implementations, without some workloads; prints what could not be counted.
  ///
  /// - Parameter performing: the names of the variants that are in the catalog meanwhile.
  private func count(
    _ names: [String], among performing: [String], without missing: [String] = []
  ) throws -> CountResults {
    guard !names.isEmpty else { return CountResults(workloads: [], counts: []) }
    progress.show("building the benchmark with optimisation")
    // The counter counts instructions in this executable.
    _ = try ReleaseBuild(package: package).run(BenchmarkProcess.product)
    let plans = Self.plans(of: names, without: missing)
    let setting = "VARIANTS=\(performing.joined(separator: ","))"
    let counts = CountProcess(
      package: package, plans: plans, settings: [setting], progress: progress
    ).run()
    progress.clear()
    let reasons = [counts.reason].compactMap(\.self) + (counts.value?.counts.compactMap(\.value.reason) ?? [])
    for reason in Set(reasons).sorted() { try console.print("Not counted: \(reason)\n") }
    return counts.value ?? CountResults(workloads: [], counts: [])
  }

  /// The plans to count these implementations, one for each size.
  static func plans(of names: [String], without missing: [String]) -> [CountPlan] {
    let asked = VariantResults.Measure.allCases.compactMap(\.counted).filter {
      !missing.contains($0.workload)
    }
    return Set(asked.map(\.size)).sorted().map { size in
      CountPlan(
        architectures: names, workloads: Set(asked.filter { $0.size == size }.map(\.workload)).sorted(),
        sizes: [size], countsInstructions: true)
    }
  }

  private func implementation(
    of name: String, _ values: VariantValues, _ metrics: FolderMetrics, _ variant: Variant? = nil,
    failure: String? = nil
  ) throws -> VariantResults.Implementation {
    .init(
      name: name, title: variant?.title ?? name, folder: variant?.folder ?? metrics.path,
      pattern: variant?.pattern ?? name, towards: variant?.towards, origin: variant?.origin,
      moved: try variant.flatMap { variant in try variant.base.map { try moved(from: $0, to: variant) } },
      changedScenarios: variant?.changedScenarios ?? [], failure: failure,
      values: values.all(of: name, metrics), intervals: values.intervals(of: name),
      system: values.systems.systems.first { $0.name == name })
  }

  /// The lines of Swift that are added and removed between an implementation and the variant made from it.
  func moved(from base: String, to variant: Variant) throws -> VariantResults.MovedLines {
    let folder =
      variants.first { $0.name == base }?.folder
      ?? ArchitectureCatalog.all.first { $0.name == base }?.sourceFolder ?? ""
    let numbers = try Git.run(
      ["diff", "--no-index", "--numstat", "--find-renames", "--", folder, variant.folder], in: package.root)
    // git ends with 1 if there is a difference. Each line is `ADDED`, `REMOVED` and the paths.
    let rows = numbers.output.split(whereSeparator: \.isNewline).map { $0.split(separator: "\t") }
      .filter { $0.count == 3 && $0[2].contains(".swift") }
    func sum(_ column: Int) -> Int { rows.reduce(0) { $0 + (Int($1[column]) ?? 0) } }
    return .init(base: base, added: sum(0), removed: sum(1))
  }
}

/// The numbers of all implementations, by the run that found them.
struct VariantValues {
  let systems: SystemResults
  let counts: CountResults
  let cost: TimeFindings

  func all(of name: String, _ metrics: FolderMetrics) -> [VariantResults.Measure: Double] {
    let system = systems.systems.first { $0.name == name }
    // A tap that was not followed to the screen is not counted.
    let isFollowed = system?.done.value?.contains { $0.destination == .screen } ?? false
    let done = isFollowed ? system.flatMap { SystemFindings($0).done } : nil
    return VariantResults.Measure.allCases.reduce(into: [:]) { values, measure in
      values[measure] =
        switch measure {
        case .codeLines: Double(metrics.counts.codeLines)
        case .files: Double(metrics.counts.files)
        case .types: Double(metrics.counts.types)
        case .protocols: Double(metrics.counts.protocols)
        case .largestType: metrics.largestType.map { Double($0.codeLines) }
        case .tapFunctions: done.map { Double($0.functions) }
        case .tapTypes: done.map { Double($0.types.count) }
        case .addTime, .launchTime, .scrollTime:
          name == cost.workloads.first?.contenders.first ? 1 : time(measure, of: name)?.ratio
        default:
          measure.counted.flatMap { asked in
            counts.count(of: asked.metric, workload: asked.workload, size: asked.size, arm: name)?
              .repeating.value
          }
        }
    }
  }

  func intervals(of name: String) -> [VariantResults.Measure: ClosedRange<Double>] {
    VariantResults.Measure.allCases.reduce(into: [:]) { intervals, measure in
      intervals[measure] = time(measure, of: name).map { $0.lower...$0.upper }
    }
  }

  /// The ratio to the time of the first contender.
  private func time(_ measure: VariantResults.Measure, of name: String) -> RatioEstimate? {
    let workload = cost.workloads.first { $0.workload.id == measure.timedWorkload }
    return workload?.cells.first?.judgements[name]?.estimate
  }
}

extension BenchmarkPlan {
  /// Adding, launching and scrolling at the usual size of an app; each arm gets as much time as if there were three.
  func limited(toTiming count: Int) -> BenchmarkPlan {
    BenchmarkPlan(
      launches: launches, rounds: rounds, capMilliseconds: capMilliseconds * max(3, count) / 3,
      parts: [PlanPart(workloads: WorkloadID.main, sizes: [SystemResults.size])], isQuick: isQuick)
  }
}
