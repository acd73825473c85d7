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
    guard let positional = positionals.first else { throw error(unexpected(word)) }
    if !positional.isRepeatable { positionals.removeFirst() }
    let placeholder = positional.placeholder
    guard !word.isEmpty else { throw error(.emptyValue(placeholder, placeholder: placeholder)) }
    occurrences[placeholder, default: []].append(word)
  }

  private func unexpected(_ word: String) -> UsageError.Reason {
    let accepted = command.positionals.count
    guard accepted == 0, !command.subcommands.isEmpty else {
      return .unexpectedArgument(word, accepted: accepted)
    }
    return command.subcommands.contains { $0.word == word }
      ? .misplacedSubcommand(word) : .unknownSubcommand(word, suggestion: suggestion(for: word))
  }

  /// A lone dash is a value: by convention it stands for standard input or output. So is a negative number, which then is
  /// refused as a number.
  private func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Int(word) == nil
  }

  /// The option or the subcommand that was probably meant.
  private func suggestion(for written: String) -> String? {
    let name = String(written.drop { $0 == "-" })
    let options = command.options.map(\.name) + ["help", "version"]
    return Suggestion.closest(to: name, among: options + command.subcommands.map(\.word)).map {
      options.contains($0) ? "--\($0)" : $0
    }
  }

  private func error(_ reason: UsageError.Reason) -> UsageError {
    UsageError(commandName: command.name, reason: reason)
  }
}

/// Finds what a person probably meant by a mistyped word.
package enum Suggestion {
  /// The candidate nearest to the text, the first of equals; if none differs in at most a third of its characters, the
  /// only one that begins with the text; else nil.
  package static func closest(to text: String, among candidates: [String]) -> String? {
    let typed = Array(text.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let wanted = Array(candidate.lowercased())
      let allowance = max(1, max(typed.count, wanted.count) / 3)
      // Two lengths that differ by more than the allowance need no matrix, however long the text is.
      guard !typed.isEmpty, abs(typed.count - wanted.count) <= allowance else { continue }
      let distance = distance(from: typed, to: wanted)
      guard distance <= allowance, distance < wanted.count else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate ?? completion(of: typed, among: candidates)
  }

  /// One letter says too little to be the beginning of a word.
  private static func completion(of typed: [Character], among candidates: [String]) -> String? {
    let matches = candidates.filter { $0.lowercased().starts(with: typed) }
    return typed.count > 1 && matches.count == 1 ? matches[0] : nil
  }

  /// The restricted Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours.
  static func distance(from source: [Character], to target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let substitution = previous[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[target.count]
  }
}
