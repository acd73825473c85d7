import SourceReading

/// Walks through a source, statement by statement, and finds the places that mutants can change.
///
/// Only tokens are searched, so that a place is never inside a comment or a string, except in interpolated values. The
/// meaning of a place is guessed from its tokens alone. If the guess is wrong, the mutant does not compile.
struct MutantPlacer {
  let source: LexedSource
  let signatures: Signatures
  private(set) var sites: [MutationSite] = []
  /// The names of constants that are set after their declaration; every run must set them.
  let setLater: Set<String>

  private init(_ bytes: [UInt8], signatures: Signatures) {
    let source = LexedSource(bytes)
    self.source = source
    self.signatures = signatures
    setLater = Set(
      source.all.filter { index in
        guard source.keyword(at: index) == .let, source.tokens[index].startsLine else { return false }
        let rest = source.all[index...].prefix { $0 == index || !source.tokens[$0].startsLine }
        return source.isText(at: index + 2, ":") && !rest.contains { source.isText(at: $0, "=") }
      }.map { source.text(at: $0 + 1) })
  }

  /// The places, in the order of the source.
  static func sites(in bytes: [UInt8], signatures: Signatures) -> [MutationSite] {
    var placer = MutantPlacer(bytes, signatures: signatures)
    placer.visitMembers(placer.source.all)
    return placer.sites.sorted {
      ($0.range.lowerBound, $0.change.rawValue, $0.range.upperBound) < (
        $1.range.lowerBound, $1.change.rawValue, $1.range.upperBound
      )
    }
  }

  /// The use of the statements in a block.
  struct Context {
    /// Whether the only statement of the block may be its result.
    var hasValue = false
    /// Whether the block is in an initializer, where every assignment may be needed to complete the object.
    var isInitializer = false
  }

  mutating func add(
    _ change: MutationOperator, _ range: Range<Int>, _ replacement: String, _ wraps: [MutationSite.Wrap]
  ) {
    sites.append(
      MutationSite(
        change: change, range: source.byteRange(range), original: source.written(range),
        replacement: replacement, wraps: wraps))
  }

  /// The placeholder for the condition that the mutant was chosen.
  var chosen: String { MutationSite.isChosen }

  func wrap(_ range: Range<Int>, _ before: String, _ after: String = "") -> MutationSite.Wrap {
    MutationSite.Wrap(range: source.byteRange(range), before: before, after: after)
  }

  // MARK: Declarations

  private mutating func visitMembers(_ range: Range<Int>) {
    for statement in source.statements(range) { visit(statement, in: Context()) }
  }

  mutating func visitBlock(_ range: Range<Int>, in context: Context, isSwitch: Bool = false) {
    let statements = source.statements(range, isSwitch: isSwitch)
    var context = context
    context.hasValue = context.hasValue && (isSwitch || statements.count == 1)
    for statement in statements { visit(statement, in: context) }
  }

  private mutating func visit(_ statement: Range<Int>, in context: Context) {
    let start = source.startOfDeclaration(statement)
    guard start < statement.upperBound else { return }
    let rest = start..<statement.upperBound
    switch source.keyword(at: start) {
    case .class, .struct, .enum, .extension: visitType(rest)
    case .protocol, .import, .typealias, .associatedtype, .case, .default, .break, .continue, .subscript:
      break
    case .func, .`init`, .deinit: visitFunction(rest)
    case .var, .let: visitVariable(rest, in: statement)
    case .if, .guard, .while, .for, .switch, .do, .repeat, .defer: visitControl(rest, in: context)
    case .return, .throw: visitValue(rest.dropFirst())
    default:
      if source.isText(at: start, "actor"), source.kind(at: start + 1) == .identifier {
        visitType(rest)
      } else {
        visitExpressionStatement(statement, in: context)
      }
    }
  }

  private mutating func visitType(_ range: Range<Int>) {
    if let brace = source.first("{", in: range) { visitMembers(source.inside(brace)) }
  }

