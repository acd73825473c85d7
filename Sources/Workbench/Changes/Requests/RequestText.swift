import Results

/// What the words beside patches say to a program: a title, and lists beneath headings.
struct RequestText {
  let title: String
  private let file: String
  private var lists: [Substring: [(line: Int, text: Substring)]] = [:]

  /// - Parameters:
  ///   - bytes: Markdown; nil where there is no such file.
  ///   - file: its path for messages.
  ///
  /// Throws ``RequestError``.
  init(_ bytes: [UInt8]?, file: String) throws(RequestError) {
    guard let bytes else { throw .missing(file: file) }
    self.file = file
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    guard lines[0].hasPrefix("# "), lines[0].count > 2 else {
      throw .malformed(file: file, line: 1, found: Array(lines[0].utf8).quoted, expected: "\"# TITLE\"")
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
  func items(beneath heading: String, form: String) throws(RequestError) -> [(name: String, words: String)] {
    var items: [(String, String)] = []
    for (line, text) in lists[Substring(heading), default: []] {
      guard let item = text.wholeMatch(of: /- `(.+?)`: (.+)/) else {
        throw .malformed(file: file, line: line, found: Array(text.utf8).quoted, expected: "\"\(form)\"")
      }
      items.append((String(item.1), String(item.2)))
    }
    return items
  }

  /// The built-in scenarios that are no longer what the app does. Throws ``RequestError``.
  func changedScenarios() throws(RequestError) -> [ChangeResults.ChangedScenario] {
    try items(beneath: "Scenarios that change", form: "- `SCENARIO`: REASON").map {
      .init(name: $0.name, reason: $0.words)
    }
  }
}
