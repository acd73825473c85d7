import CommandLineKit
import Foundation
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

/// What the system says about the machine.
enum Machine {
  /// The load average over the last minute.
  static var load: Measured<Double> {
    var averages = [Double](repeating: 0, count: 1)
    guard getloadavg(&averages, 1) == 1 else {
      return .notMeasured(reason: "the system does not report its load")
    }
    return .measured(averages[0])
  }

  #if os(Linux)
    static var hypervisor: Measured<String> {
      guard let flags = ProcessorProbe.system.fields["flags"] else {
        return .notMeasured(reason: "not reported by this processor")
      }
      return .measured(flags.split(separator: " ").contains("hypervisor") ? "yes" : "none reported")
    }

    static var operatingSystem: String {
      var names = utsname()
      guard uname(&names) == 0 else { return ProcessInfo.processInfo.operatingSystemVersionString }
      let kernel = withUnsafeBytes(of: &names.release) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return "\(ProcessInfo.processInfo.operatingSystemVersionString), kernel \(kernel)"
    }
  #else
    static var hypervisor: Measured<String> {
      var isPresent: Int32 = 0
      var size = MemoryLayout<Int32>.size
      guard sysctlbyname("kern.hv_vmm_present", &isPresent, &size, nil, 0) == 0 else {
        return .notMeasured(reason: "not reported by this system")
      }
      return .measured(isPresent == 1 ? "yes" : "none reported")
    }

    static var operatingSystem: String {
      ProcessInfo.processInfo.operatingSystemVersionString
    }
  #endif
}
