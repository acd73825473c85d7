import Measurement

/// Two arms of one cell, for the ratio of `arm` to `over`.
struct ArmPair: Hashable {
  let workload: String
  let size: Int
  let arm: String
  let over: String
}

/// The times of the architectures, with verdicts on their ratios.
struct TimeFindings {
  let control: ControlFindings
  let headline: Headline
  /// The workloads that the architectures run, in the order of the run.
  let workloads: [WorkloadFindings]
  /// The workloads that compare other contenders, such as one sorted list with another.
  let comparisonsOfParts: [WorkloadFindings]
  /// Every verdict of the run.
  private let judgements: [ArmPair: Judgement]

  /// The findings of a report: every contender over the first, and those that ``verdictMeasures`` count.
  init(_ results: ComparisonResults, bootstrap: HierarchicalBootstrap) throws {
    let (run, names) = (results.cost.run, results.architectures)
    let headline = Headline(run, architectures: names)
    let control = try ControlFindings(
      run, architectures: names, bootstrap: bootstrap, isHeadline: headline.contains)
    let judgements = try Self.judge(
      run.cells, names, Self.countedPairs(names, headline, run), control, bootstrap)
    let all = try run.workloads.map { workload in
      let own = run.cells.filter { $0.workload == workload.id }
      let contenders = own.first?.contenders(of: names) ?? []
      let findings = try own.map { cell in
        let overFirst = contenders.dropFirst().compactMap { name in
          judgements[ArmPair(cell, name, over: contenders[0])].map { (name, $0) }
        }
        return try CellFindings(
          cell, contenders: contenders, judgements: Dictionary(uniqueKeysWithValues: overFirst))
      }
      return WorkloadFindings(workload: workload, contenders: contenders, cells: findings)
    }
    self.control = control
    self.headline = headline
    self.judgements = judgements
    workloads = all.filter { $0.contenders == names }
    comparisonsOfParts = all.filter { $0.contenders != names }
  }

  /// The main workloads, or every workload if no main one was measured.
  var main: [WorkloadFindings] {
    workloads.filter { headline.workloads.contains($0.workload.id) }
  }

  /// The workload with this ID; nil if the run did not time it.
  func workload(_ id: String) -> WorkloadFindings? {
    (workloads + comparisonsOfParts).first { $0.workload.id == id }
  }

  /// The cell that represents the workload in the overview.
  func headlineCell(of workload: WorkloadFindings) -> CellFindings {
    headline.size(of: workload.workload.id).flatMap(workload.cell) ?? workload.cells[workload.cells.count - 1]
  }

  /// The pair's judgement; nil if the pair was not judged.
  func judgement(of pair: ArmPair) -> Judgement? { judgements[pair] }

  /// Judges all pairs of the run together: those in tables and those that measures count.
  private static func judge(
    _ cells: [CellSamples], _ architectures: [String], _ counted: [ArmPair],
    _ control: ControlFindings, _ bootstrap: HierarchicalBootstrap
  ) throws -> [ArmPair: Judgement] {
    var judged: [(pair: ArmPair, ratio: RatioDistribution, isSound: Bool)] = []
    for cell in cells {
      let contenders = cell.contenders(of: architectures)
      let shown = contenders.dropFirst().map { ArmPair(cell, $0, over: contenders[0]) }
      let others = counted.filter {
        $0.workload == cell.workload && $0.size == cell.size && !shown.contains($0)
      }
      for pair in shown + others {
        let ratio = try bootstrap.distribution(of: pair.arm, over: pair.over, in: cell)
        let check = control.check(of: pair.workload, at: pair.size, arms: [pair.arm, pair.over])
        judged.append((pair, ratio, check == .passed))
      }
    }
    let judgements = zip(judged, Judge.judge(judged.map(\.ratio))).map { judged, judgement in
      (judged.pair, judged.isSound ? judgement : judgement.withoutVerdict)
    }
    return Dictionary(uniqueKeysWithValues: judgements)
  }
}

extension ArmPair {
  init(_ cell: CellSamples, _ arm: String, over: String) {
    self.init(workload: cell.workload, size: cell.size, arm: arm, over: over)
  }
}

/// The cells that the overview shows: one for each of the main workloads.
struct Headline {
  /// The IDs of the main workloads, or of all that the architectures run if no main one was measured.
  let workloads: [String]
  /// 1,000, a typical size for an app, if every main workload was measured at it; otherwise the largest size that they
  /// share, or nil if they share none.
  let commonSize: Int?
  /// The sizes of each workload that the architectures run, by its ID.
  private let sizes: [String: [Int]]

  init(_ run: BenchmarkRun, architectures: [String]) {
    let cells = run.cells.filter { $0.contenders(of: architectures) == architectures }
    let sizes = Dictionary(grouping: cells, by: \.workload).mapValues { $0.map(\.size) }
    let timed = run.workloads.map(\.id).filter { sizes[$0] != nil }
    let main = timed.filter(WorkloadID.main.contains)
    let workloads = main.isEmpty ? timed : main
    let common = workloads.map { Set(sizes[$0, default: []]) }
    let shared = common.dropFirst().reduce(common.first ?? []) { $0.intersection($1) }
    commonSize = shared.contains(1_000) ? 1_000 : shared.max()
    self.sizes = sizes
    self.workloads = workloads
  }

  /// The size that represents a workload: the common one or else its largest; nil if the architectures don't run it.
  func size(of workload: String) -> Int? {
    guard let sizes = sizes[workload] else { return nil }
    return commonSize.flatMap { sizes.contains($0) ? $0 : nil } ?? sizes.max()
  }

  func contains(_ cell: CellSamples) -> Bool {
    workloads.contains(cell.workload) && size(of: cell.workload) == cell.size
  }
}
