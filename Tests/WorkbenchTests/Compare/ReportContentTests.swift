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

  // The time is 1, 2 and 1.5 µs at 1,000, and 2 µs of a frame's 8.33 ms are 0.024 %.
  @Test func `a sentence for each pattern, and what the table leaves out`() throws {
    let paragraphs = markdown.components(separatedBy: "\n\n")
    #expect(paragraphs[1].contains("UIKit itself and SwiftUI were not measured"))
    let sentences = paragraphs[2...].filter { !$0.hasPrefix("![") }
    for (paragraph, name) in zip(sentences, ["MVC", "MVVM", "VIPER"]) {
      #expect(paragraph.hasPrefix("**\(name)**: "))
    }
    let rest = try #require(paragraphs.firstIndex(of: "## What the table does not show"))
    #expect(
      paragraphs[rest + 1]
        == "**Time.** With 1,000 contacts the median `add` takes at most 2.0\u{A0}µs, 0.024\u{A0}% of one"
        + " frame at 120 Hz.")
    #expect(
      paragraphs[rest + 2].hasPrefix(
        "**The same.** All 3 produced identical output in 2 scripted scenarios (7 snapshots) and 200 random walks."
      ))
  }

  // Of the sample, `detail` adds 30, 80 and 150 lines, `phone` 20, 40 and 60, `push` 4, 8 and 16, and all share 7: 54, 128
  // and 226, and 61, 135 and 233 with these. Three medians have no interval.
  @Test func `totals of the changes, with the work that all share`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    let report = try fixture.report()
    #expect(
      MarkdownReading(report.markdown).row("**Code lines added by 3 changes**")?.dropFirst()
        == ["54", "128<br>×\u{A0}2.37", "226<br>×\u{A0}4.19"])
    #expect(
      report.markdown.replacing("\u{A0}", with: " ").contains(
        "3 changes also added 7 lines of code that all share. Counting those too, they added 120 % more under MVVM and"
          + " 280 % more under VIPER. For a single change, the median ratio (with its 95 % interval) is 2.00 for MVVM and"
          + " 4.00 for VIPER."))
  }

  /// Nothing is so much more than nothing.
  @Test func `totals need something to be over`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    for id in sample.ids { sample.added[id]?[0] = 0 }
    fixture.changes = .measured(sample.results)
    #expect(try !fixture.report().markdown.contains("Counting those too"))
    fixture.changes = .measured(ChangeSample().results.limited(to: ["MVC"]))
    #expect(try !fixture.report().markdown.contains("Counting those too"))
  }

  // Of 7 apps, one does not behave alike, and one is too small.
  @Test func `public apps that behave alike and are not tiny are the main figure`() throws {
    var fixture = Fixture()
    let apps = [(99, 990, true), (500, 5_000, false)] + (1...6).map { (100, 100 + 10 * $0, true) }
    fixture.elsewhere = ElsewhereResults(
      apps: apps.map { mvc, mvvm, behavesAlike in
        ElsewhereResults.PublicApp(
          repository: "a/b", commit: "c", subject: "notes", behavesAlike: behavesAlike,
          builds: [("MVC", mvc), ("MVVM", mvvm)].map { name, lines in
            ElsewhereResults.AppBuild(
              architecture: name, codeLines: lines, ownCodeLines: lines, types: 1, protocols: 0, files: 1,
              viewControllers: 0, viewControllerLines: 0)
          })
      })
    let report = try fixture.report()
    #expect(
      report.markdown.contains(
        "Where MVC has at least 100 lines, the median ratio of code lines (with its 95 % interval) is 1.35"
          + " (1.10–\u{2060}1.60) for MVVM (6 apps)."))
    // No file of the fixture starts the app: 40 of 30 lines. All 8 apps have a larger MVC, and 4 of them a lower ratio.
    #expect(
      report.markdown.contains(
        "the ratio here is 1.33 for MVVM. Of all public apps whose MVC is no smaller than ours,"
          + " these ratios exceed 3 of 8 (MVVM)."))
    // The page that is cited has these numbers.
    let elsewhere = MarkdownReading(report.elsewhere)
    #expect(elsewhere.row("**Alike and not small:** apps")?[1] == "6")
    #expect(elsewhere.row("Own lines, median and 95 % interval")?[1] == "1.35 (1.10–1.60)")
    #expect(elsewhere.row("… of any size, median")?[1] == "1.40")
  }

  @Test func `the short answer has a row for each of few numbers`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    fixture.testing = TestingSample()
    let answer = try fixture.report().answer
    let table = try #require(MarkdownReading(answer).tables.first)
    #expect(table.count <= 2 + 7)
    #expect(table[0] == ["", "MVC", "MVVM", "VIPER"])
    #expect(table[2] == ["Lines of code", "30", "40", "50"])
    #expect(table.flatMap(\.self).allSatisfy { !$0.contains("<br>") })
  }

  @Test func `another result has other sentences`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1), ("MVVM", 1), ("VIPER", 1.5)]
    fixture.control = 1.05
    let unreliable = try fixture.report().markdown
    #expect(
      unreliable.contains("**Time.** The control failed: the times of this run prove nothing."))
    fixture.control = 1
    fixture.architectures[2].factor = 1
    let alike = try fixture.report().markdown
    #expect(alike.contains("The times of `add` and `launch` differ by no more than 2 %."))
    fixture.architectures[2].factor = 1.5
    #expect(try !fixture.report().markdown.contains("differ by no more than 2 %"))
  }

  @Test func `the first table counts`() {
    #expect(
      reading.row("**Code lines**") == ["**Code lines**", "30", "40<br>×\u{A0}1.33", "50<br>×\u{A0}1.67"])
    let tap = reading.row("**Functions one tap passes**")
    #expect(tap == ["**Functions one tap passes**", "3", "4<br>×\u{A0}1.33", "5<br>×\u{A0}1.67"])
  }

  // 100 ns × √(1,000 / 10) is 1 µs.
  @Test func `the first table times at 1,000 contacts`() {
    #expect(
      reading.row("**Add: time per contact**") == [
        "**Add: time per contact**", "1.0\u{A0}µs", "2.0\u{A0}µs<br>×\u{A0}2.0000",
        "1.5\u{A0}µs<br>×\u{A0}1.5000",
      ])
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
