extension MutantPlacer {
  private static let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
  /// The comparison that decides otherwise where both sides are equal.
  private static let neighbours = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  // MARK: Statements

  mutating func visitExpressionStatement(_ range: Range<Int>, in context: Context, isOnly: Bool) {
    let equals = tree.flat(range).first { tree.text($0) == "=" }
    let isCall = [")", "}"].contains(tree.text(range.upperBound - 1))
    let isValue = context.hasValue && isOnly || isMade(range)
    let sets = range.lowerBound..<(equals ?? range.lowerBound)
    let isNeeded = sets.contains { setLater.contains(tree.text($0)) }
    if equals != nil || isCall, !isValue, !isNeeded, !context.isInitializer {
      add(.dropCall, range, "", [wrap(range, "if !\(chosen) { ", " }")])
    }
    if let equals {
      visitValue((equals + 1)..<range.upperBound)
    } else {
      visitExpression(range)
    }
  }

  /// Whether the statement makes a value and does nothing with it, so that it has to be the value of its closure.
  private func isMade(_ range: Range<Int>) -> Bool {
    tree.text(range.lowerBound).first?.isUppercase == true && tree.flat(range).count == 2
  }

  // MARK: Conditions

  /// An expression that is true or false: its parts between `&&` and `||`, one by one.
  mutating func visitCondition(_ range: Range<Int>) {
    for part in tree.split(range, at: { tree.isInfix($0, ["&&", "||"]) }) {
      if !addComparison(part) { addNegation(part) }
      visitExpression(part)
    }
  }

  private mutating func addNegation(_ range: Range<Int>) {
    add(.negateCondition, range, "!(\(tree.written(range)))", [wrap(range, "((", ") != \(chosen))")])
  }

  /// Whether there was one to swap.
  private mutating func addComparison(_ range: Range<Int>) -> Bool {
    let known = Set(Self.opposites.keys).union(Self.neighbours.keys)
    guard let place = tree.flat(range).first(where: { tree.isInfix($0, known) }), place > range.lowerBound,
      place + 1 < range.upperBound
    else { return false }
    let (left, word, right) = (
      tree.written(range.lowerBound..<place), tree.text(place), tree.written((place + 1)..<range.upperBound)
    )
    if let opposite = Self.opposites[word] {
      add(.swapComparison, range, "\(left) \(opposite) \(right)", [wrap(range, "((", ") != \(chosen))")])
    } else if let neighbour = Self.neighbours[word] {
      let text = "\(left) \(neighbour) \(right)"
      add(.swapComparison, range, text, [wrap(range, "(\(chosen) ? \(text) : ", ")")])
    }
    return true
  }

  // MARK: Values

  /// A whole expression that something is set to or that is returned.
  mutating func visitValue(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let words = Set(Self.opposites.keys).union(Self.neighbours.keys).union(["&&", "||"])
    let flat = tree.flat(range)
    let isTernary = flat.contains { tree.source.kind(at: $0) == .infixQuestionMark }
    if !isTernary, flat.contains(where: { tree.isInfix($0, words) }) {
      visitCondition(range)
    } else {
      visitExpression(range)
    }
  }

  mutating func visitExpression(_ range: Range<Int>) {
    let flat = tree.flat(range)
    if let mark = flat.first(where: { tree.source.kind(at: $0) == .infixQuestionMark }),
      mark > range.lowerBound
    {
      visitCondition(range.lowerBound..<mark)
      let colon = flat.first { $0 > mark && tree.text($0) == ":" } ?? mark
      if colon > mark { visitExpression((mark + 1)..<colon) }
      return visitExpression((colon + 1)..<range.upperBound)
    }
    for index in flat { visitPart(index, from: range.lowerBound) }
  }

  private mutating func visitPart(_ index: Int, from start: Int) {
    let token = index..<(index + 1)
    switch tree.source.kind(at: index) {
    case .number where tree.text(index).allSatisfy(\.isNumber) && tree.source.kind(at: index - 1) != .period:
      addOffByOne(token, isOperand: true)
    case .keyword(.true), .keyword(.false):
      let opposite = tree.keyword(index) == .true ? "false" : "true"
      add(.negateCondition, token, opposite, [wrap(token, "(", " != \(chosen))")])
    case .stringHead: visitInterpolations(index)
    case .punctuation:
      switch tree.text(index) {
      case "(": visitArguments(index, of: index > start ? index - 1 : nil)
      case "[": visitArguments(index, of: nil, isSubscript: index > start && follows(index))
      case "{": visitClosure(index)
      default: break
      }
    default: break
    }
  }

