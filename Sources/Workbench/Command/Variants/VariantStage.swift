import ArchitectureCatalog
import Foundation
import Measurement

/// Finds out what the variants of a package are.
struct VariantStage {
  let package: Package

  /// The variants of these architectures, and towards them.
  ///
  /// Throws ``StaleStep``, `PatchError`, `RequestError`, `SourceMetricsError`, and what the system refuses.
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
        } catch let error as PatchError {
          guard case .stale = error else { throw error }
          throw StaleStep(error: error, folder: variant.folder)
        }
      }
    }
  }

  /// The rules to which the files of a step are held. Throws a `CocoaError` and `SourceMetricsError`.
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

/// A step that no longer applies, with the way to mend it.
struct StaleStep: Error, CustomStringConvertible {
  let error: PatchError
  let folder: String

  var description: String {
    """
    \(error)
    To refresh it: in a copy of the package, git apply the patches of \(folder) up to this one, mend what has no place,
      and write each step anew with git diff --no-renames
    """
  }
}
