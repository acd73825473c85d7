import Measurement
import Testing

@testable import Workbench

@Suite struct CountChangesTests {
  private func changes(_ before: Run, _ now: Run) throws -> BaselineComparison {
    try BaselineComparison(from: before.results(), to: now.results())
  }

  private static let exact: [CountResults.Metric] = [
    .allocations, .bytesAllocated, .comparisons, .liveObjects, .liveBytes,
  ]
  private static let tolerant: [CountResults.Metric] = [.retains, .releases]

  @Test(arguments: exact)
  func `one more fails, and one less`(metric: CountResults.Metric) throws {
    let run = Run().counting(.of(metric, 1_000_000))
    #expect(try changes(run, run).counts.failures == 0)
    #expect(try changes(run, run.counting(.of(metric, 1_000_001))).counts.failures == 1)
    let fewer = try changes(run, run.counting(.of(metric, 999_999)))
    #expect(fewer.counts.failures == 1)
    #expect(fewer.counts.falls.map(\.now) == [999_999])
    #expect(fewer.page.contains("**1 count changed.**"))
    #expect(fewer.page.contains("a fall too. If it is meant, make this run the baseline: `renew`."))
  }

  @Test func `any part of an allocation is one`() throws {
    let run = Run().counting(.of(.allocations, 32.955))
    #expect(try changes(run, run.counting(.of(.allocations, 32.96))).counts.failures == 1)
    #expect(try changes(run, run).counts.unchanged == 1)
  }

  @Test(arguments: tolerant)
  func `what is counted from outside may move by half a per cent`(metric: CountResults.Metric) throws {
    let run = Run().counting(.of(metric, 1_000))
    #expect(try changes(run, run.counting(.of(metric, 1_005))).counts.unchanged == 1)
    #expect(try changes(run, run.counting(.of(metric, 1_006))).counts.failures == 1)
    #expect(try changes(run, run.counting(.of(metric, 995))).counts.unchanged == 1)
    #expect(try changes(run, run.counting(.of(metric, 994))).counts.failures == 1)
  }

  /// Where Observation's tables find collisions differs from build to build.
  @Test func `instructions may move by a tenth`() {
    let metric = CountResults.Metric.instructions
    #expect(metric.direction(from: 1_000, to: 1_100) == nil)
    #expect(metric.direction(from: 1_000, to: 1_101) == .up)
    #expect(metric.direction(from: 1_000, to: 900) == nil)
    #expect(metric.direction(from: 1_000, to: 899) == .down)
  }

  @Test func `a first allocation is one too many`() throws {
    let run = Run().counting(.of(.retains, 0))
    let changes = try changes(run, run.counting(.of(.retains, 0.25)))
    #expect(changes.counts.failures == 1)
    #expect(CountChangeText(changes.counts.rises[0]).change == "+0.25")
  }

  @Test func `only what both runs have is compared`() throws {
    let before = Run().counting(.of(.allocations, 1), .of(.allocations, 5, size: 100_000))
    let now = Run().counting(.of(.allocations, 1), .of(.allocations, 9, arm: "VIP"))
    let counts = try changes(before, now).counts
    #expect(counts.unchanged == 1)
    #expect(counts.leftOut == 1)
    #expect(counts.rises.isEmpty && counts.falls.isEmpty && counts.lost.isEmpty)
  }

  @Test func `what can no longer be counted is listed with its reason`() throws {
    let before = Run().counting(.of(.allocations, 1), .of(.liveBytes, 5))
    let now = Run().counting(.of(.allocations, 1), .missing(.liveBytes, "differs between runs"))
    let changes = try changes(before, now)
    #expect(changes.counts.lost.map(\.reason) == ["differs between runs"])
    #expect(changes.counts.failures == 0)
    #expect(changes.nothingInCommon == nil)
    #expect(changes.page.contains("- `add` at 10, MVC, bytes held: differs between runs"))
  }

