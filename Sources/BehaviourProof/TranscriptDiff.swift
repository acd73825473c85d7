import CommandLineKit

/// The lines in which two transcripts differ, each with the lines around it.
///
/// Source of the shortest edit script: E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), as the
/// standard library has it.
struct TranscriptDiff: CustomStringConvertible {
  /// The number of equal lines that are shown around lines that differ.
  private static let context = 3
  /// The maximum number of lines, from the first difference on, for which an edit script is computed.
  private static let limit = 2_000

  private struct Line {
    /// A space if the line is the same in both.
    let sign: Character
    let text: String

    var differs: Bool { sign != " " }
  }

  private let lines: [Line]
  /// Whether there are equal lines before the first of ``lines``.
  private let hasBeginning: Bool

  init(_ old: [String], _ new: [String]) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, same - Self.context)
    lines = Self.merge(
      Array(old.dropFirst(start).prefix(Self.limit)), Array(new.dropFirst(start).prefix(Self.limit)))
    hasBeginning = start > 0
  }

  var isEmpty: Bool {
    changes.isEmpty
  }

  /// The lines that differ, each with its sign.
  var changes: [String] {
    lines.filter(\.differs).map { "\($0.sign) \($0.text)" }
  }

  var description: String {
    var shown: [String] = []
    var lastShown = hasBeginning ? -2 : -1
    for index in lines.indices where isShown(index) {
      if index > lastShown + 1 { shown.append("  …") }
      lastShown = index
      shown.append("\(lines[index].sign) \(VisibleText.abbreviated(lines[index].text))")
    }
    return shown.joined(separator: "\n")
  }

  private func isShown(_ index: Int) -> Bool {
    lines[max(0, index - Self.context)...min(lines.count - 1, index + Self.context)]
      .contains(where: \.differs)
  }

  private static func merge(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var merged: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        merged.append(Line(sign: "-", text: old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        merged.append(Line(sign: "+", text: new[newIndex]))
        newIndex += 1
      } else {
        merged.append(Line(sign: " ", text: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return merged
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
