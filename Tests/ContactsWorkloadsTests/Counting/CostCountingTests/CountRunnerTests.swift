import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import ContactsWorkloads
@testable import Workbench

@MainActor
@Suite struct CountRunnerTests {
  /// The same code gives the same counts: a control is for times only.
  @Test(arguments: ["domain-insert", "add"]) func everyArmIsCountedOnce(workload: String) throws {
    let words = ["--workloads", workload, "--sizes", "10", "--architectures", "MVC,MVVM"]
    guard case .run(let arguments) = try CountCommand.description.parse(words) else {
      Issue.record("help was asked for")
      return
    }
    let run = try CountRunner(
      options: CountOptions(arguments), counter: nil, benchmark: URL(filePath: "/nowhere"),
      progress: ProgressLine()
    ).run()
    let arms = run.counts.filter { $0.metric == .allocations }.map(\.arm)
    #expect(arms.count > 1)
    #expect(Set(arms).count == arms.count)
    #expect(!arms.contains { $0.hasSuffix(" again") })
  }
}
