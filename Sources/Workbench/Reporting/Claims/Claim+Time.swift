import Measurement

extension Claim {
  /// Throws an error of the statistics.
  static func leastProcessorTime(_ findings: Findings) throws -> Claim? {
    let others = findings.architectures.filter { $0 != "VIPER" }
    guard others.count < findings.architectures.count, !others.isEmpty else { return nil }
    var pairs: [Pair] = []
    var comparisons: [Comparison] = []
    for workload in findings.cost.workloads {
      let size = findings.cost.mainCell(of: workload).size
      for cell in findings.results.cost.run.cells
      where cell.workload == workload.workload.id && cell.size == size {
        for other in others {
          let distribution = try findings.comparer.distribution(of: "VIPER", over: other, in: cell)
          let comparison = Comparison(distribution)
          comparisons.append(comparison)
          pairs.append(
            Pair(
              words: "\(MarkdownText.code(cell.workload)) over \(MarkdownText.plain(other))",
              range: try findings.range(
                of: "VIPER", over: other, in: cell.workload, at: size, own: comparison.estimate)))
        }
      }
    }
    let isReliable = findings.cost.control.isReliable
    let judgements = Judge().judge(comparisons)
    let found =
      pairs.count > mostPairs
      ? summary(pairs, judgements)
      : zip(pairs, judgements).map { pair, judgement in
        "\(pair.words) \(JudgementText.words(judgement, pair.range))"
      }
    return Claim(
      text: "VIPER is best for the use of the processor.", source: .sholichin,
      rule: "VIPER is faster than every other architecture in every workload",
      measured: "VIPER's times at the largest common size: \(found.joined(separator: "; "))."
        + (isReliable ? "" : " The control failed, so nothing follows."),
      verdict: isReliable ? verdict(judgements.map(\.verdict)) : .unsettled)
  }

  private struct Pair {
    let words: String
    let range: ProcessorRange?

    /// With how many processors agree, such as `add over MVC (on 2 of 2)`.
    func words(_ verdict: Measurement.Verdict) -> String {
      guard let range, verdict != .inconclusive else { return words }
      return "\(words) (on \(range.agreement(on: verdict)))"
    }
  }

  /// Beyond this, only the verdicts stand.
  private static let mostPairs = 8

  private static func summary(_ pairs: [Pair], _ judgements: [Judgement]) -> [String] {
    Measurement.Verdict.allCases.compactMap { verdict in
      let names = zip(pairs, judgements).filter { $0.1.verdict == verdict }.map { $0.0.words(verdict) }
      return names.isEmpty ? nil : "\(verdict): \(WordList.and(names))"
    }
  }

  private static func verdict(_ verdicts: [Measurement.Verdict]) -> Verdict {
    if verdicts.allSatisfy({ $0 == .faster }) { return .holds }
    return verdicts.contains { $0 == .slower || $0 == .equivalent } ? .fails : .unsettled
  }
}
