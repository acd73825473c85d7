import SourceReading

/// A place in a source that a mutant can change, with the text that makes it changeable at run time.
///
/// All mutants of a subject are in one build, and each run chooses one of them: mutant schemata (Untch, Offutt,
/// Harrold: Mutation Analysis Using Mutant Schemata, 1993).
struct MutationSite: Equatable {
  /// Text that is put around a range of bytes. It adds no lines, so that a line number in a compiler's error is valid
  /// for the original source too.
  struct Wrap: Equatable {
    let range: Range<Int>
    var before = ""
    var after = ""
  }

  /// The placeholder for the condition that this mutant was chosen.
  static let isChosen = "\u{1}"

  let change: MutationOperator
  let range: Range<Int>
  let original: String
  let replacement: String
  let wraps: [Wrap]
}

struct MutatedSource {
  let bytes: [UInt8]
  /// The ranges of bytes that mutants inserted, with the numbers of the mutants.
  private let insertions: [(number: Int, range: Range<Int>)]
  private let lineStarts: [Int]

  /// - Parameter sites: the mutants with their numbers.
  init(_ source: [UInt8], sites: [(number: Int, site: MutationSite)]) {
    // At each offset, the ends of ranges come first, inner before outer ranges; then the beginnings, outer before inner
    // ranges.
    var pieces: [(key: [Int], offset: Int, number: Int, text: String)] = []
    for (number, site) in sites {
      for (index, wrap) in site.wraps.enumerated() {
        let (range, order) = (wrap.range, number * 8 + index)
        pieces.append(
          ([range.upperBound, 0, range.count, -order], range.upperBound, number, wrap.after))
        pieces.append(
          ([range.lowerBound, 1, -range.count, order], range.lowerBound, number, wrap.before))
      }
    }
    var bytes: [UInt8] = []
    var insertions: [(Int, Range<Int>)] = []
    var copied = 0
    for piece in pieces.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += source[copied..<piece.offset]
      copied = piece.offset
      let start = bytes.count
      bytes += piece.text.replacing(MutationSite.isChosen, with: "isMutant(\(piece.number))").utf8
      insertions.append((piece.number, start..<bytes.count))
    }
    bytes += source[copied...]
    self.bytes = bytes
    self.insertions = insertions.filter { !$0.1.isEmpty }
    lineStarts = bytes.lineStarts
  }

  /// The mutants that may have caused a compiler's error: the one whose text it points at, otherwise all in the line.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: in bytes, counted from 1.
  func suspects(line: Int, column: Int) -> Set<Int> {
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let offset = lineStarts[line - 1] + column - 1
    let pointed = insertions.filter { $0.range.contains(offset) }
    let ofLine = insertions.filter { lineStarts.line(at: $0.range.lowerBound) == line - 1 }
    return Set((pointed.isEmpty ? ofLine : pointed).map(\.number))
  }
}

enum MutationOperator: String, CaseIterable, Codable, Sendable {
  case negateCondition = "negate a condition"
  case swapComparison = "swap a comparison"
  case dropCall = "drop a call"
  case offByOne = "off by one"
  case returnEarly = "return early"
  case dropWeak = "drop weak"
}

/// A small fault that is put into a source, to see whether tests or scenarios find it.
struct Mutant: Equatable, Sendable {
  /// The subject, and the number of the mutant in it, from 1. An id stays the same while the sources are unchanged.
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
  /// The original text in the source.
  let original: String
  /// The text that replaces the original; may be empty.
  let replacement: String
}

/// The types of the parameters of every function and initializer that the sources declare.
///
/// An argument can be off by one only if its parameter is an `Int`.
struct Signatures {
  private struct Parameter: Hashable {
    let label: String
    let type: String
  }

  private var parameters: [String: Set<[Parameter]>] = [:]

  init(_ sources: [[UInt8]]) {
    for source in sources { read(LexedSource(source)) }
  }

  /// The parameters' types; nil if no function has this name and these labels, or several with different types do.
  ///
  /// - Parameters:
  ///   - name: the name of the function, or of the type for an initializer.
  ///   - labels: the labels of the arguments, `_` for none.
  func types(of name: String, labels: [String]) -> [String]? {
    let fitting = parameters[name, default: []].filter { $0.map(\.label) == labels }
    return fitting.count == 1 ? fitting.first?.map(\.type) : nil
  }

  private mutating func read(_ source: LexedSource) {
    var types: [(name: String, range: Range<Int>)] = []
    for index in source.all {
      switch source.keyword(at: index) {
      case .class, .struct, .enum, .extension, .protocol:
        let brace = source.all[index...].first { source.isText(at: $0, "{") }
        types.append((source.text(at: index + 1), brace.map(source.inside) ?? index..<index))
      case .func: add(source.text(at: index + 1), from: index + 2, in: source)
      case .`init` where source.isText(at: index + 1, "("):
        guard let type = types.last(where: { $0.range.contains(index) }) else { continue }
        add(type.name, from: index + 1, in: source)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, from index: Int, in source: LexedSource) {
    guard let start = source.all.dropFirst(index).first(where: { source.isText(at: $0, "(") }) else { return }
    let list = source.list(source.inside(start)).compactMap { part -> Parameter? in
      guard let colon = source.first(":", in: part) else { return nil }
      let end = source.first("=", in: part) ?? part.upperBound
      return Parameter(
        label: source.text(at: part.lowerBound),
        type: ((colon + 1)..<end).map(source.text).joined(separator: " "))
    }
    parameters[name, default: []].insert(list)
  }
}
