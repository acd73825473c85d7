import CommandLineKit
import Foundation
import Measurement

/// Builds the program that counts allocations, memory, comparisons and instructions, and runs it.
struct CountProcess {
  let package: Package
  let plans: [CountPlan]
  let progress: ProgressLine

  /// The counts, or why there are none: times can be had without them.
  func run() -> Measured<CountResults> {
    do {
      progress.show("building the counter with optimisation")
      let executable = try ReleaseBuild(package: package).run("count")
      progress.show("counting")
      return .measured(
        CountResults(try plans.map { try run(executable, $0) }))
    } catch {
      return .notMeasured(reason: "\(error)")
    }
  }

  private func run(_ executable: URL, _ plan: CountPlan) throws -> CountResults {
    try TemporaryFolder.use(named: "count") { folder in
      let file = folder.appendingPathComponent("counts.json")
      let outcome = try Subprocess.run([executable.path] + plan.arguments(output: file.path))
      guard outcome.status == 0 else {
        throw BenchmarkProcess.Failure(description: "the counter ended with status \(outcome.status)")
      }
      return try JSONDecoder().decode(CountResults.self, from: Data(contentsOf: file))
    }
  }
}
