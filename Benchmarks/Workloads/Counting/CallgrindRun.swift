import CommandLineKit
import Foundation
import Synchronization

/// Runs the benchmark's workloads under valgrind's tool callgrind, which counts every instruction.
///
/// Source of the options and of the format of a dump: the Valgrind User Manual, chapter "Callgrind".
nonisolated struct CallgrindRun {
  /// The executable that performs the workloads.
  let benchmark: URL
  /// Where dumps go.
  let folder: URL

  /// Throws what is missing, the program `benchmark` or valgrind; or what the system reports.
  init(of benchmark: URL, in folder: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: benchmark.path) else {
      throw CommandFailure.unavailable(
        "the program \(benchmark.lastPathComponent) is not beside count; run \"swift build -c release\" first"
      )
    }
    guard try Subprocess.run(["valgrind", "--version"], mergingErrors: true).status == 0 else {
      throw CommandFailure.unavailable("valgrind is not installed")
    }
    // Some versions of valgrind end at debug information of DWARF 5, which C++ files have; symbols are enough.
    let stripped = folder.appendingPathComponent("benchmark")
    let outcome = try Subprocess.run(
      ["strip", "--strip-debug", "-o", stripped.path, benchmark.path], mergingErrors: true)
    self.benchmark = outcome.status == 0 ? stripped : benchmark
    self.folder = folder
  }

  /// What each batch of each participant took, participant after participant, for each of the layouts; all
  /// architectures of the catalog are among the participants. As many processes run at once as there are cores.
  ///
  /// Throws where callgrind fails or leaves another number of dumps.
  func dumps(
    workload: String, size: Int, participants: Int, batches: Int, layouts: Range<Int>
  ) throws -> [[CallgrindDump]] {
    let found = Mutex([Int: Result<[CallgrindDump], any Error>]())
    DispatchQueue.concurrentPerform(iterations: layouts.count) { index in
      let layout = layouts.lowerBound + index
      let dumps = Result {
        try self.dumps(
          workload: workload, size: size, participants: participants, batches: batches, layout: layout)
      }
      found.withLock { $0[layout] = dumps }
    }
    return try found.withLock { found in try layouts.compactMap { try found[$0]?.get() } }
  }

  /// In one layout memory begins 64 MiB further up than in the one before, and with it the libraries and the heap.
  ///
  /// Observation looks properties up in tables that are hashed by addresses. Where two of them collide, a lookup takes more
  /// instructions, and which do depends on where the linker and the allocator put things. Sixteen links of the same
  /// objects in shuffled orders took from 166,000 to 173,700 instructions for one `add` of MVVM, one link in eleven layouts
  /// from 165,600 to 173,600, and nothing without Observation differed by more than ten. So the layouts of one build
  /// stand for as many builds, which would take minutes.
  private static func lowestAddress(layout: Int) -> String {
    "0x" + String((layout + 1) << 26, radix: 16)
  }

  private func dumps(
    workload: String, size: Int, participants: Int, batches: Int, layout: Int
  ) throws -> [CallgrindDump] {
    try TemporaryFolder.use(named: "dumps", in: folder) { folder in
      let output = folder.appendingPathComponent("callgrind")
      let outcome = try Subprocess.run(
        [
          "SWIFT_DETERMINISTIC_HASHING=1", "valgrind", "--tool=callgrind",
          "--aspace-minaddr=\(Self.lowestAddress(layout: layout))", "--callgrind-out-file=\(output.path)",
          "--zero-before=\(ProfiledBatch.symbol)",
          "--dump-after=\(ProfiledBatch.symbol)", benchmark.path, "--architectures", "all", "--workloads",
          workload, "--sizes", String(size), "--perform", String(batches),
        ], mergingErrors: true)
      guard outcome.status == 0 else {
        throw CommandFailure.unavailable("callgrind ended with status \(outcome.status)")
      }
      let count = participants * batches
      let dumps = (1...count + 1).map { number in
        FileManager.default.contents(atPath: output.appendingPathExtension(String(number)).path)
          .flatMap { CallgrindDump(String(decoding: $0, as: UTF8.self)) }
      }
      let found = dumps.compactMap(\.self)
      guard found.count == count, dumps[count] == nil else {
        throw CommandFailure.unavailable(
          "callgrind did not find the \(count) batches of \(benchmark.lastPathComponent)")
      }
      return found
    }
  }
}

/// What one dump of callgrind tells: the instructions, and how often functions were called.
nonisolated struct CallgrindDump: Equatable {
  /// The instructions from one zeroing of the counters to the dump.
  let instructions: Int
  private let calls: [String: Int]

  /// Nil where the text is no dump.
  init?(_ text: String) {
    var reader = Reader()
    for line in text.split(separator: "\n") { reader.read(line) }
    guard let instructions = reader.instructions else { return nil }
    self.instructions = instructions
    calls = reader.calls
  }

  /// How often functions of these names were called, all levels of recursion together.
  func calls(of functions: [String]) -> Int {
    functions.reduce(0) { $0 + calls[$1, default: 0] }
  }

  /// How often a reference was taken.
  var retains: Int { calls(of: ["swift_retain", "swift_retain_n"]) }
  /// How often a reference was given up.
  var releases: Int { calls(of: ["swift_release", "swift_release_n"]) }

  /// Follows the lines of the format: a name is given in full once, and by its number from then on.
  private struct Reader {
    var instructions: Int?
    var calls: [String: Int] = [:]
    private var names: [Substring: String] = [:]
    private var callee: String?

    mutating func read(_ line: Substring) {
      if line.hasPrefix("summary: ") {
        instructions = Int(line.dropFirst("summary: ".count))
      } else if line.hasPrefix("fn=") {
        _ = name(line.dropFirst("fn=".count))
      } else if line.hasPrefix("cfn=") {
        callee = name(line.dropFirst("cfn=".count))
      } else if line.hasPrefix("calls="), let callee {
        let count = Int(line.dropFirst("calls=".count).prefix { $0 != " " })
        calls[callee, default: 0] += count ?? 0
      }
    }

    /// The function's name without what callgrind adds for a level of recursion.
    private mutating func name(_ reference: Substring) -> String? {
      let number = reference.prefix { $0 != " " }
      let name = reference.dropFirst(number.count + 1)
      if !name.isEmpty { names[number] = String(name.prefix { $0 != "'" }) }
      return names[number]
    }
  }
}
