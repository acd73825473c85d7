import CommandLineKit
import Measurement

/// What the words beside patches say to a program: a title, and lists beneath headings.
struct RequestText {
  let title: String
  private let file: String
  private let scenarios: [String]
  private var lists: [Substring: [(line: Int, text: Substring)]] = [:]

  /// - Parameters:
  ///   - bytes: Markdown.
  ///   - file: its path for messages.
  ///   - scenarios: the names of those that are built in.
  ///
  /// Throws ``RequestError``.
  init(_ bytes: [UInt8], file: String, scenarios: [String]) throws(RequestError) {
    self.file = file
    self.scenarios = scenarios
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    guard lines[0].hasPrefix("# "), lines[0].count > 2 else {
      throw .malformed(
        file: file, line: 1, found: VisibleText.quoted(String(lines[0])), expected: "\"# TITLE\"")
    }
    title = String(lines[0].dropFirst(2))
    var heading: Substring = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") { heading = line.dropFirst(3) }
      if line.hasPrefix("- ") { lists[heading, default: []].append((index + 1, line)) }
    }
  }

  /// The items beneath a heading, each a name.
  func names(beneath heading: String) -> [String] {
    lists[Substring(heading), default: []].map { String($0.text.dropFirst(2).filter { $0 != "`" }) }
  }

  /// The items beneath a heading, each a name with what is said of it. Throws ``RequestError`` for one of another form.
  ///
  /// - Parameter form: how an item looks, for messages.
  func items(beneath heading: String, form: String) throws(RequestError) -> [(
    line: Int, name: String, words: String
  )] {
    var items: [(Int, String, String)] = []
    for (line, text) in lists[Substring(heading), default: []] {
      guard let item = text.wholeMatch(of: /- `(.+?)`: (.+)/) else {
        throw .malformed(
          file: file, line: line, found: VisibleText.quoted(String(text)), expected: "\"\(form)\"")
      }
      items.append((line, String(item.1), String(item.2)))
    }
    return items
  }

  /// The built-in scenarios that are no longer what the app does. Throws ``RequestError``.
  func changedScenarios() throws(RequestError) -> [ChangeResults.ChangedScenario] {
    try items(beneath: "Scenarios that change", form: "- `SCENARIO`: REASON").map {
      item throws(RequestError) in
      guard scenarios.contains(item.name) else {
        throw .unknownScenario(
          file: file, line: item.line, name: item.name,
          suggestion: Suggestion.closest(to: item.name, among: scenarios))
      }
      return .init(name: item.name, reason: item.words)
    }
  }
}
