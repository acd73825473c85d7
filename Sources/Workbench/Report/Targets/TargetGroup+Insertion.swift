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
      header: ["", "Target", list],
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
}
