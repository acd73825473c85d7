/// The arguments of one run, already checked against the command's description.
///
/// A name is that of an option without its dashes, or the placeholder of a positional argument.
package struct Arguments: Equatable, Sendable {
  let command: CommandDescription
  /// The given values by the name of the option, or the placeholder of the positional argument.
  let occurrences: [String: [String]]

  /// Whether the flag was given.
  package func flag(_ name: String) -> Bool {
    !values(name).isEmpty
  }

  /// The value, or nil if none was given.
  package func value(_ name: String) -> String? {
    values(name).last
  }

  /// The positional argument with this placeholder. Throws if it was not given.
  package func required(_ placeholder: String) throws(UsageError) -> String {
    guard let value = value(placeholder) else {
      throw error("expected an argument \(placeholder), found the end of the command line")
    }
    return value
  }

  /// Throws if a repeatable positional argument was given more than once.
  package func requireAtMostOne(_ placeholder: String) throws(UsageError) {
    guard let second = values(placeholder).dropFirst().first else { return }
    throw error("unexpected argument \(VisibleText.quoted(second)), expected at most 1")
  }

  /// The values of an option or a positional argument in the order in which they were given.
  package func values(_ name: String) -> [String] {
    assert(
      command.option(named: name) != nil || command.positionals.contains { $0.placeholder == name },
      "\(command.name) does not describe '\(name)'")
    return occurrences[name] ?? []
  }

  /// Throws if more than one of these options and positional arguments was given.
  package func requireAtMostOne(of names: [String]) throws(UsageError) {
    let given = names.filter { !values($0).isEmpty }
    guard given.count > 1 else { return }
    throw error("expected at most one of '\(subject(given[0]))' and '\(subject(given[1]))', found both")
  }

  /// Throws if one of the options was given without the option or positional argument that it needs.
  ///
  /// - Parameter word: the value that the needed argument must have; nil for any value.
  package func require(_ needed: String, _ word: String? = nil, for options: [String]) throws(UsageError) {
    let isGiven = word.map { value(needed) == $0 } ?? !values(needed).isEmpty
    guard !isGiven, let option = options.first(where: { !values($0).isEmpty }) else { return }
    throw error(
      "expected '\(word ?? subject(needed))' beside '\(subject(option))', which means nothing without it")
  }

  /// The value as an integer, or nil if none was given; throws if it is no integer in the range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try value(name).map { text throws(UsageError) in try number(text, name, in: range) }
  }

  /// The value of `--seed`, or nil if none was given.
  package func seed() throws(UsageError) -> UInt64? {
    try integer("seed", in: 0...Int.max).map(UInt64.init)
  }

  /// The value, or nil if none was given; throws if it is none of those allowed.
  ///
  /// - Parameter subject: what messages call the argument, if not its name.
  package func choice(
    _ name: String, as subject: String? = nil, among allowed: [String]
  ) throws(UsageError) -> String? {
    try value(name).map { text throws(UsageError) in
      try checked(text, subject ?? self.subject(name), among: allowed)
    }
  }

  /// The values of an option or positional argument that names things of one kind; throws for an unknown name.
  package func names(
    _ name: String, of kind: String, among known: [String]
  ) throws(UsageError) -> [String] {
    for value in values(name) where !known.contains(value) {
      let found = VisibleText.quoted(value) + Suggestion.question(for: value, among: known)
      throw error("expected the name of a \(kind) for '\(subject(name))', found \(found)")
    }
    return values(name)
  }

  /// The comma-separated values, or nil if none were given; throws if one is empty, repeated or not allowed.
  package func list(_ name: String, among allowed: [String]) throws(UsageError) -> [String]? {
    try elements(name) { text throws(UsageError) in
      guard !text.isEmpty else {
        throw .empty(subject(name), command.option(named: name)?.placeholder ?? name, of: command)
      }
      return try checked(text, subject(name), among: allowed)
    }
  }

  /// The comma-separated integers, or nil if none were given; throws if one is repeated or no integer in the range.
  package func integers(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> [Int]? {
    try elements(name) { text throws(UsageError) in try number(text, name, in: range) }
  }

  // MARK: Private

  private func elements<Element: Equatable>(
    _ name: String, _ element: (String) throws(UsageError) -> Element
  ) throws(UsageError) -> [Element]? {
    guard let list = value(name) else { return nil }
    var elements: [Element] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let element = try element(text)
      guard !elements.contains(element) else {
        throw error("expected each value of '\(subject(name))' once, found \(VisibleText.quoted(text)) again")
      }
      elements.append(element)
    }
    return elements
  }

  private func number(_ text: String, _ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw error("expected \(words(range)) for '\(subject(name))', found \(VisibleText.quoted(text))")
    }
    return number
  }

  private func words(_ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "an integer"
    case (let lower, .max): "an integer of at least \(lower)"
    case (.min, let upper): "an integer of at most \(upper)"
    case (let lower, let upper): "an integer from \(lower) to \(upper)"
    }
  }

  private func checked(
    _ text: String, _ subject: String, among allowed: [String]
  ) throws(UsageError) -> String {
    guard allowed.contains(text) else {
      let found = VisibleText.quoted(text) + Suggestion.question(for: text, among: allowed)
      throw error("expected one of \(allowed.joined(separator: ", ")) for '\(subject)', found \(found)")
    }
    return text
  }

  /// The name as messages show it.
  private func subject(_ name: String) -> String {
    command.option(named: name) == nil ? name : "--\(name)"
  }

  private func error(_ problem: String) -> UsageError {
    UsageError(commandName: command.name, problem: problem)
  }
}

extension UsageError {
  /// The value, or an element of a list, is empty.
  static func empty(_ subject: String, _ placeholder: String, of command: CommandDescription) -> UsageError {
    UsageError(
      commandName: command.name,
      problem: "expected a value \(placeholder) for '\(subject)', found an empty one")
  }
}
