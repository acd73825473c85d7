import Measurement

extension Workload {
  /// Adding, with the list kept near its size: a subject that has grown by a tenth is replaced by a new one.
  static let addContact = Workload(
    .add, growsList: true
  ) { contender, fixture in
    let growth = Growth(size: fixture.stored.count, isLinear: contender.isLinear)
    var subject = launched(contender, fixture, growth: growth.limit - growth.batch)
    var added = subject.numberOfRows - fixture.stored.count
    var next = 0
    return WorkloadRun(operations: growth.batch) {
      if added + growth.batch > growth.limit {
        subject = launched(contender, fixture)
        added = 0
      }
      let drafts = (next..<next + growth.batch).map { fixture.added[$0 % fixture.added.count] }
      next += growth.batch
      added += growth.batch
      return { [subject] in
        for draft in drafts { subject.add(draft) }
      }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count + added)
    }
  }
  .with(.observed, behind: ReferenceArm.toolkit)
  .with(.referenceScreens, behind: ReferenceArm.reference)
}

/// How far a list may grow while it counts as one of its size.
struct Growth {
  /// How many elements are added at most.
  let limit: Int
  /// How many are added in one batch.
  let batch: Int

  /// - Parameter isLinear: whether each addition takes longer the more elements there are. On long lists a batch has
  ///   fewer of them then, so that such a contender does not take up the time of all the others.
  init(size: Int, isLinear: Bool = false) {
    limit = max(1, size / 10)
    let batch = min(limit, Workload.smallBatch)
    self.batch = isLinear ? max(1, min(batch, Self.linearWork / size)) : batch
  }

  /// The elements that a batch may pass, if each addition passes all of them.
  private static let linearWork = 2_000_000
}

extension Workload {
  static let addRejected = Workload(
    .addRejected
  ) { contender, fixture in
    repeating(smallBatch, contender, fixture) { $0.reject() }
  }

  static let openCancel = Workload(
    .openCancel
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
