import Measurement

extension CouplingResults.Cohesion {
  /// The cohesion of each class, structure, enumeration and actor at the top level of the sources, by its name. Extensions
  /// belong to the types of all of them.
  static func all(in sources: [CoupledSource]) -> [String: CouplingResults.Cohesion] {
    var parts: [String: [(TypeMembers, LexedSource)]] = [:]
    let types = sources.flatMap(\.units).filter {
      $0.declaration.kind != .extension && $0.declaration.kind != .protocol
    }
    for type in types { parts[type.typeName] = [] }
    for source in sources {
      for unit in source.units where !unit.extendsNested {
        parts[unit.typeName]?.append((TypeMembers(of: unit.tokens, in: source.source), source.source))
      }
    }
    return parts.mapValues { CouplingResults.Cohesion($0) }
  }

  private init(_ parts: [(members: TypeMembers, source: LexedSource)]) {
    let fields = parts.flatMap { part in part.members.fields.map { ($0, part.source) } }
    let methods = parts.flatMap { part in part.members.methods.map { ($0, part.source) } }
    let members = fields + methods
    var places: [String: [Int]] = [:]
    for (place, member) in members.enumerated() { places[member.0.name, default: []].append(place) }
    var groups = Groups(count: members.count)
    for (place, member) in members.enumerated() {
      for name in MemberUses(in: member.0.tokens, of: member.1).names {
        for used in places[name] ?? [] { groups.join(place, used) }
      }
    }
    let groupsWithState = Set(fields.indices.map { groups.group(of: $0) })
    let groupsOfMethods = members.indices.dropFirst(fields.count).map { groups.group(of: $0) }
    self.init(
      fields: fields.count, methods: methods.count,
      methodsWithoutState: groupsOfMethods.count { !groupsWithState.contains($0) },
      parts: groupsWithState.intersection(groupsOfMethods).count)
  }
}

/// Things that are put together step by step.
private struct Groups {
  private var group: [Int]

  init(count: Int) { group = Array(0..<count) }

  func group(of place: Int) -> Int { group[place] }

  mutating func join(_ first: Int, _ second: Int) {
    let (old, new) = (group[first], group[second])
    for place in group.indices where group[place] == old { group[place] = new }
  }
}

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
    [.let, .var, .func, .subscript].contains(source.keyword(at: index))
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
        if source.kind(at: index) == .punctuation("{") {
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
    case .punctuation("{"), .punctuation("("),
      .punctuation("["), .stringHead:
      1
    case .punctuation("}"), .punctuation(")"),
      .punctuation("]"), .stringTail:
      -1
    default: 0
    }
  }
}

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
    guard source.kind(at: tokens.lowerBound) == .punctuation("(") else { return }
    var depth = 0
    for index in tokens {
      depth += source.nesting(at: index)
      guard depth > 0 else { return }
      if source.kind(at: index) == .identifier, source.kind(at: index + 1) == .punctuation(":") {
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
    case .punctuation(","), .punctuation("{"), .keyword(.else): true
    default: false
    }
  }

  /// Such as `row, contact` of `{ [weak self] row, contact in`.
  private mutating func collectClosureParameters(before index: Int, from first: Int) {
    var place = index - 1
    while place >= first {
      switch source.kind(at: place) {
      case .identifier: locals.insert(source.name(at: place))
      case .punctuation(","): break
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
    case .punctuation("("), .punctuation(","):
      return source.kind(at: index + 1) != .punctuation(":")
    default: return true
    }
  }
}
