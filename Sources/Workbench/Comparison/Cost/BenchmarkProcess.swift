import Console
import Foundation
import Measurement
import Reporting

/// Builds the benchmark with optimisation and launches it as often as the plan says.
struct BenchmarkProcess {
  /// Why there are no samples.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let package: Package
  let plan: BenchmarkPlan
  let progress: ProgressLine

  /// The command that builds the benchmark, as a person would type it.
  static let buildCommand = "swift build -c release --product benchmark"

  /// Throws ``Failure`` with what the build printed, where it failed.
  func build() throws -> URL {
    progress.show("building the benchmark with optimisation")
    let common = ["--package-path", package.root.path, "--scratch-path", package.scratchFolder.path]
    let words = Self.buildCommand.split(separator: " ").map(String.init)
    let build = try Subprocess.run(words + common, mergingErrors: true)
    guard build.status == 0 else {
      throw Failure(description: "the benchmark could not be built:\n\(build.output)")
    }
    let path = try Subprocess.run(words + common + ["--show-bin-path"])
    let folder = path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: folder).appendingPathComponent("benchmark")
  }

  /// All launches as one run. Throws ``Failure`` where the benchmark fails.
  func run(_ executable: URL, architectures: [String]) throws -> CostResults {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }

    var run: BenchmarkRun?
    for launch in 1...plan.launches {
      let file = folder.appendingPathComponent("\(launch).json")
      let outcome = try Subprocess.run([
        executable.path, "--architectures", architectures.joined(separator: ","),
        "--workloads", plan.workloads.joined(separator: ","),
        "--sizes", plan.sizes.map(String.init).joined(separator: ","),
        "--rounds", String(plan.rounds), "--cap", String(plan.capMilliseconds), "--seed", String(launch),
        "--label", "measuring, launch \(launch) of \(plan.launches)", "--json", file.path,
      ])
      guard outcome.status == 0 else {
        throw Failure(description: "the benchmark ended with status \(outcome.status)")
      }
      let launched = try JSONDecoder().decode(BenchmarkRun.self, from: Data(contentsOf: file))
      if run == nil {
        run = launched
      } else {
        try run?.append(launchesOf: launched)
      }
    }
    guard let run else { throw Failure(description: "the benchmark was not launched") }
    return CostResults(
      run: run, launches: plan.launches, rounds: plan.rounds, capMilliseconds: plan.capMilliseconds,
      isQuick: plan.isQuick)
  }

  private func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Console().printError("left behind: \(folder.path)")
    }
  }
}
