import Measurement
import SourceReading

extension TimeFindings {
  /// The time of one frame at 120 Hz, in nanoseconds.
  private static let frame = 1e9 / 120

  /// The times of one operation, of all that take part in it; none if the run is unreliable.
  var measures: [Measure] {
    guard control.isReliable else { return [] }
    let all = workloads + comparisonsOfParts
    return main.flatMap { measures(of: headlineCell(of: $0), $0) }
      + all.flatMap { workload in
        workload.cells.map { cell in time(in: cell, workload, "@\(cell.size)") }
      }
  }

  private func measures(of cell: CellFindings, _ workload: WorkloadFindings) -> [Measure] {
    let id = workload.workload.id
    return [
      time(in: cell, workload, ""),
      Measure(
        "time.\(id).frame", "Part of a frame that one \(MarkdownText.code(id)) takes", .percent,
        of: workload.compared
      ) {
        cell.median(of: $0).map { $0 / Self.frame }
      },
    ]
  }

  private func time(in cell: CellFindings, _ workload: WorkloadFindings, _ mark: String) -> Measure {
    let id = workload.workload.id
    var measure = Measure(
      key: "time.\(id)\(mark)", title: "Time for one \(MarkdownText.code(id))", unit: .nanoseconds)
    for name in workload.participants { measure.values[Baseline.name(of: name)] = cell.median(of: name) }
    return measure
  }

  /// The architecture that is compared with every other one, and not with the first alone.
  private static let judged = "VIPER"

  /// The pairs of it with every other architecture, in each workload's cell of the overview.
  static func countedPairs(_ architectures: [String], _ headline: Headline, _ run: BenchmarkRun)
    -> [ParticipantPair]
  {
    guard architectures.contains(judged) else { return [] }
    return run.workloads.flatMap { workload in
      headline.size(of: workload.id).map { size in
        architectures.filter { $0 != judged }.map {
          ParticipantPair(workload: workload.id, size: size, participant: judged, over: $0)
        }
      } ?? []
    }
  }

  /// In how many comparisons with the others it is slower and faster.
  func verdictMeasures(among architectures: [String], in run: BenchmarkRun) -> [Measure] {
    guard control.isReliable else { return [] }
    let verdicts = Self.countedPairs(architectures, headline, run).compactMap { judgement(of: $0)?.verdict }
    guard !verdicts.isEmpty else { return [] }
    func count(_ key: String, _ title: String, _ isCounted: (Verdict) -> Bool) -> Measure {
      Measure(
        key: "time.\(key)", title: title, values: [Self.judged: Double(verdicts.count(where: isCounted))])
    }
    return [
      count("judged", "Comparisons of times") { _ in true },
      count("slower", "Comparisons of times in which it is slower") { $0 == .slower },
      count("faster", "Comparisons of times in which it is faster") { $0 == .faster },
    ]
  }
}

extension ReportInput {
  /// How the times were taken and checked, which a run shows even if it is unreliable.
  var methodMeasures: [Measure] {
    [
      Measure("method.launches", "Processes", results.cost.launches),
      Measure("method.rounds", "Rounds of a measurement in one process, at most", results.cost.rounds),
      Measure(
        "method.milliseconds", "Milliseconds after which no round begins", results.cost.capMilliseconds),
      Measure("method.controls", "Controls", cost.control.cells.count),
    ]
  }
}

extension RuntimeCounts {
  /// What was counted of all that took part.
  var measures: [Measure] {
    let own = Dictionary(grouping: counts) { "counts.\($0.metric.rawValue).\($0.workload)@\($0.size)" }
    return own.sorted { $0.key < $1.key }.map { key, counts in
      let title = "\(MarkdownText.code(counts[0].workload)): \(counts[0].metric.noun)"
      var measure = Measure(key: key, title: title)
      for count in counts {
        let name = Baseline.name(of: count.participant)
        measure.values[name] = count.repeating.value
        measure.interval[name] = count.repeatingRange
      }
      return measure
    }
  }
}
