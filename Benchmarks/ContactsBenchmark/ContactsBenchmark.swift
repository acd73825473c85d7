import ArchitectureCatalog
import CommandLineKit
import ContactsWorkloads
import Foundation
import Measurement

/// Times what a person does in every architecture, side by side.
@main
struct ContactsBenchmark {
  static func main() {
    exit(BenchmarkCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}

/// The command line of the benchmark.
struct BenchmarkCommand {
  static let description = CommandDescription(
    name: "benchmark",
    summary: """
      Times adding, launching and scrolling in every architecture and in its baselines: one launch, interleaved rounds. \
      Prints the median of each, or every sample as JSON.
      """,
    options: [
      .value(
        "architectures", "A,B",
        "Measures these architectures, or \"all\"; the first, MVC, MVVM and VIPER twice, as controls."),
      .value("workloads", "A,B", "Runs only these workloads."),
      .value("sizes", "A,B", "How many contacts there are; several numbers with commas, 1 to 10000000."),
      .value("rounds", "N", "The most rounds of one measurement; 300 if not given."),
      .value(
        "cap", "MILLISECONDS", "The time after which a measurement starts no further round; 500 if not given."
      ),
      .value(
        "seed", "N", "The seed of the orders of timing, the same for all launches of a run; 1 if not given."
      ),
      .value("launch", "N", "Which launch of its run this is: each has orders of its own; 1 if not given."),
      .value("label", "TEXT", "What the progress line begins with."),
      .value("json", "FILE", "Writes the samples to the file."),
      .value(
        "perform", "N", "Performs N batches of each and times nothing: for a profiler."),
    ],
    examples: [
      Example("swift run -c release benchmark --sizes 1000", "Every workload on a thousand contacts."),
      Example(
        "swift run -c release benchmark --workloads add --architectures MVC,VIPER --sizes 10,100000",
        "Adding in two architectures, on a small list and a large one."),
    ])

  private let console = Console()

  func run(_ words: some Sequence<String>) -> ExitStatus {
    CommandRunner(Self.description).run(words) {
      try run($0)
      return .success
    }
  }

  private func run(_ arguments: Arguments) throws {
    guard !Build.isDebug else {
      throw CommandFailure.unavailable(
        "built without optimisation, which says nothing; run \"swift run -c release benchmark\"")
    }
    let options = try BenchmarkOptions(arguments)
    if let batches = try arguments.integer("perform", in: 1...1_000_000) {
      try ProfilerRun(options: options, batches: batches).run()
      return
    }
    let output = try arguments.value("json").map(OutputFile.init(path:))
    let progress = ProgressLine(label: options.label)
    let run = try BenchmarkRunner(options: options, progress: progress).run()
    progress.clear()
    if let output {
      try output.write(JSONEncoder().encode(run))
    } else {
      try console.print(MedianTable(run).text)
    }
  }
}

/// What is measured, and how much of it.
struct BenchmarkOptions {
  let architectures: [Architecture]
  let workloads: [Workload]
  let sizes: [Int]
  let rounds: Int
  let cap: Duration
  let seed: UInt64
  /// Which launch of the run this is, from 1.
  let launch: Int
  let label: String

  /// Those that are measured side by side: behind the architectures those again that are their own control, then the
  /// baselines.
  var participants: [Participant] {
    let leading = ArchitectureCatalog.leading.map(\.name)
    let controls = architectures.enumerated().filter { $0 == 0 || leading.contains($1.name) }.map {
      _, architecture in
      Participant(architecture, name: ReferenceParticipant.again(architecture.name))
    }
    return Participant.architectures(architectures) + controls + Participant.baselines
  }
}

extension BenchmarkOptions {
  /// Throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    let names = try arguments.list("architectures", among: ArchitectureCatalog.names)
    architectures = ArchitectureCatalog.architectures(named: names)
    // The workload of known cost is for a profiler; it is never timed.
    let known = Workload.all + (arguments.value("perform") == nil ? [] : [KnownCost.workload])
    let ids = try arguments.list("workloads", among: known.map(\.id))
    workloads = ids.map { $0.compactMap { id in known.first { $0.id == id } } } ?? Workload.all
    sizes = try arguments.integers("sizes", in: 1...10_000_000) ?? [10, 1_000, 100_000]
    rounds = try arguments.integer("rounds", in: 1...1_000_000) ?? 300
    cap = .milliseconds(try arguments.integer("cap", in: 1...3_600_000) ?? 500)
    seed = try arguments.seed() ?? 1
    launch = try arguments.integer("launch", in: 1...1_000_000) ?? 1
    label = arguments.value("label") ?? ""
  }
}

/// Performs workloads without timing them, for a profiler to watch.
struct ProfilerRun {
  let options: BenchmarkOptions
  let batches: Int

  /// The most contacts that a batch of any workload adds.
  private static let largestBatch = 1_200
  /// The most contacts that are made to be added: under a profiler, making them takes longer than the workload.
  private static let mostAdded = 60_000

  /// Every participant in order, without the controls, which are for times only. Throws where a participant did
  /// not do what it should.
  func run() throws {
    let source = FixtureSource(
      largest: options.sizes.max() ?? 0, added: min((batches + 1) * Self.largestBatch, Self.mostAdded))
    let participants = Participant.architectures(options.architectures) + Participant.baselines
    for workload in options.workloads {
      for size in options.sizes {
        for entry in workload.entries(participants, source.fixture(size: size)) {
          try ProfiledBatch.perform(batches, of: entry)
        }
      }
    }
  }
}

/// The medians of a run as plain text: a line for each cell and participant.
struct MedianTable {
  let text: String

  init(_ run: BenchmarkRun) throws {
    var lines: [String] = []
    for cell in run.cells {
      lines.append("\(cell.workload), \(cell.size) contacts")
      for participant in cell.participants {
        let summary = try Summary(cell.times(of: participant).flatMap(\.self))
        let spread = "\(Self.time(summary.p25)) to \(Self.time(summary.p75))"
        lines.append("  \(Self.pad(participant)) \(Self.time(summary.median))   (middle half \(spread))")
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func time(_ nanoseconds: Double) -> String {
    DurationText.format(nanoseconds: nanoseconds)
  }

  private static func pad(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 20 - name.count))
  }
}
