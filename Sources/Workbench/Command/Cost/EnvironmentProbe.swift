import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Reads what the machine and the checkout are.
struct EnvironmentProbe {
  let root: URL

  func run(
    timed architectures: [Architecture], loadBefore: Measured<Double>, benchmarkSeconds: Double
  ) -> EnvironmentResults {
    EnvironmentResults(
      processor: ProcessorProbe.system.processor,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      hypervisor: Machine.hypervisor,
      operatingSystem: Machine.operatingSystem,
      swiftVersion: Subprocess.text(["swift", "--version"], in: root)?.split(separator: "\n").first.map(
        String.init)
        ?? "not reported by the toolchain",
      buildCommand: ReleaseBuild.command(BenchmarkProcess.product),
      revision: Subprocess.text(["git", "rev-parse", "--short=12", "HEAD"], in: root).map { .measured($0) }
        ?? .notMeasured(reason: "not a git checkout"),
      hasLocalChanges: Subprocess.text(
        ["git", "status", "--porcelain", "--", "Package.swift", "Sources", "Benchmarks"], in: root) != nil,
      measuredSources: measuredSources(architectures), loadBefore: loadBefore, loadAfter: Machine.load,
      benchmarkSeconds: benchmarkSeconds,
      date: .measured(Date.now.formatted(.iso8601.year().month().day())))
  }

  /// Everything whose code is timed, and nothing else: a page or a test more makes no other times.
  func measuredSources(_ architectures: [Architecture]) -> Measured<String> {
    let folders = architectures.map(\.sourceFolder) + Self.sharedFolders
    return Measured { .measured(try SourceFingerprint.of(folders, method: "1", root: root)) }
  }

  private static let sharedFolders = [
    StructureCount.domainFolder, StructureCount.toolkitFolder, "Benchmarks/Workloads",
    "Benchmarks/COrderStatisticTree",
  ]
}
