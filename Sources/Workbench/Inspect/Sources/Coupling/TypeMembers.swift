/// The members of a type that an instance has, as far as one declaration or extension of it declares them.
struct TypeMembers {
  /// A member, and the tokens between its name and the next member.
  struct Member {
    let name: String
    let tokens: Range<Int>
  }

  private(set) var fields: [Member] = []
  private(set) var methods: [Member] = []

  private let source: LexedSource

  /// - Parameter unit: the declaration from its keyword to its closing brace.
  init(of unit: ClosedRange<Int>, in source: LexedSource) {
    self.source = source
    let starts = memberStarts(in: unit)
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1].index : unit.upperBound
      guard !start.isOfType else { continue }
      add(start.index..<max(end, start.index))
    }
  }

  private struct Start {
    let index: Int
    /// Whether the member is that of the type and not of an instance.
    let isOfType: Bool
  }

  /// The keywords with which members begin, in the order of the source.
  private func memberStarts(in unit: ClosedRange<Int>) -> [Start] {
    var starts: [Start] = []
    var depth = 0
    var isOfType = false
    for index in unit.dropFirst() {
      depth += source.nesting(at: index)
      guard depth == 1, source.kind(at: index - 1) != .period else { continue }
      switch source.kind(at: index) {
      case .keyword(.static): isOfType = true
      case .keyword(.class) where isMember(at: index + 1): isOfType = true
      case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.`init`), .keyword(.deinit),
        .keyword(.subscript), .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.typealias),
        .keyword(.case):
        starts.append(Start(index: index, isOfType: isOfType))
        isOfType = false
      default: break
      }
    }
    return starts
  }

  private func isMember(at index: Int) -> Bool {
    switch source.kind(at: index) {
    case .keyword(.let), .keyword(.var), .keyword(.func), .keyword(.subscript): true
    default: false
    }
  }

  private mutating func add(_ tokens: Range<Int>) {
    let name = source.name(at: tokens.lowerBound + 1)
    let rest = min(tokens.lowerBound + 2, tokens.upperBound)..<tokens.upperBound
    switch source.kind(at: tokens.lowerBound) {
    case .keyword(.func): methods.append(Member(name: name, tokens: rest))
    case .keyword(.subscript):
      methods.append(Member(name: "subscript", tokens: tokens.dropFirst()))
    case .keyword(.let): fields.append(Member(name: name, tokens: rest))
    case .keyword(.var):
      let member = Member(name: name, tokens: rest)
      if isComputed(rest) { methods.append(member) } else { fields.append(member) }
    default: break
    }
  }

  /// Whether braces follow the type of a variable that are not those of its observers.
  private func isComputed(_ tokens: Range<Int>) -> Bool {
    var depth = 0
    for index in tokens {
      if depth == 0 {
        if source.isText(at: index, "=") { return false }
        if source.kind(at: index) == .punctuation(ASCII.openBrace) {
          return !source.isText(at: index + 1, "didSet") && !source.isText(at: index + 1, "willSet")
        }
      }
      depth += source.nesting(at: index)
    }
    return false
  }
}

extension LexedSource {
  /// 1 for what opens a bracket, -1 for what closes one, else 0.
  func nesting(at index: Int) -> Int {
    switch kind(at: index) {
    case .punctuation(ASCII.openBrace), .punctuation(ASCII.openParenthesis),
      .punctuation(ASCII.openBracket), .stringHead:
      1
    case .punctuation(ASCII.closeBrace), .punctuation(ASCII.closeParenthesis),
      .punctuation(ASCII.closeBracket), .stringTail:
      -1
    default: 0
    }
  }
}
