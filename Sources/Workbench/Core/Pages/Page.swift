/// A page that a person wrote: Markdown with holes for numbers, and assertions beside the sentences that rest on them.
///
/// Empty lines separate its blocks. A hole without a value drops its block. An assertion prints nothing; one that does
/// not hold replaces its block by ``leftOut``. Code is left as it is.
struct Page {
  static let leftOut = "*(left out: this did not hold in this run)*"

  enum Piece {
    case text(String)
    case hole(Hole)
    case assertion(Statement, source: String)
    case claim(PageClaim)
    case table(PageTable)
    /// A word of the study that the page belongs to, such as `figure answer`.
    case directive(String)
  }

  struct Block {
    /// With the place of each piece: its line and column, from 1.
    let pieces: [(piece: Piece, line: Int, column: Int)]

    /// Whether it says something of any architectures: a heading, a table or a figure.
    var isForAnyArchitectures: Bool {
      guard let first = pieces.first?.piece else { return false }
      switch first {
      case .text(let text): return text.hasPrefix("#")
      case .table, .directive: return true
      case .hole, .assertion, .claim: return false
      }
    }
  }

  let file: String
  let blocks: [Block]
  /// What is not in the language.
  let malformed: [PageProblem]

  /// - Parameter file: the name of the file, for messages.
  init(_ text: String, file: String) {
    self.file = file
    var reader = PageReader(file: file)
    for (line, block) in Self.blocks(of: text) { reader.read(block, from: line) }
    blocks = reader.blocks
    malformed = reader.problems
  }

  /// Its directives, in their order.
  var directives: [String] {
    blocks.flatMap(\.pieces).compactMap { piece, _, _ in
      if case .directive(let words) = piece { words } else { nil }
    }
  }

  /// The page of a study, which lies in the program.
  init(resource file: String) { self.init(TextResource.text(of: file), file: file) }

  /// The blocks with the numbers of their first lines.
  private static func blocks(of text: String) -> [(line: Int, text: String)] {
    var (blocks, isCode, isNew) = ([(line: Int, text: String)](), false, true)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty, !isCode {
        isNew = true
      } else if isNew {
        blocks.append((index + 1, String(line)))
        isNew = false
      } else {
        blocks[blocks.count - 1].text += "\n\(line)"
      }
      if line.hasPrefix("```") { isCode.toggle() }
    }
    return blocks
  }
}

/// Reads the blocks of a page.
private struct PageReader {
  let file: String
  var blocks: [Page.Block] = []
  var problems: [PageProblem] = []

  mutating func read(_ text: String, from line: Int) {
    var pieces: [(piece: Page.Piece, line: Int, column: Int)] = []
    if text.hasPrefix("```") {
      blocks.append(Page.Block(pieces: [(.text(text), line, 1)]))
      return
    }
    var rest = text[...]
    while let open = Self.brace(in: rest) {
      if open > rest.startIndex { pieces.append((.text(String(rest[..<open])), line, 1)) }
      let place = Self.place(of: open, in: text, from: line)
      guard let close = rest[open...].firstIndex(of: "}") else {
        problem(Unexpected(text: "expected } at the end", offset: 0), at: place)
        return
      }
      let inside = rest[rest.index(after: open)..<close]
      let isAlone = open == text.startIndex && text.index(after: close) == text.endIndex
      do throws(Unexpected) {
        pieces.append((try Self.piece(inside, isAlone: isAlone), place.line, place.column))
      } catch {
        let start = text.index(after: open)
        problem(error, at: Self.place(of: text.index(start, offsetBy: error.offset), in: text, from: line))
        return
      }
      rest = rest[close...].dropFirst()
    }
    if !rest.isEmpty { pieces.append((.text(String(rest)), line, 1)) }
    blocks.append(Page.Block(pieces: pieces))
  }

  private mutating func problem(_ error: Unexpected, at place: (line: Int, column: Int)) {
    problems.append(
      PageProblem(
        kind: .malformed, file: file, line: place.line, column: place.column, reason: NoValue(error.text)))
  }

  /// The next brace that a letter follows, outside of code in a line.
  private static func brace(in text: Substring) -> Substring.Index? {
    var isCode = false
    for index in text.indices {
      if text[index] == "`" { isCode.toggle() }
      if text[index] == "{", !isCode, text[index...].dropFirst().first?.isLetter ?? false { return index }
    }
    return nil
  }

  private static func place(
    of index: String.Index, in text: String, from line: Int
  ) -> (line: Int, column: Int) {
    let before = text[..<index]
    let column = before.reversed().prefix { $0 != "\n" }.count
    return (line + before.count { $0 == "\n" }, column + 1)
  }

  private static func piece(_ inside: Substring, isAlone: Bool) throws(Unexpected) -> Page.Piece {
    var scanner = PageWord.reader(inside)
    switch scanner.next {
    case "holds":
      _ = scanner.take()
      return .assertion(try Statement(&scanner, hasParts: false), source: "{\(inside)}")
    case "claim":
      _ = scanner.take()
      return .claim(try PageClaim(&scanner))
    case "table" where isAlone:
      _ = scanner.take()
      return .table(try PageTable(&scanner))
    case let word? where isAlone && PageWord.key(word) == nil:
      return .directive(String(inside))
    default: return .hole(try Hole(&scanner))
    }
  }
}
