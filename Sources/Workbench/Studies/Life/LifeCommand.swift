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
      .flag("merge", "Builds every two of the parallel releases, and runs the scenarios of both."),
      .flag("cost", "Counts what the apps at the start, half-way and at the end ask of the machine."),
      .value("output", "FILE", "Writes what is found, as JSON."),
      .value("checkout", "ID", "Lays out the package in DIR with all releases up to this one done in it."),
      .value("record", "ID", "Writes its patches from the package in DIR, and replays the later ones."),
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
      .init(.checkFailed, "A release does not do what it should, or git cannot merge a patch."),
      .init(.usage, "The command line, a patch or a request is not understood."),
      .init(.unavailable, "A patch no longer applies, the app cannot be built, or a folder cannot be used."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["verify", "merge", "cost", "checkout", "record", "rebase", "run"])
    try arguments.requireAtMostOne(of: ["output", "checkout", "record", "rebase", "run"])
    let takesFolder = ["checkout", "record"].contains { arguments.value($0) != nil }
    try takesFolder ? arguments.requireAtMostOne("ID|DIR") : arguments.require("verify", for: ["ID|DIR"])
    let package = try Package()
    let life = try Life(of: package.root)
    func release(_ option: String) throws -> Life.Release? {
      let name = try arguments.choice(option, among: life.all.map(\.name))
      return life.all.first { $0.name == name }
    }
    if let app = try arguments.choice("run", among: life.architectures.map(\.name)) {
      try start(app, of: life)
    }
    if arguments.flag("rebase") { return try say(life.rebase()) }
    if let release = try release("record") {
      return try say(life.record(release, from: URL(fileURLWithPath: arguments.required("ID|DIR"))))
    }
    if let release = try release("checkout") {
      return try Checkout(root: life.root).run(
        release.name, life.patches(upTo: release), to: arguments.required("ID|DIR"), command: "life")
    }
    let verifiable = life.releases + life.second
    let named = try arguments.names("ID|DIR", of: "release", among: verifiable.map(\.name))
    let asked = verifiable.filter { named.isEmpty || named.contains($0.name) }
    // Counts are needed only for an output file.
    if arguments.flag("verify"), arguments.value("output") == nil {
      return try verify(asked, of: life) { _, _ in } ? .success : .checkFailed
    }
    var results = try life.survey()
    let output = try arguments.value("output").map { path in
      if let known = try LifeResults.read(path) { results.keep(known) }
      return try OutputFile(path: path)
    }
    var isVerified = true
    if arguments.flag("verify") {
      isVerified = try verify(asked, of: life) { id, found in
        results.update { if $0.id == id { $0.verification = found } }
        try output?.write(ResultsFile.encode(results))
      }
    } else if arguments.flag("merge") {
      let builder = PairBuilder(package: life.root, architectures: life.architectures)
      results.parallel?.merges = try life.merges(by: builder) { merges in
        for merge in merges { try console.print("\(merge.line)\n") }
      }
    } else if arguments.flag("cost") {
      let costs = try costs(of: life, after: results.milestones.map(\.id), package)
      results.update { $0.costs = costs[$0.id] }
      try console.print(results.costTable.markdown + "\n")
    } else {
      try console.print(results.table(after: results.states).markdown + "\n")
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

  /// Returns whether all releases do what they should. Each result is kept before the next release is verified.
  private func verify(
    _ releases: [Life.Release], of life: Life, keep: (String, LifeResults.Verification) throws -> Void
  ) throws -> Bool {
    let walks = 200
    let shared = ["ContactsDomainTests", "ContactsStorageTests", "TerminalKitTests", "ScenarioDriverTests"]
    let verifier = ChangeVerifier(package: life.root, sharedTests: shared)
    return try TemporaryFolder.use(named: "life-scenarios") { folder in
      let changes = try releases.map { try life.underTest($0, scenariosIn: folder, walks: walks) }
      return try verifier.run(changes, printingTo: console) { change, verified in
        let taps = Self.taps(in: .ofChanges(in: life.root))
        try keep(change.id, .init(scenarios: verified.scenarios, walks: walks, taps: taps))
      }
    }
  }

  /// The functions that a tap on Done passes in the apps of a copy, counted by the copy's own program.
  private static func taps(in copy: WorkingCopy) -> Measured<[LifeResults.TapCount]> {
    Measured {
      let program = copy.tree.appendingPathComponent(".build/debug/compare")
      let results: TapResults = try Subprocess.json(program, called: "tap", ["tap"])
      let paths = results.traces.value?.map { TapPath($0, types: []) } ?? []
      return .measured(
        paths.map { .init(architecture: $0.architecture, functions: $0.functions, types: $0.types.count) })
    }
  }

  /// The machine costs of the apps after these releases, counted in a copy that is built with optimisation.
  private func costs(
    of life: Life, after names: [String], _ package: Package
  ) throws -> [String: Measured<CountResults>] {
    let (copy, progress) = (WorkingCopy.ofChanges(in: life.root), ProgressLine())
    let own = Package(copy, of: package)
    let plan = CountPlan(
      architectures: life.architectures.map(\.name), workloads: LifeResults.workloads,
      sizes: [LifeResults.size], countsInstructions: true)
    return try copy.use(with: ChangeVerifier.reducedFiles(of: life.root)) { store in
      defer { progress.clear() }
      return try life.releases.filter { names.contains($0.name) }.reduce(into: [:]) { costs, release in
        try copy.lay(life.patches(upTo: release), from: store)
        // The counter counts instructions in this executable.
        progress.show("\(release.name): building with optimisation")
        _ = try ReleaseBuild(package: own).run(BenchmarkProcess.product)
        costs[release.name] = CountProcess(package: own, plans: [plan], progress: progress).run()
      }
    }
  }

  /// Replaces this process with the app, so that the app has the terminal to itself.
  private func start(_ name: String, of life: Life) throws -> Never {
    let copy = WorkingCopy(package: life.root, tree: life.root.appendingPathComponent(".build/life/tree"))
    _ = try copy.use { try copy.lay(life.releases.flatMap(\.request.allPatches), from: $0) }
    let words = ["swift", "run", "--package-path", copy.tree.path, name]
    execvp(words[0], words.map { strdup($0) } + [nil])
    throw CommandFailure.unavailable("swift cannot be started: \(String(cString: strerror(errno)))")
  }
}
