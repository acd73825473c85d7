/// The names in a member's code that may be those of other members.
///
/// A name counts behind `self.`, or by itself where no parameter and no local variable of the member has it. Two methods
/// of one name are one here, and so are a method and what it is overloaded with.
struct MemberUses {
  private(set) var names: Set<String> = []

  private let source: LexedSource
  private var locals: Set<String> = []

  init(in tokens: Range<Int>, of source: LexedSource) {
    self.source = source
    collectParameters(tokens)
    for index in tokens { collectLocals(at: index, from: tokens.lowerBound) }
    for index in tokens where source.kind(at: index) == .identifier {
      let name = source.name(at: index)
      if isBehindSelf(index) || (isByItself(index) && !locals.contains(name)) { names.insert(name) }
    }
  }

  /// The names before the colons of the first parentheses.
  private mutating func collectParameters(_ tokens: Range<Int>) {
    guard source.kind(at: tokens.lowerBound) == .punctuation(ASCII.openParenthesis) else { return }
    var depth = 0
    for index in tokens {
      depth += source.nesting(at: index)
      guard depth > 0 else { return }
      if source.kind(at: index) == .identifier, source.kind(at: index + 1) == .punctuation(ASCII.colon) {
        locals.insert(source.name(at: index))
      }
    }
  }

  private mutating func collectLocals(at index: Int, from first: Int) {
    switch source.kind(at: index) {
    case .keyword(.let), .keyword(.var):
      if source.kind(at: index + 1) == .identifier, !isShorthand(index) {
        locals.insert(source.name(at: index + 1))
      }
    case .keyword(.for):
      if source.kind(at: index + 1) == .identifier { locals.insert(source.name(at: index + 1)) }
    case .keyword(.in): collectClosureParameters(before: index, from: first)
    default: break
    }
  }

  /// `if let name {` uses the member of that name.
  private func isShorthand(_ index: Int) -> Bool {
    switch source.kind(at: index + 2) {
    case .punctuation(ASCII.comma), .punctuation(ASCII.openBrace), .keyword(.else): true
    default: false
    }
  }

  /// Such as `row, contact` of `{ [weak self] row, contact in`.
  private mutating func collectClosureParameters(before index: Int, from first: Int) {
    var place = index - 1
    while place >= first {
      switch source.kind(at: place) {
      case .identifier: locals.insert(source.name(at: place))
      case .punctuation(ASCII.comma): break
      default: return
      }
      place -= 1
    }
  }

  private func isBehindSelf(_ index: Int) -> Bool {
    guard source.kind(at: index - 1) == .period else { return false }
    let before = source.kind(at: index - 2) == .postfixMark ? index - 3 : index - 2
    return source.kind(at: before) == .keyword(.`self`)
  }

  private func isByItself(_ index: Int) -> Bool {
    guard source.kind(at: index - 1) != .period else { return false }
    switch source.kind(at: index - 1) {
    case .punctuation(ASCII.openParenthesis), .punctuation(ASCII.comma):
      return source.kind(at: index + 1) != .punctuation(ASCII.colon)
    default: return true
    }
  }
}
