import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Builds the apps with every two requests that merge without a conflict, in a copy of the package, and runs the
/// scenarios of both requests.
struct PairBuilder {
  let package: URL
  let architectures: [Architecture]
  var progress = ProgressLine()
  /// The program that builds a package.
  var swift = "swift"

  private var copy: WorkingCopy { .ofChanges(in: package) }
  /// The folder in which a pair is built.
  var tree: URL { copy.tree }

  /// Builds each pair that merges, unless its result is known for the current sources. After each pair, it reports the
  /// pair's merges and all results so far.
  func run(
    _ requests: [ChangeRequest], resuming known: ChangeBuildResults,
    report: ([ChangeResults.Merge], ChangeBuildResults) throws -> Void
  ) throws {
    try inStore { store in
      var results = known
      let pairs = try MergedPair.all(of: PatchedRequest.all(requests, in: store), in: store)
      for pair in Self.inOrder(pairs) {
        let subjects = try PairSubjects(pair, in: store)
        let unknown = pair.cleanArchitectures.filter { results.pair(subjects.subject(in: $0)) == nil }
        let builds = try build(pair, in: unknown, from: store) { try scenarios(of: pair) }
        for build in builds { results.keep(build.found, of: subjects.subject(in: build.architecture)) }
        progress.clear()
        let merges = pair.merges { results.pair(subjects.subject(in: $0)).map { .measured($0) } }
        try report(merges.filter { $0.build != nil }, results)
      }
    }
  }

  /// Locks the copy, and runs `body` with a store of the package's trees, reduced to the apps.
  func inStore<Value>(_ body: (TreeStore) throws -> Value) throws -> Value {
    let manifest = ReducedManifest(targets: architectures.map(\.name))
    return try copy.use(with: [ReducedManifest.path: manifest.data(root: package)], body)
  }

  /// Pairs with the same shared changes follow each other, so that less is compiled again.
  private static func inOrder(_ pairs: [MergedPair]) -> [MergedPair] {
    let shared = { (pair: MergedPair) in
      pair.requests.filter { !$0.shared.isEmpty }.map(\.request.id).joined(separator: " ")
    }
    return pairs.filter { !$0.cleanArchitectures.isEmpty }.enumerated()
      .sorted { (shared($0.element), $0.offset) < (shared($1.element), $1.offset) }.map(\.element)
  }

  // MARK: One pair

  /// - Parameter scenarios: the scenarios that must hold, in files with paths from the root of the package.
  func build(
    _ pair: MergedPair, in architectures: [Architecture], from store: TreeStore,
    running scenarios: () throws -> [ScenarioText]
  ) throws -> [(architecture: Architecture, found: ChangeBuildResults.PairBuild)] {
    guard !architectures.isEmpty else { return [] }
    let id = pair.ids.joined(separator: " + ")
    try copy.lay(pair.tree, from: store)
    progress.show("\(id): building \(architectures.map(\.name).joined(separator: ", "))")
    // One build of all apps is quicker, if all of them build.
    let isAll = architectures.count == self.architectures.count
    let areBuilt = try isAll && swiftBuild([]).status == 0
    let scenarios = try scenarios()
    return try architectures.map { architecture in
      let errors = areBuilt ? [] : try errors(building: architecture)
      guard errors.isEmpty else { return (architecture, .init(errors: errors, failures: [])) }
      progress.show("\(id): running the scenarios in \(architecture.name)")
      return (architecture, .init(errors: [], failures: try failures(of: scenarios, in: architecture)))
    }
  }

  /// The compiler's errors for this app. Throws if the build fails without an error in a file of the copy.
  private func errors(building architecture: Architecture) throws -> [ChangeBuildResults.Finding] {
    let run = try swiftBuild(["--product", architecture.name])
    guard run.status != 0 else { return [] }
    let errors = FindingLine.all(
      in: run.output, of: "\(copy.tree.resolvingSymlinksInPath().path)/", marked: "error: ")
    guard !errors.isEmpty else {
      throw CommandFailure.checkFailed("\(architecture.name) does not build:\n\(run.output)")
    }
    return errors
  }

  private func swiftBuild(_ words: [String]) throws -> Subprocess.Completion {
    // An error in one file must not hide those in other files.
    let options = ["--package-path", copy.tree.path, "-Xswiftc", "-continue-building-after-errors"]
    return try Subprocess.run([swift, "build"] + options + words, mergingErrors: true)
  }

  /// A file of scenarios: its path from the root of the package, and its text.
  typealias ScenarioText = (path: String, text: String)

  /// The scenarios of both requests and the built-in ones, without those that either request changes.
  private func scenarios(of pair: MergedPair) throws -> [ScenarioText] {
    let requests = pair.requests.map(\.request)
    let own = requests.flatMap { request in
      request.scenarioFiles.map { "\(ChangeRequests.folder)/\(request.id)/\($0.lastPathComponent)" }
    }
    let changed = requests.flatMap(\.changedNames)
    return try (own + BuiltInScenarioFiles(root: copy.tree).paths()).map { path in
      (path, try BuiltInScenarioFiles.text(of: copy.tree.appendingPathComponent(path), leavingOut: changed))
    }
  }

