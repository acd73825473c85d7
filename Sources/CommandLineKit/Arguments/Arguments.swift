/// The arguments of one run, already known to fit the command's description.
package struct Arguments: Equatable, Sendable {
  /// The positional arguments in order.
  package let positionals: [String]
  private let command: CommandDescription
  private let occurrences: [String: [String]]

  init(command: CommandDescription, occurrences: [String: [String]], positionals: [String]) {
    self.command = command
    self.occurrences = occurrences
    self.positionals = positionals
  }

  /// Whether the flag was given.
  package func flag(_ name: String) -> Bool {
    !values(name).isEmpty
  }

  /// The option's value, or nil if the option was not given.
  package func value(_ name: String) -> String? {
    values(name).last
  }

  /// The values of an option in the order in which they were given.
  package func values(_ name: String) -> [String] {
    assert(command.option(named: name) != nil, "\(command.name) does not describe an option '\(name)'")
    return occurrences[name] ?? []
  }

  /// Throws if more than one of the options was given.
  package func requireAtMostOne(of names: [String]) throws(UsageError) {
    let given = names.filter { !values($0).isEmpty }
    guard given.count > 1 else { return }
    throw error(.conflictingOptions(given[0], given[1]))
  }

  /// Throws if the option was given without the one that gives it a meaning.
  package func require(_ needed: String, for option: String) throws(UsageError) {
    guard !values(option).isEmpty, values(needed).isEmpty else { return }
    throw error(.missingOption(needed, neededFor: option))
  }

  /// The option's value as an integer, or nil if the option was not given; throws if it is not one in the range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw error(.notAnInteger(text, option: name, range: range))
    }
    return number
  }

  /// The option's value, or nil if the option was not given; throws if it is none of those allowed.
  package func choice(_ name: String, among allowed: [String]) throws(UsageError) -> String? {
    guard let text = value(name) else { return nil }
    guard allowed.contains(text) else {
      throw error(.notAllowed(text, option: name, allowed: allowed))
    }
    return text
  }

  /// The option's comma-separated values, or nil if the option was not given; throws if one is empty, repeated or
  /// none of those allowed.
  package func list(_ name: String, among allowed: [String]) throws(UsageError) -> [String]? {
    guard let text = value(name) else { return nil }
    var elements: [String] = []
    for element in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard !element.isEmpty else {
        let placeholder = command.option(named: name)?.placeholder ?? ""
        throw error(.emptyValue("--\(name)", placeholder: placeholder))
      }
      guard allowed.contains(element) else {
        throw error(.notAllowed(element, option: name, allowed: allowed))
      }
      guard !elements.contains(element) else {
        throw error(.repeatedValue(element, option: name))
      }
      elements.append(element)
    }
    return elements
  }

  /// The option's comma-separated integers, or nil if the option was not given; throws if one is none in the range.
  package func integers(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> [Int]? {
    guard let text = value(name) else { return nil }
    var numbers: [Int] = []
    for element in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let number = Int(element), range.contains(number) else {
        throw error(.notAnInteger(element, option: name, range: range))
      }
      guard !numbers.contains(number) else {
        throw error(.repeatedValue(element, option: name))
      }
      numbers.append(number)
    }
    return numbers
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(commandName: command.name, reason: reason)
  }
}
