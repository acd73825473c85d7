import Measurement
import Results

/// What was wanted of the times, and what was found.
struct TargetSection: ReportSection {
  let targets: SpeedTargets

  func write(to page: inout MarkdownPage) {
    page.heading(1, "How fast it should be, and whether it is")
    page.paragraph(
      "Every verdict is derived from the samples: *met* if the whole 99 % interval lies within the target, *not met*"
        + " if all of it lies beyond, else *not settled*; the control has a rule of its own."
        + " Where there are runs of other processors, the second line of a cell is the range of the value over all"
        + " processors, and the verdict says on how many of them it holds; a growth is that of this processor alone."
        + " What rests on a cell whose [control](/details/method.md#the-control) failed or is too imprecise is not settled."
        + " Each interval stands for itself: among many"
        + " verdicts one in a hundred can be chance.")
    for group in targets.groups { write(group, to: &page) }
  }

  private func write(_ group: TargetGroup, to page: inout MarkdownPage) {
    page.heading(2, group.title)
    page.paragraph("*Rule:* \(group.rule)")
    var table = MarkdownTable([""] + group.columns)
    for target in group.targets { table.add([target.title] + target.findings.map(\.cell)) }
    page.table(table)
    page.list(group.notes)
  }
}

/// How fast everything should be, and what was found.
struct SpeedTargets {
  let groups: [TargetGroup]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    let judge = TargetJudge(findings: findings)
    groups = [
      try .insertion(judge), try .adding(judge), try .ownShare(judge), try .formatting(judge),
      try .launching(judge), .benchmark(judge),
    ]
  }
}

/// What was found of one target for one architecture.
struct TargetFinding {
  /// The measured value with its interval, as Markdown; empty if there is none.
  let text: String
  /// Nil for a value that is shown for comparison only.
  let verdict: TargetVerdict?
  /// The verdicts on the other processors, one for each.
  let elsewhere: [TargetVerdict]

  init(text: String, verdict: TargetVerdict?, elsewhere: [TargetVerdict] = []) {
    self.text = text
    self.verdict = verdict
    self.elsewhere = elsewhere
  }

  static let notMeasured = TargetFinding(text: "", verdict: .notMeasured)
  /// Stands in a column to which the target does not apply.
  static let none = TargetFinding(text: "–", verdict: nil)

  /// Such as `1.05 (1.03–1.08)<br>**met** on 2 of 2`.
  var cell: String {
    guard let verdict else { return text }
    guard verdict != .notMeasured else { return "*not measured in this run*" }
    let word = "**\(NumberText.joined(verdict.rawValue))**"
    return (text.isEmpty ? word : "\(text)<br>\(word)") + agreement(on: verdict)
  }

  /// Empty without another processor, or if nothing is settled on this one.
  private func agreement(on verdict: TargetVerdict) -> String {
    guard !elsewhere.isEmpty, verdict != .notSettled else { return "" }
    return NumberText.joined(" on \(1 + elsewhere.count { $0 == verdict }) of \(1 + elsewhere.count)")
  }
}

/// One target: a row of its table.
struct SpeedTarget {
  /// What is measured, or at which size.
  let place: String
  /// The bound, in words; nil where there is none.
  let bound: String?
  /// What was found, for each column.
  let findings: [TargetFinding]
  /// The verdict on all columns together; nil where each has its own.
  var together: TargetFinding?

  /// Such as `At 1,000<br>at least 1`.
  var title: String {
    [place, bound.map { "target: \($0)" }, together?.cell].compactMap(\.self).joined(separator: "<br>")
  }
}

/// Targets of one kind, which stand in one table under one rule. All texts are Markdown.
struct TargetGroup {
  let title: String
  /// What is measured and when a target counts as met.
  let rule: String
  /// The headings of the columns, one for each finding of a target.
  let columns: [String]
  let targets: [SpeedTarget]
  /// Sentences below the table, each an item of a list.
  let notes: [String]
}

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
    let besideToolkit = SpeedTarget(
      place: "Beside \(ReferenceArm.toolkit)", bound: target, findings: overToolkit)
    let besideObserved = SpeedTarget(
      place: "Beside \(ReferenceArm.observed)", bound: target, findings: overObserved)
    return TargetGroup(
      title: "What an architecture adds of its own",
      rule:
        "The part of an add at \(SizeText.contacts(size)) that is an architecture's own: 1 − 1 ÷ (its time over that"
        + " of what it is compared with)."
        + (bound.isEmpty
          ? "" : " Where the sources import Observation, it is also compared with screens bound by it."),
      columns: findings.architectures.map(MarkdownText.plain),
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

extension TargetGroup {
  /// The benchmark itself: whether it can be believed, and what it costs.
  static func benchmark(_ judge: TargetJudge) -> TargetGroup {
    let control = judge.findings.cost.control
    let farthest = control.byDistance.first.map { "farthest: \($0.place), \(RatioText($0.estimate))" }
    let limits = (1 - ControlCheck.negligible)...(1 + ControlCheck.negligible)
    let narrow = control.cells.count { cell in
      limits.contains(cell.estimate.lower) && limits.contains(cell.estimate.upper)
    }
    let hasPassed = control.cells.allSatisfy { $0.check == .passed }
    let verdict = control.isReliable ? hasPassed ? TargetVerdict.met : .notSettled : .notMet
    let seconds = judge.findings.results.environment.benchmarkSeconds
    return TargetGroup(
      title: "The benchmark itself",
      rule:
        "The control is \(MarkdownText.plain(judge.findings.first)), or the first arm where no architecture takes"
        + " part, against itself. It must not fail in more cells than chance explains, nor in one that the overview"
        + " shows; where it is too imprecise to tell in a cell, that is not settled.",
      columns: ["Found"],
      targets: [
        SpeedTarget(
          place: "The control in \(NumberText.count(control.cells.count, "cell"))", bound: "no bias",
          findings: [
            TargetFinding(text: farthest ?? "", verdict: verdict)
          ]),
        SpeedTarget(
          place: "How long the benchmark ran", bound: nil,
          findings: [TargetFinding(text: DurationText.format(nanoseconds: seconds * 1e9), verdict: nil)]),
      ],
      notes: [
        "In \(NumberText.count(narrow)) of \(NumberText.count(control.cells.count, "cell")) the whole interval of the"
          + " control lies within 1 %; in the others these samples could not rule out a larger error."
      ])
  }
}
