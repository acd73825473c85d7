import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Finds out what the variants of a package are.
struct VariantStage {
  let package: Package

  /// The variants of these architectures, and towards them.
  func patched(_ architectures: [String]) throws -> [PatchedVariant] {
    let variants = try Variant.all(in: package.root, ArchitectureCatalog.all)
      .filter { variant in
        [variant.architecture.name, variant.target?.name].compactMap(\.self)
          .allSatisfy(architectures.contains)
      }
    return try TreeStore.use(of: package.root) { store in
      try variants.map { variant in
        do {
          return try PatchedVariant(variant, in: store)
        } catch let error as StalePatch {
          throw Self.stale(error, in: variant.folder)
        }
      }
    }
  }

  /// A step that no longer applies, with the way to mend it.
  static func stale(_ error: StalePatch, in folder: String) -> CommandFailure {
    .checkFailed(
      """
      \(error)
      To refresh it: in a copy of the package, git apply the patches of \(folder) up to this one, mend what has no place,
        and write each step anew with git diff --no-renames
      """)
  }

  /// The rules to which the files of a step are held.
  func layerRules() throws -> LayerRules {
    try LayerRules(of: ArchitectureCatalog.all, root: package.root)
  }

  /// What they are, with what the programs count; not measured where a patch no longer applies: that is no reason to compare
  /// nothing.
  func run(_ architectures: [String], counting count: (Variant) -> Measured<[VariantResults.Count]>)
    -> Measured<VariantResults>
  {
    Measured {
      let variants = try patched(architectures)
      guard !variants.isEmpty else {
        return .notMeasured(reason: "there is no variant of \(architectures.joined(separator: ", "))")
      }
      let rules = try layerRules()
      return .measured(
        VariantResults(
          variants: variants.map { $0.results($0.variant.counted.isEmpty ? nil : count($0.variant), rules) }))
    }
  }
}

extension PatchedVariant {
  /// What it is, as it is stored.
  ///
  /// - Parameter rules: those of the layers.
  func results(
    _ counts: Measured<[VariantResults.Count]>?, _ rules: LayerRules
  ) -> VariantResults.VariantCounts {
    VariantResults.VariantCounts(
      folder: variant.folder, title: variant.title, architecture: variant.architecture.name,
      target: variant.target?.name, base: base.counts,
      steps: steps.map { step in
        let architecture = Architecture(
          name: variant.architecture.name, roles: variant.roles(after: step.step),
          makeApp: variant.architecture.makeApp)
        let played = Set(step.sources.files.compactMap { architecture.role(ofFileNamed: $0.path) })
        return VariantResults.StepCounts(
          id: step.step.id, title: step.step.title, change: step.change, counts: step.sources.counts,
          roles: (architecture.roles + Role.common).filter(played.contains).map(\.name),
          violations: rules.violations(
            of: step.texts.sorted { $0.key < $1.key }.map { LayerRules.ArchitectureFile(path: $0, utf8: $1) },
            in: architecture))
      },
      changedScenarios: variant.changedScenarios, counts: counts)
  }
}

/// Counts what an architecture's program costs after the last step of a variant, in a copy of the package in which all
/// steps are done, beside what it costs as it is.
struct VariantCount {
  /// With few contacts, so that what is there from the launch on shows.
  private static let size = 10

  let package: Package
  let progress: ProgressLine

  /// The counts, or why there are none.
  ///
  /// - Parameter before: what was counted of the architecture as it is.
  func run(
    _ variant: Variant, before: Measured<CountResults>
  ) -> Measured<[VariantResults.Count]> {
    do {
      let known = try Self.counted(before)
      let rest = variant.counted.filter { id in !known.workloads.contains { $0.id == id } }
      let before = CountResults([known, try count(variant, rest, countsInstructions: false, in: package)])
      let after = try inCopy(with: variant) { copy in
        progress.show("\(variant.title): building the benchmark with optimisation")
        // Instructions are counted in it.
        _ = try ReleaseBuild(package: copy).run(BenchmarkProcess.product)
        return try count(variant, variant.counted, countsInstructions: true, in: copy)
      }
      return .measured(
        after.counts.compactMap { after in
          guard after.arm == variant.architecture.name,
            let before = before.value(
              of: after.metric, workload: after.workload, size: after.size, arm: after.arm)
          else { return nil }
          return VariantResults.Count(
            workload: after.workload, size: after.size, metric: after.metric, before: before,
            after: after.value)
        })
    } catch let error as ReleaseBuild.Failure {
      return .notMeasured(reason: error.summary)
    } catch {
      return .notMeasured(reason: ErrorText.of(error))
    }
  }

  private static func counted(_ counts: Measured<CountResults>) throws(CommandFailure) -> CountResults {
    switch counts {
    case .measured(let counts): return counts
    case .notMeasured(let reason): throw .unavailable(reason)
    }
  }

  private func count(
    _ variant: Variant, _ workloads: [String], countsInstructions: Bool, in package: Package
  ) throws -> CountResults {
    guard !workloads.isEmpty else { return CountResults(workloads: [], counts: []) }
    let plan = CountPlan(
      architectures: [variant.architecture.name], workloads: workloads, sizes: [Self.size],
      countsInstructions: countsInstructions)
    defer { progress.clear() }
    return try Self.counted(CountProcess(package: package, plans: [plan], progress: progress).run())
  }

  private func inCopy<Value>(
    with variant: Variant, _ work: (Package) throws -> Value
  ) throws -> Value {
    try CopyLock.withLock(on: WorkingCopy.changesFolder(of: package.root)) {
      let copy = WorkingCopy.ofChanges(in: package.root)
      try TreeStore.use(of: package.root) { store in
        try copy.lay(PatchedVariant(variant, in: store).tree, from: store)
      }
      return try work(
        Package(
          root: copy.tree, scratchFolder: copy.tree.appendingPathComponent(".build"),
          buildClock: package.buildClock))
    }
  }
}
