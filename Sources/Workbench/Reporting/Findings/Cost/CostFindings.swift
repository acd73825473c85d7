import Measurement

/// What the architectures cost, judged.
struct CostFindings {
  let control: ControlFindings
  /// What the architectures do, in the order of the run.
  let workloads: [WorkloadFindings]
  /// What others do among themselves, such as one sorted list beside another.
  let comparisonsOfParts: [WorkloadFindings]

  /// - Parameter elsewhere: the runs of other processors.
  init(
    _ run: BenchmarkRun, architectures: [String], comparer: ArmComparer, elsewhere: [RunSummary]
  ) throws {
    control = try ControlFindings(run, architectures: architectures, comparer: comparer)
    let cells = run.cells
    let judgements = try zip(Self.judgements(of: cells, architectures, comparer), control.cells).map {
      judgements, control in
      control.check == .reliable ? judgements : judgements.mapValues(\.withoutVerdict)
    }
    let all = try run.workloads.map { workload in
      let own = zip(cells, judgements).filter { $0.0.workload == workload.id }
      let contenders = own.first?.0.contenders(of: architectures) ?? []
      let findings = try own.map { cell, judgements in
        try CellFindings(
          cell, contenders: contenders, judgements: judgements, comparer: comparer,
          elsewhere: elsewhere.compactMap { $0.cell(of: workload, at: cell.size) })
      }
      return try WorkloadFindings(workload: workload, contenders: contenders, cells: findings)
    }
    workloads = all.filter { $0.contenders == architectures }
    comparisonsOfParts = all.filter { $0.contenders != architectures }
  }

  /// What is shown in full, or everything if none of these was measured.
  var main: [WorkloadFindings] {
    let main = workloads.filter { WorkloadID.main.contains($0.workload.id) }
    return main.isEmpty ? workloads : main
  }

  /// What is shown in short.
  var others: [WorkloadFindings] {
    let main = main.map(\.workload)
    return workloads.filter { !main.contains($0.workload) }
  }

  /// The largest size at which every main workload was measured; nil if there is none.
  var largestCommonSize: Int? {
    let sizes = main.map { Set($0.sizes) }
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
    let contenders = cells.map { $0.contenders(of: architectures) }
    let comparisons = try zip(cells, contenders).map { cell, contenders in
      try contenders.dropFirst().map { name in
        Comparison(try comparer.distribution(of: name, over: contenders[0], in: cell))
      }
    }
    var judged = Judge().judge(comparisons.flatMap(\.self))[...]
    return zip(comparisons, contenders).map { row, contenders in
      defer { judged = judged.dropFirst(row.count) }
      return Dictionary(uniqueKeysWithValues: zip(contenders.dropFirst(), judged))
    }
  }
}
