extension CommandDescription {
  /// The text that `--help` prints, at most as wide as the terminal, and not wider than is good to read, except where an
  /// example or a single word is longer.
  package var help: String {
    var sections = [usage, TextWrapping.paragraph(summary)]
    if !positionals.isEmpty {
      sections.append("ARGUMENTS:\n" + table(positionals.map { ($0.placeholder, $0.summary) }))
    }
    if !subcommands.isEmpty {
      sections.append(
        "SUBCOMMANDS:\n" + table(subcommands.map { ($0.word, $0.firstSentence) })
          + "\n\n" + TextWrapping.paragraph("\(name) SUBCOMMAND --help says more.", indent: 2))
    }
    sections.append("OPTIONS:\n" + table(optionRows))
    if !examples.isEmpty {
      sections.append("EXAMPLES:\n" + examples.map(rendered).joined(separator: "\n"))
    }
    if !exitStatuses.isEmpty {
      let rows = exitStatuses.map { (String($0.status.rawValue), $0.meaning) }
      sections.append("EXIT STATUS:\n" + table(rows))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    let parts = options.map { "[\(label(of: $0))]" + ($0.isRepeatable ? "..." : "") }
    let places = positionals.map {
      ($0.isRequired ? $0.placeholder : "[\($0.placeholder)]") + ($0.isRepeatable ? "..." : "")
    }
    let head = "USAGE: \(name) "
    let line = TextWrapping.hanging(
      head, pieces: places + parts + ["[--help]", "[--version]"], indent: head.count)
    return line + (subcommands.isEmpty ? "" : "\n       \(name) SUBCOMMAND ...")
  }

  private var firstSentence: String {
    guard let end = summary.firstRange(of: ". ") else { return summary }
    return summary[..<end.lowerBound] + "."
  }

  private var optionRows: [(label: String, text: String)] {
    options.map { (label(of: $0), $0.summary + ($0.isRepeatable ? " May be repeated." : "")) }
      + [("-h, --help", "Shows this help."), ("--version", "Shows the version.")]
  }

  private func label(of option: OptionDescription) -> String {
    "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
  }

  private func rendered(_ example: Example) -> String {
    "  \(example.command)\n" + TextWrapping.paragraph(example.explanation, indent: 6)
  }

  private func table(_ rows: [(label: String, text: String)]) -> String {
    let widestLabel = 26
    let column = min(rows.map(\.label.count).max() ?? 0, widestLabel) + 4
    return rows.map { row in
      let label = "  \(row.label)"
      guard label.count + 2 <= column else {
        return label + "\n" + TextWrapping.paragraph(row.text, indent: column)
      }
      let padding = String(repeating: " ", count: column - label.count)
      return TextWrapping.hanging(label + padding, pieces: TextWrapping.words(row.text), indent: column)
    }.joined(separator: "\n")
  }
}

/// Breaks text between words so that it fits the terminal.
enum TextWrapping {
  /// The width of the terminal, from 80 to 120; 80 for whatever is none.
  @TaskLocal static var columns = width(ofTerminal: Console().columns)

  static func width(ofTerminal columns: Int?) -> Int { min(max(columns ?? 80, 80), 120) }

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  static func paragraph(_ text: String, indent: Int = 0) -> String {
    hanging(String(repeating: " ", count: indent), pieces: words(text), indent: indent)
  }

  /// Sets the pieces after the head and indents the lines that follow; a piece is never broken.
  static func hanging(_ head: String, pieces: [String], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = head
    var lineIsEmpty = true
    for piece in pieces {
      if !lineIsEmpty, line.count + 1 + piece.count > columns {
        lines.append(line)
        (line, lineIsEmpty) = (margin, true)
      }
      line += (lineIsEmpty ? "" : " ") + piece
      lineIsEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
