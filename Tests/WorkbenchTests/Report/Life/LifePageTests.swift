import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct LifePageTests {
  private func page(_ change: (inout LifeSample) -> Void = { _ in }) throws -> String {
    var sample = LifeSample()
    change(&sample)
    var page = MarkdownPage()
    LifePage(results: .measured(sample.results)).write(to: &page)
    return page.markdown
  }

  /// The rows below one of the table of what grows.
  private func rows(after title: String) throws -> [[String]] {
    let tables = MarkdownReading(try page()).tables
    let table = try #require(tables.first { $0.contains { $0.first == title } })
    let place = try #require(table.firstIndex { $0.first == title })
    return Array(table[(place + 1)...])
  }

  @Test func `the page begins with what a further line of the first one takes`() throws {
    #expect(
      try page().contains(
        "For every 100 lines that MVC's app grew, MVVM's grew by 50 (50 to 50) and VIPER's grew by 200 (200 to 200):"
      ))
  }

  // MVVM: 100 + 0.5 x meets x at 200, between the start and the last release.
  @Test func `a line that meets the first one's says where, and how surely`() throws {
    let rows = try rows(after: "Lines of code")
    #expect(rows[0] == ["", "MVVM", "50", "50–50", "at 200 lines (100 %)"])
    #expect(rows[1] == ["", "VIPER", "200", "200–200", "no"])
  }

  // What releases take in all begins with 0 in every architecture: that is no crossing.
  @Test func `sums that begin together do not cross there`() throws {
    let rows = try rows(after: "Work outside of new folders, in all")
    #expect(rows[0].suffix(3) == ["10", "10–10", "no"])
  }

  // The second author's release takes three times as many lines; MVVM's twice and VIPER's three times as many as MVC's.
  @Test func `two authors stand beside two patterns`() throws {
    let page = try page()
    #expect(page.contains("the second author touched 3.00 to 3.00 times the lines of the first"))
    #expect(page.contains("are 2.00 to 2.00 times as many in MVVM and 3.00 to 3.00 times as many in VIPER."))
    #expect(page.contains("| 02-b | MVC | \(NumberText.counts([10, 30])) |"))
    #expect(try !self.page { $0.second = [] }.contains("## Two authors"))
  }

  @Test func `conflicts of teams are told by kind and place`() throws {
    let page = MarkdownReading(
      try page {
        $0.found = .measured(.init(errors: [.init(file: "A.swift", line: 1, message: "no")], failures: []))
      })
    #expect(page.row("Pairs that git cannot merge")?.suffix(3) == ["1", "0", "1"])
    #expect(page.row("… that merge and do not compile")?.suffix(3) == ["0", "1", "0"])
    #expect(page.row("… in which every scenario holds")?.suffix(3) == ["0", "0", "0"])
    #expect(page.row("Files in conflict, in all pairs")?.suffix(3) == ["2", "0", "1"])
    #expect(page.row("… in the folder of a screen")?.suffix(3) == ["1", "0", "0"])
    #expect(page.row("… in what joins the screens")?.suffix(3) == ["1", "0", "1"])
  }

  @Test func `what the apps ask of the machine stands by release`() throws {
    let page = try page {
      $0.costs = [("00-start", 7.0), ("04-d", 9.0)].reduce(into: [:]) { costs, found in
        costs[found.0] = CountResults(
          workloads: [],
          counts: [
            .init(
              workload: WorkloadID.add, size: 1_000, arm: "MVC", metric: .instructions,
              value: .measured(found.1))
          ])
      }
    }
    let table = try #require(
      MarkdownReading(page).tables.first { $0.contains { $0.first == "`add`: instructions" } })
    #expect(table.contains(["`add`: instructions", "start", "7", "not measured", "not measured"]))
    #expect(table.contains(["", "04-d", "9", "not measured", "not measured"]))
    #expect(try !self.page().contains("## What it asks of the machine"))
  }

  @Test func `how far a tap goes is told of releases that were verified`() throws {
    let page = try page {
      $0.verification = .init(
        scenarios: 3, walks: 2,
        taps: .measured([.init(architecture: "VIPER", functions: 9, types: 4)]))
    }
    #expect(page.contains("| Functions that Done passes | start | not measured | not measured | 9 |"))
    #expect(page.contains("| Types that Done passes | start | not measured | not measured | 4 |"))
    #expect(try !self.page().contains("that Done passes"))
  }

  @Test func `pairs that nobody built say so`() throws {
    let page = MarkdownReading(try page { $0.found = .notMeasured(reason: "nobody asked") })
    #expect(page.row("… that merge and do not compile")?[2] == "not measured")
  }
}
