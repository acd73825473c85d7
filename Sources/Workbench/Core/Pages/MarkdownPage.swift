import CommandLineKit

/// A page of Markdown while it is being written, with its figures.
struct MarkdownPage {
  /// The folder of the figures, relative to the report's folder.
  private static let figureFolder = "figures"

  private var blocks: [String] = []
  /// Headings that nothing has followed so far, from the outermost.
  private var openHeadings: [String] = []
  private(set) var figures: [String: String] = [:]
  /// The path from the page's folder to the report's, such as `../`.
  private let toReport: String

  /// An empty page.
  ///
  /// - Parameter path: the path of the page, relative to the report's folder. A link on the page to `/claims.md` leads
  ///   to that path in the report's folder.
  init(_ path: String = "page.md") {
    toReport = String(repeating: "../", count: path.count { $0 == "/" })
  }

  /// A page above the report's folder, which is `folder`, such as `Reports/`.
  init(above folder: String) {
    toReport = folder
  }

  /// The text of the page so far, with an empty line between blocks.
  var markdown: String { blocks.joined(separator: "\n\n") + "\n" }

  mutating func add(_ block: String) {
    if block.isEmpty { return }
    blocks += openHeadings
    openHeadings = []
    blocks.append(block.replacing("](/", with: "](\(toReport)"))
  }

  /// Adds a heading as soon as anything follows it before a heading of the same level or of one above.
  ///
  /// - Parameter block: the line, which begins with a `#` for each level.
  mutating func addHeadingIfFollowed(_ block: String) {
    let level = block.prefix { $0 == "#" }.count
    openHeadings.removeAll { $0.prefix { $0 == "#" }.count >= level }
    openHeadings.append(block)
  }

  /// A heading, from level 1 to 6; `text` is Markdown.
  mutating func heading(_ level: Int, _ text: String) {
    add(String(repeating: "#", count: level) + " " + text)
  }

  /// A paragraph of sentences, without empty ones.
  mutating func paragraph(_ sentences: String...) {
    add(sentences.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// An unordered list; the items are Markdown.
  mutating func list(_ items: [String]) {
    add(items.map { "- \($0)" }.joined(separator: "\n"))
  }

  /// A code block in the language; its fence is longer than any run of backticks in the text.
  mutating func code(_ text: String, language: String) {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    add("\(fence)\(language)\n\(VisibleText.harmless(text))\n\(fence)")
  }

  /// Adds the table, unless it has no rows.
  mutating func table(_ table: MarkdownTable) {
    if !table.isEmpty { add(table.markdown) }
  }

  /// Folds what `write` adds until the reader opens it; `summary` is plain text.
  mutating func details(_ summary: String, _ write: (inout MarkdownPage) -> Void) {
    add("<details>\n<summary>\(MarkdownText.html(summary))</summary>")
    write(&self)
    add("</details>")
  }

  /// Shows the figure and keeps its SVG text under a name made from `name`. Readers who cannot see it get the text
  /// `alternative`, or else everything that it shows in words.
  mutating func figure(_ name: String, _ figure: some Figure, alternative: String? = nil) {
    let file = "\(FileName.stem(of: name)).svg"
    figures[file] = figure.svg()
    add("![\(MarkdownText.plain(alternative ?? figure.textAlternative))](/\(Self.figureFolder)/\(file))")
  }
}

/// Names for files.
enum FileName {
  /// `name` in lower-case ASCII letters, digits and hyphens.
  static func stem(of name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}
