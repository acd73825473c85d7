import Measurement

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
        over: pair.over,
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
      text: "VIPER is the best in the use of the processor.", source: .sholichin,
      rule: "VIPER is slower than none of the others in any workload, and faster than each in at least one",
      measured: "VIPER's times at the size of the first page: \(found.joined(separator: "; "))."
        + (isReliable ? "" : " The control failed, so nothing follows."),
      figure: figure(judged, isReliable),
      verdict: isReliable ? verdict(judged) : .unsettled)
  }

  private struct JudgedPair {
    let over: String
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

  private static func figure(_ judged: [JudgedPair], _ isReliable: Bool) -> String {
    guard isReliable else { return "" }
    let slower = judged.count { $0.judgement.verdict == .slower }
    let faster = judged.count { $0.judgement.verdict == .faster }
    return "of \(NumberText.count(judged.count, "comparison")) with the others, slower in"
      + " \(NumberText.count(slower)) and faster in \(NumberText.count(faster))"
  }

  private static func verdict(_ judged: [JudgedPair]) -> ClaimVerdict {
    if judged.contains(where: { $0.judgement.verdict == .slower }) { return .fails }
    let isFaster = Dictionary(grouping: judged, by: \.over).values.map { pairs in
      pairs.contains { $0.judgement.verdict == .faster }
    }
    let isOpen = judged.isEmpty || judged.contains { $0.judgement.verdict == .inconclusive }
    return isOpen ? .unsettled : ClaimVerdict(isFaster.allSatisfy(\.self))
  }

  // MARK: Memory

  static func littleMemory(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("MVVM"), findings.architectures.count > 1 else { return nil }
    let held = HeldMemory(findings)
    let others = findings.architectures.filter { $0 != "MVVM" }.compactMap { held.bytes[$0] }
    let isMeasured = others.count == findings.architectures.count - 1
    let verdict = held.bytes["MVVM"].map { own in ClaimVerdict.good(better: others.map { own < $0 }) }
    return Claim(
      text: "MVVM is good for the use of memory.", source: .sholichin,
      rule:
        "with the Add screen open, MVVM holds fewer bytes than each of the others; in part: than one of them",
      measured: held.words,
      figure: held.figure(of: "MVVM"), verdict: isMeasured ? verdict ?? .notMeasured : .notMeasured)
  }
}
