import Measurement

extension Workload {
  /// Launching; the app that ran before is let go outside the measured time.
  static let launch = Workload(
    id: "launch",
    summary: "Launch the app on stored contacts: load them, put them in order, show the first screen",
    operation: "launch"
  ) { contender, fixture in
    let subject = contender.makeSubject(fixture.stored)
    let arm = Arm(name: contender.name) {
      subject.quit()
      return Stopwatch.time { subject.launch() }
    }
    return MeasuredArm(arm: arm) {
      if let failure = subject.failure { throw failure }
      try expectRows(fixture.stored.count, of: subject, contender)
    }
  }
}
