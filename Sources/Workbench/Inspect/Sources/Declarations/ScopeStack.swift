/// What an open bracket holds.
enum SourceScope: Equatable {
  /// Parentheses, square brackets and string interpolations.
  case parentheses
  /// Braces that are no member block and no `switch`: function bodies, closures, accessors.
  case block
  case switchBody
  /// The member block of the declaration with this index.
  case members(Int)
}

/// The brackets that are open at a place in the source.
struct ScopeStack {
  private struct Entry {
    let scope: SourceScope
    /// What the next `{` opens that stands directly in this scope.
    var next = SourceScope.block
  }

  private var entries: [Entry] = []
  private var outermostNext = SourceScope.block

  var count: Int { entries.count }

  /// The innermost scope, or `nil` at the top level of the file.
  var innermost: SourceScope? { entries.last?.scope }

  mutating func expect(_ scope: SourceScope) {
    if entries.isEmpty { outermostNext = scope } else { entries[entries.count - 1].next = scope }
  }

  /// - Parameter isSwitchBody: whether what stands behind the brace can begin the body of a `switch`; if it cannot, the
  ///   brace opens a closure of the `switch`'s subject, and the body is still to come.
  mutating func openBrace(isSwitchBody: Bool) {
    let scope = entries.last?.next ?? outermostNext
    guard scope != .switchBody || isSwitchBody else { return entries.append(Entry(scope: .block)) }
    expect(.block)
    entries.append(Entry(scope: scope))
  }

  mutating func openParenthesis() {
    entries.append(Entry(scope: .parentheses))
  }

  /// Ignored where nothing matches, so that brackets out of balance lose as little as possible.
  mutating func closeParenthesis() {
    if innermost == .parentheses { entries.removeLast() }
  }

  /// Closes the innermost brace and every parenthesis left open inside it.
  mutating func closeBrace() -> SourceScope? {
    while let scope = entries.popLast()?.scope {
      if scope != .parentheses { return scope }
    }
    return nil
  }

  mutating func pop() -> SourceScope? {
    entries.popLast()?.scope
  }
}
