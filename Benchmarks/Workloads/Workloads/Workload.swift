import Measurement
package import Results

/// Something that a person does, which every contender does beside the others.
package struct Workload {
  package let id: String
  /// One line that tells what is done.
  package let summary: String
  /// What one operation is.
  package let operation: String
  /// Whether a batch takes longer the more contacts there are, as a launch does.
  package let isLinear: Bool
  /// Whether it leaves more contacts behind than it found.
  package let growsList: Bool
  /// Who takes part: those of the contenders that can, or others in their place.
  package let entries: ([Contender], Fixture) -> [WorkloadEntry]

  /// Every workload, in the order in which a person meets them.
  package static let all = [
    addContact, addFirst, addLast, addRejected, openCancel, launch, scrollThrough, screenful, domainInsert,
  ]

  /// What results say about the workload.
  package var description: WorkloadDescription {
    WorkloadDescription(id: id, summary: summary, operation: operation)
  }
}

extension Workload {
  /// A workload for those of the contenders that `entries` chooses.
  init(
    id: String, summary: String, operation: String, isLinear: Bool = false,
    entries: @escaping ([Contender], Fixture) -> [WorkloadEntry]
  ) {
    self.init(
      id: id, summary: summary, operation: operation, isLinear: isLinear, growsList: false, entries: entries)
  }

  /// A workload for every contender, whether it has screens or not.
  init(
    id: String, summary: String, operation: String, growsList: Bool = false,
    run: @escaping (Contender, Fixture) -> WorkloadRun
  ) {
    self.init(id: id, summary: summary, operation: operation, isLinear: false, growsList: growsList) {
      contenders, fixture in
      contenders.map { contender in
        WorkloadEntry(name: contender.name) { run(contender, fixture) }
      }
    }
  }

  /// The same workload, done by one more wherever a contender of that name does it.
  func with(_ other: Contender, behind name: String) -> Workload {
    Workload(
      id: id, summary: summary, operation: operation, isLinear: isLinear, growsList: growsList
    ) { contenders, fixture in
      entries(contenders.flatMap { $0.name == name ? [$0, other] : [$0] }, fixture)
    }
  }
}