  /// The steps that fail.
  private func failures(
    of texts: [ScenarioText], in architecture: Architecture
  ) throws -> [ChangeBuildResults.Finding] {
    let scenarios = tree.deletingLastPathComponent().appendingPathComponent("scenarios")
    let program = copy.tree.appendingPathComponent(".build/debug/\(architecture.name)").path
    return try texts.flatMap { path, text -> [ChangeBuildResults.Finding] in
      // A file without a scenario does not fail.
      guard let place = try BuiltInScenarioFiles.write((path, text), to: scenarios) else { return [] }
      let run = try Subprocess.run([program, "--scenario", place.path], mergingErrors: true)
      guard run.status != 0 else { return [] }
      let found = FindingLine.all(in: run.output, of: "\(scenarios.path)/", marked: "")
      return found.isEmpty
        ? [.init(file: path, line: 1, message: "\(architecture.name) ended with status \(run.status)")]
        : found
    }
  }
}

/// A line with an error and its place, such as `/tree/Sources/A.swift:7:4: error: cannot find 'x' in scope`.
enum FindingLine {
  /// The findings in lines that begin with the prefix, each once, sorted by file and line, with paths after the prefix.
  ///
  /// - Parameter mark: the text between the place and the message.
  static func all(in output: String, of prefix: String, marked mark: String) -> [ChangeBuildResults.Finding] {
    let found = output.split(whereSeparator: \.isNewline).compactMap { line -> ChangeBuildResults.Finding? in
      guard line.hasPrefix(prefix),
        let match = line.dropFirst(prefix.count).wholeMatch(of: /([^:]+):([0-9]+):[0-9]+: (.+)/),
        match.3.hasPrefix(mark), let number = Int(match.2)
      else { return nil }
      return .init(file: String(match.1), line: number, message: String(match.3.dropFirst(mark.count)))
    }
    return Set(found).sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
  }
}

/// The results of an earlier run for pairs of requests. A result is valid while its fingerprint matches.
struct StoredBuilds {
  /// The file of the stored run, from the root of the package.
  static let path = "Reports/builds.json"

  private let results: ChangeBuildResults?

  /// Reads a run; nil if there is no file.
  static func read(_ path: String) throws -> ChangeBuildResults? { try ChangeBuildResults.read(path) }

  /// Reads the package's stored run.
  init(root: URL) throws {
    results = try Self.read(root.appendingPathComponent(Self.path).path)
  }

  /// The merges of the pair, with the stored results where it merges without a conflict.
  func merges(of pair: MergedPair, in store: TreeStore) throws -> [ChangeResults.Merge] {
    guard !pair.cleanArchitectures.isEmpty else { return pair.merges() }
    let subjects = try PairSubjects(pair, in: store)
    return pair.merges { known(results?.pair(subjects.subject(in: $0))) }
  }

  private func known(_ found: ChangeBuildResults.PairBuild?) -> Measured<ChangeBuildResults.PairBuild> {
    found.map { .measured($0) }
      ?? .notMeasured(
        reason: (results == nil ? "no run is stored" : "the stored run is of other sources")
          + ": compare changes --build measures it")
  }
}

/// The fingerprints of the builds of two requests, one for each architecture: a result is valid until its fingerprint
/// changes.
///
/// An app of the merged package is built from the architecture, its program, and every module that none of the
/// architectures owns. It is then run with the scenarios of both requests and the built-in ones.
struct PairSubjects {
  /// The version of the method: it changes when pairs are judged in another way.
  private static let method = "2"
  /// The folders in `Sources` that don't affect a result as a whole: an app contains only parts of them, or nothing.
  private static let ignoredFolders = [
    "ArchitectureCatalog", "Architectures", "CTemplates", "CommandLineKit", "Executables", "Measurement",
    "SourceReading", "Workbench",
  ].map { "Sources/\($0)" }

  private let pair: MergedPair
  private let entries: [(path: String, id: String)]

  init(_ pair: MergedPair, in store: TreeStore) throws {
    self.pair = pair
    let requests = pair.ids.map { "\(ChangeRequests.folder)/\($0)" }
    entries = try store.entries(
      of: pair.tree, in: ["Sources", "Sources/Architectures", "Sources/Executables"] + requests)
  }

  func subject(in architecture: Architecture) -> ChangeBuildResults.BuildSubject {
    let own = [architecture.sourceFolder, "Sources/Executables/\(architecture.name)"]
    var hash = FNV1a()
    hash.add(Self.method)
    for entry in entries where own.contains(entry.path) || isCommon(entry.path) {
      hash.add("\(entry.path)\0\(entry.id)\n")
    }
    for name in pair.requests.flatMap(\.request.changedNames) { hash.add("\(name)\n") }
    return .init(requests: pair.ids, architecture: architecture.name, sources: hash.text)
  }

  private func isCommon(_ path: String) -> Bool {
    if path.hasPrefix("\(ChangeRequests.folder)/") { return path.hasSuffix(".scenario") }
    // A path with an extension is a file next to the modules.
    return path.split(separator: "/").count == 2 && !path.contains(".") && !Self.ignoredFolders.contains(path)
  }
}
