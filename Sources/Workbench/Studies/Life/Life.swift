import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The releases of a growing app: patches make each release from the one before.
struct Life: Sendable {
  typealias Tree = TreeStore.Tree

  struct Release: Sendable {
    /// The path of its folder, such as `04-favourites`, or `second/05-groups` if it was built a second time.
    let name: String
    let request: ChangeRequest
    /// The number of earlier releases that it is built on.
    let past: Int
  }

  let root: URL
  let architectures: [Architecture]
  /// In order. The first release only prepares the apps for the others, and changes nothing that a person sees.
  private(set) var releases: [Release] = []
  /// Releases built a second time, by a person who knew only the request and the release before.
  private(set) var second: [Release] = []
  /// Releases that are all built on the same earlier release, as if several teams had begun on one day. Each has its
  /// own changed scenarios, and some scenarios show the feature of another of these releases.
  private(set) var parallel: [Release] = []

  var all: [Release] { releases + second + parallel }

  init(of root: URL, architectures: [Architecture] = ArchitectureCatalog.leading) throws {
    self.root = root
    self.architectures = architectures
    let ids = try ChangeFolder.names(in: LifeResults.folder, of: root)
      .filter { $0.wholeMatch(of: /[0-9]{2}-[a-z0-9-]+/) != nil }
    guard !ids.isEmpty else { throw CommandFailure.missing("a release in \(LifeResults.folder)") }
    for (place, id) in ids.enumerated() where Int(id.prefix(2)) != place {
      throw CommandFailure.missing("a release of number \(place) in \(LifeResults.folder), before \(id)")
    }
    // All others are built on the first release. A release without a patch is requested but not built yet.
    let withPatches = try ids.filter { try folder(of: $0).files(ending: ".patch").first != nil }
    let built = ids.prefix { $0 == ids[0] || withPatches.contains($0) }
    if let gap = ids.first(where: { !built.contains($0) }), let later = withPatches.last, later > gap {
      throw CommandFailure.missing("a patch in \(LifeResults.folder)/\(gap), on which \(later) stands")
    }
    var known = try BuiltInScenarioFiles(root: root).names()
    for id in built {
      let request = try ChangeRequest(id, folder(of: id), architectures, scenarios: known)
      known += try request.scenarioFiles.flatMap(BuiltInScenarioFiles.names)
      releases.append(Release(name: id, request: request, past: releases.count))
    }
    second = try again(in: "second")
    parallel = try again(in: "parallel", inParallel: true)
  }

  func folder(of name: String) -> ChangeFolder {
    ChangeFolder(root: root, path: "\(LifeResults.folder)/\(name)", architectures: architectures)
  }

  /// Reads the releases that were built again, a second time or in parallel.
  ///
  /// - Parameter inParallel: whether all are built on the same release as the first of them.
  private func again(in folder: String, inParallel: Bool = false) throws -> [Release] {
    let ids = try ChangeFolder.names(in: "\(LifeResults.folder)/\(folder)", of: root)
    let rebuilt = releases.filter { ids.contains($0.name) }
    return try rebuilt.map { release in
      let name = "\(folder)/\(release.name)"
      let files = self.folder(of: name)
      var request = release.request
      if inParallel {
        request.scenarioFiles.removeAll(where: Self.holdsChanged)
        let own = try request.scenarioFiles.flatMap(BuiltInScenarioFiles.names)
        request.changedScenarios = try files.text(ChangeFolder.textName, scenarios: own).changedScenarios()
      }
      let past = inParallel ? rebuilt[0].past : release.past
      // The first of the parallel releases was built on that release anyway.
      if !inParallel || release.past > past {
        (request.patches, request.shared) = try (files.patches(of: architectures), files.sharedPatch())
      }
      return Release(name: name, request: request, past: past)
    }
  }

  /// Whether a release's file contains the new versions of earlier scenarios.
  static func holdsChanged(_ file: URL) -> Bool { file.lastPathComponent == "changed.scenario" }

  func releases(upTo release: Release) -> [Release] { releases.prefix(release.past) + [release] }
  func patches(upTo release: Release) -> [Patch] { releases(upTo: release).flatMap(\.request.allPatches) }

  /// The tree itself, followed by the tree after each release. The tree before a release has the index `past`.
  func trees(_ releases: some Sequence<Release>, on tree: Tree, in store: TreeStore) throws -> [Tree] {
    try releases.reduce(into: [tree]) { trees, release in
      trees.append(try Patch.tree(release.request.allPatches, on: trees[trees.count - 1], in: store).tree)
    }
  }

