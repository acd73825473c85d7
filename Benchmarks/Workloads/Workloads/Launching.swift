extension Workload {
  /// Launching; the app that ran before is let go outside the measured part.
  static let launch = Workload(
    id: "launch",
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

  /// In contacts: a longer launch of the reference algorithm takes seconds, a third of all the time for measuring.
  private static let longestLinearLaunch = 100_000
}
