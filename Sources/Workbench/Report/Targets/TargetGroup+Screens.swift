import Measurement
import Results

extension TargetGroup {
  /// The smallest size that counts as large: below, a screenful is the whole list.
  private static let smallestLarge = 101

  /// The time of a row that comes into view, and of a screenful of rows.
  static func formatting(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let limit = TargetBound.atMost(1.5)
    let rows = try [10_000, 1_000_000].map { size in
      SpeedTarget(
        place: "A row while scrolling at \(NumberText.count(size)), over \(ReferenceArm.domain)",
        bound: limit.text,
        findings: try findings.architectures.map { name in
          try judge.ratio(of: name, over: ReferenceArm.domain, at: (WorkloadID.scroll, size), limit)
        })
    }
    return TargetGroup(
      title: "Formatting a row",
      rule:
        "\(ReferenceArm.domain.capitalizedFirst) reads the contact and joins its two names, and has no table to put"
        + " them in. A screenful counts as independent of the list if its time at the largest size is within 10 % of"
        + " that at the smallest size beyond 100; the interval is Student's *t* over the launches.",
      columns: findings.architectures.map(MarkdownText.plain),
      targets: rows + [try screenful(judge)], notes: try toolkit(findings, limit))
  }

  /// What scrolling takes on the toolkit without any roles, as notes.
  private static func toolkit(_ findings: Findings, _ limit: TargetBound) throws -> [String] {
    let sizes = findings.sizes(of: WorkloadID.scroll)
    guard let size = WorkloadFindings.mainSize(of: sizes),
      let ratio = try findings.ratio(
        of: ReferenceArm.toolkit, over: ReferenceArm.domain, in: WorkloadID.scroll, at: size)
    else { return [] }
    let isOut = limit.verdict(lower: ratio.lower, upper: ratio.upper) == .notMet
    return [
      "At \(SizeText.contacts(size)) \(ReferenceArm.toolkit) takes \(RatioText(ratio, apartFrom: limit.end)) times as long"
        + " as \(ReferenceArm.domain)"
        + (isOut ? ": the toolkit's table takes more than the target leaves." : "."),
      "A row is found through every level of the sorted list's tree, and a longer list has more of them: O(log n), where"
        + " the target for a screenful asks for no growth at all.",
    ]
  }

  private static func screenful(_ judge: TargetJudge) throws -> SpeedTarget {
    let findings = judge.findings
    let limit = TargetBound.within(0.9...1.1)
    let sizes = findings.sizes(of: WorkloadID.screenful).filter { $0 >= smallestLarge }
    guard let smallest = sizes.first, let largest = sizes.last, smallest < largest else {
      return SpeedTarget(
        place: "A screenful, over that of a smaller list", bound: limit.text,
        findings: findings.architectures.map { _ in .notMeasured })
    }
    return SpeedTarget(
      place: "A screenful at \(NumberText.count(largest)), over that at \(NumberText.count(smallest))",
      bound: limit.text,
      findings: try findings.architectures.map { name in
        judge.growth(
          try findings.growth(of: name, in: WorkloadID.screenful, from: smallest, to: largest), limit,
          at: [(WorkloadID.screenful, smallest), (WorkloadID.screenful, largest)])
      })
  }

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
      // A verdict on all architectures needs processors on which all of them were measured.
      let others = found.map(\.elsewhere.count).min() ?? 0
      let verdict = TargetFinding(
        text: "", verdict: together(found.compactMap(\.verdict)),
        elsewhere: Set(found.map(\.elsewhere.count)).count > 1
          ? [] : (0..<others).map { other in together(found.map { $0.elsewhere[other] }) })
      return SpeedTarget(place: words, bound: bound.text, findings: values, together: verdict)
    }
    return TargetGroup(
      title: "Launching",
      rule:
        "The time of a launch on \(SizeText.contacts(size)), over that of \(ReferenceArm.domain), which loads and sorts"
        + " the same contacts and shows nothing.",
      columns: findings.architectures.map(MarkdownText.plain),
      targets: [
        try target("At least one architecture", .atMost(1.5), TargetVerdict.any),
        try target("Every architecture", .atMost(3), TargetVerdict.all),
      ], notes: [])
  }
}
