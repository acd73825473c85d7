import CommandLineKit
import Foundation

/// Finds out whether callgrind can be used, and makes the benchmark readable for it.
enum CallgrindTool {
  /// A run on the benchmark that lies beside this program. Throws ``CallgrindRun/Failure`` with what is missing.
  static func prepare(in folder: URL) throws -> CallgrindRun {
    guard try Subprocess.run(["valgrind", "--version"], mergingErrors: true).status == 0 else {
      throw CallgrindRun.Failure(description: "valgrind is not installed")
    }
    let benchmark = Bundle.main.bundleURL.appendingPathComponent("benchmark")
    guard FileManager.default.isExecutableFile(atPath: benchmark.path) else {
      throw CallgrindRun.Failure(description: "the product benchmark is not built")
    }
    // Some versions of valgrind end at debug information of DWARF 5, which C++ files have; symbols are enough.
    let stripped = folder.appendingPathComponent("benchmark")
    let outcome = try Subprocess.run(
      ["strip", "--strip-debug", "-o", stripped.path, benchmark.path], mergingErrors: true)
    return CallgrindRun(benchmark: outcome.status == 0 ? stripped : benchmark, folder: folder)
  }
}
