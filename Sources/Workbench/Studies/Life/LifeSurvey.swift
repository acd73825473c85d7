import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// Counts the changes of each release, and the apps after it.
extension Life {
  func survey() throws -> LifeResults {
    try TreeStore.use(of: root) { store in
      let trees = try trees(releases, on: store.base, in: store)
      var known = Scans()
      let counted = try (releases + second).map {
        try count($0, on: trees[$0.past], in: store, knowing: &known)
      }
      return LifeResults(
        sources: try fingerprint(), start: counted[0],
        releases: Array(counted[1..<releases.count]),
        second: Array(counted[releases.count...]), parallel: try conflicts(in: store))
    }
  }

  private func count(
    _ release: Release, on before: Tree, in store: TreeStore, knowing known: inout Scans
  ) throws -> LifeResults.Release {
    let request = release.request
    let tree = try Patch.tree(request.allPatches, on: before, in: store).tree
    try store.checkOut(tree)
    let patched = try PatchedRequest(request, tree, on: before, in: store)
    let folders = try store.git(["ls-tree", "-r", "-d", "-z", "--name-only", before, "Sources/"]).fields
    let names = (releases(upTo: release).map(\.request.id) + [release.name]).withoutRepetition
    return LifeResults.Release(
      id: release.name, title: request.title, sources: try fingerprint(of: names),
      shared: patched.sharedCounts, modelGrowth: Self.modelGrowth(patched.shared),
      apps: try patched.architectures.map { architecture, files in
        // The changes of the first release, which only prepares the apps, do not count.
        let changed = release.past == 0 ? [] : files
        return try app(architecture, changed, in: store.folder, besides: Set(folders), knowing: &known)
      })
  }

  /// The growth of the domain and the storage in lines of code: an app by itself would include both.
  private static func modelGrowth(_ shared: [PatchedFile]) -> Int {
    let folders = ["Sources/ContactsDomain/", "Sources/ContactsStorage/"]
    let files = shared.filter { file in folders.contains { file.path.hasPrefix($0) } }
    let lines = ChangeCount.part(files, of: nil).sources.lines
    return lines.added - lines.removed
  }

  /// - Parameters:
  ///   - changed: the architecture's files that the release changed.
  ///   - folders: the folders that existed before the release.
  private func app(
    _ architecture: Architecture, _ changed: [PatchedFile], in tree: URL, besides folders: Set<String>,
    knowing known: inout Scans
  ) throws -> LifeResults.AppState {
    let folder = architecture.sourceFolder
    let scans = try known.scans(of: folder, in: tree)
    let files = scans.map { FileMetrics(path: $0.path, $0.scan) }
    let functions = scans.flatMap { SourceOutline($0.scan).functionLengths }
    let tests = try known.scans(of: UnitTestFile.folder(ofArchitecture: architecture.name), in: tree)
      .map { (file: FileMetrics(path: $0.path, $0.scan), count: SourceOutline($0.scan).tests.count) }
    let hasNoInterface = { (file: FileMetrics) in !file.imports.contains("TerminalKit") }
    let (lines, freeLines) = (files.counts.codeLines, files.filter(hasNoInterface).counts.codeLines)
    let counted = changed.map(CountedFile.init)
    let outside = counted.filter { folders.contains(($0.file.path as NSString).deletingLastPathComponent) }
    return LifeResults.AppState(
      architecture: architecture.name, counts: files.counts,
      largestType: FolderMetrics(path: "", files: files).largestType ?? TypeSize(name: "", codeLines: 0),
      longestFunction: functions.max() ?? 0,
      percentWithoutInterface: LifeResults.AppState.percent(freeLines, of: lines),
      testLines: tests.map(\.file).counts.codeLines, tests: tests.reduce(0) { $0 + $1.count },
      testsWithoutInterface: tests.filter { hasNoInterface($0.file) }.reduce(0) { $0 + $1.count },
      part: ChangeCount.part(counted, of: architecture),
      linesOutside: ChangeCount.part(outside, of: architecture).sources.lines.all,
      context: Self.context(of: changed.map(\.path), in: scans, below: folder))
  }

  /// A scanned file, with its path from the folder.
  fileprivate typealias Scan = (path: String, scan: ScannedSource)

  /// The lines of code of the touched files that still exist, and of the files whose types they name.
  private static func context(of touched: [String], in scans: [Scan], below folder: String) -> Int {
    let sources = scans.map { CoupledSource(path: $0.path, $0.scan) }
    let edited = sources.filter { touched.contains("\(folder)/\($0.path)") }
    let names = Set(sources.flatMap(\.typeNames))
    let named = Set(edited.flatMap { $0.references(to: names).map(\.name) })
    let read = Set((edited + sources.filter { !named.isDisjoint(with: $0.typeNames) }).map(\.path))
    return scans.filter { read.contains($0.path) }.reduce(0) { $0 + $1.scan.lines.codeLines }
  }

  /// The fingerprint of the sources that the counts depend on. Of the catalog it includes only the roles of these
  /// architectures, so that a new architecture changes nothing.
  ///
  /// - Parameter names: the names of the releases to include; nil for all, even those that are only requested.
  func fingerprint(of names: [String]? = nil) throws -> String {
    let owners = architectures.flatMap { [$0.sourceFolder, UnitTestFile.folder(ofArchitecture: $0.name)] }
    let modules = "AppShell ContactsDomain ContactsStorage ScenarioDriver TerminalKit"
    let shared = modules.split(separator: " ").map { "Sources/\($0)" } + ["Benchmarks/Workloads"]
    let own = names?.map { "\(LifeResults.folder)/\($0)" } ?? [LifeResults.folder]
    let roles = architectures.map(\.roles)
    return try SourceFingerprint.of(owners + shared + own, method: "4 \(roles)", root: root)
  }
}

extension LifeResults: StoredRun {
  static let remedy = "swift run compare life --output \(path) counts it"

  static func sources(in root: URL) throws -> String { try Life(of: root).fingerprint() }
}

/// The scans of files by their texts: most files are in many releases as they are.
private struct Scans {
  private var known: [[UInt8]: ScannedSource] = [:]

  mutating func scans(of folder: String, in tree: URL) throws -> [Life.Scan] {
    var scans: [Life.Scan] = []
    for (path, bytes) in try SourceFolder.texts(at: tree.appendingPathComponent(folder).path) {
      let scan = known[bytes] ?? ScannedSource(bytes)
      known[bytes] = scan
      scans.append((path, scan))
    }
    return scans
  }
}
