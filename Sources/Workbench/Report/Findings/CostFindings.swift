import Measurement

/// Two arms of one cell, of which the first is divided by the second.
struct ArmPair: Hashable {
  let workload: String
  let size: Int
  let arm: String
  let over: String
}

/// What the architectures cost, judged.
struct CostFindings {
  let control: ControlFindings
  let headline: Headline
  /// What the architectures do, in the order of the run.
  let workloads: [WorkloadFindings]
  /// What others do among themselves, such as one sorted list beside another.
  let comparisonsOfParts: [WorkloadFindings]
  /// Every verdict of the run.
  private let judgements: [ArmPair: Judgement]

  /// What a report shows: every contender over the first, and what the claims ask for.
  ///
  /// - Parameter elsewhere: the runs of other processors.
  init(_ results: ComparisonResults, bootstrap: HierarchicalBootstrap, elsewhere: [RunSummary]) throws {
    let (run, names) = (results.cost.run, results.architectures)
    let headline = Headline(run, architectures: names)
    try self.init(
      run, architectures: names, further: results.further, bootstrap: bootstrap, elsewhere: elsewhere,
      headline: headline,
      isHeadline: headline.contains, claimed: ClaimRules.processorPairs(names, headline, run))
  }

  /// What the answer to one question shows, of which every cell is a main result.
  init(answering run: BenchmarkRun, architectures: [String], bootstrap: HierarchicalBootstrap) throws {
    try self.init(
      run, architectures: architectures, further: [], bootstrap: bootstrap, elsewhere: [],
      headline: Headline(run, architectures: architectures), isHeadline: { _ in true }, claimed: [])
  }

  private init(
    _ run: BenchmarkRun, architectures: [String], further: [String], bootstrap: HierarchicalBootstrap,
    elsewhere: [RunSummary], headline: Headline, isHeadline: (CellSamples) -> Bool, claimed: [ArmPair]
  ) throws {
    let control = try ControlFindings(
      run, architectures: architectures, bootstrap: bootstrap, isHeadline: isHeadline)
    let judgements = try Self.judge(run.cells, architectures, further, claimed, control, bootstrap)
    let all = try run.workloads.map { workload in
      let own = run.cells.filter { $0.workload == workload.id }
      let contenders = own.first?.contenders(of: architectures) ?? []
      let findings = try own.map { cell in
        let beside = further.filter(cell.arms.contains)
        let overFirst = (contenders.dropFirst() + beside).compactMap { name in
          judgements[ArmPair(cell, name, over: contenders[0])].map { (name, $0) }
        }
        return try CellFindings(
          cell, contenders: contenders, beside: beside,
          judgements: Dictionary(uniqueKeysWithValues: overFirst),
          bootstrap: bootstrap, elsewhere: elsewhere.compactMap { $0.cell(of: workload, at: cell.size) })
      }
      return WorkloadFindings(workload: workload, contenders: contenders, cells: findings)
    }
    self.control = control
    self.headline = headline
    self.judgements = judgements
    workloads = all.filter { $0.contenders == architectures }
    comparisonsOfParts = all.filter { $0.contenders != architectures }
  }

  /// What is shown in full, or everything if none of these was measured.
  var main: [WorkloadFindings] {
    workloads.filter { headline.workloads.contains($0.workload.id) }
  }

  /// The cell that stands for the workload in the overview.
  func headlineCell(of workload: WorkloadFindings) -> CellFindings {
    headline.size(of: workload.workload.id).flatMap(workload.cell) ?? workload.cells[workload.cells.count - 1]
  }

  /// What was judged of the pair; nil if it was not.
  func judgement(of pair: ArmPair) -> Judgement? { judgements[pair] }

  /// All pairs of the run are judged together: those that tables show and those that claims rest on.
  private static func judge(
    _ cells: [CellSamples], _ architectures: [String], _ further: [String], _ claimed: [ArmPair],
    _ control: ControlFindings, _ bootstrap: HierarchicalBootstrap
  ) throws -> [ArmPair: Judgement] {
    var judged: [(pair: ArmPair, ratio: RatioDistribution, isSound: Bool)] = []
    for cell in cells {
      let contenders = cell.contenders(of: architectures)
      let shown = (contenders.dropFirst() + further.filter(cell.arms.contains)).map {
        ArmPair(cell, $0, over: contenders[0])
      }
      let others = claimed.filter {
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
  /// The ids of the main workloads, or of all that the architectures do if none of these was measured.
  let workloads: [String]
  /// 1,000 if every main workload was measured at it, which is where an app lives, else the largest at which they were;
  /// nil if there is none.
  let commonSize: Int?
  /// By workload, those that the architectures do.
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

  /// The size that stands for a workload: the common one, or else its own largest; nil if the architectures do not do it.
  func size(of workload: String) -> Int? {
    guard let sizes = sizes[workload] else { return nil }
    return commonSize.flatMap { sizes.contains($0) ? $0 : nil } ?? sizes.max()
  }

  func contains(_ cell: CellSamples) -> Bool {
    workloads.contains(cell.workload) && size(of: cell.workload) == cell.size
  }
}
