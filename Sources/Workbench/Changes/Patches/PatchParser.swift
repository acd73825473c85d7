extension Patch {
  /// Reads a patch. A patch without a byte changes nothing.
  ///
  /// - Parameter name: the path of the patch, for messages.
  /// - Throws: ``PatchError/malformed(patch:line:found:expected:)``.
  package init(_ bytes: [UInt8], name: String) throws(PatchError) {
    var parser = PatchParser(bytes, name: name)
    self.init(name: name, files: try parser.files())
  }
}

/// Reads a patch line by line. Any bytes are read or refused.
struct PatchParser {
  private let name: String
  private let lines: [[UInt8]]
  private var index = 0

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    lines = bytes.lines
  }

  mutating func files() throws(PatchError) -> [Patch.File] {
    var files: [Patch.File] = []
    var paths: Set<String> = []
    while index < lines.count {
      let file = try file()
      guard paths.insert(file.path).inserted else {
        throw malformed("\(file.path) again", expected: "each file once", line: file.place)
      }
      files.append(file)
    }
    return files
  }

  // MARK: Files

  private mutating func file() throws(PatchError) -> Patch.File {
    let place = index + 1
    let path = try path()
    index += 1
    let kind = try kind()
    guard text.hasPrefix("--- ") else {
      // An empty file is added or deleted without a word of its content.
      guard kind != .changed else { throw malformed(expected: "\"--- a/\(path)\"") }
      return Patch.File(path: path, kind: kind, place: place, hunks: [])
    }
    try expect("--- " + (kind == .added ? "/dev/null" : "a/\(path)"))
    try expect("+++ " + (kind == .deleted ? "/dev/null" : "b/\(path)"))
    var hunks: [Patch.Hunk] = []
    repeat { hunks.append(try hunk(of: kind)) } while text.hasPrefix("@@ ")
    return Patch.File(path: path, kind: kind, place: place, hunks: hunks)
  }

  /// The line ends with the path twice, of one length, so that a space in it is no riddle.
  private func path() throws(PatchError) -> String {
    let expected = "\"diff --git a/PATH b/PATH\""
    let head = "diff --git a/"
    guard text.hasPrefix(head) else { throw malformed(expected: expected) }
    let rest = Array(text.dropFirst(head.count))
    guard rest.count > 4, rest.count % 2 == 1 else { throw malformed(expected: expected) }
    let length = (rest.count - 3) / 2
    let path = String(rest[..<length])
    guard String(rest[length...]) == " b/\(path)" else { throw malformed(expected: expected) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", "..", ".git"].contains($0) }),
      path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { throw malformed(expected: "a path inside the package") }
    return path
  }

  private mutating func kind() throws(PatchError) -> Patch.File.Kind {
    var kind = Patch.File.Kind.changed
    while index < lines.count {
      switch text {
      case "new file mode 100644", "new file mode 100755": kind = .added
      case "deleted file mode 100644", "deleted file mode 100755": kind = .deleted
      case let line where line.hasPrefix("index "): break
      case let line where line.hasPrefix("--- ") || line.hasPrefix("diff --git "): return kind
      default:
        throw malformed(
          expected: "a text file that is changed, added or deleted, neither renamed nor given another mode")
      }
      index += 1
    }
    return kind
  }

  private mutating func expect(_ line: String) throws(PatchError) {
    // Git sets a tab behind a path with spaces.
    guard text == line || text == line + "\t" else { throw malformed(expected: line.debugDescription) }
    index += 1
  }

  // MARK: Hunks

  private mutating func hunk(of kind: Patch.File.Kind) throws(PatchError) -> Patch.Hunk {
    let place = index + 1
    guard let match = text.prefixMatch(of: /@@ -([0-9]+)(?:,([0-9]+))? \+([0-9]+)(?:,([0-9]+))? @@/),
      let start = Int(match.1), var old = Int(match.2 ?? "1"), var new = Int(match.4 ?? "1"),
      start > 0 || old == 0
    else { throw malformed(expected: "\"@@ -LINE,COUNT +LINE,COUNT @@\"") }
    index += 1
    var hunk: [Patch.Line] = []
    while old > 0 || new > 0 {
      let line = try line()
      old -= line.mark == .added ? 0 : 1
      new -= line.mark == .removed ? 0 : 1
      guard old >= 0, new >= 0, kind == .changed || line.mark == (kind == .added ? .added : .removed) else {
        throw malformed("one more", expected: "as many lines as line \(place) says", line: index)
      }
      hunk.append(line)
    }
    guard hunk.contains(where: { $0.mark != .context }) else {
      throw malformed("none", expected: "a line that begins with + or -", line: place)
    }
    return Patch.Hunk(place: place, start: start, lines: hunk)
  }

  private mutating func line() throws(PatchError) -> Patch.Line {
    guard index < lines.count else {
      throw malformed("the end of the patch", expected: "as many lines as the hunk says", line: index)
    }
    let line = lines[index]
    let mark: Patch.Line.Mark
    switch line.first {
    case UInt8(ascii: " "): mark = .context
    // Some editors take away the space of a line that is empty otherwise.
    case UInt8(ascii: "\n"): mark = .context
    case UInt8(ascii: "+"): mark = .added
    case UInt8(ascii: "-"): mark = .removed
    default: throw malformed(expected: "a line that begins with a space, + or -")
    }
    index += 1
    var text = line == [UInt8(ascii: "\n")] ? line : Array(line.dropFirst())
    if index < lines.count, lines[index].starts(with: "\\ ".utf8) {
      if text.last == UInt8(ascii: "\n") { text.removeLast() }
      index += 1
    }
    return Patch.Line(mark: mark, text: text)
  }

  // MARK: Words

  /// The line as text without its line feed; empty behind the last one.
  private var text: String {
    guard index < lines.count else { return "" }
    let line = lines[index]
    return String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private func malformed(expected: String) -> PatchError {
    let found = index < lines.count ? lines[index].quoted : "the end of the patch"
    return malformed(found, expected: expected, line: index < lines.count ? index + 1 : max(1, index))
  }

  private func malformed(_ found: String, expected: String, line: Int) -> PatchError {
    .malformed(patch: name, line: line, found: found, expected: expected)
  }
}
