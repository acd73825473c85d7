import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CountCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// The command, with no program `benchmark` to count instructions in.
  private func command(_ counter: AllocationCounter? = nil) -> CountCommand {
    CountCommand(counter: counter, benchmark: folder.url.appending(path: "benchmark"))
  }

  @Test func withoutACounterEveryNumberSaysWhyItIsMissing() throws {
    let file = folder.url.appending(path: "counts.json")
    let arguments = [
      "--architectures", "MVC", "--workloads", "open-cancel,memory-contact,memory-scene,memory-rest",
      "--sizes", "3", "--json", file.path,
    ]
    #expect(command().run(arguments) == .success)
    let results = try JSONDecoder().decode(CountResults.self, from: Data(contentsOf: file))
    #expect(
      results.workloads.map(\.id) == ["open-cancel", "memory-contact", "memory-scene", "memory-rest"])
    #expect(!results.counts.isEmpty)
    for count in results.counts {
      #expect(
        count.value
          == .notMeasured(
            reason: "allocations are counted only with GNU's C library, and without a sanitizer"))
    }
    #expect(results.value(of: .allocations, workload: "open-cancel", size: 3, arm: "MVC") != nil)
    #expect(results.value(of: .liveBytes, workload: "memory-scene", size: 3, arm: "bare domain") == nil)
  }

  @Test func withoutTheProgramBenchmarkNoInstructionsAreCounted() throws {
    let file = folder.url.appending(path: "counts.json")
    let arguments = [
      "--architectures", "MVC", "--workloads", "add", "--sizes", "1", "--instructions", "--json", file.path,
    ]
    #expect(command().run(arguments) == .success)
    let results = try JSONDecoder().decode(CountResults.self, from: Data(contentsOf: file))
    let reason = "the program benchmark is not beside count; run \"swift build -c release\" first"
    let value = results.value(of: .instructions, workload: "add", size: 1_000, arm: "MVC")
    #expect(value == .notMeasured(reason: reason))
  }

  @Test func aCounterThatMiscountsIsNotUsed() {
    #expect(command(FakeAllocator().counter).run(["--sizes", "1"]) == .checkFailed)
  }

  @Test(arguments: [["--workloads", "nothing"], ["--sizes", "0"], ["--sizes", "many"], ["--unknown"]])
  func aCommandLineThatIsNotUnderstood(words: [String]) {
    #expect(command().run(words) == .usage)
  }

  @Test func theListingSaysEachReasonOnce() {
    let workload = Count.workload
    let listing = CountListing(
      CountResults(
        workloads: [workload],
        counts: [
          Count.of(.allocations, .measured(3)), Count.of(.bytesAllocated, .measured(2.5)),
          Count.of(.retains, .notMeasured(reason: "no")), Count.of(.releases, .notMeasured(reason: "no")),
        ]))
    #expect(
      listing.text == """
        fly, 7 contacts, for each flight
          MVC                  3 allocations            2.50 bytes allocated     not measured: no

        """)
  }
}
