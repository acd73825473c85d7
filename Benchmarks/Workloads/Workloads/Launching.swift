import Results

extension Workload {
  /// Launching; the app that ran before is let go outside the measured part.
  static let launch = Workload(
    id: WorkloadID.launch,
    summary: "Launch the app on stored contacts: load them, put them in order, show the first screen",
    operation: "launch", isLinear: true
  ) { contenders, fixture in
    contenders.filter { !$0.isLinear || fixture.stored.count <= longestLinearLaunch }.map { contender in
      WorkloadEntry(name: contender.name) { launching(contender, fixture) }
    }
  }

  private static func launching(_ contender: Contender, _ fixture: Fixture) -> WorkloadRun {
    let subject = launched(contender, fixture)
    return WorkloadRun(operations: 1) {
      subject.quit()
      return { subject.launch() }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }

  /// In contacts. On a longer list the reference algorithm's launch takes twenty times as long as any other: that time
  /// is better spent on more rounds.
  private static let longestLinearLaunch = 10_000
}
