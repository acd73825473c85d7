extension ResultsCheck {
  func checkCost() throws(ResultsInconsistency) {
    let cost = results.cost
    try expect(cost.launches > 0, "cost.launches", "There was no launch.")
    try expect(cost.rounds > 0, "cost.rounds", "There was no round.")
    try expectUnique(cost.run.workloads.map(\.id), "cost.run.workloads")
    try expectUnique(cost.run.cells.map { "\($0.workload) at \($0.size)" }, "cost.run.cells")
    for (index, cell) in cost.run.cells.enumerated() { try check(cell, "cost.run.cells[\(index)]") }
    try expect(!cost.run.cells.isEmpty, "cost.run.cells", "There is no cell.")
    try expectUnique(
      cost.run.workloads.map(\.id) + cost.notMeasured.map(\.workload.id), "cost.notMeasured")
    for workload in cost.run.workloads where !cost.run.cells.contains(where: { $0.workload == workload.id }) {
      throw ResultsInconsistency(
        path: "cost.run.workloads", reason: "\(HarmlessText.quoted(workload.id)) has no cell.")
    }
  }

  private func check(_ cell: CellSamples, _ path: String) throws(ResultsInconsistency) {
    let workloads = results.cost.run.workloads.map(\.id)
    try expect(
      workloads.contains(cell.workload), path,
      "\(HarmlessText.quoted(cell.workload)) is no workload of the run.")
    try expect((0...1_000_000_000_000).contains(cell.size), path, "The size \(cell.size) is out of range.")
    try expect(!cell.arms.isEmpty, path, "There is no arm.")
    let contenders = cell.contenders(of: results.architectures)
    for arm in contenders + [ReferenceArm.again(contenders[0])] where !cell.arms.contains(arm) {
      throw ResultsInconsistency(path: path, reason: "The arm \(HarmlessText.quoted(arm)) is missing.")
    }
    try expect(
      cell.launches.count == results.cost.launches, path,
      "The cell has \(cell.launches.count) launches, the run \(results.cost.launches).")
    for times in cell.launches.flatMap({ cell.arms.compactMap($0.times(of:)) }) {
      try expect(!times.isEmpty, path, "A launch is without a round.")
      // Beyond these, ratios and their intervals leave the range of floating-point numbers.
      try expect(times.allSatisfy { (1e-3...1e15).contains($0) }, path, "A time is out of range.")
    }
  }
}
