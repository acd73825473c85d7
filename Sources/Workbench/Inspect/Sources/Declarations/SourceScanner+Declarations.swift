import Measurement

extension SourceScanner {
  mutating func visitTypeKeyword(_ keyword: Keyword) {
    guard let kind = Declaration.Kind(rawValue: keyword.rawValue) else { return }
    guard kind == .extension || next == .identifier else { return }
    if kind == .class, isModifier { return }
    visitDeclaration(kind)
  }

  /// `actor` is a name like any other unless it stands before a name and what follows one.
  var introducesActor: Bool {
    guard source.isText(at: index, "actor"), next == .identifier, previous != .period else { return false }
    guard scopes.innermost != .parentheses, followsTypeName(index + 2) else { return false }
    return !source.tokens[index + 1].startsLine || canStartDeclaration
  }

  /// Whether no expression goes on here: it could end with a name on the line before another.
  private var canStartDeclaration: Bool {
    switch previous {
    case nil, .punctuation(ASCII.openBrace), .punctuation(ASCII.closeBrace), .punctuation(ASCII.semicolon):
      true
    case .operator, .infixQuestionMark, .punctuation(ASCII.colon): false
    case .keyword(let keyword): keyword.isAccessModifier || source.tokens[index].startsLine
    default: source.tokens[index].startsLine || source.isModifier(at: index - 1)
    }
  }

  mutating func visitDeclaration(_ kind: Declaration.Kind) {
    let header = DeclarationHeader(source, after: index, kind: kind)
    let line = map.line(at: source.tokens[index].range.lowerBound) + 1
    scopes.expect(.members(declarations.count))
    declarations.append(
      Declaration(kind: kind, name: header.name, line: line, inheritedTypes: header.inheritedTypes))
    extents.append((line - 1)...(line - 1))
    tokenExtents.append(index...index)
    index = header.end - 1
  }

  mutating func visitMember(_ keyword: Keyword) {
    let isFunction = keyword == .func || keyword == .`init` || keyword == .deinit
    guard case .members(let declaration) = scopes.innermost else {
      if keyword == .func { functions += 1 }
      return
    }
    if isFunction {
      functions += 1
      declarations[declaration].functions += 1
    }
    if declarations[declaration].kind == .protocol { declarations[declaration].requirements += 1 }
  }

  /// Each module counts once, by the first name of the path: `import struct Module.Type`.
  mutating func visitImport() {
    switch next {
    case .keyword: index += 1
    default: break
    }
    guard next == .identifier else { return }
    index += 1
    let module = source.name(at: index)
    if importedModules.insert(module).inserted { imports.append(module) }
    while next == .period, index + 2 < source.tokens.count { index += 2 }
  }

  /// Whether `class` says that a member belongs to the type, as in `class final func`; a class may also be
  /// named like a modifier, as in `class final {`.
  private var isModifier: Bool {
    var lookahead = index + 1
    while source.kind(at: lookahead) == .identifier, source.isModifier(at: lookahead) { lookahead += 1 }
    return lookahead > index + 1 && !followsTypeName(lookahead)
  }

  private func followsTypeName(_ index: Int) -> Bool {
    switch source.kind(at: index) {
    case .punctuation(ASCII.openBrace), .punctuation(ASCII.colon), .keyword(.where): true
    case .operator: source.isText(at: index, "<")
    default: false
    }
  }
}

extension LexedSource {
  private static let modifiers: Set<String> = [
    "__consuming", "_const", "_local", "async", "borrowing", "consuming", "convenience", "distributed",
    "dynamic",
    "final", "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open",
    "optional", "override", "package", "postfix", "prefix", "required", "unowned", "weak",
  ]

  fileprivate func isModifier(at index: Int) -> Bool {
    tokens[index].range.count < 13 && Self.modifiers.contains(text(at: index))
  }
}
