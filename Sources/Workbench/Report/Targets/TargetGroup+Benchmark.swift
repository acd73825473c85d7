import Measurement
import Results

extension TargetGroup {
  /// The benchmark itself: whether it can be believed, and what it costs.
  static func benchmark(_ judge: TargetJudge) -> TargetGroup {
    let control = judge.findings.cost.control
    let farthest = control.byDistance.first.map { "farthest: \($0.place), \(RatioText($0.estimate))" }
    let limits = (1 - ControlCheck.negligible)...(1 + ControlCheck.negligible)
    let narrow = control.cells.count { cell in
      limits.contains(cell.estimate.lower) && limits.contains(cell.estimate.upper)
    }
    let seconds = judge.findings.results.environment.benchmarkSeconds
    return TargetGroup(
      title: "The benchmark itself",
      rule:
        "The control is \(MarkdownText.plain(judge.findings.first)), or the first arm where no architecture takes"
        + " part, against itself. It must not fail in more cells than chance explains, nor in one that the overview"
        + " shows; [the control](#the-control) says when it fails.",
      header: ["", "Target", "Found"],
      targets: [
        SpeedTarget(
          place: "The control in \(NumberText.count(control.cells.count, "cell"))", bound: "no bias",
          findings: [
            TargetFinding(text: farthest ?? "", verdict: control.isReliable ? .met : .notMet)
          ]),
        SpeedTarget(
          place: "How long the benchmark ran", bound: "–",
          findings: [TargetFinding(text: DurationText.format(nanoseconds: seconds * 1e9), verdict: nil)]),
      ],
      notes: [
        "In \(NumberText.count(narrow)) of \(NumberText.count(control.cells.count, "cell")) the whole interval of the"
          + " control lies within 1 %; in the others these samples could not rule out a larger error."
      ])
  }
}
