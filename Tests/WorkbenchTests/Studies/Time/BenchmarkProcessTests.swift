import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The launches of a plan, with a script in the place of the benchmark.
@Suite struct BenchmarkProcessTests {
  private let plan = BenchmarkPlan(
    launches: 3, rounds: 11, capMilliseconds: 22,
    parts: [.init(workloads: ["add", "scroll"], sizes: [10, 100])], isQuick: true)

  /// Launches a benchmark that notes its arguments, and measures as many nanoseconds as it was launched before.
  private func launch() throws -> (
    results: TimeResults, lines: [Substring]
  ) {
    let folder = try TestFolder()
    let cell = try CellSamples(
      workload: "add", size: 10, participants: ["MVC"],
      launches: [LaunchSamples(participants: ["MVC"], times: [[7_777]])])
    let workload = WorkloadDescription(id: "add", summary: "Add", operation: "contact")
    let run = BenchmarkRun(workloads: [workload], cells: [cell])
    try folder.write(JSONEncoder().encode(run), to: "run.json")
    let script = try folder.program(
      "benchmark",
      """
      cd "\(folder.path)"
      echo "$@" >> arguments
      count=$(wc -l < arguments)
      while [ "$1" != --json ]; do shift; done
      sed "s/7777/$((count))/" run.json > "$2"
      """)
    let results = try BenchmarkProcess(package: Package(), plan: plan, seed: 5, progress: ProgressLine())
      .launch(script, architectures: ["VIPER", "MVC"])
    let lines = try String(contentsOf: folder.url.appending(path: "arguments"), encoding: .utf8)
    return (results, lines.split(separator: "\n"))
  }

  /// From the seed and the number follow the orders of a launch, so that no two launches have the same.
  @Test func everyLaunchDoesWhatThePlanSaysWithItsOwnNumber() throws {
    let lines = try launch().lines
    #expect(lines.count == 3)
    for (index, line) in lines.enumerated() {
      #expect(
        line.hasPrefix(
          "--architectures VIPER,MVC --workloads add,scroll --sizes 10,100 --rounds 11 --cap 22 --seed 5"
            + " --launch \(index + 1) --label measuring, launch \(index + 1) of 3 --json /"))
    }
  }

  @Test func theLaunchesStandSideBySide() throws {
    let results = try launch().results
    #expect(try results.run.cells.map { try $0.times(of: "MVC") } == [[[1], [2], [3]]])
    #expect(results.launches == 3)
    #expect(results.rounds == 11)
    #expect(results.capMilliseconds == 22)
    #expect(results.isQuick)
  }

  @Test func aBenchmarkThatFailsLeavesNoTimes() throws {
    let process = BenchmarkProcess(package: try Package(), plan: plan, seed: 5, progress: ProgressLine())
    #expect(throws: CommandFailure.self) {
      try process.launch(URL(fileURLWithPath: "/usr/bin/false"), architectures: ["MVC"])
    }
  }
}
