import ArchitectureCatalog
import Foundation
import Measurement

/// A variant together with what its patches make of the tree, step by step.
struct PatchedVariant: Sendable {
  /// What one step leaves.
  struct PatchedStep: Sendable {
    let step: Variant.PatchStep
    /// What its patch alone does.
    let change: ChangeResults.PatchCounts
    /// The sources of the architecture after it, by their paths in its folder.
    let texts: [String: [UInt8]]
    /// The same, counted.
    let sources: FolderMetrics
  }

  let variant: Variant
  /// The sources of the architecture before the first step.
  let base: FolderMetrics
  let steps: [PatchedStep]
  /// The package after the last step.
  let tree: TreeStore.Tree

  /// Throws ``PatchError`` for the first patch that is none or has no place, `SourceMetricsError`, what git throws, and a
  /// `CocoaError`.
  init(_ variant: Variant, in store: TreeStore) throws {
    self.variant = variant
    let folder = variant.architecture.sourceFolder
    let place = store.package.appendingPathComponent(folder)
    let measured = try SourceFolder.measure(at: place.path)
    base = FolderMetrics(path: folder, files: measured.files)
    let old = try measured.files.reduce(into: [String: [UInt8]]()) { texts, file in
      texts[file.path] = try Array(Data(contentsOf: place.appendingPathComponent(file.path)))
    }
    let staging = try store.staging(store.base)
    var tree = store.base
    steps = try variant.steps.map { step in
      try step.patch.apply(to: staging)
      let (before, after) = (tree, try staging.tree())
      tree = after
      var sources = old
      for file in try store.difference(from: store.base, to: after)
      where file.path.hasPrefix("\(folder)/") && file.path.hasSuffix(".swift") {
        sources[String(file.path.dropFirst(folder.count + 1))] = file.new
      }
      let roles = Architecture(
        name: variant.architecture.name, roles: variant.roles(after: step),
        makeApp: variant.architecture.makeApp)
      return PatchedStep(
        step: step, change: ChangeCount.part(try store.difference(from: before, to: after), of: roles),
        texts: sources,
        sources: FolderMetrics(path: folder, files: sources.map { FileMetrics(path: $0, utf8: $1) }))
    }
    self.tree = tree
  }
}
