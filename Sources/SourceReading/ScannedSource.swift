/// The declarations and imports of a source, found in one pass.
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
    default: break
    }
  }

  private mutating func visitPunctuation(_ byte: UInt8) {
    switch byte {
    case "{": scopes.openBrace()
    case "}": end(scopes.closeBrace())
    case "(", "[": scopes.openParenthesis()
    case ")", "]": scopes.closeParenthesis()
    default: break
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

  /// Reads every branch of an `#if`. Brackets that a branch leaves open are closed before the next.
  private mutating func visitDirective() {
    switch source.text(at: index) {
    case "#if":
      conditionalDepths.append(scopes.count)
    case "#elseif", "#else":
      closeScopes(downTo: conditionalDepths.last ?? 0)
    case "#endif":
      closeScopes(downTo: conditionalDepths.popLast() ?? 0)
    default:
      break
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
      extensions: kinds.count { $0 == .extension }, functions: scan.functions)
    self.init(path: path, counts: counts, imports: scan.imports, declarations: scan.declarations)
  }
}