  /// A hook that no longer hears of one architecture must not pass for an improvement.
  @Test func `a count that vanished among others of its kind fails`() throws {
    let before = Run().counting(.of(.allocations, 1), .of(.allocations, 5, arm: "VIPER"))
    let now = Run().counting(.of(.allocations, 1), .missing(.allocations, "differs", arm: "VIPER"))
    let changes = try changes(before, now)
    #expect(changes.counts.vanished.map(\.key.arm) == ["VIPER"])
    #expect(changes.counts.failures == 1)
    #expect(changes.page.contains("**1 count changed.**"))
  }

  @Test func `what the baseline does not have is told`() throws {
    let before = Run().counting(.of(.allocations, 1))
    let now = Run().counting(.of(.allocations, 1), .of(.allocations, 5, arm: "VIPER"))
    let page = try changes(before, now).page
    #expect(page.contains("**No count changed.**"))
    #expect(page.contains("Unchanged: 1 count; counted now and not in the baseline: 1."))
  }

  @Test func `where nothing was counted at all there is nothing to judge`() throws {
    let before = Run().counting(.of(.allocations, 1))
    var now = before
    now.counts = .notMeasured(reason: "no counter")
    #expect(try changes(before, now).nothingInCommon == "nothing was counted: no counter")
    #expect(try changes(now, before).nothingInCommon == "the baseline has no count that this run has too")
  }

  // Another processor carries out the same instructions.
  @Test func `another processor is no other toolchain`() throws {
    let before = Run().counting(.of(.instructions, 1_000))
    var now = before
    now.processor = Fixture.processor(model: "2")
    #expect(try !changes(before, now).page.contains("toolchain"))
  }

  @Test func `another toolchain is judged, with a warning`() throws {
    let before = Run().counting(.of(.allocations, 1))
    var now = before.counting(.of(.allocations, 2))
    now.swift = "6.4"
    let changes = try changes(before, now)
    #expect(changes.counts.failures == 1)
    #expect(changes.page.contains("- Swift: 6.3.1, now 6.4"))
    #expect(changes.page.contains("To make a new run the baseline: `renew`."))
  }

  @Test func `the page begins with what rose`() throws {
    let before = Run().counting(.of(.allocations, 3), .of(.liveBytes, 64), .of(.liveObjects, 2))
    let now = Run().counting(.of(.allocations, 4), .of(.liveBytes, 32), .of(.liveObjects, 2))
    let page = try changes(before, now).page
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# What changed since `abc1234` with local changes", "## Counts that rose", "## Counts that fell",
      ])
    #expect(page.contains("**2 counts changed.**"))
    #expect(page.contains("| `add` | 10 | MVC | allocations | 3 | 4 | +33\u{A0}% |"))
    #expect(page.hasSuffix("Unchanged: 1 count.\n"))
  }

  @Test func `times change nothing`() throws {
    let before = Run().counting(.of(.allocations, 1))
    var now = before
    now.nanoseconds *= 2
    let changes = try changes(before, now)
    #expect(changes.counts.failures == 0)
    #expect(changes.page.contains("**No count changed.**"))
  }

  @Test func `counts are written so that they can be told apart`() throws {
    func text(_ before: Double, _ now: Double) throws -> [String] {
      let run = Run().counting(.of(.allocations, before))
      let changes = try changes(run, run.counting(.of(.allocations, now))).counts
      let text = CountChangeText(try #require((changes.rises + changes.falls).first))
      return [text.before, text.now, text.change.replacing("\u{A0}", with: " ")]
    }
    #expect(try text(4_696, 4_700) == ["4,696", "4,700", "+0.085 %"])
    #expect(try text(32.5, 33) == ["32.5", "33.0", "+1.5 %"])
    #expect(try text(10, 9) == ["10", "9", "−10 %"])
    #expect(try text(1.0 / 3, 1.0 / 3 + 1e-5) == ["0.33333", "0.33334", "+0.0030 %"])
  }
}
