import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation

/// The folder in which a learner works: a small package, the task, and the workbench's own files.
struct ExerciseFolder {
  /// The progress of a learner's work; it names nobody.
  struct Progress: Codable, Equatable {
    let exercise: String
    let started: Date
    var attempts = 0
    var hints = 0
    var solved: Date?

    /// From the start to the first check that passed.
    var minutes: Int? { solved.map { Int(($0.timeIntervalSince(started) / 60).rounded()) } }

    /// What a class collects, as comma-separated values: exercise, architecture, minutes, attempts and lines of code.
    func line(of exercise: Exercise, lines: Int) -> String {
      "\(exercise.id),\(exercise.architecture.name),\(minutes ?? 0),\(attempts),\(lines)"
    }
  }

  let url: URL

  static let answerName = "answer.txt"

  /// The folder of the workbench's own files, which is locked while the exercise is judged.
  var kept: URL { url.appendingPathComponent(".exercise") }
  /// The package as it was when the exercise started.
  var start: URL { kept.appendingPathComponent("start") }
  /// The package in which a fault is built with a learner's tests.
  var faulty: URL { kept.appendingPathComponent("fault") }
  private var progressFile: URL { kept.appendingPathComponent("progress.json") }
}

extension ExerciseFolder {
  /// Finds the exercise in a folder (the current one, if no path is given) or in the folders around it.
  init(_ path: String?) throws {
    let place = URL(fileURLWithPath: path ?? FileManager.default.currentDirectoryPath).standardizedFileURL
    let found = place.nearest {
      FileManager.default.fileExists(atPath: ExerciseFolder(url: $0).progressFile.path)
    }
    guard let found else {
      throw CommandFailure.usage(
        "there is no exercise in \(VisibleText.quoted(place.path)): name the folder that start made, or go there"
      )
    }
    url = found
  }

  func progress() throws -> Progress {
    try ResultsFile.read(
      Progress.self, from: Data(InputFile.read(progressFile.path, limit: 1 << 20)), file: progressFile.path)
  }

  func keep(_ progress: Progress) throws {
    try OutputFile(path: progressFile.path).write(JSONFile.encode(progress))
  }

  func answer() throws -> String {
    try InputFile.text(url.appendingPathComponent(Self.answerName).path, limit: 1 << 20)
  }

  // MARK: Laying out

  /// Replaces what is in the folder by an exercise, but keeps its builds.
  ///
  /// - Parameters:
  ///   - isSolved: whether to include the reference solution.
  ///   - tap: the tree to fill in, if the exercise has one.
  func write(_ exercise: Exercise, isSolved: Bool, tap: TapTree?) throws {
    let root = exercise.files.root
    try Trees.use(of: root) { store in
      let trees = try exercise.trees(in: store)
      let start = try exercise.reduced(trees.started, in: store)
      let content = try isSolved ? exercise.reduced(trees.solved, in: store) : start
      try BuildCopy(package: root, tree: url).write(content, from: store)
      try BuildCopy(package: root, tree: self.start).write(start, from: store)
    }
    if let tap {
      try Data(tap.text(isBlank: !isSolved).utf8).write(to: url.appendingPathComponent(Self.answerName))
    }
    try keep(Progress(exercise: exercise.id, started: Date()))
  }

  /// The paths of the changed files that the exercise is judged by, and how many lines of code the learner added.
  func changes(of exercise: Exercise) throws -> (paths: [String], lines: Int) {
    try Trees.use(of: start, besides: exercise.files.root) { store in
      let theirs = try store.tree(of: url)
      let paths = try store.changedPaths(from: store.base, to: theirs).filter(Exercise.isJudged)
      return (paths, try exercise.addedLines(from: store.base, to: theirs, in: store))
    }
  }

  /// Makes a package of the learner's files and the fault that the tests have to find.
  func writeFault(of exercise: Exercise) throws {
    try Trees.use(of: start, besides: exercise.files.root) { store in
      try BuildCopy(package: start, tree: faulty).write(
        exercise.faulty(store.tree(of: url), in: store), from: store)
    }
  }
}

extension Exercise {
  private static let modules = [
    "AppShell", "CSQLite", "CommandLineKit", "ContactsDomain", "ContactsStorage", "ScenarioDriver",
    "TerminalKit", "Waiting",
  ]

  var testModule: String { "Contacts\(architecture.name)Tests" }
  var hasTests: Bool { [.fault, .test, .refactor].contains(kind) }
  /// The folder that a learner works in, from the top of the exercise's folder.
  var workplace: String { kind == .test ? "Tests/\(testModule)/" : "\(architecture.sourceFolder)/" }

  /// Whether an exercise is built or judged from the file. False for a learner's own notes and scenarios.
  static func isJudged(_ path: String) -> Bool {
    path == ReducedManifest.path || ["Sources/", "Tests/", "scenarios/"].contains { path.hasPrefix($0) }
  }

  /// The lines of code that are added in the ``workplace``.
  func addedLines(from old: Trees.Tree, to new: Trees.Tree, in store: Trees) throws -> Int {
    let files = try store.difference(from: old, to: new).filter { $0.path.hasPrefix(workplace) }
    let counts = ChangeCount.part(files, of: architecture)
    return kind == .test ? counts.tests.lines.added : counts.sources.lines.added
  }

  /// The tree reduced to the scenarios and the files that this architecture's program, and its tests if needed, are
  /// built from, so that the first build is short.
  func reduced(_ tree: Trees.Tree, in store: Trees) throws -> Trees.Tree {
    let name = architecture.name
    let kept =
      (Self.modules + architecture.toolkit.furtherModules).map { "Sources/\($0)" }
      + [architecture.sourceFolder, "Sources/Executables/\(name)", ".gitignore", ".swift-format"]
      + (hasTests ? ["Tests/\(testModule)", "Tests/Support"] : [])
    let staging = try store.staging(tree)
    try staging.git(["rm", "-rfq", "--cached", "--", "."] + kept.map { ":(exclude)\($0)" })
    var added = try scenarios()
    // A change may have brought a module.
    let manifest = try store.git(["show", "\(tree):\(ReducedManifest.path)"])
    added[ReducedManifest.path] = ReducedManifest(targets: [name] + (hasTests ? [testModule] : []))
      .data(of: Data(manifest.utf8))
    try staging.put(added)
    return try staging.tree()
  }
}
