import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Counts what each release did, and what the apps are after it.
struct LifeSurvey {
  private static let toolkit = "TerminalKit"

  let life: Life

  func run() throws -> LifeResults {
    try TreeStore.use(of: life.root) { store in
      try TemporaryFolder.use(named: "life") { folder in
        let copy = WorkingCopy(package: life.root, tree: folder.appendingPathComponent("tree"))
        let trees = try life.trees(in: store, from: store.base)
        var apps: [[LifeResults.AppState]] = []
        for (place, tree) in trees.enumerated() {
          try copy.lay(tree, from: store)
          let files = place == 0 ? [] : try store.difference(from: trees[place - 1], to: tree)
          let folders = place == 0 ? [] : try folders(of: trees[place - 1], in: store)
          apps.append(
            try life.architectures.map { try app($0, in: copy.tree, files: files, folders: folders) })
        }
        return LifeResults(
          sources: try LifeResults.fingerprint(in: life.architectures, root: life.root),
          shared: try trees.first.flatMap { try shared(from: store.base, to: $0, in: store) },
          start: apps.first ?? [],
          releases: try trees.indices.dropFirst().map { place in
            try self.release(
              life.releases[place], apps[place],
              shared: shared(from: trees[place - 1], to: trees[place], in: store))
          },
          waiting: life.waiting,
          second: try life.second.map { release in
            let before = life.tree(before: release, of: trees)
            let tree = try life.tree(of: release.patches, on: before, in: store)
            try copy.lay(tree, from: store)
            let files = try store.difference(from: before, to: tree)
            let folders = try folders(of: before, in: store)
            return try self.release(
              release, life.architectures.map { try app($0, in: copy.tree, files: files, folders: folders) },
              shared: shared(from: before, to: tree, in: store), in: "second/\(release.id)")
          },
          parallel: try LifeMerges(life: life).textConflicts(on: trees, in: store),
          startSources: try LifeResults.fingerprint(
            of: life.releases.prefix(1).map(\.id), in: life.architectures, root: life.root))
      }
    }
  }

  /// - Parameter folder: of its patches, where these are another person's.
  private func release(
    _ release: Life.Release, _ apps: [LifeResults.AppState], shared: ChangeResults.PatchCounts?,
    in folder: String? = nil
  ) throws -> LifeResults.Release {
    let before = life.releases(upTo: release).map(\.id)
    return LifeResults.Release(
      id: release.id, title: release.title,
      sources: try LifeResults.fingerprint(
        of: before + [folder].compactMap(\.self), in: life.architectures, root: life.root),
      shared: shared, apps: apps,
      newScenarios: try release.scenarios.reduce(0) { try $0 + BuiltInScenarioFiles.names(in: $1).count },
      changedScenarios: release.changedScenarios)
  }

  /// What was done to the code that no architecture owns; nil where that is nothing.
  private func shared(
    from old: TreeStore.Tree, to new: TreeStore.Tree, in store: TreeStore
  ) throws -> ChangeResults.PatchCounts? {
    let files = try store.difference(from: old, to: new).filter { file in
      !life.architectures.contains { PatchOwner.architecture($0).owns(file.path) }
    }
    return files.isEmpty ? nil : ChangeCount.part(files, of: nil)
  }

  /// The folders of sources that there are before a release.
  private func folders(of tree: TreeStore.Tree, in store: TreeStore) throws -> Set<String> {
    let paths = try life.architectures.flatMap { architecture in
      try store.git(["ls-tree", "-r", "-z", "--name-only", tree, "\(architecture.sourceFolder)/"]).fields
    }
    return Set(paths.map(Self.folder))
  }

  private static func folder(of path: String) -> String {
    String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
  }

