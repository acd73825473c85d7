import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// Ways that learners take: `turns.txt` of an exercise has wrong ones, and right ones that differ from the reference's.
///
/// Each changes the reference solution: `@ FILE`, which may be new, and the lines that go and come. Nothing is built: they
/// only have to be judged by their sources.
@Suite struct ExerciseTurnTests {
  private struct Turn {
    let title: Substring
    var files: [SourceFolder.Text]
  }

  private static let judged = try! ExerciseTests.ids.get().filter { id in
    try !Exercise(id, in: PackageFolder.root).files.files(ending: "turns.txt").isEmpty
  }

  @Test(arguments: judged)
  func `wrong turns are refused, and other ways are not`(id: String) throws {
    let exercise = try Exercise(id, in: PackageFolder.root)
    let reference = try ExerciseReference(exercise)
    let own = reference.faults(in: reference.texts)
    #expect(own.misplaced == [] && own.missing == [] && own.standing == [])
    let turns = try Self.turns(of: exercise, on: reference.texts)
    #expect(turns.count { $0.title.hasPrefix("wrong") } >= (exercise.kind == .fault ? 1 : 5))
    for turn in turns {
      let found = reference.faults(in: turn.files)
      let strangers = turn.files.map(\.path).filter { !found.played.contains($0) }
      let faults = found.misplaced + found.missing + found.standing + strangers
      #expect(faults.isEmpty == turn.title.hasPrefix("right: "), "\(turn.title): \(faults)")
    }
  }

  private static func turns(of exercise: Exercise, on texts: [SourceFolder.Text]) throws -> [Turn] {
    let text = String(decoding: try exercise.files.bytes("turns.txt"), as: UTF8.self)
    return try text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { block in
      let parts = block.components(separatedBy: "\n@ ")
      var turn = Turn(title: parts[0][...], files: texts)
      for part in parts.dropFirst() {
        let lines = part.split(separator: "\n")
        func text(_ mark: String) -> String {
          lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(2) }.joined(separator: "\n")
        }
        let (old, new) = (text("- "), text("+ "))
        let known = turn.files.firstIndex { $0.path == lines[0] }
        if known == nil, old.isEmpty { turn.files.append((String(lines[0]), Array(new.utf8))) }
        guard known != nil || !old.isEmpty else { continue }
        let place = try #require(known, "\(turn.title): \(lines[0])")
        let code = String(decoding: turn.files[place].utf8, as: UTF8.self)
        try #require(old.isEmpty || code.contains(old), "\(turn.title): \(old)")
        let changed = old.isEmpty ? "\(code)\n\(new)\n" : code.replacing(old, with: new, maxReplacements: 1)
        turn.files[place].utf8 = Array(changed.utf8)
      }
      return turn
    }
  }
}
