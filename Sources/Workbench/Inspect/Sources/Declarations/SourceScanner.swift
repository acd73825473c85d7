import Measurement

/// Walks the tokens of a source once and collects what they declare and where they branch.
struct SourceScanner {
  let source: LexedSource
  let map: LineMap
  let lines: LineClassification
  var index = 0
  var scopes = ScopeStack()
  /// How many scopes were open at each `#if` that is not yet closed.
  var conditionalDepths: [Int] = []
  var declarations: [Declaration] = []
  /// The lines of each declaration from its keyword to its closing brace, counted from 0.
  var extents: [ClosedRange<Int>] = []
  /// The tokens of each declaration from its keyword to its closing brace.
  var tokenExtents: [ClosedRange<Int>] = []
  /// The tokens with which something begins directly inside the braces of a protocol, or with which they end.
  var protocolEntries: [(declaration: Int, token: Int)] = []
  var imports: [String] = []
  var importedModules: Set<String> = []
  var functions = 0
  var decisionPoints = 0

  mutating func scan() {
    while index < source.tokens.count {
      visitToken()
      index += 1
    }
    closeScopes(downTo: 0)
  }

  var next: SwiftToken.Kind? { source.kind(at: index + 1) }
  var previous: SwiftToken.Kind? { source.kind(at: index - 1) }

  private mutating func visitToken() {
    if case .members(let declaration) = scopes.innermost, declarations[declaration].kind == .protocol,
      source.tokens[index].startsLine || previous == .punctuation(ASCII.openBrace)
    {
      protocolEntries.append((declaration, index))
    }
    switch source.tokens[index].kind {
    case .punctuation(let byte): visitPunctuation(byte)
    case .stringHead: scopes.openParenthesis()
    case .stringTail: scopes.closeParenthesis()
    case .keyword(let keyword) where isAtStatement: visit(keyword)
    case .identifier where introducesActor: visitDeclaration(.actor)
    case .pound: visitDirective()
    case .operator, .infixQuestionMark: visitOperator()
    default: break
    }
  }

  /// A keyword is an argument label, a tuple label or a member name where no statement can start.
  private var isAtStatement: Bool {
    scopes.innermost != .parentheses && previous != .period && previous != .punctuation(ASCII.at)
      && next != .punctuation(ASCII.colon)
  }

  private mutating func visit(_ keyword: Keyword) {
    switch keyword {
    case .import: visitImport()
    case .class, .struct, .enum, .protocol, .extension: visitTypeKeyword(keyword)
    case .func, .`init`, .deinit, .subscript, .var, .associatedtype: visitMember(keyword)
    default: visitStatement(keyword)
    }
  }

  private mutating func visitPunctuation(_ byte: UInt8) {
    switch byte {
    case ASCII.openBrace: scopes.openBrace(isSwitchBody: canBeSwitchBody)
    case ASCII.closeBrace: end(scopes.closeBrace())
    case ASCII.openParenthesis, ASCII.openBracket: scopes.openParenthesis()
    case ASCII.closeParenthesis, ASCII.closeBracket: scopes.closeParenthesis()
    default: break
    }
  }

  /// Whether the body of a `switch` can begin with the brace here: with a case, or with nothing in it at all.
  private var canBeSwitchBody: Bool {
    switch next {
    case nil, .keyword(.case), .keyword(.default): true
    case .pound: source.isText(at: index + 1, "#if")
    case .punctuation(ASCII.at): source.isText(at: index + 2, "unknown")
    case .punctuation(ASCII.closeBrace): source.kind(at: index + 2) != .punctuation(ASCII.openBrace)
    default: false
    }
  }

  mutating func closeScopes(downTo count: Int) {
    while scopes.count > count { end(scopes.pop()) }
  }

  /// Only now is it known how far a declaration reaches.
  private mutating func end(_ scope: SourceScope?) {
    guard case .members(let declaration) = scope else { return }
    let last = min(index, source.tokens.count - 1)
    let lastLine = map.line(at: source.tokens[last].range.lowerBound)
    let firstLine = declarations[declaration].line - 1
    declarations[declaration].codeLines = lines.codeLines(in: firstLine...lastLine)
    extents[declaration] = firstLine...lastLine
    let first = tokenExtents[declaration].lowerBound
    tokenExtents[declaration] = first...max(first, last)
    if declarations[declaration].kind == .protocol { protocolEntries.append((declaration, index)) }
  }
}
