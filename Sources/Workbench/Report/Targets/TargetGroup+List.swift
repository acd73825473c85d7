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

  /// Adding in each architecture beside the algorithm of the published apps.
  static func adding(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let wanted: [(size: Int, factor: Double)] = [(1_000, 2), (100_000, 10), (1_000_000, 100)]
    let targets = try wanted.map { size, factor in
      let bound = TargetBound.atLeast(factor)
      let place = (WorkloadID.add, size)
      let judged = try findings.architectures.map {
        try judge.ratio(of: ReferenceArm.reference, over: $0, at: place, bound)
      }
      let domain = try judge.ratio(of: ReferenceArm.reference, over: ReferenceArm.domain, at: place, bound)
      return SpeedTarget(
        place: NumberText.count(size), bound: bound.text,
        findings: judged + [domain.verdict == .notMeasured ? .none : domain.withoutVerdict])
    }
    return TargetGroup(
      title: "Adding, beside the published algorithm",
      rule:
        "How many times as fast as the \(ReferenceArm.reference) a contact is added. That algorithm has no screen;"
        + " an architecture's time holds the whole way through the toolkit. So \(ReferenceArm.domain) stands beside them,"
        + " which has no screen either; it has no target.",
      header: ["Contacts", "Target"] + findings.architectures.map(MarkdownText.plain) + [ReferenceArm.domain],
      targets: targets,
      notes: wanted.compactMap { allowance($0.size, $0.factor, findings) })
  }

  /// How much time the target leaves an architecture, and how much the toolkit and the domain take of it; nil if they were
  /// not measured.
  private static func allowance(_ size: Int, _ factor: Double, _ findings: Findings) -> String? {
    let median = { findings.median(of: $0, in: WorkloadID.add, at: size) }
    guard let reference = median(ReferenceArm.reference), let toolkit = median(ReferenceArm.toolkit) else {
      return nil
    }
    let allowed = reference / factor
    let times = [reference, allowed, toolkit].map(NumberText.time)
    let head =
      "At \(SizeText.contacts(size)) the \(ReferenceArm.reference) takes \(times[0]), so the target leaves \(times[1])."
      + " \(ReferenceArm.toolkit.capitalizedFirst) takes \(times[2]) with no roles at all"
    guard toolkit > allowed else { return "\(head), which leaves room for them." }
    guard let domain = median(ReferenceArm.domain) else { return "\(head), which is more." }
    let work = "the work itself, without a screen, takes \(NumberText.time(domain))"
    return domain > allowed ? "\(head), and \(work): both are more." : "\(head), which is more; \(work)."
  }
}