  /// The scenarios that hold after successive requests: those of all requests, each in its last version.
  static func scenarios(after requests: [ChangeRequest]) throws -> [PairBuilder.ScenarioText] {
    try requests.enumerated().flatMap { place, request in
      let later = requests.dropFirst(place + 1).flatMap(\.changedNames)
      return try request.scenarioFiles.map { file in
        let text = try BuiltInScenarioFiles.text(of: file, leavingOut: later)
        return ("\(request.id)/\(file.lastPathComponent)", text)
      }
    }
  }

  /// The release with all earlier ones, to be verified. Writes its scenarios into the folder.
  func underTest(_ release: Release, scenariosIn folder: URL, walks: Int) throws -> ChangeUnderTest {
    let requests = releases(upTo: release).map(\.request)
    let builtIn = try BuiltInScenarioFiles(root: root).names()
    let own = folder.appendingPathComponent(release.name)
    let scenarios = try Self.scenarios(after: requests)
    return ChangeUnderTest(
      id: release.name, patches: patches(upTo: release),
      scenarios: try scenarios.compactMap { try BuiltInScenarioFiles.write($0, to: own) },
      changedScenarios: requests.flatMap(\.changedNames).filter(builtIn.contains).withoutRepetition,
      architectures: architectures.map(\.name), options: ["--without-model", "--walks=\(walks)"])
  }
}

/// Merges every two of the parallel releases, as teams that began on one day would have to.
extension Life {
  /// The releases on which all parallel ones were built.
  private var common: ArraySlice<Release> { releases.prefix(parallel.first?.past ?? 0) }

  /// The merges by git, with their conflicts; nil if there are no parallel releases.
  func conflicts(in store: TreeStore) throws -> LifeResults.Parallel? {
    let ids = parallel.map(\.request.id)
    guard let last = ids.last, let base = common.last else { return nil }
    let names = releases.prefix { $0.name != last }.map(\.name) + [last, "parallel"]
    return LifeResults.Parallel(
      base: base.name, releases: ids, sources: try fingerprint(of: names),
      merges: try pairs(in: store).flatMap { $0.merges() })
  }

  /// Builds the pairs that merge and runs their scenarios. Reports each pair when it is done.
  func merges(
    by builder: PairBuilder, _ report: ([ChangeResults.Merge]) throws -> Void
  ) throws -> [ChangeResults.Merge] {
    try builder.inStore { store in
      try pairs(in: store).flatMap { pair in
        let builds = try builder.build(pair, in: pair.cleanArchitectures, from: store) {
          try scenarios(of: pair, in: builder.tree)
        }
        let merges = pair.merges { architecture in
          builds.first { $0.architecture.name == architecture.name }.map { .measured($0.found) }
        }
        try report(merges)
        return merges
      }
    }
  }

  private func pairs(in store: TreeStore) throws -> [MergedPair] {
    let tree = try Patch.tree(common.flatMap(\.request.allPatches), on: store.base, in: store).tree
    let requests = try parallel.map { release in
      // The shared patch only lists the roles, which is the work of neither release.
      let done = try Patch.tree(release.request.patches, on: tree, in: store).tree
      return try PatchedRequest(release.request, done, on: tree, in: store)
    }
    return try MergedPair.all(of: requests, on: tree, in: store)
  }

  /// The scenarios that must hold in a merged pair: all earlier ones, those of each release unless they show the
  /// feature of a third release, and those about both features together.
  private func scenarios(of pair: MergedPair, in tree: URL) throws -> [PairBuilder.ScenarioText] {
    let builtIn = try BuiltInScenarioFiles(root: tree).paths().map(tree.appendingPathComponent)
    // Parallel releases bring the tabs, which take a line of the screen, whichever of them is first.
    var tabs = releases[common.count].request
    tabs.scenarioFiles.removeAll { !Self.holdsChanged($0) }
    let own = pair.requests.map(\.request)
    let name = pair.ids.map { String($0.prefix(2)) }.joined(separator: "-")
    let both = ChangeRequest(
      id: "both", changedScenarios: own.flatMap(\.changedScenarios),
      scenarioFiles: try folder(of: "parallel").files(ending: "\(name).scenario"))
    let before = [ChangeRequest(id: "built-in", scenarioFiles: builtIn)] + common.map(\.request)
    return try Self.scenarios(after: before + [tabs] + own + [both])
  }
}
