import ContactsWorkloads

/// Whether callgrind finds, between runs that differ in a known way, just that difference.
struct KnownCostCheck {
  let base: CallgrindDump
  let moreInstructions: CallgrindDump
  let moreReferences: CallgrindDump

  /// Throws ``CallgrindRun/Failure`` with what was found.
  func run() throws(CallgrindRun.Failure) {
    let instructions = moreInstructions.instructions - base.instructions
    // The loop around the known instructions takes a few as well.
    guard (KnownCost.instructions...KnownCost.instructions + Self.loop).contains(instructions) else {
      throw CallgrindRun.Failure(
        description: "\(instructions) instructions were found where there are \(KnownCost.instructions)")
    }
    let retains = moreReferences.retains - base.retains
    let releases = moreReferences.releases - base.releases
    guard retains == KnownCost.references, releases == KnownCost.references else {
      throw CallgrindRun.Failure(
        description: "\(retains) retains and \(releases) releases were found where there are"
          + " \(KnownCost.references) of each")
    }
  }

  private static let loop = 20
}
