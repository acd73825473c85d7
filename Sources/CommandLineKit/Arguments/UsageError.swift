/// A command line that the program does not understand.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong; options are named without their dashes, and what is called a subject as a message shows it.
  package enum Reason: Equatable, Sendable {
    /// No such option; `written` has its dashes, and so has the suggestion.
    case unknownOption(_ written: String, suggestion: String?)
    /// The option needs a value, and the line ends or another option follows.
    case missingValue(_ option: String, placeholder: String, followedBy: String?)
    /// A flag was given a value.
    case valueForFlag(_ option: String, value: String)
    /// The option was given more than once.
    case repeatedOption(_ option: String)
    /// Both subjects were given, and only one of them makes sense.
    case conflict(_ subject: String, _ other: String)
    /// The subject was not given, and another one means nothing without it.
    case missingCompanion(_ subject: String, neededFor: String)
    /// The command means nothing without this positional argument.
    case missingArgument(placeholder: String)
    /// More positional arguments than the command accepts.
    case unexpectedArgument(_ argument: String, accepted: Int)
    /// No such subcommand; a suggested option has its dashes.
    case unknownSubcommand(_ word: String, suggestion: String?)
    /// A subcommand that is not the first word.
    case misplacedSubcommand(_ word: String)
    /// The value, or an element of a list, is empty.
    case emptyValue(_ subject: String, placeholder: String)
    /// The value is none of those allowed.
    case notAllowed(_ value: String, subject: String, allowed: [String])
    /// There is nothing of that name among more than a message can list; `kind` is what it should name.
    case unknownName(_ name: String, kind: String, subject: String, suggestion: String?)
    /// The list names a value more than once.
    case repeatedValue(_ value: String, subject: String)
    /// The value is not an integer, or not one in the range.
    case notAnInteger(_ value: String, subject: String, range: ClosedRange<Int>)
  }

  /// What a person types to have the command, such as `compare walks`.
  package let commandName: String
  package let reason: Reason

  package init(commandName: String, reason: Reason) {
    self.commandName = commandName
    self.reason = reason
  }

  /// One line for standard error: what was found, what was expected, and where to read more.
  package var message: String {
    "\(commandName): \(reason.explanation); see \(commandName) --help"
  }

  package var description: String { message }
}

extension UsageError.Reason {
  fileprivate var explanation: String {
    switch self {
    case .unknownOption(let written, let suggestion):
      "unknown option \(VisibleText.quoted(written))" + didYouMean(suggestion)
    case .missingValue(let option, let placeholder, nil):
      "expected a value \(placeholder) after '--\(option)', found the end of the command line"
    case .missingValue(let option, let placeholder, let next?):
      "expected a value \(placeholder) after '--\(option)', found \(VisibleText.quoted(next))"
        + " (a value that starts with a dash is written --\(option)=\(placeholder))"
    case .valueForFlag(let option, let value):
      "expected no value for '--\(option)', found \(VisibleText.quoted(value))"
    case .repeatedOption(let option):
      "expected '--\(option)' at most once, found it again"
    case .conflict(let subject, let other):
      "expected at most one of '\(subject)' and '\(other)', found both"
    case .missingCompanion(let subject, let other):
      "expected '\(subject)' beside '\(other)', which means nothing without it"
    case .missingArgument(let placeholder):
      "expected an argument \(placeholder), found the end of the command line"
    case .unexpectedArgument(let argument, accepted: 0):
      "unexpected argument \(VisibleText.quoted(argument)), expected options only"
    case .unexpectedArgument(let argument, let accepted):
      "unexpected argument \(VisibleText.quoted(argument)), expected at most \(accepted)"
    case .unknownSubcommand(let word, let suggestion):
      "unknown subcommand \(VisibleText.quoted(word))" + didYouMean(suggestion)
    case .misplacedSubcommand(let word):
      "expected the subcommand \(VisibleText.quoted(word)) as the first word"
    case .emptyValue(let subject, let placeholder):
      "expected a value \(placeholder) for '\(subject)', found an empty one"
    case .notAllowed(let value, let subject, let allowed):
      "expected one of \(allowed.joined(separator: ", ")) for '\(subject)', found \(VisibleText.quoted(value))"
        + didYouMean(Suggestion.closest(to: value, among: allowed))
    case .unknownName(let name, let kind, let subject, let suggestion):
      "expected the name of a \(kind) for '\(subject)', found \(VisibleText.quoted(name))"
        + didYouMean(suggestion)
    case .repeatedValue(let value, let subject):
      "expected each value of '\(subject)' once, found \(VisibleText.quoted(value)) again"
    case .notAnInteger(let value, let subject, let range):
      "expected \(description(of: range)) for '\(subject)', found \(VisibleText.quoted(value))"
    }
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean '\($0)'?" } ?? ""
  }

  private func description(of range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "an integer"
    case (let lower, .max): "an integer of at least \(lower)"
    case (.min, let upper): "an integer of at most \(upper)"
    case (let lower, let upper): "an integer from \(lower) to \(upper)"
    }
  }
}
