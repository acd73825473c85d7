import ScenarioDriver

/// Looks for a shorter walk that fails too: without some of its steps, then with simpler ones.
///
/// Source: A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002).
struct Shrinker {
  /// The most walks that are tried: what is left then is short enough to read, if not the shortest.
  private static let limit = 3_000

  private let failingStep: ([Action]) -> Int?
  private var attempts = 0
  /// The shortest walk so far.
  private var actions: [Action] = []

  /// - Parameter failingStep: the step at which a walk fails, nil where it does not.
  init(failingStep: @escaping ([Action]) -> Int?) {
    self.failingStep = failingStep
  }

  /// The shortest walk that was found.
  mutating func shrink(_ walk: [Action], failingAt step: Int) -> [Action] {
    actions = Array(walk[...step])
    var before: [Action]
    repeat {
      before = actions
      dropChunks()
      mergeGivenContacts()
      giveInsteadOfAdding()
      simplifyTexts()
      simplifySteps()
    } while actions != before && attempts < Self.limit
    return actions
  }

  /// Takes the candidate if it is a walk and fails, up to the step at which it does.
  @discardableResult
  private mutating func accept(_ candidate: [Action]) -> Bool {
    guard attempts < Self.limit, candidate.contains(.launch) else { return false }
    attempts += 1
    guard let step = failingStep(candidate) else { return false }
    actions = Array(candidate[...step])
    return true
  }

  // MARK: Fewer steps

  private mutating func dropChunks() {
    var size = max(1, actions.count / 2)
    while true {
      var start = actions.count - 1
      while start >= 0 {
        var candidate = actions
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        accept(candidate)
        start = min(start, actions.count) - size
      }
      // The chunk at the beginning may be smaller than the others, and has not been tried if so.
      if size == 1 { return }
      size /= 2
    }
  }

  // A long list takes many steps to build, and each of its contacts may be needed.

  /// One step that gives many contacts in place of many that give one each, where the names do not matter.
  private mutating func mergeGivenContacts() {
    guard actions.count(where: { $0.givenContacts > 0 }) > 1 else { return }
    accept(actions, giving: 0)
  }

  /// One contact more that is there already in place of the steps that add one.
  private mutating func giveInsteadOfAdding() {
    let length = 4
    var start = actions.count - length
    while start >= 0 {
      accept(Array(actions[..<start] + actions[(start + length)...]), giving: 1)
      start = min(start - 1, actions.count - length)
    }
  }

  /// Tries the walk with all contacts given in its first step, and so many more.
  private mutating func accept(_ walk: [Action], giving more: Int) {
    let given = walk.reduce(more) { $0 + $1.givenContacts }
    accept([.givenContacts(count: given)] + walk.filter { $0.givenContacts == 0 })
  }

  // MARK: Simpler steps

  /// Simplifies equal texts together: where two names have to be the same, one alone can't change.
  private mutating func simplifyTexts() {
    var pending = Set(actions.flatMap(\.texts)).sorted()
    while let text = pending.popLast() {
      let simplified = text.simpler.first { simpler in
        accept(actions.map { $0.replacing(text, with: simpler) })
      }
      if let simplified { pending.append(simplified) }
    }
  }

  private mutating func simplifySteps() {
    var place = 0
    while place < actions.count {
      let isSimplified = actions[place].simpler.contains { action in
        var candidate = actions
        candidate[place] = action
        return accept(candidate)
      }
      if !isSimplified { place += 1 }
    }
  }
}
