import Measurement
import Results

extension TargetGroup {
  /// The part of an add that is an architecture's own.
  static func ownShare(_ judge: TargetJudge) throws -> TargetGroup {
    let findings = judge.findings
    let (workload, size, limit) = (WorkloadID.add, 10_000, 0.25)
    let bound = findings.boundByObservation
    let overToolkit = try findings.architectures.map { name in
      try judge.share(of: name, over: ReferenceArm.toolkit, at: (workload, size), atMost: limit)
    }
    let overObserved = try findings.architectures.map { name in
      guard bound.contains(name) else { return TargetFinding.none }
      return try judge.share(of: name, over: ReferenceArm.observed, at: (workload, size), atMost: limit)
    }
    let target = "at most 25 %"
    let besideToolkit = SpeedTarget(place: "\(ReferenceArm.toolkit)", bound: target, findings: overToolkit)
    let besideObserved = SpeedTarget(
      place: "\(ReferenceArm.observed)", bound: target, findings: overObserved)
    return TargetGroup(
      title: "What an architecture adds of its own",
      rule:
        "The part of an add at \(SizeText.contacts(size)) that is an architecture's own: 1 − 1 ÷ (its time over that"
        + " of what it is compared with)."
        + (bound.isEmpty
          ? "" : " Where the sources import Observation, it is also compared with screens bound by it."),
      header: ["Beside", "Target"] + findings.architectures.map(MarkdownText.plain),
      targets: [besideToolkit] + (bound.isEmpty ? [] : [besideObserved]),
      notes: try observation(findings, workload, size))
  }

  /// How much of an own part is Observation, and how much the roles, as notes; empty if it was not measured.
  private static func observation(
    _ findings: Findings, _ workload: String, _ size: Int
  ) throws -> [String] {
    guard !findings.boundByObservation.isEmpty,
      let observed = try findings.ratio(
        of: ReferenceArm.observed, over: ReferenceArm.toolkit, in: workload, at: size)
    else { return [] }
    let names = WordList.and(findings.boundByObservation.map(MarkdownText.plain))
    return [
      "Which idea costs what: \(names) \(findings.boundByObservation.count == 1 ? "is" : "are") bound by Observation."
        + " The same screens without roles, bound by Observation, take \(RatioText(observed, apartFrom: 1)) times as"
        + " long as \(ReferenceArm.toolkit): \(OwnShare.text(observed)) of their time is Observation itself. What is"
        + " beyond them is what the roles add."
    ]
  }
}
