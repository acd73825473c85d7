import ContactsWorkloads
import Measurement
import Results

/// The workloads that a question may name, as the code that runs them describes them.
@MainActor
enum WorkloadList {
  static var ids: [String] { all.map(\.id) }

  /// A line for each workload.
  static var text: String { all.map { "\($0.id): \($0.summary)\n" }.joined() }

  /// Those of the benchmark, and the start of the executables.
  private static var all: [WorkloadDescription] {
    Workload.all.map(\.description) + [StartUpSampling.workload]
  }
}