  /// - Parameters:
  ///   - files: what the release did.
  ///   - folders: those that were there before it.
  private func app(
    _ architecture: Architecture, in tree: URL, files: [PatchedFile], folders: Set<String>
  ) throws -> LifeResults.AppState {
    let texts = try SourceFolder.texts(at: tree.appendingPathComponent(architecture.sourceFolder).path)
    let tests = try SourceFolder.texts(
      at: tree.appendingPathComponent("Tests/Contacts\(architecture.name)Tests").path)
    let metrics = texts.map { FileMetrics(path: $0.path, utf8: $0.utf8) }
    let testOutlines = tests.map {
      (FileMetrics(path: $0.path, utf8: $0.utf8), SourceOutline($0.utf8).tests.count)
    }
    let own = files.filter { PatchOwner.architecture(architecture).owns($0.path) }
    let outside = own.filter {
      $0.path.hasPrefix("Sources/") && folders.contains(Self.folder(of: $0.path))
    }
    return LifeResults.AppState(
      architecture: architecture.name, counts: metrics.counts, largestType: Self.largestType(in: metrics),
      longestFunction: Self.longestFunction(in: texts),
      linesWithoutInterface: metrics.filter(Self.isWithoutInterface).counts.codeLines,
      testLines: testOutlines.reduce(0) { $0 + $1.0.counts.codeLines },
      tests: testOutlines.reduce(0) { $0 + $1.1 },
      testsWithoutInterface: testOutlines.reduce(0) { $0 + (Self.isWithoutInterface($1.0) ? $1.1 : 0) },
      part: ChangeCount.part(own, of: architecture),
      linesOutside: ChangeCount.part(outside, of: architecture).sources.lines.all,
      context: Self.context(of: own.map(\.path), in: texts, below: architecture.sourceFolder))
  }

  private static func isWithoutInterface(_ file: FileMetrics) -> Bool { !file.imports.contains(toolkit) }

  private static func largestType(in files: [FileMetrics]) -> LifeResults.Size {
    FolderMetrics(path: "", files: files).largestType.map { .init(name: $0.name, codeLines: $0.codeLines) }
      ?? .init(name: "", codeLines: 0)
  }

  private static func longestFunction(in texts: [SourceFolder.Text]) -> LifeResults.Size {
    let functions = texts.flatMap { text in
      let outline = SourceOutline(text.utf8)
      return outline.functions.map { function in
        LifeResults.Size(name: function.name, codeLines: function.lines.count(where: outline.isCode))
      }
    }
    return functions.max { $0.codeLines < $1.codeLines } ?? .init(name: "", codeLines: 0)
  }

  /// The lines of code of the touched files that are there, and of those whose types they name.
  private static func context(
    of touched: [String], in texts: [SourceFolder.Text], below folder: String
  ) -> Int {
    let sources = texts.map { CoupledSource(path: $0.path, utf8: $0.utf8) }
    let names = Set(sources.flatMap(\.typeNames))
    let edited = sources.filter { touched.contains("\(folder)/\($0.path)") }
    let named = Set(edited.flatMap { $0.references(to: names).map(\.name) })
    let read = Set(edited.map(\.path))
      .union(sources.filter { !named.isDisjoint(with: $0.typeNames) }.map(\.path))
    return texts.filter { read.contains($0.path) }
      .map { FileMetrics(path: $0.path, utf8: $0.utf8) }.counts.codeLines
  }
}

extension LifeResults: StoredRun {
  /// Tells the sources on which the counts depend from others.
  ///
  /// - Parameter releases: the names of those that are looked at; nil for all that are asked for.
  static func fingerprint(
    of releases: [String]? = nil, in architectures: [Architecture] = ArchitectureCatalog.leading, root: URL
  ) throws -> String {
    let owners = architectures.flatMap { [$0.sourceFolder, "Tests/Contacts\($0.name)Tests"] }
    return try SourceFingerprint.of(
      owners + ["Sources/ContactsDomain", "Sources/TerminalKit", "Sources/ScenarioDriver"]
        + (releases?.map { "\(folder)/\($0)" } ?? [folder]), method: "2", root: root)
  }

  static let remedy = "swift run compare life --output \(path) counts it"

  /// The counts that come with the package, if they are of the sources that are there.
  static func stored(in root: URL) throws -> Measured<LifeResults> {
    try stored(in: root, ifOf: { try fingerprint(root: root) })
  }
}
