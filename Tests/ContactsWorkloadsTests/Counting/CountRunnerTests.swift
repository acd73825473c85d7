import CommandLineKit
import ContactsWorkloads
import Foundation
import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CountRunnerTests {
  /// With ten contacts, and nothing that could count.
  private func results(_ words: String...) throws -> CountResults {
    guard case .run(let arguments) = try CountCommand.description.parse(words + ["--sizes", "10"]) else {
      throw CommandFailure.usage("help was asked for")
    }
    return try CountRunner(
      options: CountOptions(arguments), counter: nil, benchmark: URL(filePath: "/nowhere"),
      progress: ProgressLine()
    ).run()
  }

  /// The same code gives the same counts: a control is for times only.
  @Test(arguments: ["domain-insert", "add"]) func everyArmIsCountedOnce(workload: String) throws {
    let run = try results("--workloads", workload, "--architectures", "MVC,MVVM")
    let arms = run.counts.filter { $0.metric == .allocations }.map(\.arm)
    #expect(arms.count > 1)
    #expect(Set(arms).count == arms.count)
    #expect(!arms.contains { $0.hasSuffix(" again") })
  }

  /// What has no screens holds contacts, and nothing for an Add screen.
  @Test(arguments: [
    ("memory-contact", ["MVC", ReferenceArm.toolkit, ReferenceArm.domain, ReferenceArm.reference]),
    ("memory-scene", ["MVC", ReferenceArm.toolkit]), ("memory-rest", ["MVC", ReferenceArm.toolkit]),
  ])
  func memoryIsCountedOfWhoHasSome(workload: String, arms: [String]) throws {
    let run = try results("--workloads", workload, "--architectures", "MVC")
    #expect(run.counts.filter { $0.metric == .liveBytes }.map(\.arm) == arms)
  }

  @Test func aWorkloadOfWhichSeveralThingsAreCountedIsThereOnce() throws {
    let run = try results("--workloads", "domain-insert,domain-build,memory-contact")
    #expect(run.workloads.map(\.id) == ["domain-insert", "domain-build", "memory-contact"])
  }
}
