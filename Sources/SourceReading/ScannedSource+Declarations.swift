extension ScannedSource {
  /// Whether `actor` begins a declaration: a name must follow, and then a token that can follow a type's name.
  var introducesActor: Bool {
    guard source.isText(at: index, "actor"), next == .identifier, previous != .period else { return false }
    guard scopes.innermost != .parentheses, followsTypeName(index + 2) else { return false }
    return !source.tokens[index + 1].startsLine || canStartDeclaration
  }

  /// Whether `actor` can start a declaration here, rather than end an expression before a name on the next line.
  private var canStartDeclaration: Bool {
    switch previous {
    case nil, .punctuation("{"), .punctuation("}"), .punctuation(";"):
      true
    case .operator, .infixQuestionMark, .punctuation(":"): false
    case .keyword(let keyword): keyword.isAccessModifier || source.tokens[index].startsLine
    default: source.tokens[index].startsLine || source.isModifierWord(at: index - 1)
    }
  }

  /// Whether `class` is the modifier of a member, as in `class final func`. A class may also have the name of
  /// a modifier, as in `class final {`.
  var isModifier: Bool {
    var lookahead = index + 1
    while source.isModifierWord(at: lookahead) { lookahead += 1 }
    return lookahead > index + 1 && !followsTypeName(lookahead)
  }

  private func followsTypeName(_ index: Int) -> Bool {
    switch source.kind(at: index) {
    case .punctuation("{"), .punctuation(":"), .keyword(.where): true
    case .operator: source.isText(at: index, "<")
    default: false
    }
  }
}

/// The part of a declaration between its keyword and its members or its `where`.
struct DeclarationHeader {
  private(set) var name = ""
  private(set) var inheritedTypes: [String] = []
  /// The index of the first token after the header.
  private(set) var end: Int

  /// The reserved words that a generic parameter, an inherited type or an extended type can contain.
  private static let keywordsInTypes: Set<Keyword> = [
    .any, .capitalSelf, .class, .inout, .let, .repeat, .throws,
  ]

  private let source: LexedSource
  private var depth = 0

  init(_ source: LexedSource, after keyword: Int, kind: Declaration.Kind) {
    self.source = source
    end = keyword + 1
    if kind == .extension {
      name = readType()
    } else {
      name = source.name(at: end)
      end += 1
      _ = readType()
    }
    guard source.kind(at: end) == .punctuation(":") else { return }
    repeat {
      end += 1
      let type = readType()
      if !type.isEmpty { inheritedTypes.append(type) }
    } while source.kind(at: end) == .punctuation(",")
  }

  /// Reads to the next comma or colon outside brackets, or to the end of the header.
  private mutating func readType() -> String {
    var text = ""
    let first = end
    depth = 0
    while let kind = source.kind(at: end), !ends(kind) {
      let hasGap =
        end > first && source.tokens[end].range.lowerBound > source.tokens[end - 1].range.upperBound
      text += (hasGap ? " " : "") + source.plainName(at: end)
      track(kind)
      end += 1
    }
    return text
  }

  private func ends(_ kind: SwiftToken.Kind) -> Bool {
    switch kind {
    case .punctuation("{"), .punctuation("}"), .punctuation(";"): true
    case .punctuation(","), .punctuation(":"): depth <= 0
    case .keyword(let keyword): !Self.keywordsInTypes.contains(keyword)
    default: false
    }
  }

  private mutating func track(_ kind: SwiftToken.Kind) {
    switch kind {
    case .punctuation("("), .punctuation("["): depth += 1
    case .punctuation(")"), .punctuation("]"): depth -= 1
    case .operator where !source.isText(at: end, "->"):
      for byte in source.bytes[source.tokens[end].range] {
        if byte == "<" { depth += 1 }
        if byte == ">" { depth -= 1 }
      }
    default: break
    }
  }
}

/// The brackets that are open at a place in the source.
struct ScopeStack {
  enum Scope: Equatable {
    /// Parentheses, square brackets and string interpolations.
    case parentheses
    /// All other braces: function bodies, closures, accessors.
    case block
    /// The member block of the declaration with this index.
    case members(Int)
  }

  private var scopes: [Scope] = []
  /// For each open scope, the scope that the next `{` directly in it opens. The first is for the top level of the file.
  private var expected = [Scope.block]

  var count: Int { scopes.count }

  /// The innermost scope, or `nil` at the top level of the file.
  var innermost: Scope? { scopes.last }

  mutating func expect(_ scope: Scope) { expected[scopes.count] = scope }

  mutating func openBrace() {
    let scope = expected[scopes.count]
    expect(.block)
    open(scope)
  }

  mutating func openParenthesis() { open(.parentheses) }

  /// Does nothing if no parenthesis is open, so that unbalanced brackets do little harm.
  mutating func closeParenthesis() {
    if innermost == .parentheses { _ = pop() }
  }

  /// Closes the innermost brace and every parenthesis left open inside it.
  mutating func closeBrace() -> Scope? {
    while let scope = pop() {
      if scope != .parentheses { return scope }
    }
    return nil
  }

  mutating func pop() -> Scope? {
    guard let scope = scopes.popLast() else { return nil }
    expected.removeLast()
    return scope
  }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    expected.append(.block)
  }
}
