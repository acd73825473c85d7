extension Workload {
  static let addRejected = Workload(
    id: "add-rejected", summary: "Fail to add a contact without a name: Add, Done, an alert, Ok, Cancel",
    operation: "attempt"
  ) { contender, fixture in
    repeating(smallBatch, contender, fixture) { $0.reject() }
  }

  static let openCancel = Workload(
    id: "open-cancel", summary: "Open the Add screen and cancel it", operation: "screen", isLinear: false
  ) { contenders, fixture in
    contenders.compactMap { contender in
      contender.makeApp.map { makeApp in
        WorkloadEntry(name: contender.name) { openingAndCancelling(makeApp, contender, fixture) }
      }
    }
  }

  private static func openingAndCancelling(
    _ makeApp: @escaping Contender.AppFactory, _ contender: Contender, _ fixture: Fixture
  ) -> WorkloadRun {
    let subject = AppSubject(names: fixture.stored, makeApp: makeApp)
    subject.launch()
    return WorkloadRun(operations: smallBatch) {
      {
        for _ in 0..<smallBatch {
          subject.openAdd()
          subject.cancelAdd()
        }
      }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }
}
