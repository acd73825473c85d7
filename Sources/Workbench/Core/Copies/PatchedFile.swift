import SourceReading

/// A file that differs between two trees.
struct PatchedFile: Equatable, Sendable {
  /// The path of the file, from the root of the package.
  let path: String
  /// The text before; nil for a file that is added.
  private(set) var old: [UInt8]?
  /// The text after; nil for a file that is deleted.
  private(set) var new: [UInt8]?
  /// The removed lines of the old text, counted from 0.
  private(set) var removedLines: [Int] = []
  /// The added lines of the new text, counted from 0.
  private(set) var addedLines: [Int] = []
}

extension PatchedFile {
  /// Parses the output of `git diff-tree --raw -z -p` with unlimited context, which contains both texts in full.
  static func all(in output: String) throws -> [PatchedFile] {
    let bytes = Array(output.utf8)
    var rest = bytes[...]
    var files: [PatchedFile] = []
    while rest.first == ":" {
      // `:MODE MODE ID ID STATUS` and the path.
      let head = String(decoding: rest.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
      let path = rest.drop { $0 != 0 }.dropFirst().prefix { $0 != 0 }
      rest = rest[path.endIndex...].dropFirst()
      files.append(try PatchedFile(head: head, path: String(decoding: path, as: UTF8.self)))
    }
    rest = rest.drop { $0 == 0 }
    var (place, last, counts) = (-1, UInt8(ascii: "d"), (old: 0, new: 0))
    while let mark = rest.first {
      let line = rest[...(rest.firstIndex(of: "\n") ?? rest.endIndex - 1)]
      rest = rest[line.endIndex...]
      switch mark {
      // The header of a file begins with this, and no line of its text does.
      case "d":
        if line.starts(with: "diff --git ".utf8) { (place, counts) = (place + 1, (0, 0)) }
      case "@": break
      case _ where last == "d": continue
      case "\\": files[place].endWithoutLineFeed(after: last)
      default: files[place].add(line.dropFirst(), mark, &counts)
      }
      last = mark
    }
    return files
  }

  /// - Parameter head: `MODE MODE ID ID STATUS`.
  private init(head: String, path: String) throws {
    let parts = head.split(separator: " ")
    guard parts.count == 5, parts[..<2].allSatisfy({ ["000000", "100644", "100755"].contains($0) }) else {
      throw Git.Failure(
        command: "diff-tree", output: "\(path) is no file: no patch here makes or changes a link")
    }
    self.init(path: path, old: parts[4] == "A" ? nil : [], new: parts[4] == "D" ? nil : [])
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ mark: UInt8, _ counts: inout (old: Int, new: Int)) {
    if mark != "+" {
      if mark == "-" { removedLines.append(counts.old) }
      old?.append(contentsOf: line)
      counts.old += 1
    }
    if mark != "-" {
      if mark == "+" { addedLines.append(counts.new) }
      new?.append(contentsOf: line)
      counts.new += 1
    }
  }

  private mutating func endWithoutLineFeed(after mark: UInt8) {
    if mark != "+" { old?.removeLast() }
    if mark != "-" { new?.removeLast() }
  }
}
