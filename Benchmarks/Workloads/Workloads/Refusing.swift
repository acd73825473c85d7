import Results

extension Workload {
  static let addRejected = Workload(
    id: WorkloadID.addRejected,
    summary: "Fail to add a contact without a name: Add, Done, an alert, Ok, Cancel",
    operation: "attempt"
  ) { contender, fixture in
    repeating(smallBatch, contender, fixture) { $0.reject() }
  }

  static let openCancel = Workload(
    id: WorkloadID.openCancel, summary: "Open the Add screen and cancel it", operation: "screen"
  ) { contenders, fixture in
    contenders.filter { $0.makeApp != nil }.map { contender in
      WorkloadEntry(name: contender.name) {
        repeating(smallBatch, contender, fixture) { subject in
          subject.openAdd()
          subject.cancelAdd()
        }
      }
    }
  }
}
