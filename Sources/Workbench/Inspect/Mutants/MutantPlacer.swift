/// Walks through a source, statement by statement, and finds the places that mutants can change.
///
/// Only tokens are looked at, so that nothing inside a string or a comment is ever one of them, but for the values that a
/// string is put together from. What a place means is told from its tokens alone; where that is wrong, the mutant does not
/// compile.
struct MutantPlacer {
  let tree: TokenTree
  let signatures: Signatures
  private(set) var sites: [MutationSite] = []
  /// The names of constants that have their value later than their declaration, and need it in every run.
  let setLater: Set<String>

  init(_ bytes: [UInt8], signatures: Signatures) {
    let tree = TokenTree(LexedSource(bytes))
    self.tree = tree
    setLater = Set(
      tree.all.filter { index in
        guard tree.keyword(index) == .let, tree.source.tokens[index].startsLine, tree.text(index + 2) == ":"
        else { return false }
        let rest = tree.all[(index + 3)...].prefix { !tree.source.tokens[$0].startsLine }
        return !rest.contains { tree.text($0) == "=" }
      }.map { tree.text($0 + 1) })
    self.signatures = signatures
  }

  /// The places, in the order of the source.
  static func sites(in bytes: [UInt8], signatures: Signatures) -> [MutationSite] {
    var placer = MutantPlacer(bytes, signatures: signatures)
    placer.visitMembers(placer.tree.all)
    return placer.sites.sorted {
      ($0.range.lowerBound, $0.change, $0.range.upperBound) < (
        $1.range.lowerBound, $1.change, $1.range.upperBound
      )
    }
  }

  /// What the statements of a block are for.
  struct Context {
    /// Whether the only statement of the block may be its value.
    var hasValue = false
    /// In an initializer every assignment may be needed before the object is there at all.
    var isInitializer = false
  }

  mutating func add(
    _ change: MutationOperator, _ range: Range<Int>, _ replacement: String, _ wraps: [MutationSite.Wrap]
  ) {
    sites.append(
      MutationSite(
        change: change, range: tree.bytes(range), original: tree.written(range), replacement: replacement,
        wraps: wraps))
  }

  /// Stands for the question whether the mutant was chosen.
  var chosen: String { MutationSite.isChosen }

  func wrap(_ range: Range<Int>, _ before: String, _ after: String = "") -> MutationSite.Wrap {
    MutationSite.Wrap(range: tree.bytes(range), before: before, after: after)
  }

  // MARK: Declarations

  private mutating func visitMembers(_ range: Range<Int>) {
    for statement in tree.statements(range) { visit(statement, in: Context(), isOnly: false) }
  }

  mutating func visitBlock(_ range: Range<Int>, in context: Context, isSwitch: Bool = false) {
    let statements = tree.statements(range, isSwitch: isSwitch)
    for statement in statements {
      visit(statement, in: context, isOnly: isSwitch || statements.count == 1)
    }
  }

  private mutating func visit(_ statement: Range<Int>, in context: Context, isOnly: Bool) {
    let start = startOfDeclaration(statement)
    guard start < statement.upperBound else { return }
    let rest = start..<statement.upperBound
    switch tree.keyword(start) {
    case .class, .struct, .enum, .extension:
      if let brace = brace(in: rest) { visitMembers(tree.inside(brace)) }
    case .protocol, .import, .typealias, .associatedtype, .case, .default, .break, .continue, .subscript:
      break
    case .func, .`init`, .deinit: visitFunction(rest)
    case .var, .let: visitVariable(rest, in: statement)
    case .if, .guard, .while, .for, .switch, .do, .repeat, .defer:
      visitControl(
        rest, in: Context(hasValue: context.hasValue && isOnly, isInitializer: context.isInitializer))
    case .return, .throw: visitValue((start + 1)..<statement.upperBound)
    default:
      let isActor = tree.text(start) == "actor" && tree.source.kind(at: start + 1) == .identifier
      if isActor, let brace = brace(in: rest) { return visitMembers(tree.inside(brace)) }
      visitExpressionStatement(statement, in: context, isOnly: isOnly)
    }
  }

  private static let modifiers: Set<String> = [
    "convenience", "final", "lazy", "mutating", "nonisolated", "open", "override", "package", "required",
    "weak",
  ]

  /// What follows the attributes and modifiers.
  private func startOfDeclaration(_ statement: Range<Int>) -> Int {
    var index = statement.lowerBound
    while index < statement.upperBound {
      let keyword = tree.keyword(index)
      if tree.text(index) == "@" {
        index += 2
      } else if keyword?.isModifier == true || keyword == .class && tree.keyword(index + 1)?.isMember == true
      {
        index += 1
      } else if Self.modifiers.contains(tree.text(index)), startsDeclaration(index + 1) {
        index += 1
      } else {
        return index
      }
      if index < statement.upperBound, tree.text(index) == "(" { index = tree.end(of: index) }
    }
    return index
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    tree.keyword(index) != nil || Self.modifiers.contains(tree.text(index)) || tree.text(index) == "actor"
  }

