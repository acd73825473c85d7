import ArchitectureCatalog
import CommandLineKit
import ContactsWorkloads
import Foundation

/// The command line of the benchmark.
struct BenchmarkCommand {
  static let description = CommandDescription(
    name: "benchmark",
    summary: """
      Times adding, launching and scrolling in every architecture and in the baselines beside them: one launch, \
      interleaved rounds. Prints the median of each arm, or every sample as JSON.
      """,
    options: [
      .value("architectures", "A,B", "Measures only these architectures; the first one is the control's."),
      .value("workloads", "A,B", "Runs only these workloads."),
      .value("sizes", "A,B", "How many contacts there are; several numbers with commas, 1 to 10000000."),
      .value("rounds", "N", "The most rounds of a cell; 300 where it is not given."),
      .value("cap", "MILLISECONDS", "The time after which a cell starts no further round; 500 if not given."),
      .value(
        "seed", "N", "The seed of the orders of the arms, the same for all launches of a run; 1 if not given."
      ),
      .value("launch", "N", "Which launch of its run this is: each has orders of its own; 1 if not given."),
      .value("label", "TEXT", "What the progress line begins with."),
      .value("json", "FILE", "Writes the samples to the file."),
      .value(
        "perform", "N", "Performs N batches of each arm and times nothing: what a profiler should watch."),
      .value("arm", "NAME", "Performs only this arm; with --perform."),
      .flag("list-workloads", "Lists the workloads."),
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
    if arguments.flag("list-workloads") {
      for workload in Workload.all { try console.print("\(workload.id): \(workload.summary)\n") }
      return
    }
    guard !Build.isDebug else {
      throw WorkloadFailure(
        description: "built without optimisation, which says nothing; run \"swift run -c release benchmark\"")
    }
    let options = try BenchmarkOptions(arguments)
    if let batches = try arguments.integer("perform", in: 1...1_000_000) {
      try Performance(options: options, batches: batches, arm: arguments.value("arm")).run()
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
