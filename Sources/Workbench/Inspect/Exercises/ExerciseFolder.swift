import ArchitectureCatalog
import CommandLineKit
import Foundation

/// The folder in which a learner works: a small package, the task, and beside them what the workbench keeps of it.
struct ExerciseFolder {
  /// What is known of a learner's work; it names nobody.
  struct Progress: Codable, Equatable {
    let exercise: String
    let started: Date
    /// What the reference's solution changes in the sources, or in the tests where those are written.
    let reference: ChangeResults.PatchCounts
    var attempts = 0
    var hints = 0
    var solved: Date?
    /// Whether a line of a results file has it.
    var isRecorded = false

    /// From the start to the first check that passed.
    var minutes: Int? { solved.map { Int(($0.timeIntervalSince(started) / 60).rounded()) } }
  }

  let url: URL

  static let answerName = "answer.txt"

  /// What the workbench keeps; one process at a time judges what is in it.
  var kept: URL { url.appendingPathComponent(".exercise") }
  /// The package as it was laid out.
  var start: URL { kept.appendingPathComponent("start") }
  /// Where a fault is built with a learner's tests.
  var faulty: URL { kept.appendingPathComponent("fault") }
  private var progressFile: URL { kept.appendingPathComponent("progress.json") }
}

extension ExerciseFolder {
  /// The exercise that a folder is, or is in: the one that is named, or else the current one.
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
    try OutputFile(path: progressFile.path).write(ResultsFile.encode(progress))
  }

  func answer() throws -> String {
    try InputFile.text(url.appendingPathComponent(Self.answerName).path, limit: 1 << 20)
  }

  // MARK: Laying out

  /// Puts an exercise into the folder, whatever was there; builds of it stay.
  ///
  /// - Parameters:
  ///   - isSolved: whether with the reference's solution.
  ///   - tap: the tree to fill in, of an exercise that has one.
  func lay(_ exercise: Exercise, isSolved: Bool, tap: TapTree?) throws {
    let root = exercise.files.root
    let counts = try TreeStore.use(of: root) { store in
      let trees = try exercise.trees(in: store)
      let start = try exercise.reduced(trees.started, in: store)
      let content = try isSolved ? exercise.reduced(trees.solved, in: store) : start
      try WorkingCopy(package: root, tree: url).lay(content, from: store)
      try WorkingCopy(package: root, tree: self.start).lay(start, from: store)
      return try exercise.count(from: trees.started, to: trees.solved, in: store)
    }
    if let tap {
      try Data(tap.text(isBlank: !isSolved).utf8).write(to: url.appendingPathComponent(Self.answerName))
    }
    // A solution that was laid out is nobody's work.
    try keep(
      Progress(exercise: exercise.id, started: Date(), reference: counts, isRecorded: isSolved))
  }

  /// What differs from the start, of the files that a package is built and judged from; and what the learner's lines count.
  func changes(of exercise: Exercise) throws -> (paths: [String], counts: ChangeResults.PatchCounts) {
    try TreeStore.use(of: start, besides: exercise.files.root) { store in
      let theirs = try store.tree(of: url)
      let paths = try store.changedPaths(from: store.base, to: theirs).filter(Exercise.isJudged)
      return (paths, try exercise.count(from: store.base, to: theirs, in: store))
    }
  }

  /// Lays out the learner's package with the fault that the tests have to find.
  func layFault(of exercise: Exercise) throws {
    try TreeStore.use(of: start, besides: exercise.files.root) { store in
      try WorkingCopy(package: start, tree: faulty).lay(
        exercise.faulty(store.tree(of: url), in: store), from: store)
    }
  }
}

extension Exercise {
  private static let modules = [
    "AppShell", "CSQLite", "CommandLineKit", "ContactsDomain", "ContactsStorage", "ScenarioDriver",
    "TerminalKit",
  ]

  var testModule: String { "Contacts\(architecture.name)Tests" }
  var hasTests: Bool { [.fault, .test, .refactor].contains(kind) }
  /// Where a learner works, from the top of the folder.
  var workplace: String { kind == .test ? "Tests/\(testModule)/" : "\(architecture.sourceFolder)/" }

  /// Whether the file is one that an exercise is built or judged from, and no note or scenario of the learner's own.
  static func isJudged(_ path: String) -> Bool {
    path == ReducedManifest.path || ["Sources/", "Tests/", "scenarios/"].contains { path.hasPrefix($0) }
  }

  /// What changes in the sources and the tests of the architecture.
  func count(
    from old: TreeStore.Tree, to new: TreeStore.Tree, in store: TreeStore
  ) throws -> ChangeResults.PatchCounts {
    let files = try store.difference(from: old, to: new).filter { $0.path.hasPrefix(workplace) }
    return ChangeCount.part(files, of: architecture)
  }

  /// The tree with what this architecture's program, and its tests where they are needed, are built from, and with the
  /// scenarios: so the first build is short.
  func reduced(_ tree: TreeStore.Tree, in store: TreeStore) throws -> TreeStore.Tree {
    let name = architecture.name
    let kept =
      Self.modules.map { "Sources/\($0)" }
      + [architecture.sourceFolder, "Sources/Executables/\(name)", ".gitignore", ".swift-format"]
      + (hasTests ? ["Tests/\(testModule)", "Tests/Support"] : [])
    let staging = try store.staging(tree)
    try staging.git(["rm", "-rfq", "--cached", "--", "."] + kept.map { ":(exclude)\($0)" })
    var added = try scenarios()
    added[ReducedManifest.path] = try ReducedManifest(targets: [name] + (hasTests ? [testModule] : []))
      .data(root: files.root)
    try staging.put(added)
    return try staging.tree()
  }
}

/// A file of comma-separated values with a line for each exercise that was solved: no name is in it.
struct ExerciseResults {
  static let header = "person,exercise,architecture,minutes,attempts,lines"

  let path: String

  /// Refuses a file that is something else, before anything is judged.
  init(path: String) throws {
    self.path = path
    _ = try OutputFile(path: path)
    _ = try text()
  }

  /// Appends a line; several people may do so at once.
  func append(_ fields: [String]) throws {
    if !FileManager.default.fileExists(atPath: path) { try OutputFile(path: path).write(Data()) }
    try CopyLock.withLock(onFile: URL(fileURLWithPath: path)) {
      try OutputFile(path: path).write(Data("\(text())\(fields.joined(separator: ","))\n".utf8))
    }
  }

  /// What the file holds; the header where it holds nothing, or is not there.
  private func text() throws -> String {
    let text = FileManager.default.fileExists(atPath: path) ? try InputFile.text(path) : ""
    let first = text.prefix { !$0.isNewline }
    guard text.isEmpty || first == Self.header else {
      throw CommandFailure.usage(
        "\(path):1:1: expected \(Self.header), found \(VisibleText.quoted(String(first)))")
    }
    return text.isEmpty ? "\(Self.header)\n" : text.hasSuffix("\n") ? text : "\(text)\n"
  }
}
