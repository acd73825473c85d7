import ScenarioDriver

extension Action {
  /// How many contacts the action gives.
  var givenContacts: Int {
    switch self {
    case .givenContact: 1
    case .givenContacts(let count): count
    default: 0
    }
  }

  /// What is typed, or given as a name.
  var texts: [String] {
    switch self {
    case .givenContact(let first, let last): [first, last]
    case .type(let text, _): [text]
    default: []
    }
  }

  /// The action with another text wherever it has this one.
  func replacing(_ text: String, with other: String) -> Action {
    switch self {
    case .givenContact(let first, let last):
      .givenContact(firstName: first == text ? other : first, lastName: last == text ? other : last)
    case .type(text, let field): .type(other, field: field)
    default: self
    }
  }

  /// Actions of the same kind that are simpler, the simplest first.
  var simpler: [Action] {
    switch self {
    case .givenContact(let first, let last):
      first.simpler.map { .givenContact(firstName: $0, lastName: last) }
        + last.simpler.map { .givenContact(firstName: first, lastName: $0) }
    case .givenContacts(let count): Self.smaller(than: count).map { .givenContacts(count: $0) }
    case .type(let text, let field): text.simpler.map { .type($0, field: field) }
    case .scroll(.down(let rows)): Self.smaller(than: rows).map { .scroll(.down(rows: $0)) }
    case .scroll(.up(let rows)): Self.smaller(than: rows).map { .scroll(.up(rows: $0)) }
    case .scroll(.toRow(let row)): Self.smaller(than: row).map { .scroll(.toRow($0)) }
    case .select(let row): Self.smaller(than: row).map { .select(row: $0) }
    case .delete(let row): Self.smaller(than: row).map { .delete(row: $0) }
    default: []
    }
  }

  private static func smaller(than number: Int) -> [Int] {
    number > 1 ? [1, number / 2, number - 1] : []
  }
}

extension String {
  /// Shorter texts, after `a`, the simplest of all; none for `a` itself.
  var simpler: [String] {
    guard self != "a" else { return [] }
    let scalars = Array(unicodeScalars)
    guard scalars.count > 1 else { return ["a"] }
    let halves = [scalars[..<(scalars.count / 2)], scalars[(scalars.count / 2)...]]
    let shorter = scalars.indices.prefix(16).map { index in
      var rest = scalars[...]
      rest.remove(at: index)
      return rest
    }
    return ["a"] + (halves + shorter).map { String(String.UnicodeScalarView($0)) }
  }
}
