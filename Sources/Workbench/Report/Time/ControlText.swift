import Measurement

/// What the control says of one workload, to stand beside what is claimed of it.
enum ControlText {
  /// Such as `Control: at most 0.4 % off over 6 sizes; passed.`
  static func sentence(_ workload: String, _ control: ControlFindings) -> String {
    let cells = control.cells(of: workload)
    return "Control: at most \(worst(of: cells)) off over \(NumberText.count(cells.count, "size"));"
      + " \(outcomes(of: cells).joined(separator: ", "))."
  }

  /// The same in a table's cell: `0.4 %<br>passed`.
  static func cell(_ workload: String, _ control: ControlFindings) -> String {
    let cells = control.cells(of: workload)
    return ([worst(of: cells)] + outcomes(of: cells)).joined(separator: "<br>")
  }

  /// What one control came to, in a word or two.
  static func word(_ check: ControlCheck) -> String {
    switch check {
    case .passed: "passed"
    case .failed: "**failed**"
    case .imprecise: "too imprecise"
    }
  }

  /// The places are named only for what did not pass.
  private static func outcomes(of cells: [ControlCell]) -> [String] {
    [ControlCheck.passed, .failed, .imprecise].compactMap { check in
      let places = cells.filter { $0.check == check }.map { SizeText.place($0.size) }
      guard !places.isEmpty else { return nil }
      return check == .passed ? word(check) : "\(word(check)) \(WordList.and(places))"
    }
  }

  private static func worst(of cells: [ControlCell]) -> String {
    let distance = cells.map { abs($0.estimate.ratio - 1) }.max() ?? 0
    return NumberText.joined("\(NumberText.decimal(100 * distance, places: 2)) %")
  }
}