  /// Whether an expression ends before the token, of which a subscript follows.
  private func follows(_ index: Int) -> Bool {
    switch tree.source.kind(at: index - 1) {
    case .identifier, .postfixMark, .keyword(.`self`): true
    case .punctuation: [")", "]"].contains(tree.text(index - 1))
    default: false
    }
  }

  mutating func addOffByOne(_ range: Range<Int>, isOperand: Bool) {
    let added = " + (\(chosen) ? 1 : 0)"
    let change = isOperand ? wrap(range, "(", added + ")") : wrap(range, "", added)
    add(.offByOne, range, "\(tree.written(range)) + 1", [change])
  }

  // MARK: Arguments

  /// - Parameter callee: the token before the parentheses, where they may be those of a call.
  private mutating func visitArguments(_ open: Int, of callee: Int?, isSubscript: Bool = false) {
    let parts = tree.split(tree.inside(open)) { tree.text($0) == "," }
    let arguments = parts.map { part in
      let isLabelled = part.count > 2 && tree.text(part.lowerBound + 1) == ":"
      return (
        label: isLabelled ? tree.text(part.lowerBound) : "_",
        value: (isLabelled ? part.lowerBound + 2 : part.lowerBound)..<part.upperBound
      )
    }
    let types = callee.flatMap { signatures.types(of: tree.text($0), labels: arguments.map(\.label)) }
    for (place, argument) in arguments.enumerated() {
      let type = types?[place] ?? (isSubscript && arguments.count == 1 ? "Int" : "")
      let isNumber = tree.source.kind(at: argument.value.lowerBound) == .number
      if type == "Int", tree.isSimple(argument.value), !isNumber {
        addOffByOne(argument.value, isOperand: false)
      }
      if place > 0, let types, types[place] == types[place - 1] {
        addSwap(arguments[place - 1].value, argument.value)
      }
      visitValue(argument.value)
    }
  }

  private mutating func addSwap(_ first: Range<Int>, _ second: Range<Int>) {
    guard canBeCopied(first), canBeCopied(second) else { return }
    let (left, right) = (tree.written(first), tree.written(second))
    guard left != right else { return }
    let both = first.lowerBound..<second.upperBound
    let between = tree.source.bytes[tree.bytes(first).upperBound..<tree.bytes(second).lowerBound]
    add(
      .swapArguments, both, right + String(decoding: between, as: UTF8.self) + left,
      [wrap(first, "\(chosen) ? \(right) : "), wrap(second, "\(chosen) ? \(left) : ")])
  }

  /// A closure is left alone: what is in it would be there twice.
  private func canBeCopied(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && !range.contains { ["{", "=", "&", "\n"].contains(tree.text($0)) || tree.text($0).contains("\n") }
  }

  /// Swaps the first two values that a string is put together from.
  private mutating func visitInterpolations(_ head: Int) {
    let values = tree.split(tree.inside(head)) { tree.source.kind(at: $0) == .stringMiddle }
    if values.count > 1, tree.isSimple(values[0]), tree.isSimple(values[1]) { addSwap(values[0], values[1]) }
    for value in values { visitExpression(value) }
  }

  // MARK: Closures

  private mutating func visitClosure(_ open: Int) {
    var inside = tree.inside(open)
    let header = tree.flat(inside).prefix { index in
      tree.source.kind(at: index) == .identifier || tree.keyword(index) == .capitalSelf
        || ["(", "[", ",", ":", "->", "?"].contains(tree.text(index))
    }
    if let last = header.last, tree.keyword(tree.end(of: last)) == .in {
      let word = tree.end(of: last)
      visitCaptures(inside.lowerBound..<word, in: word)
      inside = (word + 1)..<inside.upperBound
    }
    visitBlock(inside, in: Context())
  }

  /// A second capture keeps what the first one does not.
  private mutating func visitCaptures(_ header: Range<Int>, in word: Int) {
    guard let open = tree.flat(header).first(where: { tree.text($0) == "[" }) else { return }
    for capture in tree.split(tree.inside(open), at: { tree.text($0) == "," })
    where capture.count == 2 && tree.text(capture.lowerBound) == "weak" {
      let name = tree.text(capture.lowerBound + 1)
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
