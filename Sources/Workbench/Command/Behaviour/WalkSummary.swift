import Measurement

/// What random walks tried, in words.
struct WalkSummary {
  private let walks: FaultResults.Walks
  private let hasModel: Bool

  /// - Parameter hasModel: whether the walks were held against the model of what is specified.
  init(_ walks: FaultResults.Walks, hasModel: Bool = true) {
    self.walks = walks
    self.hasModel = hasModel
  }

  /// The walks in one line.
  var line: String {
    """
    Random walks: \(walks.walks) of \(walks.stepsPerWalk) steps, seed \(walks.seed): \
    \(walks.screensCompared) screens \(hasModel ? "as specified" : "the same").
    """
  }

  /// Everything that was counted.
  var text: String {
    """
    \(line)
      Actions: \(walks.actions.map { "\($0.name) \($0.count)" }.joined(separator: ", ")).
      Steps that were impossible, and refused alike: \(walks.refusals).
      Contacts: \(walks.contactsGiven) given, \(walks.contactsAdded) added.
      Faults of storage: \(walks.faultsInjected) injected, \(walks.faultsMet) met.

    """
  }
}
