import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The releases of an app that grows, each made of the one before by patches.
struct Life: Sendable {
  /// One release: the words, the scenarios, and what it took to do it.
  struct Release: Sendable {
    /// The name of its folder, a number and a word, such as `04-favourites`.
    let id: String
    var title: String
    /// Those of the code that all share first.
    var patches: [Patch]
    /// The files of its scenarios, sorted.
    let scenarios: [URL]
    /// The file of earlier scenarios as they are from here on; nil where none changes.
    let replaced: URL?
    var changedScenarios: [ChangeResults.ChangedScenario]
  }

  /// The folder of releases that another person built as well, each on the release before.
  static let secondFolder = "\(LifeResults.folder)/second"
  /// The folder of releases as they are on an earlier one alone, as if teams had begun on one day.
  static let parallelFolder = "\(LifeResults.folder)/parallel"

  let root: URL
  let architectures: [Architecture]
  /// In their order; the first one only prepares the apps for those that follow, and changes nothing that a person sees.
  let releases: [Release]
  /// The names of the releases that are asked for and that nobody has built yet.
  let waiting: [String]
  /// As another person built them, who knew the request and the release before alone.
  private(set) var second: [Release] = []
  /// As they are on the release before the first of them. Scenarios that change are their own, and show what another of them
  /// brings.
  private(set) var parallel: [Release] = []

  /// Reads all that a package holds.
  init(of root: URL, architectures: [Architecture] = ArchitectureCatalog.leading) throws {
    self.root = root
    self.architectures = architectures
    let folder = root.appendingPathComponent(LifeResults.folder)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure.missing(LifeResults.folder)
    }
    let ids = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.wholeMatch(of: /[0-9]{2}-[a-z0-9-]+/) != nil }.sorted()
    var known = try BuiltInScenarioFiles(root: root).names()
    var releases: [Release] = []
    let folders = ids.map {
      ChangeFolder(root: root, path: "\(LifeResults.folder)/\($0)", architectures: architectures)
    }
    let built = try folders.prefix { try $0.files(ending: ".patch").count > 0 }
    waiting = Array(ids.dropFirst(built.count))
    for (id, files) in zip(ids, built) {
      let release = try Release(id, files, among: known)
      for file in release.scenarios { known += try BuiltInScenarioFiles.names(in: file) }
      releases.append(release)
    }
    self.releases = releases
    second = try again(in: Self.secondFolder).map { release, files in
      var release = release
      release.patches = try files.patches()
      return release
    }
    parallel = try again(in: Self.parallelFolder).enumerated().map { place, found in
      var (release, files) = found
      let own = try release.scenarios.flatMap(BuiltInScenarioFiles.names)
      let text = try files.text(ChangeFolder.textName, scenarios: own)
      (release.title, release.changedScenarios) = (text.title, try text.changedScenarios())
      // The first one is built on the release before it anyway.
      if place > 0 { release.patches = try files.patches() }
      return release
    }
  }

  /// The releases that have a folder in another one, with that.
  private func again(in folder: String) throws -> [(Release, ChangeFolder)] {
    let place = root.appendingPathComponent(folder)
    guard FileManager.default.fileExists(atPath: place.path) else { return [] }
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: place.path))
    return releases.filter { names.contains($0.id) }.map {
      ($0, ChangeFolder(root: root, path: "\(folder)/\($0.id)", architectures: architectures))
    }
  }

  /// The place of the release of this name or number.
  func place(of release: Release) -> Int { releases.firstIndex { $0.id == release.id } ?? 0 }

  /// The tree before a release, or before the first of those that are built on one alone.
  ///
  /// - Parameter trees: those after each release.
  func tree(before release: Release, of trees: [TreeStore.Tree]) -> TreeStore.Tree {
    trees[max(1, place(of: release)) - 1]
  }

  /// The releases up to one, that one too.
  func releases(upTo release: Release) -> ArraySlice<Release> { releases[...place(of: release)] }

  /// The package as it is after each release.
  func trees(in store: TreeStore, from base: TreeStore.Tree, merging: Bool = false) throws -> [TreeStore.Tree]
  {
    var tree = base
    return try releases.map { release in
      tree = try self.tree(of: release.patches, on: tree, in: store, merging: merging)
      return tree
    }
  }

  /// A tree with patches besides.
  func tree(
    of patches: [Patch], on tree: TreeStore.Tree, in store: TreeStore, merging: Bool = false
  ) throws -> TreeStore.Tree {
    let staging = try store.staging(tree)
    for patch in patches { try patch.apply(to: staging, merging: merging) }
    return try staging.tree()
  }

  /// What holds after a release, as text files in the folder: the scenarios of all releases up to it, each as it was
  /// changed last.
  func writeScenarios(of release: Release, to folder: URL) throws -> [URL] {
    let past = releases(upTo: release)
    return try past.enumerated().flatMap { place, one in
      let later = past.dropFirst(place + 1).flatMap(\.changedScenarios).map(\.name)
      return try (one.scenarios + [one.replaced].compactMap(\.self)).map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        let copy = folder.appendingPathComponent("\(one.id)-\(file.lastPathComponent)")
        try BuiltInScenarioFiles.leavingOut(Set(later), of: text).write(
          to: copy, atomically: false, encoding: .utf8)
        return copy
      }
    }.filter { try BuiltInScenarioFiles.names(in: $0).count > 0 }
  }

  /// The release with everything up to it, to be built and tried.
  ///
  /// - Parameters:
  ///   - name: what a person calls it; nil for its own.
  ///   - folder: where its scenarios are written.
  func underTest(
    _ release: Release, named name: String? = nil, scenariosIn folder: URL, walks: Int
  ) throws -> ChangeUnderTest {
    // It may be another person's.
    let past = releases(upTo: release).dropLast() + [release]
    let builtIn = try Set(BuiltInScenarioFiles(root: root).names())
    return ChangeUnderTest(
      id: name ?? release.id, patches: past.flatMap(\.patches),
      scenarios: try writeScenarios(of: release, to: folder),
      changedScenarios: past.flatMap(\.changedScenarios).map(\.name).filter(builtIn.contains)
        .withoutRepetition,
      architectures: architectures.map(\.name), options: ["--without-model", "--walks=\(walks)"])
  }
}

extension Life.Release {
  fileprivate init(_ id: String, _ folder: ChangeFolder, among known: [String]) throws {
    self.id = id
    let text = try folder.text(ChangeFolder.textName, scenarios: known)
    title = text.title
    changedScenarios = try text.changedScenarios()
    patches = try folder.patches()
    let files = try folder.files(ending: ".scenario")
    replaced = files.first { $0.lastPathComponent == "changed.scenario" }
    scenarios = files.filter { $0.lastPathComponent != "changed.scenario" }
  }
}

extension ChangeFolder {
  /// Those of all owners, of which each architecture must have one; what others rest on first.
  fileprivate func patches() throws -> [Patch] {
    try [sharedPatch()].compactMap(\.self)
      + architectures.map { try patch("\($0.name).patch", of: .architecture($0)) }
  }
}
