import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CountOptionsTests {
  private func options(_ words: String...) throws -> CountOptions { try CountOptions(words: words) }

  @Test func everythingIsCountedIfNothingIsSaid() throws {
    let options = try options()
    #expect(options.workloads.map(\.id) == Workload.all.map(\.id))
    #expect(options.memory == MemoryCount.all)
    #expect(options.comparisons.map(\.id) == ["domain-build", "domain-insert"])
    #expect(options.sizes == [10, 1_000, 100_000])
    #expect(!options.countsInstructions)
  }

  /// The same code counts the same: there is no control.
  @Test func theParticipantAreTheArchitecturesAndTheBaselines() throws {
    let baselines = [
      ReferenceParticipant.toolkit, ReferenceParticipant.domain, ReferenceParticipant.reference,
    ]
    #expect(try options().participants.map(\.name) == ArchitectureCatalog.leading.map(\.name) + baselines)
    #expect(
      try options("--architectures", "VIPER,MVC").participants.map(\.name) == ["VIPER", "MVC"] + baselines)
  }

  @Test func everyOptionIsTaken() throws {
    let options = try options(
      "--workloads", "add,memory-launch,domain-build", "--sizes", "7,70", "--instructions",
      "--instruction-cap", "9")
    #expect(options.workloads.map(\.id) == ["add"])
    #expect(options.memory == [MemoryCount.launch])
    #expect(options.comparisons == [ComparisonCount.build])
    #expect(options.sizes == [7, 70])
    #expect(options.countsInstructions)
    #expect(options.instructionCap == .seconds(9))
  }
}

@MainActor
@Suite(.waits) struct CountRunnerTests {
  /// With ten contacts, and nothing that could count.
  private func results(_ words: String...) throws -> RuntimeCounts {
    try CountRunner(
      options: CountOptions(words: words + ["--sizes", "10"]), counter: nil,
      benchmark: URL(filePath: "/nowhere"),
      progress: ProgressLine()
    ).run()
  }

  /// The same code gives the same counts: a control is for times only.
  @Test(arguments: ["domain-insert", "add"]) func everyParticipantIsCountedOnce(workload: String) throws {
    let run = try results("--workloads", workload, "--architectures", "MVC,MVVM")
    let participants = run.counts.filter { $0.metric == .allocations }.map(\.participant)
    #expect(participants.count > 1)
    #expect(Set(participants).count == participants.count)
    #expect(!participants.contains { $0.hasSuffix(" again") })
  }

  /// What has no screens holds contacts, and nothing for an Add screen.
  @Test(arguments: [
    (
      "memory-contact",
      ["MVC", ReferenceParticipant.toolkit, ReferenceParticipant.domain, ReferenceParticipant.reference]
    ),
    ("memory-scene", ["MVC", ReferenceParticipant.toolkit]),
    ("memory-rest", ["MVC", ReferenceParticipant.toolkit]),
  ])
  func memoryIsCountedOfWhoHasSome(workload: String, participants: [String]) throws {
    let run = try results("--workloads", workload, "--architectures", "MVC")
    #expect(run.counts.filter { $0.metric == .liveBytes }.map(\.participant) == participants)
  }
}

@MainActor
@Suite(.waits) struct CountCommandTests {
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
    let results = try JSONDecoder().decode(RuntimeCounts.self, from: Data(contentsOf: file))
    #expect(
      results.workloads.map(\.id) == ["open-cancel", "memory-contact", "memory-scene", "memory-rest"])
    #expect(!results.counts.isEmpty)
    for count in results.counts {
      #expect(
        count.value
          == .notMeasured(
            reason: "allocations are counted only with GNU's C library, and without a sanitizer"))
    }
    #expect(results.value(of: .allocations, workload: "open-cancel", size: 3, participant: "MVC") != nil)
    #expect(
      results.value(of: .liveBytes, workload: "memory-scene", size: 3, participant: "bare domain") == nil)
  }

  @Test func withoutTheProgramBenchmarkNoInstructionsAreCounted() throws {
    let file = folder.url.appending(path: "counts.json")
    let arguments = [
      "--architectures", "MVC", "--workloads", "add,launch,scroll,open-cancel",
      "--sizes", "1", "--instructions",
      "--json", file.path,
    ]
    #expect(command().run(arguments) == .success)
    let results = try JSONDecoder().decode(RuntimeCounts.self, from: Data(contentsOf: file))
    let reason = "the program benchmark is not beside count; run \"swift build -c release\" first"
    let value = results.value(of: .instructions, workload: "add", size: 1_000, participant: "MVC")
    #expect(value == .notMeasured(reason: reason))
    // All perform; of those that were not asked for nothing is told, and of few workloads this much.
    let counted = results.counts.filter { $0.metric == .instructions }
    #expect(Set(counted.map(\.workload)) == ["add", "launch", "scroll"])
    let baselines = [
      ReferenceParticipant.toolkit, ReferenceParticipant.domain, ReferenceParticipant.reference,
    ]
    let behind = [ReferenceParticipant.observed, ReferenceParticipant.referenceScreens]
    #expect(Set(counted.map(\.participant)) == Set(["MVC"] + baselines + behind))
  }

  @Test func aCounterThatMiscountsIsNotUsed() {
    #expect(command(FakeAllocator().counter).run(["--sizes", "1"]) == .checkFailed)
  }

  @Test(arguments: [["--workloads", "nothing"], ["--sizes", "0"], ["--sizes", "many"], ["--unknown"]])
  func aCommandLineThatIsNotUnderstood(words: [String]) {
    #expect(command().run(words) == .usage)
  }

  @Test func theListingSaysEachReasonOnce() {
    let workload = WorkloadDescription(id: "fly", summary: "Fly", operation: "flight")
    let count = { (metric: RuntimeCounts.Metric, value: Measured<Double>) in
      RuntimeCounts.Count(workload: workload.id, size: 7, participant: "MVC", metric: metric, value: value)
    }
    let others = [("fly", 8, "MVC"), ("fly", 8, "MVVM"), ("walk", 7, "MVC")].map { id, size, participant in
      RuntimeCounts.Count(
        workload: id, size: size, participant: participant, metric: .retains, value: .measured(4))
    }
    let listing = CountListing(
      RuntimeCounts(
        workloads: [workload],
        counts: [
          count(.allocations, .measured(3)), count(.bytesAllocated, .measured(2.5)),
          count(.retains, .notMeasured(reason: "no")), count(.releases, .notMeasured(reason: "no")),
        ] + others))
    #expect(
      listing.text == """
        fly, 7 contacts, for each flight
          MVC                  3 allocations            2.50 bytes allocated     not measured: no
        fly, 8 contacts, for each flight
          MVC                  4 retains
          MVVM                 4 retains

        """)
  }
}

extension CountOptions {
  @MainActor fileprivate init(words: [String]) throws {
    guard case .run(let arguments) = try CountCommand.description.parse(words) else {
      throw CommandFailure.usage("help was asked for")
    }
    try self.init(arguments)
  }
}
