/// The declarations, imports and branches of a source, found in one pass.
package struct ScannedSource {
  package let source: LexedSource
  package let lines: LineClassification
  package private(set) var declarations: [Declaration] = []
  /// The tokens of each declaration, from its keyword to its closing brace.
  package private(set) var extents: [ClosedRange<Int>] = []
  /// The imported modules, each once.
  package private(set) var imports: [String] = []
  /// The index of the keyword of each module's first import.
  package private(set) var importTokens: [Int] = []
  private var importedModules: Set<String> = []
  package private(set) var functions = 0
  package private(set) var decisionPoints = 0

  var index = 0
  var scopes = ScopeStack()
  /// How many scopes were open at each `#if` that is not yet closed.
  private var conditionalDepths: [Int] = []

  /// Accepts any bytes.
  package init(_ utf8: [UInt8]) {
    source = LexedSource(utf8)
    lines = LineClassification(source)
    while index < source.tokens.count {
      visitToken()
      index += 1
    }
    closeScopes(downTo: 0)
  }

  /// The lines of a declaration, counted from 0.
  package func lines(of declaration: Int) -> ClosedRange<Int> {
    source.line(of: extents[declaration].lowerBound)...source.line(of: extents[declaration].upperBound)
  }

  var next: SwiftToken.Kind? { source.kind(at: index + 1) }
  var previous: SwiftToken.Kind? { source.kind(at: index - 1) }

  private mutating func visitToken() {
    switch source.tokens[index].kind {
    case .punctuation(let byte): visitPunctuation(byte)
    case .stringHead: scopes.openParenthesis()
    case .stringTail: scopes.closeParenthesis()
    case .keyword(let keyword) where isAtStatement: visit(keyword)
    case .identifier where introducesActor: visitDeclaration(.actor)
    case .pound: visitDirective()
    case .infixQuestionMark where isTernary, .operator where isShortCircuit: decisionPoints += 1
    default: break
    }
  }

  /// Whether a statement can start here. Otherwise, a keyword is an argument label, a tuple label or a member name.
  private var isAtStatement: Bool {
    scopes.innermost != .parentheses && previous != .period && previous != .punctuation("@")
      && next != .punctuation(":")
  }

  private mutating func visit(_ keyword: Keyword) {
    switch keyword {
    case .import: visitImport()
    case .extension: visitDeclaration(.extension)
    case .class where isModifier: break
    case .class, .struct, .enum, .protocol:
      if next == .identifier, let kind = Declaration.Kind(rawValue: keyword.rawValue) {
        visitDeclaration(kind)
      }
    case .func, .`init`, .deinit, .subscript, .var, .associatedtype: visitMember(keyword)
    case .if, .guard, .for, .while, .catch: decisionPoints += 1
    case .switch: scopes.expect(.switchBody)
    case .case where isCaseLabel: decisionPoints += 1
    default: break
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

  // MARK: Declarations

  private mutating func visitDeclaration(_ kind: Declaration.Kind) {
    let header = DeclarationHeader(source, after: index, kind: kind)
    scopes.expect(.members(declarations.count))
    declarations.append(
      Declaration(
        kind: kind, name: header.name, line: source.line(of: index) + 1, inheritedTypes: header.inheritedTypes
      ))
    extents.append(index...index)
    index = header.end - 1
  }

  private mutating func visitMember(_ keyword: Keyword) {
    guard case .members(let declaration) = scopes.innermost else {
      if keyword == .func { functions += 1 }
      return
    }
    if [.func, .`init`, .deinit].contains(keyword) {
      functions += 1
      declarations[declaration].functions += 1
    }
    if declarations[declaration].kind == .protocol { declarations[declaration].requirements += 1 }
  }

  /// Each module counts once, by the first name of the path: `import struct Module.Type`.
  private mutating func visitImport() {
    let keyword = index
    if case .keyword = next { index += 1 }
    guard next == .identifier else { return }
    index += 1
    let module = source.name(at: index)
    if importedModules.insert(module).inserted {
      imports.append(module)
      importTokens.append(keyword)
    }
    while next == .period, index + 2 < source.tokens.count { index += 2 }
  }

  private mutating func closeScopes(downTo count: Int) {
    while scopes.count > count { end(scopes.pop()) }
  }

  /// Sets the extent and the code lines of a declaration, whose end is known only now.
  private mutating func end(_ scope: ScopeStack.Scope?) {
    guard case .members(let declaration) = scope else { return }
    let first = extents[declaration].lowerBound
    extents[declaration] = first...max(first, min(index, source.tokens.count - 1))
    declarations[declaration].codeLines = lines.codeLines(in: Range(lines(of: declaration)))
  }

  // MARK: Branches

  /// Whether `case` is neither the declaration of an enum's case nor the pattern of an `if`, `guard`, `while` or `for`.
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

  /// Whether a loop begins with the tokens before: `for`, then `try`, `await` or `unsafe`.
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

  /// Whether the `?` is between operands, unlike that of `init ?(…)`.
  private var isTernary: Bool { previous != .keyword(.`init`) || followsMember }

  /// Whether the token is `&&` or `||` between two operands, neither declared nor passed as a function.
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

  /// Counts every branch of an `#if`. Brackets that a branch leaves open are closed before the next.
  private mutating func visitDirective() {
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

  /// Skips the condition of an `#if`, which is no decision of the program. It ends with its line or its parentheses.
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
  /// Measures source text given as bytes; any bytes can be measured.
  package init(path: String, utf8: [UInt8]) { self.init(path: path, ScannedSource(utf8)) }

  package init(path: String, _ scan: ScannedSource) {
    let (lines, kinds) = (scan.lines.lines, scan.declarations.map(\.kind))
    let counts = SourceCounts(
      files: 1, codeLines: scan.lines.codeLines, commentLines: lines.count { $0 == .comment },
      blankLines: lines.count { $0 == .blank }, classes: kinds.count { $0 == .class },
      structs: kinds.count { $0 == .struct }, enums: kinds.count { $0 == .enum },
      actors: kinds.count { $0 == .actor }, protocols: kinds.count { $0 == .protocol },
      extensions: kinds.count { $0 == .extension }, functions: scan.functions,
      decisionPoints: scan.decisionPoints)
    self.init(path: path, counts: counts, imports: scan.imports, declarations: scan.declarations)
  }
}
