import Results

/// A number that was counted twice.
struct Repeated {
  let first: Double
  let second: Double

  /// The number, where both times gave the same.
  var measured: Measured<Double> {
    first == second
      ? .measured(first) : .notMeasured(reason: "differs between runs: \(first) and \(second)")
  }
}
