import Measurement

extension TargetGroup {
  /// Launching on the longest list.
  static func launching(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let (workload, size) = (WorkloadID.launch, 1_000_000)
    let ratios = try findings.architectures.map {
      try findings.ratio(of: $0, over: ReferenceArm.domain, in: workload, at: size)
    }
    let target = {
      (words: String, bound: TargetBound, together: ([TargetVerdict]) -> TargetVerdict) -> SpeedTarget in
      let found = ratios.map { judge.finding($0, bound, at: [(workload, size)]) }
      let values = found.map { TargetFinding(text: $0.text.isEmpty ? "–" : $0.text, verdict: nil) }
      let verdict = TargetFinding(text: "", verdict: together(found.compactMap(\.verdict)))
      return SpeedTarget(place: words, bound: bound.text, findings: values + [verdict])
    }
    return TargetGroup(
      title: "Launching",
      rule:
        "The time of a launch on \(SizeText.contacts(size)), over that of \(ReferenceArm.domain), which loads and sorts"
        + " the same contacts and shows nothing.",
      header: ["", "Target"] + findings.architectures.map(MarkdownText.plain) + ["Verdict"],
      targets: [
        target("At least one architecture", .atMost(1.5), TargetVerdict.any),
        target("Every architecture", .atMost(3), TargetVerdict.all),
      ], notes: [])
  }
}
