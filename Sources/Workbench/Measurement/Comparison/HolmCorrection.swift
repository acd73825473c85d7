/// The step-down correction of Holm (1979): it bounds the chance of even one wrong claim among many.
public enum HolmCorrection {
  /// The adjusted p-values, in the order of `pValues`: the kth smallest of m, times m - k + 1, at most 1 and
  /// never below a smaller one's.
  public static func adjust(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var floor = 0.0
    let ascending = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (step, index) in ascending.enumerated() {
      floor = max(floor, min(1, pValues[index] * Double(pValues.count - step)))
      adjusted[index] = floor
    }
    return adjusted
  }
}
