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
    case .keyword(.if), .keyword(.guard), .keyword(.while), .keyword(.for), .punctuation(ASCII.comma):
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
    case (_, .punctuation(ASCII.closeParenthesis)), (_, .punctuation(ASCII.closeBracket)),
      (_, .punctuation(ASCII.comma)):
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
      case .punctuation(ASCII.openParenthesis): openParentheses += 1
      case .punctuation(ASCII.closeParenthesis): openParentheses -= 1
      default: break
      }
    }
  }
}
