/// Walks over the words of a command line once, from left to right.
struct Parser {
  let command: CommandDescription
  var words: ArraySlice<String>
  private var occurrences: [String: [String]] = [:]
  private var positionals: ArraySlice<PositionalDescription>

  init(command: CommandDescription, words: ArraySlice<String>) {
    self.command = command
    self.words = words
    positionals = command.positionals[...]
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
    return Arguments(command: command, occurrences: occurrences)
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(parts[0])
    guard written.hasPrefix("--"), let option = command.option(named: written.dropFirst(2)) else {
      if let value = parts.dropFirst().first, ["--help", "--version"].contains(written) {
        throw error("expected no value for '\(written)', found \(VisibleText.quoted(String(value)))")
      }
      throw error("unknown option \(VisibleText.quoted(written))" + suggestion(for: written))
    }
    let value = try readValue(of: option, attached: parts.count == 2 ? String(parts[1]) : nil)
    guard option.isRepeatable || occurrences[option.name] == nil else {
      throw error("expected '--\(option.name)' at most once, found it again")
    }
    occurrences[option.name, default: []].append(value)
  }

  /// A flag is recorded with an empty value, which no other option can have.
  private mutating func readValue(
    of option: OptionDescription, attached: String?
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      if let attached {
        throw error("expected no value for '--\(option.name)', found \(VisibleText.quoted(attached))")
      }
      return ""
    }
    let missing = "expected a value \(placeholder) after '--\(option.name)', found "
    if attached == nil, let next = words.first, looksLikeOption(next) {
      let spelling = "a value that starts with a dash is written --\(option.name)=\(placeholder)"
      throw error("\(missing)\(VisibleText.quoted(next)) (\(spelling))")
    }
    guard let value = attached ?? words.popFirst() else {
      throw error("\(missing)the end of the command line")
    }
    guard !value.isEmpty else { throw .empty("--\(option.name)", placeholder, of: command) }
    return value
  }

  private mutating func readPositional(_ word: String) throws(UsageError) {
    guard let positional = positionals.first else { throw error(unexpected(word)) }
    if !positional.isRepeatable { positionals.removeFirst() }
    let placeholder = positional.placeholder
    guard !word.isEmpty else { throw .empty(placeholder, placeholder, of: command) }
    occurrences[placeholder, default: []].append(word)
  }

  private func unexpected(_ word: String) -> String {
    let (accepted, quoted) = (command.positionals.count, VisibleText.quoted(word))
    if accepted > 0 { return "unexpected argument \(quoted), expected at most \(accepted)" }
    if command.subcommands.isEmpty { return "unexpected argument \(quoted), expected options only" }
    return command.subcommands.contains { $0.word == word }
      ? "expected the subcommand \(quoted) as the first word"
      : "unknown subcommand \(quoted)" + suggestion(for: word)
  }

  /// A lone dash is a value: by convention it means standard input or output. A negative number is a value too, so that
  /// it is refused as a number.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Int(word) == nil
  }

  /// The end of a message that suggests the option or the subcommand that was probably meant.
  private func suggestion(for written: String) -> String {
    let name = String(written.drop { $0 == "-" })
    let options = command.options.map(\.name) + ["help", "version"]
    return Suggestion.question(for: name, among: options + command.subcommands.map(\.word)) {
      options.contains($0) ? "--\($0)" : $0
    }
  }

  private func error(_ problem: String) -> UsageError {
    UsageError(commandName: command.name, problem: problem)
  }
}
