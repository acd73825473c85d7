/// The tokens of a source, with the brackets that belong together.
struct TokenTree {
  let source: LexedSource
  /// The index of the closing bracket for that of each opening one; parts of a string literal are brackets too.
  private let closing: [Int: Int]

  init(_ source: LexedSource) {
    self.source = source
    var open: [Int] = []
    var closing: [Int: Int] = [:]
    for index in source.tokens.indices {
      let text = source.text(at: index)
      switch source.tokens[index].kind {
      case .stringHead: open.append(index)
      case .stringTail:
        if let start = open.popLast() { closing[start] = index }
      case .punctuation where ["(", "[", "{"].contains(text): open.append(index)
      case .punctuation where [")", "]", "}"].contains(text):
        if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    self.closing = closing
  }

  var all: Range<Int> { source.tokens.indices }

  func text(_ index: Int) -> String { source.text(at: index) }

  func keyword(_ index: Int) -> Keyword? { source.keyword(at: index) }

  /// Whether the operator joins two operands; it stands between spaces, which `<` of a generic type does not.
  func isInfix(_ index: Int, _ words: Set<String>) -> Bool {
    guard source.kind(at: index) == .operator, words.contains(text(index)), index > 0 else { return false }
    let hasSpace = source.tokens[index - 1].range.upperBound < source.tokens[index].range.lowerBound
    return hasSpace && source.isInfix(at: index)
  }

  /// What is behind the token, or behind the brackets that it opens.
  func end(of index: Int) -> Int { (closing[index] ?? index) + 1 }

  /// What is between the brackets, the first of which is the token.
  func inside(_ index: Int) -> Range<Int> {
    let end = closing[index] ?? index + 1
    return (index + 1)..<max(index + 1, end)
  }

  /// The tokens of the range that are in no brackets that open in it; an opening one stands for all behind it.
  func flat(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = end(of: index)
    }
    return result
  }

  /// The parts of the range between the tokens, none of which is in brackets.
  func split(_ range: Range<Int>, at isSeparator: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in flat(range) where isSeparator(index) {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<range.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    source.tokens[range.lowerBound].range.lowerBound..<source.tokens[range.upperBound - 1].range.upperBound
  }

  func written(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[bytes(range)], as: UTF8.self)
  }

  /// Whether the range is a name, a path of names such as `name.first`, or a literal without parts.
  func isSimple(_ range: Range<Int>) -> Bool {
    if range.count == 1 {
      switch source.kind(at: range.lowerBound) {
      case .identifier, .number, .string: return true
      default: return [.true, .false, .nil, .`self`].contains(keyword(range.lowerBound))
      }
    }
    return range.allSatisfy { index in
      let isPeriod = (index - range.lowerBound) % 2 == 1
      return isPeriod ? source.kind(at: index) == .period : isName(index)
    } && range.count % 2 == 1
  }

  private func isName(_ index: Int) -> Bool {
    source.kind(at: index) == .identifier || keyword(index) == .`self`
  }

  // MARK: Statements

  /// Cuts the inside of a block into its statements and declarations.
  func statements(_ range: Range<Int>, isSwitch: Bool = false) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    func finish(at end: Int) {
      if start < end { result.append(start..<end) }
      start = end
    }
    var isLabel = false
    for index in flat(range) {
      if index > start, startsStatement(index) { finish(at: index) }
      if index == start { isLabel = isSwitch && [.case, .default].contains(keyword(index)) }
      if text(index) == ";" {
        finish(at: index)
        start = index + 1
      } else if isLabel, text(index) == ":" {
        // What a label holds is no statement.
        start = index + 1
        isLabel = false
      }
    }
    finish(at: range.upperBound)
    return result
  }

  /// Whether something begins with the token, which is the first one on its line.
  private func startsStatement(_ index: Int) -> Bool {
    guard source.tokens[index].startsLine else { return false }
    switch source.tokens[index].kind {
    case .period, .infixQuestionMark: return false
    case .operator where source.isInfix(at: index): return false
    case .keyword(.else), .keyword(.catch), .keyword(.where), .keyword(.as), .keyword(.is): return false
    case .punctuation where [",", ":", "{"].contains(text(index)): return false
    default: break
    }
    switch source.kind(at: index - 1) {
    case .period, .infixQuestionMark: return false
    case .operator where source.isInfix(at: index - 1): return false
    case .punctuation where [",", ":"].contains(text(index - 1)): return false
    default: return true
    }
  }
}

/// The types of the parameters of every function and initializer that the sources declare.
///
/// Two arguments can be swapped only where their parameters have the same type, and a number can be one too large only
/// where it is one.
struct Signatures {
  private struct Parameter: Hashable {
    let label: String
    let type: String
  }

  private var parameters: [String: Set<[Parameter]>] = [:]

  init(_ sources: [[UInt8]]) {
    for source in sources { read(TokenTree(LexedSource(source))) }
  }

  /// The types of the parameters; nil where no function of that name has these labels, or several with other types have.
  ///
  /// - Parameters:
  ///   - name: of the function, or of the type that is made.
  ///   - labels: `_` for none.
  func types(of name: String, labels: [String]) -> [String]? {
    let fitting = parameters[name, default: []].filter { $0.map(\.label) == labels }
    return fitting.count == 1 ? fitting.first?.map(\.type) : nil
  }

  private mutating func read(_ tree: TokenTree) {
    var types: [(name: String, range: Range<Int>)] = []
    for index in tree.all {
      switch tree.keyword(index) {
      case .class, .struct, .enum, .extension, .protocol:
        guard let brace = (index..<tree.all.upperBound).first(where: { tree.text($0) == "{" }) else {
          continue
        }
        types.append((tree.text(index + 1), tree.inside(brace)))
      case .func: add(tree.text(index + 1), from: index + 2, in: tree)
      case .`init` where tree.text(index + 1) == "(":
        guard let type = types.last(where: { $0.range.contains(index) }) else { continue }
        add(type.name, from: index + 1, in: tree)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, from index: Int, in tree: TokenTree) {
    guard let start = (index..<tree.all.upperBound).first(where: { tree.text($0) == "(" }) else { return }
    let parts = tree.split(tree.inside(start)) { tree.text($0) == "," }
    parameters[name, default: []].insert(parts.compactMap { parameter($0, in: tree) })
  }

  private func parameter(_ part: Range<Int>, in tree: TokenTree) -> Parameter? {
    let flat = tree.flat(part)
    guard let colon = flat.first(where: { tree.text($0) == ":" }) else { return nil }
    let end = flat.first { tree.text($0) == "=" } ?? part.upperBound
    return Parameter(
      label: tree.text(part.lowerBound), type: ((colon + 1)..<end).map(tree.text).joined(separator: " "))
  }
}
