import Foundation

/// Student's t distribution with a whole number of degrees of freedom.
package struct StudentT: Equatable, Sendable {
  /// The degrees of freedom, at least 1.
  package let degreesOfFreedom: Int

  /// The distribution with `degreesOfFreedom`, which must be at least 1.
  package init(degreesOfFreedom: Int) {
    precondition(degreesOfFreedom >= 1, "A t distribution has at least one degree of freedom.")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The probability of a value above `t`.
  package func upperTail(_ t: Double) -> Double {
    let tail = max(0, (1 - central(abs(t))) / 2)
    return t >= 0 ? tail : 1 - tail
  }

  /// The value below which the share `probability` lies; the open interval 0 to 1.
  ///
  /// Bisection on `upperTail`, to the last bit that the tail can tell apart.
  package func quantile(_ probability: Double) -> Double {
    precondition(probability > 0 && probability < 1, "A t quantile exists between 0 and 1.")
    guard probability >= 0.5 else { return -quantile(1 - probability) }
    let tail = 1 - probability
    var high = 1.0
    while upperTail(high) > tail { high *= 2 }
    var low = 0.0
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }

  /// The probability of a value between -t and t: the finite, exact series 26.7.3 and 26.7.4 of Abramowitz &
  /// Stegun (1964).
  private func central(_ t: Double) -> Double {
    let angle = atan(t / Double(degreesOfFreedom).squareRoot())
    let isOdd = !degreesOfFreedom.isMultiple(of: 2)
    if degreesOfFreedom == 1 { return 2 * angle / .pi }

    let cosine = cos(angle)
    var term = isOdd ? cosine : 1
    var sum = term
    for power in stride(from: isOdd ? 3 : 2, through: degreesOfFreedom - 2, by: 2) {
      term *= cosine * cosine * Double(power - 1) / Double(power)
      sum += term
    }
    return isOdd ? (angle + sin(angle) * sum) * 2 / .pi : sin(angle) * sum
  }
}
