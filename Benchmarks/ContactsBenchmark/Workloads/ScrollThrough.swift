import Measurement

extension Workload {
  static let scrollThrough = Workload(
    id: "scroll",
    summary:
      "Format every row by scrolling through the list to its end and back, a screenful of 8 rows at a time",
    operation: "row"
  ) { contender, fixture in
    let subject = launched(contender, fixture)
    let rows = Viewport.rowsPassed(of: fixture.stored.count).reduce(0) { $0 + $1.count }
    let arm = Arm(name: contender.name, operations: rows) { subject.scrollThrough() }
    return MeasuredArm(arm: arm) {
      if let failure = subject.failure { throw failure }
      try expectRows(fixture.stored.count, of: subject, contender)
    }
  }

  static func launched(_ contender: Contender, _ fixture: Fixture) -> any Subject {
    let subject = contender.makeSubject(fixture.stored)
    subject.launch()
    return subject
  }

  static func expectRows(_ count: Int, of subject: any Subject, _ contender: Contender) throws {
    guard subject.numberOfRows == count else {
      throw WorkloadFailure(
        description: "\(contender.name) shows \(subject.numberOfRows) rows where there should be \(count)")
    }
  }
}
