import Measurement

/// Two participants of one cell, for the ratio of `participant` to `over`.
struct ParticipantPair: Hashable {
  let workload: String
  let size: Int
  let participant: String
  let over: String
}

/// The times of the architectures, with verdicts on their ratios.
struct TimeFindings {
  let control: ControlFindings
  let headline: Headline
  /// The workloads that the architectures run, in the order of the run.
  let workloads: [WorkloadFindings]
  /// The workloads that compare other participants, such as one sorted list with another.
  let comparisonsOfParts: [WorkloadFindings]
  /// Every verdict of the run.
  private let judgements: [ParticipantPair: Judgement]

  /// The findings of a report: every compared participant over the first, and those that ``verdictMeasures`` count.
  init(_ results: ComparisonResults, bootstrap: HierarchicalBootstrap) throws {
    let (run, names) = (results.cost.run, results.architectures)
    let headline = Headline(run, architectures: names)
    let control = try ControlFindings(
      run, architectures: names, bootstrap: bootstrap, isHeadline: headline.contains)
    let judgements = try Self.judge(
      run.cells, names, Self.countedPairs(names, headline, run), control, bootstrap)
    let all = try run.workloads.map { workload in
      let own = run.cells.filter { $0.workload == workload.id }
      let compared = own.first?.compared(of: names) ?? []
      let findings = try own.map { cell in
        let overFirst = compared.dropFirst().compactMap { name in
          judgements[ParticipantPair(cell, name, over: compared[0])].map { (name, $0) }
        }
        return try CellFindings(
          cell, compared: compared, judgements: Dictionary(uniqueKeysWithValues: overFirst))
      }
      return WorkloadFindings(workload: workload, compared: compared, cells: findings)
    }
    self.control = control
    self.headline = headline
    self.judgements = judgements
    workloads = all.filter { $0.compared == names }
    comparisonsOfParts = all.filter { $0.compared != names }
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
  func judgement(of pair: ParticipantPair) -> Judgement? { judgements[pair] }

  /// Judges all pairs of the run together: those in tables and those that measures count.
  private static func judge(
    _ cells: [CellSamples], _ architectures: [String], _ counted: [ParticipantPair],
    _ control: ControlFindings, _ bootstrap: HierarchicalBootstrap
  ) throws -> [ParticipantPair: Judgement] {
    var judged: [(pair: ParticipantPair, ratio: RatioDistribution, isSound: Bool)] = []
    for cell in cells {
      let compared = cell.compared(of: architectures)
      let shown = compared.dropFirst().map { ParticipantPair(cell, $0, over: compared[0]) }
      let others = counted.filter {
        $0.workload == cell.workload && $0.size == cell.size && !shown.contains($0)
      }
      for pair in shown + others {
        let ratio = try bootstrap.distribution(of: pair.participant, over: pair.over, in: cell)
        let check = control.check(
          of: pair.workload, at: pair.size, participants: [pair.participant, pair.over])
        judged.append((pair, ratio, check == .passed))
      }
    }
    let judgements = zip(judged, Judge.judge(judged.map(\.ratio))).map { judged, judgement in
      (judged.pair, judged.isSound ? judgement : judgement.withoutVerdict)
    }
    return Dictionary(uniqueKeysWithValues: judgements)
  }
}

extension ParticipantPair {
  init(_ cell: CellSamples, _ participant: String, over: String) {
    self.init(workload: cell.workload, size: cell.size, participant: participant, over: over)
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
    let cells = run.cells.filter { $0.compared(of: architectures) == architectures }
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
