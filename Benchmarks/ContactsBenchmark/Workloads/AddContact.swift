import Measurement

extension Workload {
  /// Adding, with the list kept near its size: a subject that has grown by a tenth makes way for a new one.
  static let addContact = Workload(
    id: "add",
    summary: "Add a contact at a random place: Add, first name, last name, Done, and its row is there",
    operation: "contact"
  ) { contender, fixture in
    let size = fixture.stored.count
    let growth = max(1, size / 10)
    let batch = min(growth, largestBatch)
    var subject = launched(contender, fixture)
    var added = 0
    var next = 0
    let arm = Arm(name: contender.name, operations: batch) {
      if added + batch > growth {
        subject = launched(contender, fixture)
        added = 0
      }
      let drafts = (0..<batch).map { fixture.added[(next + $0) % fixture.added.count] }
      next += batch
      added += batch
      return Stopwatch.time {
        for draft in drafts { subject.add(draft) }
      }
    }
    return MeasuredArm(arm: arm) {
      if let failure = subject.failure { throw failure }
      try expectRows(size + added, of: subject, contender)
    }
  }

  private static let largestBatch = 20
}
