import Foundation
import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the fixture.
@Suite struct ReportContentTests {
  private let reading: MarkdownReading
  private let markdown: String
  private static let reading = Result { MarkdownReading(try Fixture.plain.get().markdown) }

  init() throws {
    markdown = try Fixture.plain.get().markdown
    reading = try Self.reading.get()
  }

  // MVVM takes 2 where the toolkit takes 0.5, the domain 0.25 and the reference 4: 4, 8 and 0.5 times; and
  // 1 - 1/4 of it is its own. The samples carry five digits: 1 - 0.5/2 has them all.
  @Test func `baselines stand beside`() {
    let table = reading.tables.first { $0[0].last == "own share" }
    #expect(
      table?[3] == [
        "10", "MVVM", "4.0000 (4.0000–4.0000)", "8.0000 (8.0000–8.0000)", "0.5000 (0.5000–0.5000)",
        "75 to 75 %",
      ])
    #expect(reading.row("reference algorithm") == ["reference algorithm", "400\u{A0}ns", "4.0\u{A0}µs"])
  }

  // Six samples of 10, 10, 100, 100, 1,000 and 1,000 ns: type 7 puts p25 at 1.25 and p75 at 3.75, counted from 0, so
  // they are 10 + 0.25 × 90 and 100 + 0.75 × 900.
  @Test func `the spread runs from the lower quarter to the upper`() {
    let table = reading.tables.first { $0[0].contains("p25") }
    #expect(table?[0] == ["Contacts", "Arm", "p25", "Median", "p75", "p99", "Outliers"])
    #expect(
      table?[2] == [
        "10", "MVC", "32.5\u{A0}ns", "100\u{A0}ns", "775\u{A0}ns", "–", "0 of 6",
      ])
  }

  // The cost grows with the square root of the size.
  @Test func `slopes are those of the medians`() {
    let table = reading.tables.first { $0[0] == ["", "10 to 1,000"] }
    #expect(table?[2] == ["MVC", "0.50"])
  }

  // 50 / 30, and (50 + 20) / (30 + 20).
  @Test func `shared code takes off the difference`() {
    let table = reading.tables.first { $0.last?[0] == "Ratio to MVC" }
    #expect(table?.last?.last == "1.40")
    #expect(table?.contains { $0[0] == "Ratio to MVC" && $0.last == "1.67" } == true)
    #expect(markdown.contains("`ContactsDomain` (20), together 20."))
  }
}
