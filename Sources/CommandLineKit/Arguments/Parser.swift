/// Walks over the words of a command line once, from left to right.
struct Parser {
  let command: CommandDescription
  var words: ArraySlice<String>
  private var occurrences: [String: [String]] = [:]
  private var positionals: [String] = []

  init(command: CommandDescription, words: ArraySlice<String>) {
    self.command = command
    self.words = words
  }

  mutating func parse() throws(UsageError) -> Arguments {
    var optionsHaveEnded = false
    while let word = words.popFirst() {
      if optionsHaveEnded || !looksLikeOption(word) {
        try readPositional(word)
      } else if word == "--" {
        optionsHaveEnded = true
      } else {
        try readOption(word)
      }
    }
    return Arguments(command: command, occurrences: occurrences, positionals: positionals)
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    guard written.hasPrefix("--"), let option = command.option(named: written.dropFirst(2)) else {
      throw error(.unknownOption(written, suggestion: suggestion(for: written)))
    }
    let value = try readValue(of: option, attached: parts.count == 2 ? String(parts[1]) : nil)
    guard option.isRepeatable || occurrences[option.name] == nil else {
      throw error(.repeatedOption(option.name))
    }
    occurrences[option.name, default: []].append(value)
  }

  /// A flag is recorded with an empty value, which no other option can have.
  private mutating func readValue(
    of option: OptionDescription, attached: String?
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if let attached { throw error(.valueForFlag(option.name, value: attached)) }
      return ""
    }
    if attached == nil, let next = words.first, looksLikeOption(next) {
      throw error(.missingValue(option.name, placeholder: placeholder, followedBy: next))
    }
    guard let value = attached ?? words.popFirst() else {
      throw error(.missingValue(option.name, placeholder: placeholder, followedBy: nil))
    }
    guard !value.isEmpty else { throw error(.emptyValue("--\(option.name)", placeholder: placeholder)) }
    return value
  }

  private mutating func readPositional(_ word: String) throws(UsageError) {
    guard positionals.count < command.positionals.count else {
      throw error(.unexpectedArgument(word, accepted: command.positionals.count))
    }
    guard !word.isEmpty else {
      let placeholder = command.positionals[positionals.count].placeholder
      throw error(.emptyValue(placeholder, placeholder: placeholder))
    }
    positionals.append(word)
  }

  /// A lone dash is a value: by convention it stands for standard input or output.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-"
  }

  private func suggestion(for written: String) -> String? {
    let name = String(written.drop { $0 == "-" })
    return Suggestion.closest(to: name, among: command.options.map(\.name) + ["help", "version"]).map {
      "--\($0)"
    }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(commandName: command.name, reason: reason)
  }
}
