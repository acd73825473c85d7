import Testing

@testable import Report

/// Every number here is worked out by hand from the fixture.
@Suite struct ReportContentTests {
  private let reading: MarkdownReading
  private let markdown: String

  init() throws {
    markdown = try Fixture().report().markdown
    reading = MarkdownReading(markdown)
  }

  @Test func `sections come in their order`() {
    let headings = markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## How they differ, and whether it matters", "## Behaviour", "## Behaviour under faults",
        "## Structure", "## One tap", "## What a change costs",
        "## What unit tests can show", "## Counts",
        "## How fast it should be, and whether it is", "## Time",
        "## What articles claim, and what was found", "## What these numbers do not show",
        "## How to repeat it", "## Environment",
      ])
  }

  // MVC has 1 + 2 files of 10 lines, MVVM 1 + 3, VIPER 1 + 4.
  @Test func `the overview counts`() {
    #expect(
      reading.row("**Code lines**") == [
        "**Code lines**", "30", "40", "50", "VIPER has 20 more than MVC (1.7 times)",
      ])
    #expect(
      reading.row("**Files**") == ["**Files**", "3", "4", "5", "VIPER has 2 more than MVC (1.7 times)"])
    #expect(reading.row("**Protocols**") == ["**Protocols**", "0", "0", "0", "the same in all"])
    let largest = reading.row("**Code lines, largest type**")
    #expect(largest == ["**Code lines, largest type**", "10", "10", "10", "the same in all"])
    let tap = reading.row("**Functions one tap passes**")
    #expect(tap == ["**Functions one tap passes**", "3", "4", "5", "VIPER has 2 more than MVC (1.7 times)"])
    #expect(reading.row("**Scenarios passed**")?.last == "no difference in 7 screens")
  }

  // 100 ns × √(1,000 / 10) is 1 µs; a frame at 120 Hz lasts 8.33 ms, of which 2 µs are 0.024 %.
  @Test func `the overview times at the largest common size`() {
    #expect(markdown.contains("Times are medians at 1,000 contacts, with the ratio to MVC."))
    #expect(
      reading.row("**Add: time per contact**") == [
        "**Add: time per contact**", "1.0\u{A0}µs", "2.0\u{A0}µs<br>×\u{A0}2.0000",
        "1.5\u{A0}µs<br>×\u{A0}1.5000",
        "at most 2.0\u{A0}µs: 0.024\u{A0}% of one frame at 120 Hz",
      ])
  }

  @Test func `verdicts stand in words`() {
    #expect(
      markdown.contains(
        "- **Add: time per contact,** at 1,000 contacts: MVVM 2.0000 (2.0000–2.0000), slower;"
          + " VIPER 1.5000 (1.5000–1.5000), slower."))
  }

  @Test func `ratios stand against sizes`() {
    let table = reading.tables.first { $0[0] == ["Contacts", "MVVM ÷ MVC", "VIPER ÷ MVC"] }
    #expect(table?.last == ["1,000", "2.0000 (2.0000–2.0000)<br>slower", "1.5000 (1.5000–1.5000)<br>slower"])
    #expect(table?.count == 4)
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
    #expect(
      markdown.contains(
        "The most code, VIPER's, is 1.67 times the least, MVC's, and 1.40 times with what they share."))
    #expect(markdown.contains("`ContactsDomain` (20), together 20."))
  }

  @Test func `the run says of itself what it is`() {
    #expect(markdown.contains("**Full run:** 2 launches, at most 3 rounds"))
    #expect(
      markdown.contains(
        "**Reliable:** The control, the same code against itself, found no difference that matters in 4 of 4 cells."
      ))
    #expect(reading.row("Revision") == ["Revision", "abc1234, with local changes"])
    #expect(reading.row("Load, one minute, after")?.last == "not measured: no load here")
    #expect(
      reading.row("Fixed loop of integer work")?.last
        == "median 5.50\u{A0}µs; medians of the cells from 1.0\u{A0}µs to 10\u{A0}µs, 10.00 to 1")
  }
}
