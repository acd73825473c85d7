import Measurement

/// Compares two arms of a cell.
struct ArmComparer {
  let bootstrap: HierarchicalBootstrap

  /// How many times as long `arm` takes as `baseline`; throws if the cell lacks one of them.
  func distribution(of arm: String, over baseline: String, in cell: CellSamples) throws -> RatioDistribution {
    try bootstrap.distribution(of: cell.logRatios(of: arm, over: baseline))
  }
}