  func brace(in range: Range<Int>) -> Int? {
    tree.flat(range).first { tree.text($0) == "{" }
  }

  private mutating func visitFunction(_ range: Range<Int>) {
    guard let brace = brace(in: range) else { return }
    let arrow = tree.flat(range.lowerBound..<brace).first { tree.text($0) == "->" }
    let type = arrow.map { tree.written(($0 + 1)..<brace) }
    visitBody(brace, type: type, isInitializer: tree.keyword(range.lowerBound) == .`init`)
  }

  private mutating func visitVariable(_ range: Range<Int>, in statement: Range<Int>) {
    let flat = tree.flat(range)
    let equals = flat.first { tree.text($0) == "=" }
    if let equals { return visitValue((equals + 1)..<range.upperBound) }
    let colon = flat.first { tree.text($0) == ":" }
    guard let colon else { return }
    if let brace = brace(in: range) {
      let accessors = ["get", "set", "willSet", "didSet"]
      guard !accessors.contains(tree.text(brace + 1)) else { return }
      return visitBody(brace, type: tree.written((colon + 1)..<brace), isInitializer: false)
    }
    let weak = statement.first { tree.text($0) == "weak" && $0 < range.lowerBound }
    if let weak { addWeak(weak, name: tree.text(range.lowerBound + 1), statement, colon: colon) }
  }

  /// The property keeps what it refers to in a second, strong one, which it sets together with the weak one.
  private mutating func addWeak(_ weak: Int, name: String, _ statement: Range<Int>, colon: Int) {
    let type = tree.written((colon + 1)..<statement.upperBound)
    let (held, kept) = ("\(name)Held", "\(name)Kept")
    let accessors =
      " { get { \(held) } set { \(held) = newValue; \(kept) = \(chosen) ? newValue : nil } }"
      + "; private weak var \(held): \(type); private var \(kept): AnyObject?"
    add(
      .dropWeak, statement, tree.written(statement).replacing("weak ", with: "", maxReplacements: 1),
      [wrap(weak..<(weak + 1), "/* ", " */"), wrap(statement, "", accessors)])
  }

  private mutating func visitBody(_ brace: Int, type: String?, isInitializer: Bool) {
    let inside = tree.inside(brace)
    let statements = tree.statements(inside)
    guard let first = statements.first else { return }
    let isSingle = statements.count == 1
    if type == nil, !isInitializer, !isSingle || !isExpression(first) {
      // With one call in the body this would be the mutant that drops it.
      let header = brace..<(brace + 1)
      add(.returnEarly, header, "{ return", [wrap(header, "", " if \(chosen) { return };")])
    } else if isSingle, isExpression(first), let type {
      if type == "Int" { addOffByOne(first, isOperand: false) }
      if type.hasSuffix("?") {
        add(.returnEarly, first, "nil", [wrap(first, "\(chosen) ? nil : ")])
      }
      if type == "Bool" { return visitValue(first) }
    }
    visitBlock(inside, in: Context(hasValue: type != nil, isInitializer: isInitializer))
  }

  private func isExpression(_ statement: Range<Int>) -> Bool {
    switch tree.keyword(statement.lowerBound) {
    case nil, .`self`, .capitalSelf, .super, .nil, .true, .false: true
    default: false
    }
  }

  // MARK: Statements

  private mutating func visitControl(_ range: Range<Int>, in context: Context) {
    var isSwitch = false
    var conditions: Range<Int>?
    for index in tree.flat(range) {
      switch tree.keyword(index) {
      case .if, .guard, .while: conditions = (index + 1)..<(index + 1)
      case .switch:
        isSwitch = true
        conditions = nil
      case .else where conditions != nil:
        visitConditions((conditions?.lowerBound ?? index)..<index)
        conditions = nil
      default:
        guard tree.text(index) == "{" else { continue }
        if let start = conditions?.lowerBound { visitConditions(start..<index) }
        visitBlock(tree.inside(index), in: context, isSwitch: isSwitch)
        (conditions, isSwitch) = (nil, false)
      }
    }
  }

  private mutating func visitConditions(_ range: Range<Int>) {
    for clause in tree.split(range, at: { tree.text($0) == "," }) {
      switch tree.keyword(clause.lowerBound) {
      case .let, .var, .case:
        add(.negateCondition, clause, "false, \(tree.written(clause))", [wrap(clause, "!\(chosen), ")])
        let equals = tree.flat(clause).first { tree.text($0) == "=" }
        if let equals { visitExpression((equals + 1)..<clause.upperBound) }
      // A loop without an end may be all that its function has for a return.
      case .true where clause.count == 1: break
      default: visitCondition(clause)
      }
    }
  }
}

extension Keyword {
  fileprivate var isModifier: Bool { isAccessModifier || self == .static }
  fileprivate var isMember: Bool { [.func, .var, .let, .`init`, .subscript].contains(self) }
}
