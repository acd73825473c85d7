import ArchitectureCatalog
import Foundation
package import Results
import SourceMetrics

/// A variant together with what its patches make of the tree, step by step.
package struct PatchedVariant: Sendable {
  /// What one step leaves.
  package struct PatchedStep: Sendable {
    package let step: Variant.PatchStep
    /// What its patch alone does.
    package let change: ChangeResults.PatchCounts
    /// The sources of the architecture after it, by their paths in its folder.
    package let texts: [String: [UInt8]]
    /// The same, counted.
    package let sources: FolderMetrics
  }

  package let variant: Variant
  /// The sources of the architecture before the first step.
  package let base: FolderMetrics
  package let steps: [PatchedStep]

  /// Throws the ``PatchError`` of the first hunk that has no place, `SourceMetricsError`, and what reading the tree throws.
  package init(_ variant: Variant, in tree: PackageTree) throws {
    self.variant = variant
    let folder = variant.architecture.sourceFolder
    let measured = try SourceFolder.measure(at: tree.root.appendingPathComponent(folder).path)
    base = FolderMetrics(path: folder, files: measured.files)
    var texts: [String: [UInt8]?] = [:]
    steps = try variant.steps.map { step in
      let files = try step.patch.files.map { file in
        let old = if let text = texts[file.path] { text } else { try tree.read(file.path) }
        let patched = step.patch.apply(file, to: old)
        if let rejection = patched.rejected.first { throw rejection.error }
        texts[file.path] = .some(patched.new)
        return patched
      }
      var sources: [String: [UInt8]] = [:]
      for file in measured.files { sources[file.path] = try tree.read("\(folder)/\(file.path)") }
      for (path, text) in texts where path.hasPrefix("\(folder)/") && path.hasSuffix(".swift") {
        sources[String(path.dropFirst(folder.count + 1))] = text
      }
      let roles = Architecture(
        name: variant.architecture.name, roles: variant.roles(after: step),
        makeApp: variant.architecture.makeApp)
      return PatchedStep(
        step: step, change: ChangeCount.part(files, of: roles), texts: sources,
        sources: FolderMetrics(path: folder, files: sources.map { FileMetrics(path: $0, utf8: $1) }))
    }
  }
}
