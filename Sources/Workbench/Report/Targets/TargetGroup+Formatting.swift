import Measurement
import Results

extension TargetGroup {
  /// The smallest size that counts as large: below, a screenful is the whole list.
  private static let smallestLarge = 101

  /// Rows that come into view.
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
      header: ["", "Target"] + findings.architectures.map(MarkdownText.plain),
      targets: rows + [try screenful(judge)], notes: try toolkit(findings, limit))
  }

  /// What scrolling takes before there are any roles.
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
}
