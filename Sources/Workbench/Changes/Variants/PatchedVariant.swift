import ArchitectureCatalog
import Foundation
package import Results
import SourceMetrics

/// A variant together with what its patches make of the tree, step by step.
package struct PatchedVariant: Sendable {
  /// What one step leaves.
  package struct Step: Sendable {
    package let step: Variant.Step
    /// What its patch alone does.
    package let change: ChangeResults.PatchCounts
    /// The sources of the architecture after it.
    package let sources: FolderMetrics
  }

  package let variant: Variant
  /// The sources of the architecture before the first step.
  package let base: FolderMetrics
  package let steps: [Step]

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
      let kept = measured.files.filter { texts["\(folder)/\($0.path)"] == nil }
      let changed = texts.compactMap { path, text -> FileMetrics? in
        guard let text, path.hasPrefix("\(folder)/"), path.hasSuffix(".swift") else { return nil }
        return FileMetrics(path: String(path.dropFirst(folder.count + 1)), utf8: text)
      }
      let roles = Architecture(
        name: variant.architecture.name, roles: variant.roles(after: step),
        makeApp: variant.architecture.makeApp)
      return Step(
        step: step, change: ChangeCount.part(files, of: roles),
        sources: FolderMetrics(path: folder, files: kept + changed))
    }
  }
}
