import Measurement
import Results

extension Claim {
  // MARK: Processor time

  private static let viper = "VIPER"

  /// The pairs that the claim on processor time rests on: VIPER over every other architecture, in each workload's cell of
  /// the overview.
  static func processorPairs(_ architectures: [String], _ headline: Headline, _ run: BenchmarkRun)
    -> [ArmPair]
  {
    guard architectures.contains(viper) else { return [] }
    return run.workloads.flatMap { workload in
      guard let size = headline.size(of: workload.id) else { return [ArmPair]() }
      return architectures.filter { $0 != viper }.map {
        ArmPair(workload: workload.id, size: size, arm: viper, over: $0)
      }
    }
  }

  /// Throws an error of the statistics.
  static func leastProcessorTime(_ findings: Findings) throws -> Claim? {
    let asked = processorPairs(findings.architectures, findings.cost.headline, findings.results.cost.run)
    guard !asked.isEmpty else { return nil }
    let judged = try asked.compactMap { pair -> JudgedPair? in
      guard let judgement = findings.cost.judgement(of: pair) else { return nil }
      return JudgedPair(
        words: "\(MarkdownText.code(pair.workload)) over \(MarkdownText.plain(pair.over))",
        judgement: judgement,
        range: try findings.range(
          of: pair.arm, over: pair.over, in: pair.workload, at: pair.size,
          own: judgement.estimate))
    }
    let isReliable = findings.cost.control.isReliable
    let found =
      judged.count > mostPairs
      ? summary(judged) : judged.map { "\($0.words) \(JudgementText.words($0.judgement, $0.range))" }
    return Claim(
      text: "VIPER is best for the use of the processor.", source: .sholichin,
      rule: "VIPER is faster than every other architecture in every workload",
      measured: "VIPER's times at the size of the first page: \(found.joined(separator: "; "))."
        + (isReliable ? "" : " The control failed, so nothing follows."),
      verdict: isReliable ? verdict(judged.map(\.judgement.verdict)) : .unsettled)
  }

  private struct JudgedPair {
    let words: String
    let judgement: Judgement
    let range: ProcessorRange?

    /// With how many processors agree, such as `add over MVC (on 2 of 2)`.
    var wordsWithAgreement: String {
      guard let range, judgement.verdict != .inconclusive else { return words }
      return "\(words) (on \(range.agreement(on: judgement.verdict)))"
    }
  }

  /// With more pairs than this the claim shows verdicts without ratios.
  private static let mostPairs = 8

  private static func summary(_ judged: [JudgedPair]) -> [String] {
    Verdict.allCases.compactMap { verdict in
      let names = judged.filter { $0.judgement.verdict == verdict }.map(\.wordsWithAgreement)
      return names.isEmpty ? nil : "\(verdict): \(WordList.and(names))"
    }
  }

  private static func verdict(_ verdicts: [Verdict]) -> ClaimVerdict {
    if verdicts.allSatisfy({ $0 == .faster }) { return .holds }
    return verdicts.contains { $0 == .slower || $0 == .equivalent } ? .fails : .unsettled
  }

  // MARK: Memory

  static func leastMemory(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("MVVM"), findings.architectures.count > 1 else { return nil }
    let text = "MVVM is best for the use of memory."
    let rule = "an open Add screen holds fewer bytes under MVVM than under every other architecture"
    guard case .measured(let counts) = findings.results.counts else {
      return Claim(
        text: text, source: .sholichin, rule: rule, measured: "Memory was not measured.",
        verdict: .notMeasured)
    }
    let size = counts.counts.filter { $0.workload == WorkloadID.memoryScene }.map(\.size).max() ?? 0
    let held = findings.architectures.map { name in
      (
        name: name,
        bytes: counts.value(of: .liveBytes, workload: WorkloadID.memoryScene, size: size, arm: name)?.value
      )
    }
    guard let mvvm = held.first(where: { $0.name == "MVVM" })?.bytes, held.allSatisfy({ $0.bytes != nil })
    else {
      return Claim(
        text: text, source: .sholichin, rule: rule, measured: "An open screen was not measured.",
        verdict: .notMeasured)
    }
    let found = held.map { "\(MarkdownText.plain($0.name)) \(NumberText.tenths($0.bytes ?? 0)) bytes" }
    return Claim(
      text: text, source: .sholichin, rule: rule,
      measured: "An open Add screen holds, with \(NumberText.count(size)) contacts: \(WordList.and(found)).",
      verdict: ClaimVerdict(held.allSatisfy { $0.name == "MVVM" || mvvm < $0.bytes ?? 0 }))
  }
}
