import ArchitectureCatalog
package import CommandLineKit
package import Foundation
import Measurement

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
    CommandRunner(Self.description).run(words) {
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
      .value("architectures", "A,B", "Counts these architectures, or \"all\"."),
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

struct CountOptions {
  let participants: [Participant]
  let workloads: [Workload]
  /// Those of the counts of memory that are asked for.
  let memory: [WorkloadDescription]
  let sizes: [Int]
  /// Those workloads of the bare list whose comparisons are counted.
  let comparisons: [WorkloadDescription]
  let countsInstructions: Bool
  /// The time for counting instructions, after which no further cell is begun.
  let instructionCap: Duration

  private static let ids =
    Workload.all.map(\.id) + [ComparisonCount.build.id] + MemoryCount.named.map(\.id)

  /// Throws `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    let names = try arguments.list("architectures", among: ArchitectureCatalog.names)
    participants =
      Participant.architectures(ArchitectureCatalog.architectures(named: names)) + Participant.baselines
    let ids = try arguments.list("workloads", among: Self.ids)
    workloads = Workload.all.filter { ids?.contains($0.id) ?? true }
    memory = ids.map { ids in MemoryCount.named.filter { ids.contains($0.id) } } ?? MemoryCount.all
    comparisons = [ComparisonCount.build, ComparisonCount.insert].filter { ids?.contains($0.id) ?? true }
    sizes = try arguments.integers("sizes", in: 1...1_000_000) ?? [10, 1_000, 100_000]
    countsInstructions = arguments.flag("instructions")
    instructionCap = .seconds(try arguments.integer("instruction-cap", in: 1...3_600) ?? 600)
  }
}

/// Counts as plain text: a block for each workload and size, a line for each participant.
struct CountListing {
  let text: String

  init(_ results: RuntimeCounts) {
    var lines: [String] = []
    let width = results.counts.map(\.participant.count).max() ?? 0
    for workload in results.workloads {
      let counts = results.counts.filter { $0.workload == workload.id }
      for size in counts.map(\.size).withoutRepetition {
        lines.append("\(workload.id), \(size) contacts, for each \(workload.operation)")
        let cell = counts.filter { $0.size == size }
        for participant in cell.map(\.participant).withoutRepetition {
          let numbers = Self.numbers(cell.filter { $0.participant == participant })
          lines.append("  \(Self.pad(participant, to: max(20, width))) \(numbers)")
        }
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The numbers of one participant; a reason that they share is said once.
  private static func numbers(_ counts: [RuntimeCounts.Count]) -> String {
    let texts = counts.map { count in
      switch count.value {
      case .measured(let value): pad("\(number(value)) \(count.metric.noun)", to: 24)
      case .notMeasured(let reason): "not measured: \(reason)"
      }
    }
    return texts.withoutRepetition.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.2f", value)
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// Counts everything that the options ask for.
struct CountRunner {
  let options: CountOptions
  let counter: AllocationCounter?
  /// The program `benchmark`, in which instructions are counted.
  let benchmark: URL
  let progress: ProgressLine

  /// Throws a `CocoaError` where no temporary folder can be made.
  func run() throws -> RuntimeCounts {
    let source = FixtureSource(largest: options.sizes.max() ?? 0)
    var counts = options.sizes.flatMap { size in
      operations(size: size, source) + memory(size: size)
        + ComparisonCount().count(options.comparisons, size: size)
    }
    if options.countsInstructions {
      let plan = InstructionPlan(
        workloads: options.workloads, participants: options.participants, benchmark: benchmark,
        cap: options.instructionCap, progress: progress)
      counts += try plan.run()
    }
    return RuntimeCounts(
      workloads: options.workloads.map(\.description)
        + options.comparisons.filter { $0 == ComparisonCount.build } + options.memory,
      counts: counts)
  }

  private func operations(size: Int, _ source: FixtureSource) -> [RuntimeCounts.Count] {
    options.workloads.flatMap { workload in
      let entries = workload.entries(options.participants, source.fixture(size: size))
      // A control is for times only: the same code gives the same counts.
      let controls = entries.map { ReferenceParticipant.again($0.name) }
      return entries.filter { !controls.contains($0.name) }.flatMap { entry in
        progress.show("\(workload.id), \(size) contacts, \(entry.name)")
        guard let counter else {
          return Self.uncounted(OperationCount.metrics, of: workload.id, size: size, participant: entry.name)
        }
        return OperationCount(counter: counter).count(entry, of: workload, size: size)
      }
    }
  }

  private func memory(size: Int) -> [RuntimeCounts.Count] {
    options.participants.flatMap { participant in
      let kinds = options.memory.filter { participant.makeApp != nil || $0 == MemoryCount.contact }
      return kinds.flatMap { kind in
        progress.show("\(kind.id), \(size) contacts, \(participant.name)")
        guard let counter else {
          return Self.uncounted(MemoryCount.metrics, of: kind.id, size: size, participant: participant.name)
        }
        return MemoryCount(counter: counter).count(kind, of: participant, size: size)
      }
    }
  }

  private static func uncounted<Number>(
    _ metrics: [(RuntimeCounts.Metric, Number)], of workload: String, size: Int, participant: String
  ) -> [RuntimeCounts.Count] {
    RuntimeCounts.Count.each(metrics, of: workload, size: size, participant: participant) { _ in
      .notMeasured(reason: "allocations are counted only with GNU's C library, and without a sanitizer")
    }
  }
}
