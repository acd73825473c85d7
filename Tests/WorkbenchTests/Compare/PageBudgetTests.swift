import TestSupport
import Testing

/// Pages stay short enough to be read.
@Suite struct PageBudgetTests {
  /// The most words of each page.
  private static let budgets = [
    ("README.md", 1_035), ("Reports/comparison.md", 1_508), ("Sources/README.md", 2_045),
    ("Benchmarks/README.md", 1_190),
    ("Reports/declarative.md", 1_154), ("Reports/life.md", 541), ("Reports/testing.md", 631),
    ("Reports/changes.md", 1_078), ("Reports/declarative-toolkit.md", 434),
    ("Reports/deviations.md", 1_457), ("Reports/toolkit.md", 883), ("Reports/results-format.md", 600),
    ("Reports/terms.md", 348), ("Reports/your-app.md", 650),
    ("Reports/lessons/lesson1.md", 2_923), ("Reports/lessons/lesson2.md", 2_500),
    ("Reports/lessons/lesson3.md", 2_710), ("Reports/lessons/lesson4.md", 2_800),
    ("Reports/lessons/lesson5.md", 1_836), ("Reports/lessons/teachers.md", 1_750),
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
