import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// An architecture built another way: patches of it, one on top of the other.
struct Variant: Sendable {
  /// One patch, on what the ones before it leave.
  struct PatchStep: Sendable {
    let id: String
    let title: String
    let patch: Patch
  }

  /// The path of its folder, from the root of the package.
  let folder: String
  let title: String
  /// The architecture that the first step starts from.
  let architecture: Architecture
  /// The architecture whose rules the last step has to keep; nil where it is the same.
  let target: Architecture?
  let steps: [PatchStep]
  /// The ids of what is counted in the programs before the first step and after the last; empty where nothing is.
  let counted: [String]
  /// The built-in scenarios that do not hold after the last step, each with the reason.
  let changedScenarios: [ChangeResults.ChangedScenario]
  /// The scenario files that hold after the last step, besides those that are built in; sorted.
  let scenarioFiles: [URL]

  private static let textName = "variant.md"

  /// The roles that the files of a step may play: those of the architecture and those on the way; at last those of the
  /// target alone.
  func roles(after step: PatchStep) -> [Role] {
    guard let target else { return architecture.roles }
    if step.id == steps.last?.id { return target.roles }
    return architecture.roles + target.roles.filter { !architecture.roles.contains($0) }
  }

  /// All variants of a package, in their order.
  static func all(in root: URL, _ architectures: [Architecture]) throws -> [Variant] {
    try VariantResults.folders.map { try Variant(folder: $0, in: root, architectures) }
  }

  /// Reads one, which is at this path from the root.
  init(folder path: String, in root: URL, _ architectures: [Architecture]) throws {
    folder = path
    // Everything in the folder is read as that of a request is.
    let files = ChangeFolder(root: root, path: path, architectures: architectures)
    let file = files.name(Self.textName)
    let text = try files.text(Self.textName)
    title = text.title
    let known = { (name: String) throws(CommandFailure) in
      guard let found = architectures.first(where: { $0.name == name }) else {
        throw .malformed(file, found: VisibleText.quoted(name), expected: "an architecture")
      }
      return found
    }
    guard let name = text.names(beneath: "Architecture").first else {
      throw CommandFailure.malformed(file, found: "none", expected: "\"## Architecture\"")
    }
    let architecture = try known(name)
    self.architecture = architecture
    target = try text.names(beneath: "Towards").first.map(known)
    steps = try text.items(beneath: "Steps", form: "- `PATCH`: TITLE").map { item in
      PatchStep(
        id: item.name, title: item.words,
        patch: try files.patch("\(item.name).patch", of: .architecture(architecture)))
    }
    guard !steps.isEmpty else {
      throw CommandFailure.malformed(file, found: "none", expected: "\"## Steps\"")
    }
    counted = text.names(beneath: "Counted")
    changedScenarios = try text.changedScenarios()
    scenarioFiles = try files.files(ending: ".scenario")
  }
}

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
