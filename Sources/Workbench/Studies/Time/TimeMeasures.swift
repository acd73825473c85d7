import Measurement
import SourceReading

extension CostFindings {
  /// The time of one frame at 120 Hz, in nanoseconds.
  private static let frame = 1e9 / 120

  /// The times of one operation, in all architectures; none if the run is unreliable.
  var measures: [KeyedMeasure] {
    guard control.isReliable else { return [] }
    let main = main.flatMap { workload in
      measures(of: headlineCell(of: workload), workload.workload.id, workload.contenders)
    }
    return main
      + workloads.flatMap { workload in
        workload.cells.map { time(in: $0, workload.workload.id, "@\($0.size)", workload.contenders) }
      }
  }

  private func measures(of cell: CellFindings, _ id: String, _ names: [String]) -> [KeyedMeasure] {
    [
      time(in: cell, id, "", names),
      KeyedMeasure(
        "time.\(id).frame", "Part of a frame that one \(MarkdownText.code(id)) takes", .percent, of: names
      ) {
        cell.median(of: $0).map { $0 / Self.frame }
      },
    ]
  }

  private func time(in cell: CellFindings, _ id: String, _ mark: String, _ names: [String]) -> KeyedMeasure {
    KeyedMeasure(
      "time.\(id)\(mark)", "Time for one \(MarkdownText.code(id))", .nanoseconds, of: names, cell.median)
  }

  /// The architecture that is compared with every other one, and not with the first alone.
  private static let judged = "VIPER"

  /// The pairs of it with every other architecture, in each workload's cell of the overview.
  static func countedPairs(_ architectures: [String], _ headline: Headline, _ run: BenchmarkRun) -> [ArmPair]
  {
    guard architectures.contains(judged) else { return [] }
    return run.workloads.flatMap { workload in
      headline.size(of: workload.id).map { size in
        architectures.filter { $0 != judged }.map {
          ArmPair(workload: workload.id, size: size, arm: judged, over: $0)
        }
      } ?? []
    }
  }

  /// In how many comparisons with the others it is slower and faster.
  func verdictMeasures(among architectures: [String], in run: BenchmarkRun) -> [KeyedMeasure] {
    guard control.isReliable else { return [] }
    let verdicts = Self.countedPairs(architectures, headline, run).compactMap { judgement(of: $0)?.verdict }
    guard !verdicts.isEmpty else { return [] }
    func count(_ key: String, _ title: String, _ isCounted: (Verdict) -> Bool) -> KeyedMeasure {
      KeyedMeasure(
        key: "time.\(key)", title: title, values: [Self.judged: Double(verdicts.count(where: isCounted))])
    }
    return [
      count("judged", "Comparisons of times") { _ in true },
      count("slower", "Comparisons of times in which it is slower") { $0 == .slower },
      count("faster", "Comparisons of times in which it is faster") { $0 == .faster },
    ]
  }
}

extension CountResults {
  /// What was counted while the apps ran.
  func measures(of names: [String]) -> [KeyedMeasure] {
    let own = Dictionary(grouping: counts.filter { names.contains($0.arm) }) {
      "counts.\($0.metric.rawValue).\($0.workload)@\($0.size)"
    }
    return own.sorted { $0.key < $1.key }.map { key, counts in
      let title = "\(MarkdownText.code(counts[0].workload)): \(counts[0].metric.noun)"
      return KeyedMeasure(key, title, of: names) { name in
        counts.first { $0.arm == name }?.repeating.value
      }
    }
  }
}
