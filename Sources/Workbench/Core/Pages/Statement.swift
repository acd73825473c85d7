/// What an assertion or a claim says, such as `any code.lines: MVC < MVVM, MVVM < VIPER`.
///
/// Its parts are separated by semicolons, and only a claim has more than one. Each part has clauses, separated by
/// commas, that must hold together: those with `any` on each combination of the implementations that they are about.
struct Statement {
  enum Relation: String, CaseIterable {
    case less = "<"
    case atMost = "<="
    case more = ">"
    case atLeast = ">="
    case equal = "="
    /// Within a tenth of each other.
    case near = "~"
    /// Inside and outside of the interval of the second value.
    case inside = "in"
    case outside
  }

  enum Operand: Equatable {
    case number(Double)
    /// What the name has of the measure with this key; a word if a measure of names has no such name.
    case value(key: String, of: String)
    case ratio(key: String, of: String, over: String)
  }

  struct Term {
    let factor: Double
    let operand: Operand
  }

  struct Clause {
    let isAny: Bool
    let terms: [Term]
    let relations: [Relation]
  }

  let parts: [[Clause]]

  init(_ scanner: inout WordReader, hasParts: Bool) throws(Unexpected) {
    var parts = [try Self.clauses(&scanner)]
    while hasParts, scanner.takes(";") { parts.append(try Self.clauses(&scanner)) }
    try scanner.finish()
    self.parts = parts
  }

  private static func clauses(_ scanner: inout WordReader) throws(Unexpected) -> [Clause] {
    var clauses: [Clause] = []
    repeat {
      let isAny = scanner.takes("any")
      guard scanner.second == ":" else {
        clauses.append(try comparison(&scanner, isAny))
        continue
      }
      let key = try scanner.take("the key of a measure, such as code.lines", PageWord.key)
      _ = scanner.take()
      clauses.append(try chain(&scanner, isAny, key))
      // More chains of the same key, until a clause begins with a key.
      while scanner.next == ",", let word = scanner.second, word != "any", PageWord.key(word) == nil {
        _ = scanner.take()
        clauses.append(try chain(&scanner, isAny, key))
      }
    } while scanner.takes(",")
    return clauses
  }

  /// Such as `0.75 * VIPER >= MVVM > MVC`.
  private static func chain(
    _ scanner: inout WordReader, _ isAny: Bool, _ key: String
  ) throws(Unexpected) -> Clause {
    var terms = [try term(&scanner, key)]
    var relations: [Relation] = []
    repeat {
      relations.append(try relation(&scanner))
      terms.append(try term(&scanner, key))
    } while scanner.next.map { Relation(rawValue: $0) != nil } ?? false
    return Clause(isAny: isAny, terms: terms, relations: relations)
  }

  /// Such as `code.largestPresenter VIPER >= code.largestType VIPER`, or `variants.count = 13`.
  private static func comparison(_ scanner: inout WordReader, _ isAny: Bool) throws(Unexpected) -> Clause {
    let first = try side(&scanner)
    let relation = try relation(&scanner)
    return Clause(isAny: isAny, terms: [first, try side(&scanner)], relations: [relation])
  }

  private static func relation(_ scanner: inout WordReader) throws(Unexpected) -> Relation {
    try scanner.take("a relation (< <= > >= = ~ in outside)") { Relation(rawValue: $0) }
  }

  private static func term(_ scanner: inout WordReader, _ key: String) throws(Unexpected) -> Term {
    if let number = scanner.next.flatMap(Double.init) {
      _ = scanner.take()
      guard scanner.takes("*") else { return Term(factor: 1, operand: .number(number)) }
      return Term(factor: number, operand: try named(&scanner, key))
    }
    return Term(factor: 1, operand: try named(&scanner, key))
  }

  private static func named(_ scanner: inout WordReader, _ key: String) throws(Unexpected) -> Operand {
    try scanner.take("a name, two names with / between them, or a number") { word in
      if let (name, other) = PageWord.names(word, joinedBy: "/") {
        return .ratio(key: key, of: name, over: other)
      }
      return word.allSatisfy { $0.isLetter || $0.isNumber } ? .value(key: key, of: word) : nil
    }
  }

  private static func side(_ scanner: inout WordReader) throws(Unexpected) -> Term {
    if let number = scanner.next.flatMap(Double.init) {
      _ = scanner.take()
      return Term(factor: 1, operand: .number(number))
    }
    let key = try scanner.take("the key of a measure, or a number", PageWord.key)
    let isNamed = scanner.next.flatMap(PageWord.name) != nil
    let name = isNamed ? scanner.take() : nil
    return Term(factor: 1, operand: .value(key: key, of: name ?? Measure.project))
  }
}
