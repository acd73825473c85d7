import CommandLineKit

extension Statement {
  /// In how many of the combinations a statement holds; one without `any` has a single combination.
  struct Outcome: Equatable {
    var holding = 0
    var count = 0
    /// Whether the statement is about all implementations.
    var isOfCombinations = false
    /// The first thing that does not hold, in numbers.
    var objection: String?

    var holds: Bool { holding == count }
  }

  /// What follows from the values. A combination that lacks a value counts for nothing.
  func outcome(in table: MeasureTable) throws(NoValue) -> Outcome {
    var outcome = Outcome(isOfCombinations: parts.joined().contains(where: \.isAny))
    for part in parts {
      var (combinations, failure): ([[String: String]], NoValue?) = (
        try Self.combinations(of: part, in: table), nil
      )
      if combinations.isEmpty { combinations = [[:]] }
      let countBefore = outcome.count
      for combination in combinations {
        do throws(NoValue) {
          let objection = try Self.objection(to: part, with: combination, in: table)
          outcome.count += 1
          outcome.holding += objection == nil ? 1 : 0
          outcome.objection = outcome.objection ?? objection
        } catch { failure = failure ?? error }
      }
      if outcome.count == countBefore, let failure { throw failure }
    }
    return outcome
  }

  /// Each choice of one implementation for every pattern that a clause with `any` names.
  private static func combinations(
    of part: [Clause], in table: MeasureTable
  ) throws(NoValue) -> [[String: String]] {
    var implementations: [String: Set<String>] = [:]
    for term in part.filter(\.isAny).flatMap(\.terms) {
      for (key, name) in term.operand.names {
        guard let all = try table.measure(key).all[name] else { continue }
        implementations[name, default: []].formUnion(all.keys)
      }
    }
    return implementations.sorted { $0.key < $1.key }.reduce([[:]]) { begun, own in
      begun.flatMap { begun in own.value.sorted().map { begun.merging([own.key: $0]) { first, _ in first } } }
    }
  }

  /// Nil if every clause holds.
  private static func objection(
    to part: [Clause], with combination: [String: String], in table: MeasureTable
  ) throws(NoValue) -> String? {
    // Nothing follows from a combination that lacks any value, so all are looked up.
    var objection: String?
    for clause in part {
      let choice = clause.isAny ? combination : [:]
      for (place, relation) in clause.relations.enumerated() {
        let (first, second) = (clause.terms[place], clause.terms[place + 1])
        let (left, right) = (try first.value(choice, in: table), try second.value(choice, in: table))
        let interval = relation.needsInterval ? try second.interval(in: table) : nil
        if relation.holds(left, right, interval) { continue }
        let limit = interval.map { NumberText.range($0) } ?? second.text(right, in: table)
        objection = objection ?? "\(first.text(left, in: table)) \(relation.rawValue) \(limit)"
      }
    }
    return objection
  }
}

extension Statement.Operand {
  /// The measures that are asked, and for which names.
  var names: [(key: String, name: String)] {
    switch self {
    case .number: []
    case .value(let key, let name): [(key, name)]
    case .ratio(let key, let name, let other): [(key, name), (key, other)]
    }
  }
}

extension Statement.Term {
  fileprivate func value(
    _ choice: [String: String], in table: MeasureTable
  ) throws(NoValue) -> MeasuredValue {
    switch operand {
    case .number(let number): return .number(number)
    case .value(let key, let name):
      let measure = try table.measure(key)
      if name == "max" { return .number(factor * (try table.numbers(of: key).max() ?? 0)) }
      if measure.unit == .name, measure.value(for: name) == nil { return .name(name) }
      let value = try table.value(of: key, for: choice[name] ?? name)
      return value.number.map { .number(factor * $0) } ?? value
    case .ratio(let key, let name, let other):
      let over = try table.number(of: key, for: choice[other] ?? other)
      return .number(factor * (try table.number(of: key, for: choice[name] ?? name)) / over)
    }
  }

  fileprivate func interval(in table: MeasureTable) throws(NoValue) -> ClosedRange<Double> {
    guard case .value(let key, let name) = operand, let interval = try table.measure(key).interval[name]
    else {
      throw NoValue("in and outside need a measure with an interval")
    }
    return interval
  }

  fileprivate func text(_ value: MeasuredValue, in table: MeasureTable) -> String {
    switch operand {
    case .number(let number): return number == number.rounded() ? NumberText.tenths(number) : "\(number)"
    case .ratio: return value.number.map(Measure.ratio) ?? ""
    case .value(let key, _): return table.measures[key]?.text(value, of: "") ?? ""
    }
  }
}

extension Statement.Relation {
  fileprivate var needsInterval: Bool { self == .inside || self == .outside }

  /// Names are equal or not; nothing else holds of them.
  fileprivate func holds(
    _ left: MeasuredValue, _ right: MeasuredValue, _ interval: ClosedRange<Double>?
  ) -> Bool {
    if case .name = left { return self == .equal && left == right }
    guard let left = left.number, let right = right.number else { return false }
    switch self {
    case .less: return left < right
    case .atMost: return left <= right
    case .more: return left > right
    case .atLeast: return left >= right
    case .equal: return left == right
    case .near: return max(left, right) <= 1.1 * min(left, right)
    case .inside: return interval?.contains(left) ?? false
    case .outside: return !(interval?.contains(left) ?? true)
    }
  }
}
