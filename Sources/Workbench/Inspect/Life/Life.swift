import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The releases of an app that grows, each made of the one before by patches.
struct Life: Sendable {
  /// A release, and what it is built on.
  struct Release: Sendable {
    /// Its folder in that of the life: a number and a word, such as `04-favourites`; below another one where it was built
    /// once more.
    let name: String
    var request: ChangeRequest
    /// On how many of the life's releases it is built.
    let past: Int

    var folder: String { "\(LifeResults.folder)/\(name)" }
  }

  let root: URL
  let architectures: [Architecture]
  /// In their order; the first one only prepares the apps for those that follow, and changes nothing that a person sees.
  let releases: [Release]
  /// The names of the releases that are asked for and that nobody has built yet.
  let waiting: [String]
  /// Releases as another person built them, who knew the request and the release before alone.
  private(set) var second: [Release] = []
  /// Releases as they are on the one before the first of them alone, as if teams had begun on one day. Scenarios that change
  /// are their own, and show what another of them brings.
  private(set) var parallel: [Release] = []

  /// Those that a person can name.
  var all: [Release] { releases + second + parallel }

  /// Reads all that a package holds.
  init(of root: URL, architectures: [Architecture] = ArchitectureCatalog.leading) throws {
    self.root = root
    self.architectures = architectures
    let ids = try Self.ids(in: LifeResults.folder, of: root)
    guard !ids.isEmpty else { throw CommandFailure.missing("a release in \(LifeResults.folder)") }
    var known = try BuiltInScenarioFiles(root: root).names()
    var releases: [Release] = []
    for id in ids {
      let folder = ChangeFolder(
        root: root, path: "\(LifeResults.folder)/\(id)", architectures: architectures)
      // All others stand on the first one.
      guard try releases.isEmpty || !folder.files(ending: ".patch").isEmpty else { break }
      let request = try ChangeRequest(id, folder, architectures, scenarios: known)
      known += try request.scenarioFiles.flatMap(BuiltInScenarioFiles.names)
      releases.append(Release(name: id, request: request, past: releases.count))
    }
    self.releases = releases
    waiting = Array(ids.dropFirst(releases.count))
    second = try again(in: "second")
    parallel = try again(in: "parallel", areAtOnce: true)
  }

  /// The names of the folders of releases in another one, in their order; none where that is missing.
  private static func ids(in folder: String, of root: URL) throws -> [String] {
    let place = root.appendingPathComponent(folder).path
    guard FileManager.default.fileExists(atPath: place) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: place)
      .filter { $0.wholeMatch(of: /[0-9]{2}-[a-z0-9-]+/) != nil }.sorted()
  }

  /// The releases that were built once more, with the patches in that folder.
  ///
  /// - Parameter areAtOnce: whether they were built on one release, and say themselves what they are.
  private func again(in folder: String, areAtOnce: Bool = false) throws -> [Release] {
    let ids = try Self.ids(in: "\(LifeResults.folder)/\(folder)", of: root)
    let found = releases.filter { ids.contains($0.name) }
    return try found.map { release in
      let past = areAtOnce ? found[0].past : release.past
      var again = Release(name: "\(folder)/\(release.name)", request: release.request, past: past)
      let files = ChangeFolder(root: root, path: again.folder, architectures: architectures)
      if areAtOnce {
        again.request.scenarioFiles.removeAll(where: Self.holdsChanged)
        let own = try again.request.scenarioFiles.flatMap(BuiltInScenarioFiles.names)
        let text = try files.text(ChangeFolder.textName, scenarios: own)
        (again.request.title, again.request.changedScenarios) = (text.title, try text.changedScenarios())
      }
      // The first one of those at once is built on the release before it anyway.
      if !areAtOnce || release.past > past {
        (again.request.patches, again.request.shared) = (
          try files.patches(of: architectures), try files.sharedPatch()
        )
      }
      return again
    }
  }

  /// Whether a release's file has earlier scenarios as they are from there on.
  static func holdsChanged(_ file: URL) -> Bool { file.lastPathComponent == "changed.scenario" }

  /// The releases on which one is built, and that one.
  func releases(upTo release: Release) -> [Release] { releases.prefix(release.past) + [release] }

  /// The tree itself, and what it is after each of these releases: the one before a release has the place of its `past`.
  func trees(
    _ releases: some Sequence<Release>, on tree: TreeStore.Tree, in store: TreeStore
  ) throws -> [TreeStore.Tree] {
    try releases.reduce(into: [tree]) { trees, release in
      trees.append(try self.tree(release.request.allPatches, on: trees[trees.count - 1], in: store))
    }
  }

  /// A tree with patches besides.
  func tree(
    _ patches: [Patch], on tree: TreeStore.Tree, in store: TreeStore, merging: Bool = false
  ) throws -> TreeStore.Tree {
    let staging = try store.staging(tree)
    for patch in patches { try patch.apply(to: staging, merging: merging) }
    return try staging.tree()
  }

  /// What holds after requests that follow each other: the scenarios of all, each as it was changed last.
  static func scenarios(after requests: [ChangeRequest]) throws -> [PairBuilder.ScenarioText] {
    try requests.enumerated().flatMap { place, request in
      let later = requests.dropFirst(place + 1).flatMap(\.changedScenarios).map(\.name)
      return try request.scenarioFiles.map { file in
        (
          "\(request.id)/\(file.lastPathComponent)",
          try BuiltInScenarioFiles.text(of: file, leavingOut: later)
        )
      }
    }
  }

  /// The release with everything up to it, to be built and tried.
  ///
  /// - Parameter folder: where its scenarios are written.
  func underTest(_ release: Release, scenariosIn folder: URL, walks: Int) throws -> ChangeUnderTest {
    let requests = releases(upTo: release).map(\.request)
    let builtIn = try BuiltInScenarioFiles(root: root).names()
    let files = try Self.scenarios(after: requests).map { path, text in
      let file = folder.appendingPathComponent("\(release.name)/\(path)")
      try OutputFile.makeFolder(file.deletingLastPathComponent())
      try Data(text.utf8).write(to: file)
      return file
    }
    return ChangeUnderTest(
      id: release.name, patches: requests.flatMap(\.allPatches),
      scenarios: try files.filter { try !BuiltInScenarioFiles.names(in: $0).isEmpty },
      changedScenarios: requests.flatMap(\.changedScenarios).map(\.name).filter(builtIn.contains)
        .withoutRepetition,
      architectures: architectures.map(\.name), options: ["--without-model", "--walks=\(walks)"])
  }
}
