public import Measurement

/// Something that a person does, which every contender does beside the others.
public struct Workload {
  public let id: String
  /// One line that tells what is done.
  public let summary: String
  /// What one operation is.
  public let operation: String
  /// Whether a batch takes longer the more contacts there are, as a launch does.
  public let isLinear: Bool
  /// Who takes part: those of the contenders that can, or others in their place.
  public let entries: ([Contender], Fixture) -> [WorkloadEntry]

  /// Every workload, in the order in which a person meets them.
  public static let all = [
    addContact, addFirst, addLast, addRejected, openCancel, launch, scrollThrough, screenful, domainInsert,
  ]

  /// What results say about the workload.
  public var description: BenchmarkRun.Workload {
    BenchmarkRun.Workload(id: id, summary: summary, operation: operation)
  }
}

extension Workload {
  /// A workload for every contender, whether it has screens or not.
  init(
    id: String, summary: String, operation: String, isLinear: Bool = false,
    run: @escaping (Contender, Fixture) -> WorkloadRun
  ) {
    self.init(id: id, summary: summary, operation: operation, isLinear: isLinear) { contenders, fixture in
      contenders.map { contender in
        WorkloadEntry(name: contender.name) { run(contender, fixture) }
      }
    }
  }
}
