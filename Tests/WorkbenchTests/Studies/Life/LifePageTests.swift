import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct LifePageTests {
  private func page(
    beside apps: [ElsewhereResults.PublicApp] = [], _ change: (inout LifeSample) -> Void = { _ in }
  ) throws -> String {
    var sample = LifeSample()
    change(&sample)
    var page = MarkdownPage()
    LifePage(results: .measured(sample.results), publicApps: apps).write(to: &page)
    return page.markdown
  }

  /// The rows below one of the table of what grows.
  private func rows(after title: String) throws -> [[String]] {
    let tables = MarkdownReading(try page()).tables
    let table = try #require(tables.first { $0.contains { $0.first == title } })
    let place = try #require(table.firstIndex { $0.first == title })
    return Array(table[(place + 1)...])
  }

  @Test func `the page begins with where separation saves lines, and how the apps grow`() throws {
    let growth = """
      for every 100 lines that MVC's app grew, MVVM's grew by 50 (50 to 50) and VIPER's grew by 200 (200 to 200), with \
      95 % intervals. What separation gives is code without interface, at every size: after the last release 40 % of \
      MVC's lines (0 % at the start), 0 % of MVVM's
      """
    #expect(try page().contains("Against MVC's app, MVVM is shorter beyond 200 lines: \(growth)"))
    let none = try page { $0.mvvmAtFirst = 1_000 }
    let never =
      "Up to 500 lines of MVC's app, the largest that we built, separation never makes the app shorter:"
    #expect(none.contains("\(never) \(growth)"))
    #expect(!none.contains("is shorter beyond"))
  }

  // MVVM: 100 + 0.5 x meets x at 200, between the start and the last release.
  @Test func `a line that meets the first one's says where, and how surely`() throws {
    let rows = try rows(after: "Lines of code")
    #expect(rows[0] == ["", "MVVM", "100", "50", "50–50", "at 200 lines (100 %)"])
    #expect(rows[1] == ["", "VIPER", "0", "200", "200–200", "no"])
  }

  // Public apps: MVVM 10 + 1.2 x, but 3 x + 40 for the first four, and 2 x of all lines; VIPER was built in none of them. Here,
  // with the 500 lines that the domain gained, MVC grew by 900, MVVM by 700 and VIPER by 1,300.
  @Test func `public apps have lines of their own, and shared code is added to each app`() throws {
    func page(_ own: [(Int, Int)]) throws -> String {
      try self.page(
        beside: own.map { first, other in
          ElsewhereResults.PublicApp(
            repository: "a/b", commit: "c", subject: "d", behavesAlike: true,
            builds: [("MVC", first), ("MVVM", other)].map { name, lines in
              .init(
                architecture: name, codeLines: name == "MVC" ? lines : 2 * first, ownCodeLines: lines,
                types: 1,
                protocols: 0, files: 1, viewControllers: 0, viewControllerLines: 0)
            })
        })
    }
    let even = try page([100, 900, 300, 500, 200, 400, 800].map { ($0, 10 + $0 * 6 / 5) })
    #expect(even.contains("| MVVM | here | 100 | 50 | 50–"))
    #expect(even.contains("|  | 7 public apps | 10 | 120 | 120–"))
    #expect(even.contains("|  | … all their lines | 0 | 200 | 200–"))
    #expect(!even.contains("| VIPER | here"))
    #expect(even.contains("MVVM: the slope here lies outside of it."))
    #expect(!even.contains("lies within the range"))
    #expect(even.contains("The domain and the storage gained 500 lines."))
    #expect(even.contains("MVVM's grew by 77.8 and VIPER's grew by 144:"))
    let uneven = try page([(10, 70), (900, 10), (20, 100), (30, 130), (40, 160), (800, 20), (700, 2_000)])
    #expect(uneven.contains("|  | … without the 3 largest | 40 | 300 | 300–"))
    #expect(uneven.contains("MVVM: the slope here lies within the range of the public apps' own lines."))
    #expect(try !self.page().contains("Are public apps different?"))
  }

  // Each release takes 10, 20 and 30 lines, of which 5, 10 and 15 lie in other folders.
  @Test func `how much of the work lies outside of a release's folder is told`() throws {
    #expect(
      try page().contains(
        "Of all lines touched, 50 % (MVC), 50 % (MVVM) and 50 % (VIPER) are outside of new folders."))
  }

  @Test func `a sum over the releases has no fixed part`() throws {
    #expect(try rows(after: "Work outside of new folders, in all")[0][2] == "–")
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
    #expect(page.contains("| 02-b, first author | 10 · 20 · 30 |"))
    #expect(page.contains("| … second author | 30 · 60 · 90 |"))
    #expect(try !self.page { $0.second = [] }.contains("## Two authors"))
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
    let table = try #require(MarkdownReading(page).tables.first { $0[0].contains("`add`: instructions") })
    #expect(table.map { $0.prefix(2) }.contains(["start", "7 · not measured · not measured"]))
    #expect(table.map { $0.prefix(2) }.contains(["04-d", "9 · not measured · not measured"]))
    #expect(try !self.page().contains("## What it asks of the machine"))
  }

  @Test func `how far a tap goes is told of releases that were verified`() throws {
    let page = try page {
      $0.verification = .init(
        scenarios: 3, walks: 2,
        taps: .measured([.init(architecture: "VIPER", functions: 9, types: 4)]))
    }
    for state in ["start", "01-a", "02-b", "03-c", "04-d"] {
      #expect(
        page.contains("| \(state) | not measured · not measured · 9 | not measured · not measured · 4 |"))
    }
    #expect(try !self.page().contains("that Done passes"))
  }
}
