import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading

/// Counts the changes of each release, and the apps after it.
struct LifeSurvey {
  let root: URL
  var architectures = ArchitectureCatalog.leading

  func run() throws -> LifeResults {
    try Life.use(of: root) { life, store in
      var known = Scans()
      func count(_ releases: some Sequence<Life.Release>, isStart: Bool = false) throws -> [LifeResults
        .Release]
      {
        try releases.map { try self.count($0, isStart: isStart, in: store, knowing: &known) }
      }
      return LifeResults(
        sources: try LifeResults.sources(in: root),
        start: try count(life.releases.prefix(1), isStart: true)[0],
        releases: try count(life.releases.dropFirst()), second: try count(life.second),
        independent: try count(life.independent.prefix(1), isStart: true)
          + count(life.independent.dropFirst()))
    }
  }

  /// - Parameter isStart: whether the release only prepares the apps: its changes of them do not count.
  private func count(
    _ release: Life.Release, isStart: Bool, in store: Trees, knowing known: inout Scans
  ) throws -> LifeResults.Release {
    try store.checkOut(release.tree)
    let changed = try store.difference(from: release.before, to: release.tree)
    let owners = architectures.map(PatchOwner.architecture)
    let folders = try store.git(["ls-tree", "-r", "-d", "-z", "--name-only", release.before, "Sources/"])
      .fields
    return LifeResults.Release(
      id: release.id,
      apps: try zip(architectures, owners).map { architecture, owner in
        let own = isStart ? [] : changed.filter { owner.owns($0.path) }
        return try app(architecture, own, in: store.folder, besides: Set(folders), knowing: &known)
      })
  }

  /// - Parameters:
  ///   - changed: the architecture's files that the release changed.
  ///   - folders: the folders that existed before the release.
  private func app(
    _ architecture: Architecture, _ changed: [PatchedFile], in tree: URL, besides folders: Set<String>,
    knowing known: inout Scans
  ) throws -> LifeResults.AppState {
    let folder = architecture.sourceFolder
    let files = try known.scans(of: folder, in: tree).map { FileMetrics(path: $0.path, $0.scan) }
    let hasNoInterface = { (file: FileMetrics) in !file.imports.contains("TerminalKit") }
    let (lines, freeLines) = (files.counts.codeLines, files.filter(hasNoInterface).counts.codeLines)
    let counted = changed.map(CountedFile.init)
    let outside = counted.filter { folders.contains(Self.folder(of: $0.file.path)) }
    let screens = Set(
      files.filter { $0.stem == "\(Self.folder(of: $0.path))ViewController" }.map {
        Self.folder(of: $0.path)
      })
    let interactors = files.filter { architecture.role(ofFileNamed: $0.path)?.name == "Interactor" }
    return LifeResults.AppState(
      architecture: architecture.name, counts: files.counts,
      largestType: FolderMetrics(path: "", files: files).largestType ?? TypeSize(name: "", codeLines: 0),
      screens: screens.count, interactors: interactors.count,
      sharedInteractors: interactors.count { !screens.contains(Self.folder(of: $0.path)) },
      percentWithoutInterface: (200 * freeLines + lines) / max(1, 2 * lines),
      part: ChangeCount.part(counted, of: architecture),
      linesOutside: ChangeCount.part(outside, of: architecture).sources.lines.all)
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  /// A scanned file, with its path from the folder.
  fileprivate typealias Scan = (path: String, scan: ScannedSource)
}

extension LifeResults: StoredRun {
  static let remedy = "swift run compare life --output \(path) counts it"

  /// The fingerprint of the bundle, and of the roles by which its files are counted.
  static func sources(in root: URL) throws -> String {
    let roles = ArchitectureCatalog.leading.map(\.roles)
    return try SourceFingerprint.of([bundle], method: "6 \(roles)", root: root)
  }
}

/// The scans of files by their texts: most files are in many releases as they are.
private struct Scans {
  private var known: [[UInt8]: ScannedSource] = [:]

  mutating func scans(of folder: String, in tree: URL) throws -> [LifeSurvey.Scan] {
    var scans: [LifeSurvey.Scan] = []
    for (path, bytes) in try SourceFolder.texts(at: tree.appendingPathComponent(folder).path) {
      let scan = known[bytes] ?? ScannedSource(bytes)
      known[bytes] = scan
      scans.append((path, scan))
    }
    return scans
  }
}
