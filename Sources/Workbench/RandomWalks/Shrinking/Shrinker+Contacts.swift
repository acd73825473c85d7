import ScenarioDriver

extension Shrinker {
  // A long list is a long way, step by step, and each of its contacts may be needed.

  /// One step that gives many contacts in place of many that give one each, where the names do not matter.
  mutating func mergeGivenContacts(of actions: inout [Action]) {
    let given = actions.map(\.givenContacts)
    guard given.count(where: { $0 > 0 }) > 1 else { return }
    let others = zip(actions, given).filter { $0.1 == 0 }.map(\.0)
    _ = accept([.givenContacts(count: given.reduce(0, +))] + others, as: &actions)
  }

  /// One contact more that is there already in place of the steps that add one.
  mutating func giveInsteadOfAdding(in actions: inout [Action]) {
    let length = 4
    var start = actions.count - length
    while start >= 0 {
      let rest = Array(actions[..<start] + actions[(start + length)...])
      let others = rest.filter { $0.givenContacts == 0 }
      let given = rest.reduce(1) { $0 + $1.givenContacts }
      _ = accept([.givenContacts(count: given)] + others, as: &actions)
      start = min(start - 1, actions.count - length)
    }
  }
}
