import TestSupport
import Testing

/// Pages stay short enough to be read.
@Suite struct PageBudgetTests {
  /// The most words of each page.
  private static let budgets = [
    ("README.md", 972), ("Reports/comparison.md", 1_404), ("Sources/README.md", 2_119),
    ("Benchmarks/README.md", 1_139),
    ("Reports/declarative.md", 1_154), ("Reports/life.md", 545), ("Reports/testing.md", 631),
    ("Reports/changes.md", 1_051), ("Reports/declarative-toolkit.md", 418),
    ("Reports/deviations.md", 1_457), ("Reports/toolkit.md", 883), ("Reports/results-format.md", 538),
    ("Reports/terms.md", 348), ("Reports/your-app.md", 640),
    ("Reports/lessons/lesson1.md", 2_922), ("Reports/lessons/lesson2.md", 2_499),
    ("Reports/lessons/lesson3.md", 2_401), ("Reports/lessons/lesson4.md", 2_724),
    ("Reports/lessons/lesson5.md", 1_500), ("Reports/lessons/teachers.md", 1_600),
  ]

  @Test(arguments: budgets)
  func `a page has no more words than its budget`(page: String, budget: Int) throws {
    let words = Self.words(of: try PackageFolder.text(page))
    #expect(words <= budget, "\(page): \(words)")
  }

  @Test func `what a reader does not see is not counted`() {
    let text = """
      # Two words <!-- not these -->

      ![None of these](a.svg) A [link](b.md "title"): `code`, 3 & more.

      <details>
      <summary>Folded</summary>

      | a | b |
      | :--- | ---: |
      """
    #expect(Self.words(of: text) == 10)
  }

  /// The words that a reader sees: tables, code and folded parts, but no targets of links, texts of pictures or comments.
  private static func words(of text: String) -> Int {
    text.replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
      .replacing(/!\[[^\]]*\]\([^)]*\)/, with: "")
      .replacing(/\]\([^)]*\)/, with: "]")
      .replacing(/<\/?(details|summary|br)>/, with: " ")
      .split(whereSeparator: \.isWhitespace)
      .count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
