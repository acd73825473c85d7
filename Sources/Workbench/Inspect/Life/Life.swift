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
    let title: String
    /// Those of the code that all share first.
    let patches: [Patch]
    /// The files of its scenarios, sorted.
    let scenarios: [URL]
    /// The file of earlier scenarios as they are from here on; nil where none changes.
    let replaced: URL?
    let changedScenarios: [ChangeResults.ChangedScenario]
  }

  let root: URL
  let architectures: [Architecture]
  /// In their order; the first one only prepares the apps for those that follow, and changes nothing that a person sees.
  let releases: [Release]
  /// The names of the releases that are asked for and that nobody has built yet.
  let waiting: [String]

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
  }

  /// The place of the release of this name or number.
  func place(of release: Release) -> Int { releases.firstIndex { $0.id == release.id } ?? 0 }

  /// The releases up to one, that one too.
  func releases(upTo release: Release) -> ArraySlice<Release> { releases[...place(of: release)] }

  /// The package as it is after each release.
  func trees(in store: TreeStore, from base: TreeStore.Tree, merging: Bool = false) throws -> [TreeStore.Tree]
  {
    let staging = try store.staging(base)
    return try releases.map { release in
      for patch in release.patches { try patch.apply(to: staging, merging: merging) }
      return try staging.tree()
    }
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
  /// - Parameter folder: where its scenarios are written.
  func underTest(_ release: Release, scenariosIn folder: URL, walks: Int) throws -> ChangeUnderTest {
    let past = releases(upTo: release)
    let builtIn = try Set(BuiltInScenarioFiles(root: root).names())
    return ChangeUnderTest(
      id: release.id, patches: past.flatMap(\.patches),
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
    patches =
      try [folder.sharedPatch()].compactMap(\.self)
      + folder.architectures.map { try folder.patch("\($0.name).patch", of: .architecture($0)) }
    let files = try folder.files(ending: ".scenario")
    replaced = files.first { $0.lastPathComponent == "changed.scenario" }
    scenarios = files.filter { $0.lastPathComponent != "changed.scenario" }
  }
}
