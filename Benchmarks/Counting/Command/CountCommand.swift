package import CommandLineKit
import ContactsWorkloads
package import Foundation

/// The command line of `count`.
package struct CountCommand {
  private let counter: AllocationCounter?
  private let benchmark: URL
  private let console = Console()

  /// - Parameters:
  ///   - counter: nil where this process has none.
  ///   - benchmark: the program `benchmark`, in which instructions are counted.
  package init(counter: AllocationCounter?, benchmark: URL) {
    self.counter = counter
    self.benchmark = benchmark
  }

  /// Runs with the arguments that follow the program's name.
  package func run(_ words: some Sequence<String>) -> ExitStatus {
    CommandRunner(Self.description).run(words) { error in
      (error as? SelfTestFailure).map { (.checkFailed, "count: \($0)") }
    } _: {
      try run($0)
      return .success
    }
  }

  private func run(_ arguments: Arguments) throws {
    let options = try CountOptions(arguments)
    try counter?.selfTest()
    if Build.isDebug {
      console.printError("count: not optimised; for real numbers, \"swift run -c release count\"")
    }
    let output = try arguments.value("json").map(OutputFile.init(path:))
    let progress = ProgressLine()
    let results = try CountRunner(
      options: options, counter: counter, benchmark: benchmark, progress: progress
    ).run()
    progress.clear()
    if let output {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try output.write(encoder.encode(results))
    } else {
      try console.print(CountListing(results).text)
    }
  }

  static let description = CommandDescription(
    name: "count",
    summary: """
      Counts what each operation of the workloads asks of the allocator, the memory that the apps hold, and how often \
      the domain's list compares contacts, in every architecture and in the baselines beside them. Unlike times, the numbers are the same in every run.
      """,
    options: [
      .value("architectures", "A,B", "Counts only these architectures."),
      .value("workloads", "A,B", "Runs only these workloads."),
      .value("sizes", "A,B", "How many contacts there are; several numbers with commas, 1 to 1000000."),
      .flag(
        "instructions",
        """
        Counts instructions, retains and releases too, with valgrind and the program benchmark in the folder of this \
        one; takes minutes.
        """
      ),
      .value("instruction-cap", "SECONDS", "The time for that; 600 if not given."),
      .value("json", "FILE", "Writes the counts to the file."),
    ],
    examples: [
      Example("swift run -c release count --sizes 1000", "Every workload on a thousand contacts."),
      Example(
        "swift run -c release count --workloads add --architectures MVC,VIPER",
        "Adding in two architectures, on lists of three sizes."),
    ],
    exitStatuses: [
      .init(.success, "The counts were written; what could not be counted says why."),
      .init(.checkFailed, "The counter does not find a number of allocations that is known."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "A file cannot be written."),
    ])
}
