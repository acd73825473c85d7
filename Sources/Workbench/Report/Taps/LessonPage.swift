import Measurement

/// The lesson: how to spend it, where each role lives, and one tap followed through each architecture.
extension Findings {
  func writeLesson(quoting sources: [String: String], to page: inout MarkdownPage) {
    let compared = systems.value.map { $0.only(architectures) }
    page.write(
      PackageResources.lesson_md,
      [
        "command": MarkdownText.code(
          "swift run \(first) --scenario Sources/ScenarioDriver/BuiltIn/Scenarios/adding.scenario"),
        "hasRoles": compared.map { _ in "" }, "tap": MarkdownText.plain(results.taps.tap),
        "missing": taps.missing.map(MarkdownText.plain), "followed": taps.missing == nil ? "" : nil,
      ],
      parts: [
        "roles": { if let compared { $0.narrowTables(compared.duties(linked: true)) } },
        "counts": { if taps.missing == nil { $0.table(passed) } },
        "paths": { page in for path in taps.paths { write(path, to: &page) } },
        "quotes": { writeQuotes(from: sources, to: &$0) },
      ])
  }

  private var passed: MarkdownTable {
    MarkdownTable(
      taps.paths, titled: { MarkdownText.plain($0.architecture) },
      rows: [
        ("Functions passed", { NumberText.count($0.functions) }),
        ("Types passed", { NumberText.count($0.types.count) }),
        ("Functions on the deepest stack", { NumberText.count($0.depth) }),
      ])
  }

  private func write(_ path: TapPath, to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(path.architecture))
    page.figure(
      "tap-\(path.architecture)", callTree(of: path),
      alternative:
        "Call tree of Done tapped in \(path.architecture): \(NumberText.count(path.steps.count, "numbered call")), from"
        + " \(path.steps.first?.receiver ?? "") to \(path.steps.last?.receiver ?? "").")
    page.details("The steps in words") { page in page.numberedList(path.steps.map(\.words)) }
  }

  // MARK: The tap in the sources

  /// With more lines, code is shown once the reader opens it.
  private static let mostLinesUnfolded = 24

  private func writeQuotes(from sources: [String: String], to page: inout MarkdownPage) {
    let traces = results.taps.traces.value ?? []
    let all = structures.compactMap { structure in
      traces.first { $0.architecture == structure.name }.map {
        (name: structure.name, found: TapQuotes($0, folder: structure.metrics.path, sources: sources))
      }
    }
    guard all.contains(where: { !$0.found.quotes.isEmpty }) else { return }
    page.heading(2, "The tap in the sources")
    page.paragraph(
      "Every function that the tap passes, quoted from the sources. A closure is part of the function around it, and"
        + " what was passed earlier is not quoted again.")
    for moment in TapQuotes.Moment.allCases {
      page.heading(3, moment.rawValue)
      for (name, found) in all { Self.write(name, found, moment, to: &page) }
    }
  }

  private static func write(
    _ name: String, _ found: TapQuotes, _ moment: TapQuotes.Moment, to page: inout MarkdownPage
  ) {
    let title = "**\(MarkdownText.plain(name))**"
    let quotes = found.quotes[moment] ?? []
    guard !quotes.isEmpty else {
      let last = found.last[moment].map { ": \(MarkdownText.code($0)) goes on" } ?? ""
      return page.paragraph("\(title), no further function\(last).")
    }
    let links = quotes.map {
      MarkdownText.link(MarkdownText.code($0.name), to: "../\($0.file)", line: $0.line)
    }
    page.paragraph("\(title): \(links.joined(separator: ", ")).")
    let code = quotes.map(\.text).joined(separator: "\n\n")
    let lines = code.count { $0 == "\n" } + 1
    guard lines > mostLinesUnfolded else { return page.code(code, language: "swift") }
    page.details("\(name): \(NumberText.count(lines, "line"))") { $0.code(code, language: "swift") }
  }
}

extension TapPath.TapCall {
  /// As Markdown.
  fileprivate var words: String {
    func named(_ name: String) -> String {
      name == TapPath.origin ? "the \(TapPath.origin)" : MarkdownText.code(name)
    }
    let via = via.isEmpty ? "" : ", through its own \(WordList.and(via.map(MarkdownText.code))),"
    let caller = isLater ? "As that state has changed, the \(TapPath.origin)" : named(sender).capitalizedFirst
    return "\(caller)\(via) "
      + (arrival ?? "calls \(named(receiver)): \(MarkdownText.code(text))")
  }
}

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
