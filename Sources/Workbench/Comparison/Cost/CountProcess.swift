import Console
import Foundation
import Reporting

/// Builds the program that counts allocations and memory, and runs it.
struct CountProcess {
  let package: Package
  let sizes: [Int]
  let progress: ProgressLine

  /// The counts, or why there are none: times can be had without them.
  func run(architectures: [String]) -> Measured<CountResults> {
    do {
      progress.show("building the counter with optimisation")
      let executable = try ReleaseBuild(package: package).run("count")
      progress.show("counting allocations and memory")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
      let outcome = try Subprocess.run([
        executable.path, "--architectures", architectures.joined(separator: ","),
        "--sizes", sizes.map(String.init).joined(separator: ","), "--json", file.path,
      ])
      guard outcome.status == 0 else {
        return .notMeasured(reason: "the counter ended with status \(outcome.status)")
      }
      let counts = try JSONDecoder().decode(CountResults.self, from: Data(contentsOf: file))
      try FileManager.default.removeItem(at: file)
      return .measured(counts)
    } catch {
      return .notMeasured(reason: "\(error)")
    }
  }
}
