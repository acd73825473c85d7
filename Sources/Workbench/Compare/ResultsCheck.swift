import CommandLineKit
import Measurement

/// Checks that results can be rendered as a report. It doesn't check that they make sense.
struct ResultsCheck {
  let results: ComparisonResults

  /// Throws a failure that names the first wrong field, such as `cost.run.cells[3]`, and the problem in one sentence.
  func run() throws(CommandFailure) {
    try expect(!results.architectures.isEmpty, "architectures", "There is nothing.")
    try expectUnique(results.architectures, "architectures")
    let names = results.systems.systems.map(\.name)
    try expectUnique(names, "systems.systems")
    for name in results.architectures where !names.contains(name) {
      throw wrong("systems.systems", "\(VisibleText.quoted(name)) is missing.")
    }
    try checkTimes()
  }

  // MARK: Times

  private func checkTimes() throws(CommandFailure) {
    let (run, launches) = (results.cost.run, results.cost.launches)
    try expect(!run.cells.isEmpty, "cost.run.cells", "There is no cell.")
    let workloads = run.workloads.map(\.id)
    try expectUnique(workloads, "cost.run.workloads")
    try expect(
      Set(workloads) == Set(run.cells.map(\.workload)), "cost.run.workloads",
      "They are not those of the cells.")
    try expectUnique(run.cells.map { "\($0.workload) at \($0.size)" }, "cost.run.cells")
    for (index, cell) in run.cells.enumerated() { try check(cell, launches, "cost.run.cells[\(index)]") }
  }

  /// - Parameter launches: the number of launches that each cell must have.
  private func check(_ cell: CellSamples, _ launches: Int, _ path: String) throws(CommandFailure) {
    try expect(!cell.participants.isEmpty, path, "There is no participant.")
    let compared = cell.compared(of: results.architectures)
    for participant in compared + [ReferenceParticipant.again(compared[0])]
    where !cell.participants.contains(participant) {
      throw wrong(path, "The participant \(VisibleText.quoted(participant)) is missing.")
    }
    try expect(
      cell.launches.count == launches && launches > 0, path,
      "The cell has \(cell.launches.count) launches, the run \(launches).")
    for times in cell.launches.flatMap({ cell.participants.compactMap($0.times(of:)) }) {
      try expect(!times.isEmpty, path, "A launch is without a round.")
      // Beyond this range, ratios and their intervals leave that of floating-point numbers.
      try expect(times.allSatisfy { (1e-3...1e15).contains($0) }, path, "A time is out of range.")
    }
  }

  // MARK: Expectations

  private func expectUnique(_ names: [String], _ path: String) throws(CommandFailure) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw wrong(path, "\(VisibleText.quoted(name)) is there twice.")
    }
  }

  private func expect(_ holds: Bool, _ path: String, _ reason: String) throws(CommandFailure) {
    guard holds else { throw wrong(path, reason) }
  }

  private func wrong(_ path: String, _ reason: String) -> CommandFailure { .usage("\(path): \(reason)") }
}
