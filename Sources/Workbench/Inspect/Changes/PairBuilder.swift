import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Builds the apps with every two requests that merge without a conflict, in a copy of the package: what the compiler makes
/// of them, and whether the scenarios of both hold.
struct PairBuilder {
  let package: URL
  let architectures: [Architecture]
  var progress = ProgressLine()
  /// The program that builds a package.
  var swift = "swift"

  private var copy: WorkingCopy { .ofChanges(in: package) }
  /// Where a pair is laid out.
  var tree: URL { copy.tree }

  /// Builds what is not known of the sources as they are, and hands over what became of each pair where it merges, with all
  /// that is known then.
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

  /// Has `body` work with trees of the package that are reduced to the apps, while no other process has the copy.
  func inStore<Value>(_ body: (TreeStore) throws -> Value) throws -> Value {
    let manifest = ReducedManifest(targets: architectures.map(\.name))
    return try copy.use(with: [ReducedManifest.path: manifest.data(root: package)], body)
  }

  /// Those that share the same changes follow each other: then the least is compiled again.
  private static func inOrder(_ pairs: [MergedPair]) -> [MergedPair] {
    let shared = { (pair: MergedPair) in
      pair.requests.filter { !$0.shared.isEmpty }.map(\.request.id).joined(separator: " ")
    }
    return pairs.filter { !$0.cleanArchitectures.isEmpty }.enumerated()
      .sorted { (shared($0.element), $0.offset) < (shared($1.element), $1.offset) }.map(\.element)
  }

  // MARK: One pair

  /// - Parameter scenarios: those that have to hold, in files with paths from the root of the package.
  func build(
    _ pair: MergedPair, in architectures: [Architecture], from store: TreeStore,
    running scenarios: () throws -> [ScenarioText]
  ) throws -> [(architecture: Architecture, found: ChangeBuildResults.PairBuild)] {
    guard !architectures.isEmpty else { return [] }
    let id = pair.ids.joined(separator: " + ")
    try copy.lay(pair.tree, from: store)
    progress.show("\(id): building \(architectures.map(\.name).joined(separator: ", "))")
    // All at once is quicker, where all build.
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

  /// What the compiler says against the app alone. Throws where the build fails and no file of the copy says why.
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
    // One file that is refused must not hide another.
    let options = ["--package-path", copy.tree.path, "-Xswiftc", "-continue-building-after-errors"]
    return try Subprocess.run([swift, "build"] + options + words, mergingErrors: true)
  }

  /// A file of scenarios: its path from the root of the package, and what it holds.
  typealias ScenarioText = (path: String, text: String)

  /// The scenarios of both requests and those that are built in, but for what either changes.
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
      // A file without a scenario is not one that fails.
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

/// A line that says what is wrong where, such as `/tree/Sources/A.swift:7:4: error: cannot find 'x' in scope`.
enum FindingLine {
  /// Each once, sorted by file and line, of those lines that begin with the prefix; the paths are what follows it.
  ///
  /// - Parameter mark: what stands between the place and the message.
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

/// What an earlier run found of pairs of requests: it is still so where nothing has changed that decides it.
struct StoredBuilds {
  /// The run that comes with the package, from its root.
  static let path = "Reports/builds.json"
  private static let limit = 16 << 20

  private let results: ChangeBuildResults?

  /// Reads a run; nil where there is no file.
  static func read(_ path: String) throws -> ChangeBuildResults? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ResultsFile.decode(
      ChangeBuildResults.self, from: Data(InputFile.read(path, limit: limit)), file: path)
  }

  /// Reads the run that comes with the package.
  init(root: URL) throws {
    results = try Self.read(root.appendingPathComponent(Self.path).path)
  }

  /// What became of the pair, with what is known of it where it merges.
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

/// Tells what a build of two requests is made from: what was found stays valid until that changes, in each architecture
/// by itself.
///
/// An app of the merged package is built from the architecture, its program, and every module that none of the
/// architectures owns; then it is run with the scenarios of both requests and with those that are built in.
struct PairSubjects {
  /// Changes when a pair is judged in another way.
  private static let method = "2"
  /// The folders in `Sources` that decide nothing: those of which only a part is the app's, and what knows nothing of it.
  private static let others = [
    "ArchitectureCatalog", "Architectures", "CommandLineKit", "Executables", "Measurement", "Workbench",
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
    // What has an extension is a file beside the modules.
    return path.split(separator: "/").count == 2 && !path.contains(".") && !Self.others.contains(path)
  }
}
