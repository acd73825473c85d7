/// A place in a source that a mutant can change, with the text that makes it changeable at run time.
///
/// All mutants of a subject are in one build, and each run chooses one of them: mutant schemata (Untch, Offutt,
/// Harrold: Mutation Analysis Using Mutant Schemata, 1993).
struct MutationSite: Equatable {
  /// Text that is put around a range of bytes. Everything stays on its line, so that what the compiler says of a line of
  /// the changed source is said of the same line of the original.
  struct Wrap: Equatable {
    let range: Range<Int>
    var before = ""
    var after = ""
  }

  /// Stands for the question whether this mutant was chosen.
  static let isChosen = "\u{1}"

  let change: MutationOperator
  /// The bytes that are changed.
  let range: Range<Int>
  let original: String
  let replacement: String
  let wraps: [Wrap]
}

/// A source with every mutant in it.
struct MutatedSource {
  /// A part of the text that one mutant brought, in bytes.
  struct Inserted: Equatable {
    let number: Int
    let range: Range<Int>
  }

  let bytes: [UInt8]
  private let insertions: [Inserted]
  private let map: LineMap

  /// - Parameter sites: the mutants with their numbers.
  init(_ source: [UInt8], sites: [(number: Int, site: MutationSite)]) {
    var pieces: [Piece] = []
    for (number, site) in sites {
      for (index, wrap) in site.wraps.enumerated() {
        let name = "isMutant(\(number))"
        for (text, isClosing) in [(wrap.before, false), (wrap.after, true)] where !text.isEmpty {
          pieces.append(
            Piece(
              offset: isClosing ? wrap.range.upperBound : wrap.range.lowerBound, isClosing: isClosing,
              length: wrap.range.count, order: number * 8 + index, number: number,
              text: Array(text.replacing(MutationSite.isChosen, with: name).utf8)))
        }
      }
    }
    var bytes: [UInt8] = []
    var insertions: [Inserted] = []
    var copied = 0
    for piece in pieces.sorted() {
      bytes += source[copied..<piece.offset]
      copied = piece.offset
      insertions.append(
        Inserted(number: piece.number, range: bytes.count..<(bytes.count + piece.text.count)))
      bytes += piece.text
    }
    bytes += source[copied...]
    self.bytes = bytes
    self.insertions = insertions
    map = LineMap(bytes)
  }

  /// The mutants that an error of the compiler may come from: the one whose text it points at, else all of the line.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: in bytes, counted from 1.
  func suspects(line: Int, column: Int) -> Set<Int> {
    guard line >= 1, line <= map.count else { return [] }
    let offset = map.starts[line - 1] + column - 1
    let pointed = insertions.filter { $0.range.contains(offset) }
    let ofLine = insertions.filter { map.line(at: $0.range.lowerBound) == line - 1 }
    return Set((pointed.isEmpty ? ofLine : pointed).map(\.number))
  }
}

/// A piece of text with its place among those at the same offset: first what ends there, the inner before the outer, then
/// what begins there, the outer before the inner.
private struct Piece: Comparable {
  let offset: Int
  let isClosing: Bool
  let length: Int
  let order: Int
  let number: Int
  let text: [UInt8]

  static func < (left: Piece, right: Piece) -> Bool {
    if left.offset != right.offset { return left.offset < right.offset }
    if left.isClosing != right.isClosing { return left.isClosing }
    if left.length != right.length {
      return left.isClosing ? left.length < right.length : left.length > right.length
    }
    return left.isClosing ? left.order > right.order : left.order < right.order
  }
}

/// What a mutant changes.
enum MutationOperator: String, CaseIterable, Codable, Comparable, Sendable {
  case negateCondition = "negate a condition"
  case swapComparison = "swap a comparison"
  case dropCall = "drop a call"
  case offByOne = "off by one"
  case returnEarly = "return early"
  case dropWeak = "drop weak"
  case swapArguments = "swap two arguments"

  static func < (left: MutationOperator, right: MutationOperator) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A small fault that is put into a source, to see whether anything finds it.
struct Mutant: Equatable, Sendable {
  /// The subject, and the number among all its mutants, from 1: the same for as long as its sources are the same.
  struct ID: Hashable, Sendable, CustomStringConvertible {
    let subject: String
    let number: Int

    var description: String { "\(subject)-\(number)" }
  }

  let id: ID
  /// The path of the file, from the folder of the sources.
  let file: String
  /// Counted from 1.
  let line: Int
  /// The text of the line, without the white space around it.
  let lineText: String
  let change: MutationOperator
  /// What stands in the source.
  let original: String
  /// What stands there instead; empty where nothing does.
  let replacement: String
}
