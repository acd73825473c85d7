import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement

/// `compare exercise`: work for a learner, which the workbench judges.
@MainActor
struct ExerciseCommand {
  nonisolated static let description = CommandDescription(
    name: "compare exercise",
    summary: """
      Lists the exercises of the course, lays one out in a folder of your own, and judges your work there. VERB is list, \
      start, check, hint or solution; verify is for authors of exercises: each has to be red at the start and green with \
      its solution.
      """,
    options: [
      .value("in", "FOLDER", "With start: the new folder; one next to the package if not given.")
    ],
    positionals: [
      PositionalDescription("VERB", "What to do; list if not given."),
      PositionalDescription(
        "ID|FOLDER",
        "The exercise to start, or those to verify. For the others the folder, or the exercise that was started without --in; if not given, the folder that you are in.",
        isRepeatable: true),
    ],
    examples: [
      Example("swift run compare exercise", "All exercises."),
      Example("swift run compare exercise start 1-tap-mvc", "The first one, in ../exercise-1-tap-mvc."),
      Example(
        "swift run compare exercise check ../exercise-1-tap-mvc", "What works there, and what does not."),
      Example("swift run compare exercise hint 1-tap-mvc", "One more hint each time."),
      Example("swift run compare exercise solution 1-tap-mvc", "How it can be done, and why."),
    ],
    exitStatuses: [
      .init(.success, "It is listed, laid out or printed; or the exercise is solved."),
      .init(.checkFailed, "The exercise is not solved yet."),
      .init(.usage, "The command line, the folder or an exercise is not understood."),
      .init(.unavailable, "A folder cannot be read or written, or there is no git."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let verbs = ["list", "start", "check", "hint", "solution", "verify"]
    let verb = try arguments.choice("VERB", among: verbs) ?? "list"
    try arguments.require("VERB", "start", for: ["in"])
    let root = try Package().root
    if verb != "verify" { try arguments.requireAtMostOne("ID|FOLDER") }
    switch verb {
    case "list": return try list(Exercise.all(in: root))
    case "start": return try start(arguments, in: root)
    case "verify":
      let known = try Exercise.ids(in: root)
      let named = try arguments.names("ID|FOLDER", of: "exercise", among: known)
      return try verify(named.isEmpty ? known : named, in: root)
    default:
      let named = arguments.value("ID|FOLDER")
      let isID = try named.map(Exercise.ids(in: root).contains) ?? false
      let folder = try ExerciseFolder(isID ? named.map { Self.folder(of: $0, in: root).path } : named)
      let exercise = try Exercise(folder.progress().exercise, in: root)
      if verb == "check" { return try check(exercise, in: folder) }
      if verb == "hint" { return try hint(exercise, in: folder) }
      return try solution(exercise)
    }
  }

  private func list(_ exercises: [Exercise]) throws -> ExitStatus {
    let table = MarkdownTable(
      exercises,
      columns: [
        ("ID", .left, \.id), ("Minutes", .right, { "\($0.minutes)" }), ("Kind", .left, \.kind.rawValue),
        ("Architecture", .left, \.architecture.name), ("Title", .left, \.title),
      ])
    try console.print("\(table.markdown)\n\nTo begin: swift run compare exercise start ID\n")
    return .success
  }

  /// The default folder of an exercise: next to the package.
  private static func folder(of id: String, in root: URL) -> URL {
    root.deletingLastPathComponent().appendingPathComponent("exercise-\(id)")
  }

  private func start(_ arguments: Arguments, in root: URL) throws -> ExitStatus {
    let known = try Exercise.ids(in: root)
    let id = try arguments.choice("ID|FOLDER", as: "ID", among: known) ?? arguments.required("ID|FOLDER")
    let exercise = try Exercise(id, in: root)
    let folder = arguments.value("in").map { URL(fileURLWithPath: $0) } ?? Self.folder(of: id, in: root)
    try layOut(exercise, in: folder)
    try console.print(
      """
      \(exercise.title) (\(exercise.architecture), about \(exercise.minutes) minutes) is in \(folder.path).
      The task is in TASK.md there. Next:
        cd \(VisibleText.harmless(VisibleText.shellWord(folder.path)))
        ./exercise check

      """)
    return .success
  }

  // MARK: A folder

  /// Lays out a folder for a learner, with the task and a script that starts this program to judge the work.
  private func layOut(_ exercise: Exercise, in place: URL) throws {
    let tap = try tapTree(of: exercise)
    try EditCopy(root: exercise.files.root).place(at: place) { folder in
      try ExerciseFolder(url: folder).write(exercise, isSolved: false, tap: tap)
      try Data(exercise.taskPage.utf8).write(to: folder.appendingPathComponent("TASK.md"))
      guard let program = Package.program?.path else { return }
      let script = folder.appendingPathComponent("exercise")
      try Data("#!/bin/sh\nexec \(VisibleText.shellWord(program)) exercise \"$@\"\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
  }

  private func check(_ exercise: Exercise, in folder: ExerciseFolder) throws -> ExitStatus {
    try CopyLock.withLock(on: folder.kept) {
      var progress = try folder.progress()
      let tap = try tapTree(of: exercise)
      let judge = ExerciseJudge(exercise: exercise, folder: folder, progress: ProgressLine(), tap: tap)
      let isUntouched =
        try tap.map { try folder.answer() == $0.text(isBlank: true) }
        ?? folder.changes(of: exercise).paths.isEmpty
      let verdicts = try judge.verdicts()
      judge.progress.clear()
      let isSolved = verdicts.allSatisfy(\.isGood)
      if progress.solved == nil, !isUntouched {
        progress.attempts += 1
        if isSolved { progress.solved = Date() }
        try folder.keep(progress)
      }
      try console.print(verdicts.map { "\($0.line)\n" }.joined())
      let attempts = NumberText.count(progress.attempts, "attempt")
      guard isSolved else {
        var state = "Not solved yet, after \(attempts)"
        if progress.solved != nil {
          state = "Solved before, and not now; the first time is what counts"
        } else if isUntouched {
          state = "Nothing is changed yet, so this is no attempt"
        }
        try console.print("\n\(state).\n")
        return .checkFailed
      }
      let minutes = NumberText.count(progress.minutes ?? 0, "minute")
      try console.print(
        "\nSolved, \(minutes) after the start, with \(attempts). A check does not see everything: compare with"
          + " ./exercise solution\n")
      let lines = exercise.kind == .tap ? 0 : try folder.changes(of: exercise).lines
      try console.print("\nFor a class to collect (exercise, architecture, minutes, attempts, lines):\n")
      try console.print("\(progress.line(of: exercise, lines: lines))\n")
      return .success
    }
  }

  private func hint(_ exercise: Exercise, in folder: ExerciseFolder) throws -> ExitStatus {
    var (progress, hints) = (try folder.progress(), exercise.hints)
    progress.hints = min(progress.hints, hints.count - 1) + 1
    try console.print("Hint \(progress.hints) of \(hints.count)\n\n\(hints[progress.hints - 1])\n")
    if progress.hints == hints.count {
      try console.print("\nThis is the last hint. How it can be done: ./exercise solution\n")
    }
    try folder.keep(progress)
    return .success
  }

  private func solution(_ exercise: Exercise) throws -> ExitStatus {
    try console.print("\(exercise.answer)\n\n")
    if let tap = try tapTree(of: exercise) {
      try console.print(tap.text())
    } else {
      let patch = try Trees.use(of: exercise.files.root) { store in
        let trees = try exercise.trees(in: store)
        let paths = try store.changedPaths(from: trees.started, to: trees.solved)
          .filter { $0.hasPrefix(exercise.workplace) }
        return try store.patch(from: trees.started, to: trees.solved, of: paths)
      }
      try console.print(String(decoding: patch, as: UTF8.self))
    }
    return .success
  }

  // MARK: All of them

  /// Judges each exercise in a copy, at the start and with the solution.
  private func verify(_ ids: [String], in root: URL) throws -> ExitStatus {
    let copies = root.appendingPathComponent(".build/exercises")
    var verified = 0
    try CopyLock.withLock(on: copies) {
      for id in ids {
        let exercise = try Exercise(id, in: root)
        let tap = try tapTree(of: exercise)
        // All exercises share one folder, so that little is built for each.
        let folder = ExerciseFolder(url: copies.appendingPathComponent("tree"))
        let progress = ProgressLine(label: id)
        let judge = ExerciseJudge(exercise: exercise, folder: folder, progress: progress, tap: tap)
        var faults: [String] = []
        for isSolved in [false, true] {
          try folder.write(exercise, isSolved: isSolved, tap: tap)
          faults += try ExerciseJudge.faults(in: judge.verdicts(), of: exercise, isSolved: isSolved)
        }
        progress.clear()
        if faults.isEmpty { verified += 1 }
        let found = faults.isEmpty ? "red at the start, green with the solution" : "NOT VERIFIED"
        try console.print("\(id): \(found)\n" + faults.map { "  \($0)\n" }.joined())
      }
    }
    try console.print("\(verified) of \(NumberText.count(ids.count, "exercise")) verified.\n")
    return verified == ids.count ? .success : .checkFailed
  }

  /// The tap through the architecture as it is now; if no stack can be read, as it was in the stored run.
  private func tapTree(of exercise: Exercise) throws -> TapTree? {
    guard exercise.kind == .tap else { return nil }
    let architecture = exercise.architecture
    var stacks = TapTracer().stacks(ofTap: exercise.button, in: architecture)
    if stacks.value == nil, exercise.button == "Done" {
      let path = exercise.files.root.appendingPathComponent("Reports/results.json").path
      let systems = try StoredResults(path: path).read().systems.systems
      for system in systems where system.name == architecture.name { stacks = system.done }
    }
    guard let stacks = stacks.value else { throw CommandFailure.unavailable(stacks.reason ?? "") }
    return TapTree(stacks, rolesOf: exercise.asksForRoles ? architecture : nil)
  }
}
