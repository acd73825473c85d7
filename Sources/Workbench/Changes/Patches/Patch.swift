/// A unified diff as `git diff` writes it: what becomes of which files.
package struct Patch: Equatable, Sendable {
  /// One line of a hunk.
  package struct Line: Equatable, Sendable {
    package enum Mark: Sendable {
      case context, removed, added
    }

    package let mark: Mark
    /// The line with its line feed, unless its file ends without one.
    package let text: [UInt8]
  }

  /// Lines of a file that stand together, and what becomes of them.
  package struct Hunk: Equatable, Sendable {
    /// The line of the patch that it begins with, counted from 1.
    package let place: Int
    /// The line of the old file that it begins with, counted from 1; 0 where the old file is empty.
    package let start: Int
    package let lines: [Line]

    /// The lines that the old file has to have.
    var old: [[UInt8]] { lines.filter { $0.mark != .added }.map(\.text) }
  }

  /// What becomes of one file.
  package struct File: Equatable, Sendable {
    package enum Kind: Sendable {
      case changed, added, deleted
    }

    /// The path of the file, from the root of the package.
    package let path: String
    package let kind: Kind
    /// The line of the patch that it begins with, counted from 1.
    package let place: Int
    package let hunks: [Hunk]
  }

  /// The path of the patch, for messages.
  package let name: String
  /// In the order of the patch, each once.
  package let files: [File]
}

/// What is wrong with a patch.
package enum PatchError: Error, Equatable, CustomStringConvertible {
  /// It is no patch, or not one of the form that is read here.
  case malformed(patch: String, line: Int, found: String, expected: String)
  /// It touches what it must leave alone.
  case misplaced(patch: String, line: Int, path: String, allowed: [String])
  /// The tree is no longer what the patch was made for. `hunk` counts those of its file from 1;
  /// it is 0 where there is no file to change, or one already that is to be added.
  case stale(patch: String, line: Int, path: String, hunk: Int, found: String, expected: String)

  /// One sentence for a person.
  package var description: String {
    switch self {
    case .malformed(let patch, let line, let found, let expected):
      "\(patch):\(line): expected \(expected), found \(found)"
    case .misplaced(let patch, let line, let path, let allowed):
      "\(patch):\(line): expected a file in \(allowed.joined(separator: " or ")), found \(path)"
    case .stale(let patch, let line, let path, let hunk, let found, let expected):
      "\(patch):\(line): no longer applies to \(path)\(hunk > 0 ? ", hunk \(hunk)" : ""):"
        + " expected \(expected), found \(found)"
    }
  }
}

extension [UInt8] {
  /// The lines, each with its line feed; the last one may have none.
  var lines: [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (offset, byte) in enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(Array(self[start...offset]))
      start = offset + 1
    }
    if start < count { lines.append(Array(self[start...])) }
    return lines
  }

  /// The line between quotes, fit for a message.
  var quoted: String {
    let text = String(decoding: last == UInt8(ascii: "\n") ? dropLast() : self[...], as: UTF8.self)
    return (text.count > 100 ? text.prefix(100) + "…" : text).debugDescription
  }
}
