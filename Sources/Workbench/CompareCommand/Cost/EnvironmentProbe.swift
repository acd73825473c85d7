import CommandLineKit
import Foundation
import Report
import Results

/// Reads what the machine and the checkout are.
struct EnvironmentProbe {
  let root: URL

  func run(loadBefore: Measured<Double>, benchmarkSeconds: Double) -> EnvironmentResults {
    EnvironmentResults(
      processor: ProcessorProbe.system.processor,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      hypervisor: Machine.hypervisor,
      operatingSystem: Machine.operatingSystem,
      swiftVersion: output(of: ["swift", "--version"])?.split(separator: "\n").first.map(String.init)
        ?? "not reported by the toolchain",
      buildCommand: ReleaseBuild.command(BenchmarkProcess.product),
      revision: output(of: ["git", "rev-parse", "--short=12", "HEAD"]).map { .measured($0) }
        ?? .notMeasured(reason: "not a git checkout"),
      hasLocalChanges: output(of: [
        "git", "status", "--porcelain", "--", "Package.swift", "Sources", "Benchmarks",
      ])
        != nil,
      loadBefore: loadBefore, loadAfter: Machine.load, benchmarkSeconds: benchmarkSeconds,
      date: .measured(Date.now.formatted(.iso8601.year().month().day())))
  }

  /// What a program prints, without the white space around it; nil if it fails or prints nothing.
  private func output(of arguments: [String]) -> String? {
    do {
      let outcome = try Subprocess.run(arguments, in: root, mergingErrors: true)
      let text = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return outcome.status == 0 && !text.isEmpty ? text : nil
    } catch {
      return nil
    }
  }
}
