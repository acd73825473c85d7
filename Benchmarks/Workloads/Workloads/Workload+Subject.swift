extension Workload {
  /// Enough of a small operation to be timed, few enough to be a small part of a list's growth.
  static let smallBatch = 20

  /// A subject that has been launched on the fixture and has its rows, or as many more as it may.
  static func launched(
    _ contender: Contender, _ fixture: Fixture, growth: Int = 0
  ) -> any WorkloadSubject {
    let launch = {
      let subject = contender.makeSubject(fixture.stored)
      subject.launch()
      return subject
    }
    let rows = fixture.stored.count...fixture.stored.count + growth
    return fixture.pool?.subject(of: contender, rows: rows, launch: launch) ?? launch()
  }

  /// Performs `operation` over and over on one launched subject, which keeps its rows.
  static func repeating(
    _ operations: Int, _ contender: Contender, _ fixture: Fixture,
    operation: @escaping (any WorkloadSubject) -> Void
  ) -> WorkloadRun {
    let subject = launched(contender, fixture)
    return WorkloadRun(operations: operations) {
      { for _ in 0..<operations { operation(subject) } }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }

  static func expect(_ subject: any WorkloadSubject, of contender: Contender, toHaveRows count: Int) throws {
    if let failure = subject.failure { throw failure }
    guard subject.numberOfRows == count else {
      throw WorkloadFailure(
        description: "\(contender.name) shows \(subject.numberOfRows) rows where there should be \(count)")
    }
  }
}
