import CommandLineKit
import Measurement
import Testing

@testable import StorageBenchmark

@MainActor @Suite struct LaunchTests {
  private let plan = LaunchPlan(subjects: ["A", "B"], launches: 3, seed: 1)

  @Test func everyRoundLaunchesEveryCellOnceInAnOrderOfItsOwn() {
    let order = plan.order
    #expect(order.count == 12)
    for round in 0..<3 { #expect(Set(order[(4 * round)..<(4 * round + 4)]).count == 4) }
    #expect(order == plan.order)
    #expect(order != LaunchPlan(subjects: ["A", "B"], launches: 3, seed: 2).order)
  }

  @Test func theNamesAreAsManyAsAskedForAndTheSameForASeed() {
    let names = Array(StoredNames(count: 100, seed: 3))
    #expect(names.count == 100)
    #expect(names == Array(StoredNames(count: 100, seed: 3)))
    #expect(Set(names).count > 90)
  }

  @Test func theTablesHaveMediansAndRanges() throws {
    var results = LaunchResults(contacts: 1_000, databaseSize: 123_456)
    for subject in plan.subjects {
      results.launches[.init(subject: subject, isEmpty: false)] = [1e6, 3e6, 2e6].map {
        Launch(nanoseconds: $0, rows: 1_000, peakMemory: 12e6)
      }
      results.launches[.init(subject: subject, isEmpty: true)] = [
        Launch(nanoseconds: 5e5, rows: 0, peakMemory: 11e6)
      ]
    }
    let lines = try LaunchPage(results: results, plan: plan, place: "Here.").markdown().split(separator: "\n")
    #expect(lines.first == "# Launching on 1,000 stored contacts")
    #expect(
      lines.filter { $0.hasPrefix("| B |") } == [
        "| B | 2.00 ms<br>1.00 ms–3.00 ms | 12.0 MB<br>12.0 MB–12.0 MB | 1000 bytes |",
        "| B | 500 µs<br>500 µs–500 µs | 11.0 MB<br>11.0 MB–11.0 MB |",
      ])
    #expect(lines.last == "Here.")
  }

  @Test func thePageNamesMachineAndRevision() {
    let words = LaunchPlace().words
    for name in ["Processor: ", "System: ", "Revision: ", "Load over one minute: "] {
      #expect(words.contains(name))
    }
  }

  @Test func thePeakOfMemoryIsKnown() throws {
    #expect(try (1e6...1e11).contains(PeakMemory.bytes()))
  }

  @Test(arguments: [["--contacts", "0"], ["--launch", "no architecture"], ["--launches", "x"]])
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(StorageBenchmark.run(["launches"] + words) == .usage)
  }

  @Test func withoutASubcommandThereIsNothingToDo() {
    #expect(StorageBenchmark.run([]) == .usage)
  }

  @Test func aDebugBuildIsRefused() {
    #if DEBUG
      #expect(StorageBenchmark.run(["launches"]) == .unavailable)
    #endif
  }
}
