import Measurement

/// What the control says of one workload, to stand beside what is claimed of it.
enum ControlText {
  /// Such as `Control: at most 0.4 % off over 6 sizes; passed.`
  static func sentence(_ workload: String, _ control: ControlFindings) -> String {
    let cells = control.cells.filter { $0.workload == workload }
    let sizes = NumberText.count(cells.count, "size")
    let failed = control.failed.filter { $0.workload == workload }.map { SizeText.place($0.size) }
    let outcome = failed.isEmpty ? "passed" : "**failed** \(WordList.and(failed))"
    return "Control: at most \(worst(of: cells)) off over \(sizes); \(outcome)."
  }

  /// The same in a table's cell: `0.4 %<br>passed`.
  static func cell(_ workload: String, _ control: ControlFindings) -> String {
    let cells = control.cells.filter { $0.workload == workload }
    return "\(worst(of: cells))<br>\(cells.allSatisfy { $0.check == .reliable } ? "passed" : "**failed**")"
  }

  private static func worst(of cells: [ControlFindings.Cell]) -> String {
    let distance = cells.map { abs($0.estimate.ratio - 1) }.max() ?? 0
    return NumberText.joined("\(NumberText.decimal(100 * distance, places: 2)) %")
  }
}
