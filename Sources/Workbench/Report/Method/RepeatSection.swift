import Measurement

/// How to get these numbers again.
struct RepeatSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "How to repeat it")
    page.add(
      """
      ```sh
      swift run compare                              # everything, in full
      swift run compare --quick                      # fewer rounds and sizes
      swift run compare render Reports/results.json  # the report again, from its samples
      ```
      """)
    let cost = findings.results.cost
    let controlled = findings.architectures.filter { name in
      findings.cost.control.cells.contains { $0.arm == name }
    }
    let again =
      controlled == findings.architectures && controlled.count > 1
      ? "each of them" : WordList.and(controlled.map(MarkdownText.plain))
    page.list(
      [
        "A *round* takes one sample of every arm in a random order. Arms are the architectures, \(again) once more as"
          + " the control, the baselines, and a fixed loop of integer work.",
        order,
        "The two times of a ratio come from the same round, so that a machine that slows down slows both.",
        "A *cell* is one workload at one size. It had at most \(NumberText.count(cost.rounds, "round")) in each launch"
          + " and began none after \(NumberText.count(cost.capMilliseconds)) ms, but for the few that every cell gets.",
        "Launches of the benchmark: \(NumberText.count(cost.launches)). The ratio is the geometric mean over launches"
          + " of the median within each. Its interval comes from resampling launches and blocks of rounds, and with"
          + " two launches or more is never narrower than Student's *t* over the launches.",
        "Every sample is in `results.json` beside the first page; all pages and figures are rendered from it and from the"
          + " summaries of other processors' runs in `runs`. What each"
          + " of its fields means stands in [results-format.md](/results-format.md).",
      ].filter { !$0.isEmpty })
  }

  /// Empty for results that hold no seed.
  private var order: String {
    findings.results.cost.seed.map { seed in
      "The arms start in orders that are balanced over all launches, as far as their number allows: each stands in each"
        + " place, and behind each other one, equally often (Williams 1949). The seed of the orders was \(seed);"
        + " \(MarkdownText.code("swift run compare --seed \(seed)")) repeats them."
    } ?? ""
  }
}
