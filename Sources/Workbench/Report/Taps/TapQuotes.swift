import Measurement

/// A function as it stands in the sources.
struct FunctionQuote: Equatable {
  /// Behind its type, such as `List.insert(_:)`.
  let name: String
  /// From the root of the package.
  let file: String
  /// Counted from 1.
  let line: Int
  /// Without the white space before all of its lines.
  let text: String
}

/// The functions that a tap passes in one architecture, up to each of three moments.
struct TapQuotes {
  /// How far the tap has come.
  enum Moment: String, CaseIterable {
    case stored = "Until the contact is stored"
    case closed = "Until the screen closes"
    case shown = "Until the row is there"

    fileprivate init(_ destination: TapResults.Destination) {
      switch destination {
      case .storage: self = .stored
      case .dismissal: self = .closed
      case .observedState, .screen: self = .shown
      }
    }
  }

  /// In the order of the tap, each function at the first moment that it leads to.
  private(set) var quotes: [Moment: [FunctionQuote]] = [:]
  /// The last function before each moment, such as `doneTapped()`.
  private(set) var last: [Moment: String] = [:]

  /// - Parameters:
  ///   - folder: that of the architecture, from the root of the package.
  ///   - sources: the text of each source, by its path from there; what is in none of them is not quoted.
  init(_ trace: TapResults.Trace, folder: String, sources: [String: String]) {
    let files = sources.filter { $0.key.hasPrefix("\(folder)/") }.sorted { $0.key < $1.key }
      .map { (path: $0.key, text: $0.value, outline: SourceOutline(Array($0.value.utf8))) }
    var seen: Set<String> = []
    for stack in trace.stacks {
      let moment = Moment(stack.destination)
      last[moment] = stack.frames.last?.function
      for frame in stack.frames {
        // A closure is quoted with the function around it.
        let name = "\(frame.type).\(frame.function.replacing("closure in ", with: ""))"
        guard seen.insert(name).inserted else { continue }
        let found = files.lazy.compactMap { file in
          file.outline.functions.first { $0.name == name }.map { (file, $0) }
        }.first
        guard let (file, function) = found else { continue }
        quotes[moment, default: []].append(
          FunctionQuote(
            name: name, file: file.path, line: function.lines.lowerBound + 1,
            text: function.text(in: file.text)))
      }
    }
  }
}

/// The tap through the sources of every architecture, moment by moment.
struct TapSourceSection: ReportSection {
  private static let mostLinesUnfolded = 24

  let findings: Findings
  let sources: [String: String]

  func write(to page: inout MarkdownPage) {
    let quotes = quotes
    guard quotes.contains(where: { !$0.quotes.quotes.isEmpty }) else { return }
    page.heading(2, "The tap in the sources")
    page.paragraph(
      "Every function that the tap passes, quoted from the sources. A closure is part of the function around it, and"
        + " what was passed earlier is not quoted again.")
    for moment in TapQuotes.Moment.allCases {
      page.heading(3, moment.rawValue)
      for (name, quotes) in quotes { write(name, quotes, moment, to: &page) }
    }
  }

  private var quotes: [(name: String, quotes: TapQuotes)] {
    let traces = findings.results.taps.traces.value ?? []
    return findings.structures.compactMap { structure in
      traces.first { $0.architecture == structure.name }.map {
        (structure.name, TapQuotes($0, folder: structure.metrics.path, sources: sources))
      }
    }
  }

  private func write(
    _ name: String, _ found: TapQuotes, _ moment: TapQuotes.Moment, to page: inout MarkdownPage
  ) {
    let title = "**\(MarkdownText.plain(name))**"
    let quotes = found.quotes[moment] ?? []
    guard !quotes.isEmpty else {
      let last = found.last[moment].map { ": \(MarkdownText.code($0)) goes on" } ?? ""
      return page.paragraph("\(title), no further function\(last).")
    }
    let links = quotes.map { quote in
      let link = MarkdownText.link(MarkdownText.code(quote.name), to: "../\(quote.file)")
      return "\(link.dropLast())#L\(quote.line))"
    }
    page.paragraph("\(title): \(links.joined(separator: ", ")).")
    let code = quotes.map(\.text).joined(separator: "\n\n")
    let lines = code.count { $0 == "\n" } + 1
    guard lines > Self.mostLinesUnfolded else { return page.code(code, language: "swift") }
    page.details("\(name): \(NumberText.count(lines, "line"))") { $0.code(code, language: "swift") }
  }
}
