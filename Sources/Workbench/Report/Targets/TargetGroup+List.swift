import Measurement
import Results

extension TargetGroup {
  /// The sorted list beside a tree of another library.
  static func insertion(_ judge: TargetJudge) throws -> TargetGroup {
    let (list, tree, workload) = (ListArm.sortedList, ListArm.tree, WorkloadID.domainInsert)
    let findings = judge.findings
    let growth = try findings.growth(of: list, in: workload, from: 1_000, to: 1_000_000)
    let noSlower = TargetBound.atMost(EquivalenceMargin.twoPercent.upper)
    let slope = TargetBound.atMost(0.25)
    return TargetGroup(
      title: "The sorted list",
      rule:
        "One insertion, with no app around it. *No slower* allows for 2 %. A slope is the growth of the time over"
        + " the growth of the list, both as logarithms; its interval is Student's *t* over the launches."
        + " \(MarkdownText.code(tree)) is \(WorkloadSection.treeMeaning).",
      columns: [list],
      targets: [
        SpeedTarget(
          place: "Time at 1,000,000 over that of \(tree)",
          bound: noSlower.text,
          findings: [try judge.ratio(of: list, over: tree, at: (workload, 1_000_000), noSlower)]),
        SpeedTarget(
          place: "Slope from 1,000 to 1,000,000", bound: slope.text,
          findings: [
            judge.slope(
              growth, growthOfSize: 1_000, slope, at: [(workload, 1_000), (workload, 1_000_000)])
          ]),
      ], notes: [])
  }

  /// Adding in each architecture beside the algorithm of the published apps, behind the same screens.
  static func adding(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let wanted: [(size: Int, factor: Double)] = [(1_000, 1), (100_000, 2), (1_000_000, 10)]
    let targets = try wanted.map { size, factor in
      let bound = TargetBound.atLeast(factor)
      let judged = { (arm: String) in
        try judge.ratio(of: ReferenceArm.referenceScreens, over: arm, at: (WorkloadID.add, size), bound)
      }
      return SpeedTarget(
        place: "At \(NumberText.count(size))", bound: bound.text,
        findings: try findings.architectures.map(judged))
    }
    return TargetGroup(
      title: "Adding, beside the published algorithm",
      rule:
        "How many times as fast a contact is added as by the \(ReferenceArm.reference) behind the same screens."
        + " \(ReferenceArm.toolkit.capitalizedFirst), without any roles, is the most that can be had.",
      columns: findings.architectures.map(MarkdownText.plain),
      targets: targets, notes: try wanted.compactMap { try screens($0.size, findings) })
  }

  /// How much of the published algorithm's time is that of the screens; nil if it was not measured.
  private static func screens(_ size: Int, _ findings: Findings) throws -> String? {
    let median = { findings.median(of: $0, in: WorkloadID.add, at: size) }
    guard let behind = median(ReferenceArm.referenceScreens), let alone = median(ReferenceArm.reference)
    else { return nil }
    let times = [behind, alone].map(NumberText.time)
    let toolkit = try findings.ratio(
      of: ReferenceArm.referenceScreens, over: ReferenceArm.toolkit, in: WorkloadID.add, at: size)
    return "At \(SizeText.contacts(size)) the \(ReferenceArm.reference) takes \(times[0]) behind these"
      + " screens, and \(times[1]) without a screen"
      + (toolkit.map { "; \(ReferenceArm.toolkit) is \(RatioText($0)) times as fast" } ?? "") + "."
  }
}
