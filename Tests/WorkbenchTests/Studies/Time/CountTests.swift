import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct CountGrowthTests {
  private typealias Metric = CountResults.Metric

  private let sizes = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

  private func count(_ workload: String, _ size: Int, _ arm: String, _ metric: Metric, _ value: Double)
    -> CountResults.Count
  {
    CountResults.Count(workload: workload, size: size, arm: arm, metric: metric, value: .measured(value))
  }

  private func markdown(_ counts: [CountResults.Count]) throws -> String {
    let ids = ["add", "launch", "domain-insert"].filter { id in counts.contains { $0.workload == id } }
    var fixture = Fixture()
    fixture.counts = .measured(
      CountResults(
        workloads: ids.map { WorkloadDescription(id: $0, summary: "Do \($0)", operation: "contact") },
        counts: counts))
    return try fixture.report().markdown
  }

  private func growth(_ counts: [CountResults.Count], _ title: String) throws -> [[String]]? {
    let section = try markdown(counts).section("### Growth")
    return MarkdownReading(section).tables.first { $0[0][0] == title }
  }

  // Each tenfold size takes 3 comparisons more; 33 and 34 allocations are 3 % apart and level off.
  @Test func `six sizes name a class where they leave no doubt`() throws {
    let counts = sizes.enumerated().flatMap { index, size in
      [
        count("domain-insert", size, "SortedList", .comparisons, Double(4 + 3 * index)),
        count("add", size, "MVC", .allocations, 30),
        count("add", size, "MVVM", .allocations, index == 0 ? 33 : 34),
        count("add", size, "VIPER", .allocations, Double(5 * size)),
      ]
    }
    let comparisons = try growth(counts, "`domain-insert`, comparisons")
    #expect(
      comparisons?[0] == [
        "`domain-insert`, comparisons", "SortedList",
      ])
    #expect(comparisons?[2] == ["**Growth**", "**log n**"])
    #expect(comparisons?.dropFirst(3).map(\.[1]) == ["4", "7", "10", "13", "16", "19"])
    #expect(comparisons?.last?.first == "1,000,000")
    let allocations = try growth(counts, "`add`, allocations")
    #expect(
      allocations?[2].dropFirst() == [
        "**constant**", "none: no curve fits, all within 2.9\u{A0}%", "**n**",
      ])
  }

  @Test func `fewer than six sizes name no class`() throws {
    let five = sizes.dropLast().map { count("add", $0, "MVC", .allocations, Double($0)) }
    let markdown = try markdown(five)
    #expect(markdown.contains("In this run nothing was counted at so many sizes, so no class is named."))
    #expect(!markdown.contains("**n**"))
    let beside = sizes.map { count("add", $0, "MVVM", .allocations, 7) }
    #expect(try growth(five + beside, "`add`, allocations")?[2][1] == "none: 5 sizes only")
  }

  @Test func `bytes and retains grow without a class`() throws {
    let counts = sizes.map { count("add", $0, "MVC", .bytesAllocated, Double($0)) }
    #expect(try growth(counts, "`add`, bytes allocated")?.last == ["1,000,000", "1,000,000"])
  }

  @Test func `baselines and parts have columns where they were counted`() throws {
    let markdown = try markdown([
      count("add", 1_000, "MVC", .instructions, 45_678),
      count("add", 1_000, ReferenceArm.reference, .instructions, 9_000),
      count("domain-insert", 1_000, "SortedList", .instructions, 700),
    ])
    let tables = markdown.section("### With 1,000 contacts").components(separatedBy: "\n\n")
      .flatMap { MarkdownReading("\($0)\n\n").tables }
    #expect(tables.contains { $0[0] == ["Instructions for each operation", "MVC"] })
    #expect(tables.contains { $0[0] == ["Instructions for each operation", "reference algorithm"] })
    // With three digits: those after them are not the same in a second run.
    #expect(tables.contains { $0.contains(["`add`", "45,700"]) })
    #expect(tables.contains { $0.contains(["`add`", "9,000"]) })
    #expect(tables.contains { $0.contains(["`domain-insert`", "700"]) })
    #expect(
      markdown.contains("![Instructions for each add as bars: MVC 45,700, reference algorithm 9,000.]"))
  }

  @Test func `each reason is listed once, with the workloads that it concerns`() throws {
    let missing = ["add", "launch"].flatMap { workload in
      ["MVC", "MVVM"].flatMap { arm in
        [Metric.retains, .releases, .instructions].map { metric in
          CountResults.Count(
            workload: workload, size: 1_000, arm: arm, metric: metric,
            value: .notMeasured(reason: metric == .instructions ? "no valgrind" : "no static library"))
        }
      }
    }
    let markdown = try markdown(missing + [count("launch", 1_000, "VIPER", .instructions, 5)])
    #expect(markdown.contains("\n- **Retains and releases:** not measured: no static library\n"))
    #expect(markdown.contains("\n- **Instructions of `add` and `launch`:** not measured: no valgrind\n"))
    #expect(!markdown.contains("Retains for each operation"))
    let late = CountResults.Count(
      workload: "launch", size: 10, arm: "MVC", metric: .releases, value: .notMeasured(reason: "too late"))
    let mixed = try self.markdown(missing + [late])
    #expect(mixed.contains("\n- **Releases of `launch`:** not measured: too late\n"))
    #expect(mixed.contains("\n- **Retains:** not measured: no static library\n"))
    #expect(mixed.contains("\n- **Releases of `add` and `launch`:** not measured: no static library\n"))
    #expect(MarkdownReading(markdown).row("`launch`")?.contains("not measured") == true)
  }

  @Test func `a ratio of ranges is as wide as they allow`() {
    #expect(CountText.ratio(300...330, over: 100...110) == "2.73–\u{2060}3.30")
  }

  @Test
  func `of the sizes with the most counts the largest is shown, and instructions where they were counted`() {
    let (one, many) = (count("add", 10, "MVC", .instructions, 1), count("add", 1_000, "MVC", .retains, 1))
    let missing = CountResults.Count(
      workload: "add", size: 1_000, arm: "MVC", metric: .instructions, value: .notMeasured(reason: "no"))
    let counts = { CountResults(workloads: [], counts: $0) }
    #expect(CountFindings(counts([one, many]), architectures: ["MVC"], without: []).mainSize == 1_000)
    let other = count("launch", 1_000, "MVC", .instructions, 1)
    #expect(InstructionRatios(counts: counts([one, many, missing, other])).size(of: "add") == 10)
  }

  @Test func `where nothing was counted the reason stands`() throws {
    var fixture = Fixture()
    fixture.counts = .notMeasured(reason: "no such allocator")
    #expect(
      try fixture.report().pages["details/counts.md"] == "# Counts\n\n**Not measured:** no such allocator\n")
  }
}
