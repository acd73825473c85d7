import CommandLineKit

/// The lines from the first to the last in which two transcripts differ, and a few before them.
struct TranscriptDiff: CustomStringConvertible {
  /// The number of equal lines that are shown before those that differ.
  private static let context = 3

  /// The lines of each, with its sign.
  let changes: [String]
  private let before: [String]

  init(_ old: [String], _ new: [String]) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(same), new.dropFirst(same))
    let sameEnd = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    changes =
      oldRest.dropLast(sameEnd).map { "- \(VisibleText.abbreviated($0))" }
      + newRest.dropLast(sameEnd).map { "+ \(VisibleText.abbreviated($0))" }
    before =
      (same > Self.context ? ["  …"] : [])
      + old[..<same].suffix(Self.context).map { "  \(VisibleText.abbreviated($0))" }
  }

  var isEmpty: Bool { changes.isEmpty }

  var description: String { (before + changes).joined(separator: "\n") }
}
