import Measurement
import Results

extension TargetGroup {
  /// Launching on the longest list.
  static func launching(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let (workload, size) = (WorkloadID.launch, 1_000_000)
    let target = {
      (words: String, bound: TargetBound, together: ([TargetVerdict]) -> TargetVerdict) throws -> SpeedTarget
      in
      let found = try findings.architectures.map {
        try judge.ratio(of: $0, over: ReferenceArm.domain, at: (workload, size), bound)
      }
      let values = found.map { TargetFinding(text: $0.text.isEmpty ? "–" : $0.text, verdict: nil) }
      // Only processors on which all of them were measured can say anything of all of them.
      let others = found.map(\.elsewhere.count).min() ?? 0
      let verdict = TargetFinding(
        text: "", verdict: together(found.compactMap(\.verdict)),
        elsewhere: Set(found.map(\.elsewhere.count)).count > 1
          ? [] : (0..<others).map { other in together(found.map { $0.elsewhere[other] }) })
      return SpeedTarget(place: words, bound: bound.text, findings: values + [verdict])
    }
    return TargetGroup(
      title: "Launching",
      rule:
        "The time of a launch on \(SizeText.contacts(size)), over that of \(ReferenceArm.domain), which loads and sorts"
        + " the same contacts and shows nothing.",
      header: ["", "Target"] + findings.architectures.map(MarkdownText.plain) + ["Verdict"],
      targets: [
        try target("At least one architecture", .atMost(1.5), TargetVerdict.any),
        try target("Every architecture", .atMost(3), TargetVerdict.all),
      ], notes: [])
  }
}
