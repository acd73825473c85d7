import SourceReading

extension MutantPlacer {
  /// The replacement of each comparison: its opposite, or the comparison that differs only if both sides are equal.
  private static let swapped = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
  ]

  // MARK: Statements

  mutating func visitExpressionStatement(_ range: Range<Int>, in context: Context) {
    let equals = source.first("=", in: range)
    let isCall = [")", "}"].contains(source.text(at: range.upperBound - 1))
    let sets = range.lowerBound..<(equals ?? range.lowerBound)
    let isNeeded = sets.contains { setLater.contains(source.text(at: $0)) }
    if equals != nil || isCall, !context.hasValue, !makesValue(range), !isNeeded, !context.isInitializer {
      add(.dropCall, range, "", [wrap(range, "if !\(chosen) { ", " }")])
    }
    if let equals {
      visitValue((equals + 1)..<range.upperBound)
    } else {
      visitExpression(range)
    }
  }

  /// Whether the statement only creates a value, so that it must be the result of its closure.
  private func makesValue(_ range: Range<Int>) -> Bool {
    source.text(at: range.lowerBound).first?.isUppercase == true && source.flat(range).count == 2
  }

  // MARK: Conditions

  /// Visits a Boolean expression: its parts between `&&` and `||`, one by one.
  mutating func visitCondition(_ range: Range<Int>) {
    for part in source.split(range, at: { isInfix($0, ["&&", "||"]) }) {
      addNegation(part)
      visitExpression(part)
    }
  }

  private mutating func addNegation(_ range: Range<Int>) {
    let negated = [wrap(range, "((", ") != \(chosen))")]
    // An operator by itself is passed as a function.
    let place = source.flat(range).first { $0 > range.lowerBound && isInfix($0, Self.swapped.keys) }
    guard let place, let word = Self.swapped[source.text(at: place)] else {
      return add(.negateCondition, range, "!(\(source.written(range)))", negated)
    }
    let (left, right) = (range.lowerBound..<place, (place + 1)..<range.upperBound)
    let text = "\(source.written(left)) \(word) \(source.written(right))"
    let isOpposite = source.text(at: place).hasSuffix("==") || word.hasSuffix("==")
    add(.swapComparison, range, text, isOpposite ? negated : [wrap(range, "(\(chosen) ? \(text) : ", ")")])
  }

  /// Whether the token is one of these operators and joins two operands. It must be between spaces, unlike the `<` of a
  /// generic type.
  private func isInfix(_ index: Int, _ words: some Collection<String>) -> Bool {
    guard source.kind(at: index) == .operator, words.contains(source.text(at: index)) else { return false }
    return source.isInfix(at: index) && !source.bytes.isLeftBound(source.tokens[index].range.lowerBound)
  }

  // MARK: Values

  /// Visits an expression that is assigned or returned.
  mutating func visitValue(_ range: Range<Int>) {
    let words = Self.swapped.keys + ["&&", "||"]
    if ternaryMark(in: range) == nil, source.flat(range).contains(where: { isInfix($0, words) }) {
      visitCondition(range)
    } else {
      visitExpression(range)
    }
  }

  private func ternaryMark(in range: Range<Int>) -> Int? {
    source.flat(range).first { source.kind(at: $0) == .infixQuestionMark }
  }

  mutating func visitExpression(_ range: Range<Int>) {
    if let mark = ternaryMark(in: range),
      let colon = source.first(":", in: (mark + 1)..<range.upperBound)
    {
      visitCondition(range.lowerBound..<mark)
      visitExpression((mark + 1)..<colon)
      visitExpression((colon + 1)..<range.upperBound)
    } else {
      for index in source.flat(range) { visitPart(index, isFirst: index == range.lowerBound) }
    }
  }

  private mutating func visitPart(_ index: Int, isFirst: Bool) {
    let token = index..<(index + 1)
    switch source.kind(at: index) {
    case .number where source.text(at: index).allSatisfy(\.isNumber) && source.kind(at: index - 1) != .period:
      addOffByOne(token, isOperand: true)
    case .keyword(.true), .keyword(.false):
      let opposite = source.keyword(at: index) == .true ? "false" : "true"
      add(.negateCondition, token, opposite, [wrap(token, "(", " != \(chosen))")])
    case .stringHead: visitInterpolations(index)
    case .punctuation("("): visitArguments(index, of: isFirst ? nil : index - 1)
    case .punctuation("["): visitArguments(index, of: nil, isSubscript: !isFirst && endsExpression(index - 1))
    case .punctuation("{"): visitClosure(index)
    default: break
    }
  }

  /// Whether an expression can end with the token, so that a bracket behind it begins a subscript.
  private func endsExpression(_ index: Int) -> Bool {
    switch source.kind(at: index) {
    case .identifier, .postfixMark, .keyword(.`self`), .punctuation(")"), .punctuation("]"): true
    default: false
    }
  }

  mutating func addOffByOne(_ range: Range<Int>, isOperand: Bool) {
    let added = " + (\(chosen) ? 1 : 0)"
    let change = isOperand ? wrap(range, "(", added + ")") : wrap(range, "", added)
    add(.offByOne, range, "\(source.written(range)) + 1", [change])
  }

  // MARK: Arguments

  /// - Parameter callee: the token before the parentheses, if they may be those of a call.
  private mutating func visitArguments(_ open: Int, of callee: Int?, isSubscript: Bool = false) {
    let arguments = source.list(source.inside(open)).map { part in
      let isLabelled = part.count > 2 && source.isText(at: part.lowerBound + 1, ":")
      return (
        label: isLabelled ? source.text(at: part.lowerBound) : "_", value: part.dropFirst(isLabelled ? 2 : 0)
      )
    }
    let types = callee.flatMap { signatures.types(of: source.text(at: $0), labels: arguments.map(\.label)) }
    for (place, (_, value)) in arguments.enumerated() {
      let type = types?[place] ?? (isSubscript && arguments.count == 1 ? "Int" : "")
      if type == "Int", isPath(value) { addOffByOne(value, isOperand: false) }
      visitValue(value)
    }
  }

  private mutating func visitInterpolations(_ head: Int) {
    for value in source.split(source.inside(head), at: { source.kind(at: $0) == .stringMiddle }) {
      visitExpression(value)
    }
  }

  /// Whether the range is a name, or a path of names such as `name.first`.
  private func isPath(_ range: Range<Int>) -> Bool {
    range.count % 2 == 1
      && range.enumerated().allSatisfy { place, index in
        place % 2 == 1 ? source.kind(at: index) == .period : isName(index)
      }
  }

  private func isName(_ index: Int) -> Bool {
    [.identifier, .keyword(.`self`)].contains(source.kind(at: index))
  }

  // MARK: Closures

  private mutating func visitClosure(_ open: Int) {
    var inside = source.inside(open)
    let word = source.flat(inside).first { index in
      !([.identifier, .keyword(.capitalSelf)].contains(source.kind(at: index))
        || ["(", "[", ",", ":", "->", "?"].contains(source.text(at: index)))
    }
    if let word, source.keyword(at: word) == .in {
      visitCaptures(inside.lowerBound..<word, in: word)
      inside = (word + 1)..<inside.upperBound
    }
    visitBlock(inside, in: Context())
  }

  /// Adds a second, strong capture for each weak one.
  private mutating func visitCaptures(_ header: Range<Int>, in word: Int) {
    guard let open = source.first("[", in: header) else { return }
    for capture in source.list(source.inside(open))
    where capture.count == 2 && source.isText(at: capture.lowerBound, "weak") {
      let name = source.text(at: capture.lowerBound + 1)
      let kept = "\(name == "self" ? "itself" : name)Kept"
      add(
        .dropWeak, capture, name,
        [
          wrap(capture, "", ", \(kept) = \(chosen) ? \(name) : nil"),
          wrap(word..<(word + 1), "", " _ = \(kept);"),
        ])
    }
  }
}
