import ScenarioDriver

/// Looks for a shorter walk that fails too: without some of its steps, then with simpler ones.
///
/// Source: A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002).
struct Shrinker {
  /// The most walks that are tried: what is left then is short enough to read, if not the shortest.
  private static let limit = 3_000

  private let failingStep: ([Action]) -> Int?
  private var attempts = 0

  /// - Parameter failingStep: the step at which a walk fails, nil where it does not.
  init(failingStep: @escaping ([Action]) -> Int?) {
    self.failingStep = failingStep
  }

  /// The shortest walk that was found.
  mutating func shrink(_ actions: [Action], failingAt step: Int) -> [Action] {
    var actions = Array(actions[...step])
    var isShrinking = true
    while isShrinking, attempts < Self.limit {
      let before = actions
      dropChunks(of: &actions)
      mergeGivenContacts(of: &actions)
      giveInsteadOfAdding(in: &actions)
      simplifyTexts(of: &actions)
      simplify(&actions)
      isShrinking = actions != before
    }
    return actions
  }

  // MARK: Fewer steps

  private mutating func dropChunks(of actions: inout [Action]) {
    var size = max(1, actions.count / 2)
    while true {
      var start = actions.count - 1
      while start >= 0 {
        var candidate = actions
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        _ = accept(candidate, as: &actions)
        start = min(start, actions.count) - size
      }
      // The chunk at the beginning may be smaller than the others, and has not been tried if so.
      if size == 1 { return }
      size /= 2
    }
  }

  // MARK: Simpler steps

  private mutating func simplify(_ actions: inout [Action]) {
    var place = 0
    while place < actions.count {
      let simpler = actions[place].simpler
      let isSimplified = simpler.contains { action in
        var candidate = actions
        candidate[place] = action
        return accept(candidate, as: &actions)
      }
      if !isSimplified { place += 1 }
    }
  }

  /// Simplifies equal texts together: where two names have to be the same, one alone can't change.
  private mutating func simplifyTexts(of actions: inout [Action]) {
    var pending = Set(actions.flatMap(\.texts)).sorted()
    while let text = pending.popLast() {
      let simplified = text.simpler.first { simpler in
        accept(actions.map { $0.replacing(text, with: simpler) }, as: &actions)
      }
      if let simplified { pending.append(simplified) }
    }
  }

  /// Takes the candidate if it is a walk and fails, up to the step at which it does.
  mutating func accept(_ candidate: [Action], as actions: inout [Action]) -> Bool {
    guard attempts < Self.limit, candidate.contains(.launch) else { return false }
    attempts += 1
    guard let step = failingStep(candidate) else { return false }
    actions = Array(candidate[...step])
    return true
  }
}

extension Shrinker {
  // A long list takes many steps to build, and each of its contacts may be needed.

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
