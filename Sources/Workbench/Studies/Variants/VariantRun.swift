import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// Makes a copy of the package in which variants are further architectures, and runs the copy's programs to verify
/// their behaviour, count them and time them.
struct VariantRun {
  let package: Package
  let variants: [Variant]
  let progress: ProgressLine
  /// The program that builds a package.
  var swift = "swift"

  private var leading: [Architecture] { ArchitectureCatalog.leading }
  /// The variants that have to behave as the architectures do.
  private var alike: [Variant] { variants.filter(\.changedScenarios.isEmpty) }

  /// The results of the implementations that behave as they should, and why the others do not, by their names.
  private typealias Proof = (systems: SystemResults, failures: [String: String])

  /// Whether each variant behaves as it should; prints a line for each.
  func verify() throws -> Bool {
    try inCopy(with: variants) { try prove(in: $0).failures.isEmpty }
  }

  /// Verifies, counts and times the variants.
  func measure(_ plan: BenchmarkPlan) throws -> VariantResults {
    let (proof, differing) = try inCopy(with: variants) { copy in
      let proof = try prove(in: copy)
      // A variant that differs on purpose can't perform the timed workloads: only its memory and launch are counted.
      let names = variants.filter { !$0.changedScenarios.isEmpty && proof.failures[$0.name] == nil }.map(
        \.name)
      return (proof, try count(names, without: [WorkloadID.add, WorkloadID.scroll], in: copy))
    }
    // Without such variants, since everything in the catalog performs while instructions are counted.
    return try inCopy(with: alike) { copy in
      let timed = (leading.map(\.name) + alike.map(\.name)).filter { proof.failures[$0] == nil }
      let loadBefore = Machine.load
      let start = ContinuousClock.now
      let cost = try BenchmarkProcess(
        package: copy, plan: plan.limited(toTiming: timed.count), seed: BenchmarkPlan.newSeed(),
        progress: progress
      ).run(architectures: timed)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let findings = try CostFindings(
        answering: cost.run, architectures: timed, bootstrap: HierarchicalBootstrap())
      let counts = CountResults([try count(timed, in: copy), differing])
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
  }

  // MARK: The copy

  private func inCopy<Value>(with added: [Variant], _ work: (Package) throws -> Value) throws -> Value {
    let tree = package.root.appendingPathComponent(".build/variants/tree")
    let copy = BuildCopy(package: package.root, tree: tree)
    return try copy.use(with: VariantCopy(root: package.root).files(with: added)) { store in
      try copy.write(store.base, from: store)
      defer { progress.clear() }
      return try work(Package(copy, of: package))
    }
  }

  private func prove(in copy: Package) throws -> Proof {
    progress.show("building a copy of the package with \(variants.count) variants in it")
    let build = try Subprocess.run(
      [swift, "build", "--product", "compare", "--package-path", copy.root.path], mergingErrors: true)
    guard build.status == 0 else {
      let output = BuildOutput(text: build.output).withoutProgress
      throw CommandFailure.checkFailed("the package with the variants in it does not build:\n\(output)")
    }
    progress.show("comparing what a person sees")
    let names = (leading.map(\.name) + alike.map(\.name)).joined(separator: ",")
    let (systems, output) = try TemporaryFolder.use(named: "systems") { folder in
      let file = folder.appendingPathComponent("systems.json")
      let outcome = try compare(["systems", "--architectures", names, "--output", file.path], in: copy)
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw CommandFailure.checkFailed(outcome.output)
      }
      return (try ResultsFile.read(SystemResults.self, from: data, file: file.path), outcome.output)
    }
    var failures = Dictionary(
      uniqueKeysWithValues: systems.missing.map { ($0.name, $0.reason) })
    if !failures.isEmpty { try console.print(output) }
    for variant in variants {
      if !variant.changedScenarios.isEmpty { failures[variant.name] = try difference(of: variant, in: copy) }
      let proof = systems.proof
      let kept = proof.scenarios - variant.changedScenarios.count
      progress.clear()
      try console.print(
        failures[variant.name].map { "\(variant.name): NOT VERIFIED: \($0)\n" }
          ?? "\(variant.name): verified: \(kept) of \(proof.scenarios) scenarios, \(proof.walks) walks, lifetimes, layers\n"
      )
    }
    return (systems, failures)
  }

  /// How a variant that differs on purpose also differs unintentionally, in a line; nil if it does not.
  private func difference(of variant: Variant, in copy: Package) throws -> String? {
    let outcome = try compare(
      [
        "behaviour", "--architectures", variant.name, "--without-model",
        "--walks=\(BenchmarkPlan.full.walks)",
      ]
        + variant.changedScenarios.map { "--changed=\($0.name)" }
        + variant.scenarioFiles.map { "--scenario=\($0.path)" }, in: copy)
    guard outcome.status != 0 else { return nil }
    try console.print(outcome.output)
    return outcome.output.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it failed"
  }

  private func compare(_ words: [String], in copy: Package) throws -> Subprocess.Completion {
    let program = copy.scratchFolder.appendingPathComponent("debug/compare").path
    return try Subprocess.run([program] + words, mergingErrors: true)
  }

  // MARK: Numbers

  /// The counts of these implementations; prints what could not be counted.
  private func count(
    _ names: [String], without missing: [String] = [], in copy: Package
  ) throws -> CountResults {
    guard !names.isEmpty else { return CountResults(workloads: [], counts: []) }
    progress.show("building the benchmark with optimisation")
    // The counter counts instructions in this executable.
    _ = try ReleaseBuild(package: copy).run(BenchmarkProcess.product)
    let plans = Self.plans(of: names, without: missing)
    let counts = CountProcess(package: copy, plans: plans, progress: progress).run()
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
  let cost: CostFindings

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