  private mutating func visitFunction(_ range: Range<Int>) {
    guard let brace = source.first("{", in: range) else { return }
    let arrow = source.first("->", in: range.lowerBound..<brace)
    let type = arrow.map { source.written(($0 + 1)..<brace) }
    visitBody(brace, type: type, isInitializer: source.keyword(at: range.lowerBound) == .`init`)
  }

  private mutating func visitVariable(_ range: Range<Int>, in statement: Range<Int>) {
    if let equals = source.first("=", in: range) { return visitValue((equals + 1)..<range.upperBound) }
    guard let colon = source.first(":", in: range) else { return }
    if let brace = source.first("{", in: range) {
      guard !["get", "set", "willSet", "didSet"].contains(source.text(at: brace + 1)) else { return }
      return visitBody(brace, type: source.written((colon + 1)..<brace), isInitializer: false)
    }
    let weak = (statement.lowerBound..<range.lowerBound).first { source.isText(at: $0, "weak") }
    if let weak { addWeak(weak, name: source.text(at: range.lowerBound + 1), statement, colon: colon) }
  }

  /// Adds a second, strong property, which is set together with the weak one and keeps the object alive.
  private mutating func addWeak(_ weak: Int, name: String, _ statement: Range<Int>, colon: Int) {
    let type = source.written((colon + 1)..<statement.upperBound)
    let (held, kept) = ("\(name)Held", "\(name)Kept")
    let accessors =
      " { get { \(held) } set { \(held) = newValue; \(kept) = \(chosen) ? newValue : nil } }"
      + "; private weak var \(held): \(type); private var \(kept): AnyObject?"
    add(
      .dropWeak, statement, source.written(statement).replacing("weak ", with: "", maxReplacements: 1),
      [wrap(weak..<(weak + 1), "/* ", " */"), wrap(statement, "", accessors)])
  }

  private mutating func visitBody(_ brace: Int, type: String?, isInitializer: Bool) {
    let inside = source.inside(brace)
    let statements = source.statements(inside)
    guard let first = statements.first else { return }
    let isExpression = statements.count == 1 && isExpression(first)
    if type == nil, !isInitializer, !isExpression {
      // If the body were one call, this mutant would equal the one that drops the call.
      let header = brace..<(brace + 1)
      add(.returnEarly, header, "{ return", [wrap(header, "", " if \(chosen) { return };")])
    } else if isExpression, let type {
      if type == "Int" { addOffByOne(first, isOperand: false) }
      if type.hasSuffix("?") {
        add(.returnEarly, first, "nil", [wrap(first, "\(chosen) ? nil : ")])
      }
      if type == "Bool" { return visitValue(first) }
    }
    visitBlock(inside, in: Context(hasValue: type != nil, isInitializer: isInitializer))
  }

  private func isExpression(_ statement: Range<Int>) -> Bool {
    [nil, .`self`, .capitalSelf, .super, .nil, .true, .false].contains(
      source.keyword(at: statement.lowerBound))
  }

  // MARK: Statements

  private mutating func visitControl(_ range: Range<Int>, in context: Context) {
    var isSwitch = false
    /// The start of conditions that have not ended yet.
    var conditions: Int?
    for index in source.flat(range) {
      let isBlock = source.isText(at: index, "{")
      switch source.keyword(at: index) {
      case .if, .guard, .while: conditions = index + 1
      case .switch: isSwitch = true
      case .else: break
      default: if !isBlock { continue }
      }
      if let start = conditions, start <= index {
        visitConditions(start..<index)
        conditions = nil
      }
      if isBlock {
        visitBlock(source.inside(index), in: context, isSwitch: isSwitch)
        isSwitch = false
      }
    }
  }

  private mutating func visitConditions(_ range: Range<Int>) {
    for clause in source.list(range) {
      switch source.keyword(at: clause.lowerBound) {
      case .let, .var, .case:
        add(.negateCondition, clause, "false, \(source.written(clause))", [wrap(clause, "!\(chosen), ")])
        let equals = source.first("=", in: clause)
        if let equals { visitExpression((equals + 1)..<clause.upperBound) }
      // `while true` may take the place of a return at the end of a function.
      case .true where clause.count == 1: break
      default: visitCondition(clause)
      }
    }
  }
}
