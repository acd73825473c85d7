import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// `compare life`: an app that grows, in each architecture.
struct LifeCommand {
  static let description = CommandDescription(
    name: "compare life",
    summary: """
      Counts what it took to build the releases in \(LifeResults.folder), one after the other, in each architecture, and \
      what the apps are after each. With --verify each is done in a copy of the package, in .build/changes, and built: \
      there all scenarios have to hold, as they are after that release, and the unit tests have to pass.
      """,
    options: [
      .flag("verify", "Verifies the releases that are named, or all of them. Each takes minutes."),
      .flag(
        "merge",
        "Builds every two of the releases that were built on one alone, and runs the scenarios of both."),
      .flag("cost", "Counts what the apps at the start, half-way and at the end ask of the machine."),
      .value("output", "FILE", "Writes what is found, as JSON."),
      .value("checkout", "ID", "Lays out the package in DIR with all releases up to this one done in it."),
      .value(
        "record", "ID",
        "Writes the patches of the release from the package in DIR, and replays the later ones."),
      .flag("rebase", "Replays all releases, after a change to what they change."),
      .value("run", "A", "Builds the app after the last release in this architecture, and starts it here."),
    ],
    positionals: [
      PositionalDescription(
        "ID|DIR", "The releases to verify; beside --checkout and --record, the folder.", isRepeatable: true)
    ],
    examples: [
      Example("swift run compare life", "Lines, and work on code that was there, release by release."),
      Example("swift run compare life --run VIPER", "The grown app in this terminal."),
      Example("swift run compare life --verify 03-delete", "Whether one release does what it should."),
      Example(
        "swift run compare life --output \(LifeResults.path)", "The counts that come with the package."),
      Example("swift run compare life --checkout 03-delete /tmp/life", "The package after three releases."),
    ],
    exitStatuses: [
      .init(.success, "It is counted, verified, laid out, recorded, replayed, or was run."),
      .init(.checkFailed, "A patch no longer applies, or a release does not do what it should."),
      .init(.usage, "The command line, a patch or a request is not understood."),
      .init(
        .unavailable, "A folder cannot be read or written, the app cannot be built, or there is no git."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["verify", "merge", "cost", "checkout", "record", "rebase", "run"])
    try arguments.requireAtMostOne(of: ["output", "checkout", "record", "rebase", "run"])
    let root = try Package().root
    let life = try Life(of: root)
    let ids = life.releases.map(\.id)
    func release(_ option: String) throws -> Life.Release? {
      try arguments.choice(option, as: "--\(option)", among: ids).flatMap { id in
        life.releases.first { $0.id == id }
      }
    }
    if let name = try arguments.choice("run", as: "--run", among: life.architectures.map(\.name)) {
      try start(name, of: life)
    }
    if arguments.flag("rebase") { return try say(LifeEdit(life: life).rebase()) }
    if let release = try release("record") {
      let folder = URL(fileURLWithPath: try arguments.required("ID|DIR"))
      return try say(LifeEdit(life: life).record(release, from: folder))
    }
    if let release = try release("checkout") {
      return try checkout(release, of: life, to: arguments.required("ID|DIR"))
    }
    if !arguments.flag("verify") { try arguments.require("verify", for: ["ID|DIR"]) }
    let verifiable = ids + life.second.map(Self.secondID)
    let named = try arguments.names("ID|DIR", of: "release", among: verifiable)
    var results = try LifeSurvey(life: life).run()
    let output = try arguments.value("output").map { path in
      if let known = try LifeResults.read(path) { results.keepVerifications(of: known) }
      return try OutputFile(path: path)
    }
    var isVerified = true
    let write = { (results: LifeResults) in try output?.write(ResultsFile.encode(results)) ?? () }
    if arguments.flag("verify") {
      isVerified = try verify(named.isEmpty ? verifiable : named, of: life, &results, write: write)
    } else if arguments.flag("merge") {
      try merge(life, &results, write: write)
    } else if arguments.flag("cost") {
      let counting = LifeCost(package: try Package(), life: life, progress: ProgressLine())
      results.costs = try counting.run(results)
      try console.print(LifePage(results: .measured(results)).costTable(of: results).markdown + "\n")
    } else {
      try console.print(LifePage(results: .measured(results)).table(of: results).markdown + "\n")
    }
    try output?.write(ResultsFile.encode(results))
    return isVerified ? .success : .checkFailed
  }

  private func say(_ written: [String]) throws -> ExitStatus {
    for name in written { try console.print("\(name): written\n") }
    try console.print(
      written.isEmpty ? "Every patch is as it was.\n" : "Next: swift run compare life --verify\n")
    return .success
  }

  private func checkout(_ release: Life.Release, of life: Life, to path: String) throws -> ExitStatus {
    try Checkout(root: life.root).write(
      release.id, life.releases(upTo: release).flatMap(\.patches), to: URL(fileURLWithPath: path)
    ).report(release.id, in: path, command: "life", to: console)
  }

  /// Builds all pairs, and prints what became of each.
  private func merge(
    _ life: Life, _ results: inout LifeResults, write: (LifeResults) throws -> Void
  ) throws {
    let builder = PairBuilder(
      package: life.root, architectures: life.architectures, progress: ProgressLine())
    try LifeMerges(life: life).build(with: builder) { found in
      for merge in found {
        let words = merge.sources.isEmpty ? merge.build?.value?.words ?? "not built" : "in conflict"
        let name = "\(merge.requests.joined(separator: " + ")), \(merge.architecture ?? "shared")"
        try console.print("\(name): \(words)\n")
        guard
          let place = results.parallel?.merges.firstIndex(where: {
            $0.requests == merge.requests && $0.architecture == merge.architecture
          })
        else { continue }
        results.parallel?.merges[place] = merge
      }
      try write(results)
    }
  }

  /// What a person calls a release that another person built.
  private static func secondID(_ release: Life.Release) -> String { "second/\(release.id)" }

  private static let walks = 200
  private static let sharedTests = [
    "ContactsDomainTests", "ContactsStorageTests", "TerminalKitTests", "ScenarioDriverTests",
  ]

  /// Returns whether all of them do what they should.
  private func verify(
    _ ids: [String], of life: Life, _ results: inout LifeResults, write: (LifeResults) throws -> Void
  ) throws -> Bool {
    try TemporaryFolder.use(named: "life-scenarios") { folder in
      var changes: [ChangeUnderTest] = []
      let all = life.releases.map { ($0.id, $0) } + life.second.map { (Self.secondID($0), $0) }
      for (id, release) in all where ids.contains(id) {
        let own = folder.appendingPathComponent(id)
        try OutputFile.makeFolder(own)
        let change = try life.underTest(release, named: id, scenariosIn: own, walks: Self.walks)
        changes.append(change)
      }
      let verifier = ChangeVerifier(
        package: life.root, progress: ProgressLine(), sharedTests: Self.sharedTests)
      let isVerified = try verifier.run(changes, printingTo: console) { change, found in
        let verification = LifeResults.Verification(
          scenarios: found.scenarios, databases: found.scenarios, walks: Self.walks, tests: found.tests,
          taps: try Self.taps(in: .ofChanges(in: life.root)))
        if change.id == life.releases.first?.id {
          results.startVerification = verification
        } else if let place = results.releases.firstIndex(where: { $0.id == change.id }) {
          results.releases[place].verification = verification
        } else if let place = results.second.firstIndex(where: { "second/\($0.id)" == change.id }) {
          results.second[place].verification = verification
        }
        try write(results)
      }
      return isVerified
    }
  }

  /// What Done passes in the apps of a copy, by its own program.
  private static func taps(in copy: WorkingCopy) throws -> Measured<[LifeResults.TapCount]> {
    try TemporaryFolder.use(named: "taps") { folder in
      let file = folder.appendingPathComponent("taps.json").path
      let program = copy.tree.appendingPathComponent(".build/debug/compare").path
      let outcome = try Subprocess.run([program, "tap", "--json", file], mergingErrors: true)
      guard outcome.status == 0, let data = FileManager.default.contents(atPath: file) else {
        return .notMeasured(reason: outcome.output)
      }
      let results = try JSONDecoder().decode(TapResults.self, from: data)
      let paths = results.traces.value?.map { TapPath($0, types: []) } ?? []
      return .measured(
        paths.map { .init(architecture: $0.architecture, functions: $0.functions, types: $0.types.count) })
    }
  }

  /// The app takes the place of this process, so that the terminal is all its own.
  private func start(_ name: String, of life: Life) throws -> Never {
    let folder = life.root.appendingPathComponent(".build/life")
    let copy = WorkingCopy(package: life.root, tree: folder.appendingPathComponent("tree"))
    let progress = ProgressLine()
    try CopyLock.withLock(on: folder) {
      try TreeStore.use(of: life.root) { store in
        try copy.lay(life.trees(in: store, from: store.base).last ?? store.base, from: store)
      }
      progress.show("building \(name)")
      let build = try Subprocess.run(
        ["swift", "build", "--product", name, "--package-path", copy.tree.path], mergingErrors: true)
      progress.clear()
      guard build.status == 0 else {
        throw CommandFailure.unavailable(
          "\(name) does not build:\n\(BuildOutput(text: build.output).withoutProgress)")
      }
    }
    let program = copy.tree.appendingPathComponent(".build/debug/\(name)").path
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    execv(program, words)
    throw CommandFailure.unavailable("\(program) cannot be started: \(String(cString: strerror(errno)))")
  }
}

extension LifeResults {
  /// What was verified of the same sources stays true, whatever became of later releases.
  mutating func keepVerifications(of known: LifeResults) {
    func verification(of release: Release, among known: [Release]) -> Verification? {
      known.first { $0.sources == release.sources }?.verification
    }
    for place in releases.indices {
      releases[place].verification = verification(of: releases[place], among: known.releases)
    }
    for place in second.indices {
      second[place].verification = verification(of: second[place], among: known.second)
    }
    if known.startSources == startSources { startVerification = known.startVerification }
    let sources = Set(releases.map(\.sources) + [startSources])
    costs = known.costs.filter { sources.contains($0.sources) }
    if let parallel = known.parallel, parallel.sources == self.parallel?.sources { self.parallel = parallel }
  }
}
