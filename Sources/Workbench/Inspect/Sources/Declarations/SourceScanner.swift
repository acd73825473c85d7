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
      source.tokens[index].startsLine || previous == .punctuation("{")
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
    scopes.innermost != .parentheses && previous != .period && previous != .punctuation("@")
      && next != .punctuation(":")
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
    case "{": scopes.openBrace(isSwitchBody: canBeSwitchBody)
    case "}": end(scopes.closeBrace())
    case "(", "[": scopes.openParenthesis()
    case ")", "]": scopes.closeParenthesis()
    default: break
    }
  }

  /// Whether the body of a `switch` can begin with the brace here: with a case, or with nothing in it at all.
  private var canBeSwitchBody: Bool {
    switch next {
    case nil, .keyword(.case), .keyword(.default): true
    case .pound: source.isText(at: index + 1, "#if")
    case .punctuation("@"): source.isText(at: index + 2, "unknown")
    case .punctuation("}"): source.kind(at: index + 2) != .punctuation("{")
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

extension SourceScanner {
  mutating func visitStatement(_ keyword: Keyword) {
    switch keyword {
    case .if, .guard, .for, .while, .catch: decisionPoints += 1
    case .switch: scopes.expect(.switchBody)
    case .case where isCaseLabel: decisionPoints += 1
    default: break
    }
  }

  /// Not the declaration of an enum's case, nor the pattern of an `if`, `guard`, `while` or `for`.
  private var isCaseLabel: Bool {
    guard scopes.innermost == .switchBody else { return false }
    guard !followsMember else { return true }
    switch previous {
    case .keyword(.if), .keyword(.guard), .keyword(.while), .keyword(.for), .punctuation(","):
      return false
    default:
      return !followsEffectOfFor
    }
  }

  /// Whether the words before are those of a loop: `for`, then `try`, `await` or `unsafe`.
  private var followsEffectOfFor: Bool {
    var place = index - 1
    while source.kind(at: place) == .keyword(.try) || source.isText(at: place, "await")
      || source.isText(at: place, "unsafe")
    {
      place -= 1
    }
    return place < index - 1 && source.kind(at: place) == .keyword(.for)
      && source.kind(at: place - 1) != .period
  }

  /// Whether the previous token is a member's name, which may be spelled like a keyword.
  private var followsMember: Bool { source.kind(at: index - 2) == .period }

  mutating func visitOperator() {
    if isTernary || isShortCircuit { decisionPoints += 1 }
  }

  /// A `?` between operands, which that of `init ?(…)` is not.
  private var isTernary: Bool {
    source.tokens[index].kind == .infixQuestionMark && (previous != .keyword(.`init`) || followsMember)
  }

  /// `&&` or `||` between two operands, neither declared as a function nor passed as one.
  private var isShortCircuit: Bool {
    guard source.isText(at: index, "&&") || source.isText(at: index, "||") else { return false }
    switch (previous, next) {
    case (.keyword(.func), _), (.keyword(.operator), _): return followsMember
    case (_, .punctuation(")")), (_, .punctuation("]")),
      (_, .punctuation(",")):
      return false
    default: return source.isInfix(at: index)
    }
  }

  /// Every branch of an `#if` counts, and none may leave a bracket open for the next.
  mutating func visitDirective() {
    switch source.text(at: index) {
    case "#if":
      conditionalDepths.append(scopes.count)
      skipCondition()
    case "#elseif":
      closeScopes(downTo: conditionalDepths.last ?? 0)
      skipCondition()
    case "#else":
      closeScopes(downTo: conditionalDepths.last ?? 0)
    case "#endif":
      closeScopes(downTo: conditionalDepths.popLast() ?? 0)
    default:
      break
    }
  }

  /// The condition of an `#if` is decided at compile time; it ends with its line or its parentheses.
  private mutating func skipCondition() {
    var openParentheses = 0
    while index + 1 < source.tokens.count, openParentheses > 0 || !source.tokens[index + 1].startsLine {
      index += 1
      switch source.tokens[index].kind {
      case .punctuation("("): openParentheses += 1
      case .punctuation(")"): openParentheses -= 1
      default: break
      }
    }
  }
}

extension FileMetrics {
  /// Measures source text.
  init(path: String, source: String) {
    self.init(path: path, utf8: Array(source.utf8))
  }

  /// Measures source text given as bytes; any bytes can be measured.
  init(path: String, utf8: [UInt8]) {
    let source = LexedSource(utf8)
    let map = LineMap(utf8)
    let lines = LineClassification(source, map: map)
    var scanner = SourceScanner(source: source, map: map, lines: lines)
    scanner.scan()
    self.init(
      path: path, counts: SourceCounts(scanner, lines: lines), imports: scanner.imports,
      declarations: scanner.declarations)
  }
}

extension SourceCounts {
  fileprivate init(_ scanner: SourceScanner, lines: LineClassification) {
    self.init()
    files = 1
    codeLines = lines.count(of: .code)
    commentLines = lines.count(of: .comment)
    blankLines = lines.count(of: .blank)
    functions = scanner.functions
    decisionPoints = scanner.decisionPoints
    for declaration in scanner.declarations { add(declaration.kind) }
  }

  private mutating func add(_ kind: Declaration.Kind) {
    switch kind {
    case .class: classes += 1
    case .struct: structs += 1
    case .enum: enums += 1
    case .actor: actors += 1
    case .protocol: protocols += 1
    case .extension: extensions += 1
    }
  }
}
