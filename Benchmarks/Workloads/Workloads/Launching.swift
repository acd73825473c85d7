extension Workload {
  /// Launching; the app that ran before is let go outside the measured part.
  static let launch = Workload(
    id: "launch",
    summary: "Launch the app on stored contacts: load them, put them in order, show the first screen",
    operation: "launch", isLinear: true
  ) { contender, fixture in
    let subject = contender.makeSubject(fixture.stored)
    return WorkloadRun(operations: 1) {
      subject.quit()
      return { subject.launch() }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }
}
