import CommandLineKit
import ContactsWorkloads
import Foundation

/// Runs the benchmark's workloads under valgrind's tool callgrind, which counts every instruction.
///
/// Source of the options and of the format of a dump: the Valgrind User Manual, chapter "Callgrind".
struct CallgrindRun {
  /// Why there is nothing to read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The executable that performs the workloads.
  let benchmark: URL
  /// Where dumps go.
  let folder: URL

  /// - Parameters:
  ///   - benchmark: the program `benchmark`.
  ///   - folder: a folder for temporary files.
  ///
  /// Throws ``Failure`` with what is missing, the program or valgrind; or what the system reports.
  init(of benchmark: URL, in folder: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: benchmark.path) else {
      throw Failure(
        description: """
          the program \(benchmark.lastPathComponent) is not beside count; run "swift build -c release" first
          """)
    }
    guard try Subprocess.run(["valgrind", "--version"], mergingErrors: true).status == 0 else {
      throw Failure(description: "valgrind is not installed")
    }
    // Some versions of valgrind end at debug information of DWARF 5, which C++ files have; symbols are enough.
    let stripped = folder.appendingPathComponent("benchmark")
    let outcome = try Subprocess.run(
      ["strip", "--strip-debug", "-o", stripped.path, benchmark.path], mergingErrors: true)
    self.benchmark = outcome.status == 0 ? stripped : benchmark
    self.folder = folder
  }

  /// What each of `batches` batches took. Throws ``Failure`` where callgrind fails or leaves another number of dumps.
  func dumps(workload: String, size: Int, arm: String, batches: Int) throws -> [CallgrindDump] {
    let output = folder.appendingPathComponent("callgrind")
    let files = (1...batches).map { output.appendingPathExtension(String($0)) }
    for file in files + [output] where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
    let outcome = try Subprocess.run(
      [
        "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind",
        "--callgrind-out-file=\(output.path)", "--zero-before=\(ProfiledBatch.symbol)",
        "--dump-after=\(ProfiledBatch.symbol)", benchmark.path, "--workloads", workload, "--sizes",
        String(size), "--arm", arm, "--perform", String(batches),
      ], mergingErrors: true)
    guard outcome.status == 0 else {
      throw Failure(description: "callgrind ended with status \(outcome.status)")
    }
    return try files.map { file in
      guard let data = FileManager.default.contents(atPath: file.path),
        let dump = CallgrindDump(String(decoding: data, as: UTF8.self))
      else {
        throw Failure(description: "callgrind did not find the batches of \(benchmark.lastPathComponent)")
      }
      return dump
    }
  }
}
