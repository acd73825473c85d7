extension CellSamples {
  /// Who is compared: the architectures, or, in a cell without them, the arms that are neither a baseline nor a control.
  ///
  /// The first one is the baseline of the ratios, and is measured once more as the control. A cell that passed
  /// ``ResultsCheck`` has at least one.
  package func contenders(of architectures: [String]) -> [String] {
    if arms.contains(where: architectures.contains) { return architectures }
    let others = Set(ReferenceArm.all + [ReferenceArm.calibration] + arms.map(ReferenceArm.again))
    return arms.prefix(1) + arms.dropFirst().filter { !others.contains($0) }
  }
}
