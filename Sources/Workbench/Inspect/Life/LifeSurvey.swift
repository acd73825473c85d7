import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Counts what each release did, and what the apps are after it.
struct LifeSurvey {
  let life: Life

  func run() throws -> LifeResults {
    try TreeStore.use(of: life.root) { store in
      let trees = try life.trees(life.releases, on: store.base, in: store)
      let first = life.releases[0]
      // The apps that the releases begin with are what the first one made, which counts for nothing itself.
      let start = try count(first, trees[1], on: trees[1], in: store)
      return LifeResults(
        sources: try LifeResults.fingerprint(in: life.architectures, root: life.root),
        shared: try PatchedRequest(first.request, trees[1], on: trees[0], in: store).sharedCounts,
        start: start.apps,
        releases: try life.releases.dropFirst().map {
          try count($0, trees[$0.past + 1], on: trees[$0.past], in: store)
        },
        waiting: life.waiting,
        second: try life.second.map {
          let tree = try Patch.tree($0.request.allPatches, on: trees[$0.past], in: store).tree
          return try count($0, tree, on: trees[$0.past], in: store)
        },
        parallel: try LifeMerges(life: life).textConflicts(among: trees, in: store),
        startSources: start.sources)
    }
  }

  private func count(
    _ release: Life.Release, _ tree: TreeStore.Tree, on before: TreeStore.Tree, in store: TreeStore
  ) throws -> LifeResults.Release {
    try store.checkOut(tree)
    let request = release.request
    let patched = try PatchedRequest(request, tree, on: before, in: store)
    let folders = try store.git(["ls-tree", "-r", "-d", "-z", "--name-only", before, "Sources/"]).fields
    let new = try request.scenarioFiles.filter { !Life.holdsChanged($0) }.flatMap(BuiltInScenarioFiles.names)
    let names = (life.releases(upTo: release).map(\.request.id) + [release.name]).withoutRepetition
    return LifeResults.Release(
      id: request.id, title: request.title,
      sources: try LifeResults.fingerprint(of: names, in: life.architectures, root: life.root),
      shared: patched.sharedCounts,
      apps: try patched.architectures.map { try app($0, $1, in: store.folder, besides: Set(folders)) },
      newScenarios: new.count, changedScenarios: request.changedScenarios)
  }

  /// - Parameters:
  ///   - changed: what the release did to the architecture's files.
  ///   - folders: those that were there before it.
  private func app(
    _ architecture: Architecture, _ changed: [PatchedFile], in tree: URL, besides folders: Set<String>
  ) throws -> LifeResults.AppState {
    let (name, folder) = (architecture.name, architecture.sourceFolder)
    let scans = try Self.scans(of: folder, in: tree)
    let files = scans.map { FileMetrics(path: $0.path, $0.scan) }
    let functions = scans.map { SourceOutline($0.scan) }.flatMap { outline in
      outline.functions.map { ($0.name, lines: $0.lines.count(where: outline.isCode)) }
    }
    let longest = functions.max { $0.lines < $1.lines }
    let largest = FolderMetrics(path: "", files: files).largestType
    let tests = try Self.scans(of: "Tests/Contacts\(name)Tests", in: tree)
      .map { (file: FileMetrics(path: $0.path, $0.scan), count: SourceOutline($0.scan).tests.count) }
    let hasNoInterface = { (file: FileMetrics) in !file.imports.contains("TerminalKit") }
    let outside = changed.filter { folders.contains(($0.path as NSString).deletingLastPathComponent) }
    return LifeResults.AppState(
      architecture: name, counts: files.counts,
      largestType: .init(name: largest?.name ?? "", codeLines: largest?.codeLines ?? 0),
      longestFunction: .init(name: longest?.0 ?? "", codeLines: longest?.lines ?? 0),
      linesWithoutInterface: files.filter(hasNoInterface).counts.codeLines,
      testLines: tests.map(\.file).counts.codeLines, tests: tests.reduce(0) { $0 + $1.count },
      testsWithoutInterface: tests.filter { hasNoInterface($0.file) }.reduce(0) { $0 + $1.count },
      part: ChangeCount.part(changed, of: architecture),
      linesOutside: ChangeCount.part(outside, of: architecture).sources.lines.all,
      context: Self.context(of: changed.map(\.path), in: scans, measured: files, below: folder))
  }

  /// A file of a folder, by its path in it.
  private typealias Scan = (path: String, scan: ScannedSource)

  private static func scans(of folder: String, in tree: URL) throws -> [Scan] {
    try SourceFolder.texts(at: tree.appendingPathComponent(folder).path).map {
      ($0.path, ScannedSource($0.utf8))
    }
  }

  /// The lines of code of the touched files that are there, and of those whose types they name.
  private static func context(
    of touched: [String], in scans: [Scan], measured files: [FileMetrics], below folder: String
  ) -> Int {
    let sources = scans.map { CoupledSource(path: $0.path, $0.scan) }
    let names = Set(sources.flatMap(\.typeNames))
    let edited = sources.filter { touched.contains("\(folder)/\($0.path)") }
    let named = Set(edited.flatMap { $0.references(to: names).map(\.name) })
    let read = Set((edited + sources.filter { !named.isDisjoint(with: $0.typeNames) }).map(\.path))
    return files.filter { read.contains($0.path) }.counts.codeLines
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

  static func sources(in root: URL) throws -> String { try fingerprint(root: root) }
}
