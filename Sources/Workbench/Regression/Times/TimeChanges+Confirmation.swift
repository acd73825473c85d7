extension TimeChanges {
  /// Settles who is slower for good, in the cells that `again` has.
  mutating func confirm(by again: TimeChanges) {
    let repeated = Dictionary(again.contenders.map { (Subject($0), $0) }) { first, _ in first }
    for index in contenders.indices
    where contenders[index].outcome == .slower && contenders[index].proof == .once {
      guard let second = repeated[Subject(contenders[index])] else { continue }
      contenders[index].confirm(by: second)
    }
  }

  private struct Subject: Hashable {
    let cell: Cell
    let contender: String

    init(_ change: ContenderChange) {
      cell = change.cell
      contender = change.contender
    }
  }
}

extension ContenderChange {
  fileprivate mutating func confirm(by second: ContenderChange) {
    if case .unreliable = second.proof {
      proof = second.proof
      return
    }
    let again = Dictionary(second.slower.map { ($0.arm, $0.now) }) { first, _ in first }
    for index in slower.indices { slower[index].again = again[slower[index].arm] }
    proof = slower.count { $0.again != nil } >= Self.leastArms ? .confirmed : .refuted
  }
}
