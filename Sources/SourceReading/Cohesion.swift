extension CouplingResults.Cohesion {
  /// The cohesion of each class, structure, enumeration and actor at the top level of the sources, by its name. It
  /// includes extensions in other files.
  package static func all(in sources: [CoupledSource]) -> [String: CouplingResults.Cohesion] {
    var members: [String: [TypeMember]] = [:]
    for unit in sources.flatMap(\.units) where ![.extension, .protocol].contains(unit.declaration.kind) {
      members[unit.typeName] = []
    }
    for source in sources {
      for unit in source.units where !unit.extendsNested {
        members[unit.typeName]? += unit.statements.compactMap { TypeMember($0, in: source.source) }
      }
    }
    return members.mapValues { CouplingResults.Cohesion($0) }
  }

  /// Members are in the same part if one uses the other. Only parts with both a field and a method count.
  private init(_ members: [TypeMember]) {
    var part = Array(members.indices)
    for (user, member) in members.enumerated() {
      for used in members.indices where member.uses.contains(members[used].name) {
        let (old, new) = (part[user], part[used])
        part = part.map { $0 == old ? new : $0 }
      }
    }
    let withState = Set(members.indices.filter { members[$0].isField }.map { part[$0] })
    let methods = members.indices.filter { !members[$0].isField }.map { part[$0] }
    self.init(
      fields: members.count - methods.count, methods: methods.count,
      methodsWithoutState: methods.count { !withState.contains($0) },
      parts: withState.intersection(methods).count)
  }
}

/// A member of an instance, and the names in its code that may be those of other members.
///
/// A name counts after `self.`, or by itself if no parameter or local variable of the member has it. Methods with the
/// same name, such as overloads, are not distinguished.
private struct TypeMember {
  let name: String
  /// Whether it is a stored property; otherwise it is a method or a computed property.
  let isField: Bool
  private(set) var uses: Set<String> = []

  private let source: LexedSource
  private var locals: Set<String> = []

  /// Nil for an initializer, and for a declaration that is no member of an instance.
  init?(_ statement: Range<Int>, in source: LexedSource) {
    let start = source.startOfDeclaration(statement)
    let isOfType = (statement.lowerBound..<start).contains {
      [.static, .class].contains(source.keyword(at: $0))
    }
    guard !isOfType, let keyword = source.keyword(at: start),
      [.func, .subscript, .let, .var].contains(keyword)
    else { return nil }
    self.source = source
    let body = (start + (keyword == .subscript ? 1 : 2))..<statement.upperBound
    name = keyword == .subscript ? "subscript" : source.name(at: start + 1)
    isField = keyword == .let || keyword == .var && !source.isComputed(body)
    collectLocals(in: body)
    for index in body where source.kind(at: index) == .identifier {
      let name = source.name(at: index)
      if isBehindSelf(index) || (isByItself(index) && !locals.contains(name)) { uses.insert(name) }
    }
  }

  private mutating func collectLocals(in body: Range<Int>) {
    // The parameters are the names before colons in the first parentheses.
    if let first = body.first, source.kind(at: first) == .punctuation("(") {
      locals = Set(
        source.inside(first).filter {
          source.kind(at: $0) == .identifier && source.kind(at: $0 + 1) == .punctuation(":")
        }.map(source.name))
    }
    for index in body {
      switch source.keyword(at: index) {
      // `if let name {` uses the member of that name.
      case .let, .var:
        if ![.punctuation(","), .punctuation("{"), .keyword(.else)].contains(source.kind(at: index + 2)) {
          locals.formUnion(source.names(in: index + 1..<index + 2))
        }
      case .for: locals.formUnion(source.names(in: index + 1..<index + 2))
      // Such as `row, contact` of `{ [weak self] row, contact in`.
      case .in:
        let names = body.prefix { $0 < index }.reversed().prefix {
          [.identifier, .punctuation(",")].contains(source.kind(at: $0))
        }
        locals.formUnion(names.flatMap { source.names(in: $0..<$0 + 1) })
      default: break
      }
    }
  }

  private func isBehindSelf(_ index: Int) -> Bool {
    guard source.kind(at: index - 1) == .period else { return false }
    let before = source.kind(at: index - 2) == .postfixMark ? index - 3 : index - 2
    return source.keyword(at: before) == .`self`
  }

  /// Whether the name neither follows a period nor is a label.
  private func isByItself(_ index: Int) -> Bool {
    switch source.kind(at: index - 1) {
    case .period: false
    case .punctuation("("), .punctuation(","): source.kind(at: index + 1) != .punctuation(":")
    default: true
    }
  }
}

extension LexedSource {
  /// Whether the variable has braces after its type, other than those of its observers.
  fileprivate func isComputed(_ variable: Range<Int>) -> Bool {
    guard first("=", in: variable) == nil, let brace = first("{", in: variable) else { return false }
    return !isText(at: brace + 1, "didSet") && !isText(at: brace + 1, "willSet")
  }
}
