import Measurement

/// What the architectures cost, judged.
struct CostFindings {
  let control: ControlFindings
  /// In the order of the run.
  let workloads: [WorkloadFindings]

  init(_ results: ComparisonResults, comparer: ArmComparer) throws {
    control = try ControlFindings(results, comparer: comparer)
    let architectures = results.architectures
    let cells = results.cost.run.cells
    let judgements = try Self.judgements(of: cells, architectures, comparer)
    workloads = try results.cost.run.workloads.map { workload in
      let findings = try zip(cells, judgements).filter { $0.0.workload == workload.id }.map {
        cell, judgements in
        try CellFindings(cell, architectures: architectures, judgements: judgements, comparer: comparer)
      }
      return try WorkloadFindings(workload: workload, architectures: architectures, cells: findings)
    }
  }

  /// The largest size at which every workload was measured; nil if there is none.
  var largestCommonSize: Int? {
    let sizes = workloads.map { Set($0.sizes) }
    guard let first = sizes.first else { return nil }
    return sizes.dropFirst().reduce(first) { $0.intersection($1) }.max()
  }

  /// The cell that stands for the workload: at the largest common size, or else at its own largest.
  func mainCell(of workload: WorkloadFindings) -> CellFindings {
    largestCommonSize.flatMap(workload.cell) ?? workload.cells[workload.cells.count - 1]
  }

  /// All comparisons of the run are judged together.
  private static func judgements(
    of cells: [CellSamples], _ architectures: [String], _ comparer: ArmComparer
  ) throws -> [[String: Judgement]] {
    let others = architectures.dropFirst()
    let comparisons = try cells.map { cell in
      try others.map { name in
        Comparison(try comparer.distribution(of: name, over: architectures[0], in: cell))
      }
    }
    var judged = Judge().judge(comparisons.flatMap(\.self))[...]
    return comparisons.map { row in
      defer { judged = judged.dropFirst(row.count) }
      return Dictionary(uniqueKeysWithValues: zip(others, judged))
    }
  }
}
