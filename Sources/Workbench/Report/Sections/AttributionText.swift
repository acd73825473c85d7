import Charts
import Measurement
import Results

/// What of a workload's time is the domain's, the toolkit's and each architecture's own.
struct AttributionText {
  let workload: WorkloadFindings
  /// The architectures that are bound by Observation.
  let observing: [String]

  private let parts: [Attribution]

  init(workload: WorkloadFindings, observing: [String]) {
    self.workload = workload
    self.observing = observing
    parts = workload.cells.compactMap { Attribution($0, contenders: workload.contenders) }
  }

  func write(to page: inout MarkdownPage) {
    guard let size = WorkloadFindings.mainSize(of: parts.map(\.size)),
      let main = parts.first(where: { $0.size == size })
    else { return }
    page.paragraph(
      "**Where the time goes** \(SizeText.place(size)): \(ReferenceArm.domain), what the toolkit adds to it, and what each"
        + " architecture adds to both make up its total.",
      note(on: main), observation(in: main))
    page.figure(
      "parts-\(workload.workload.id)", chart(of: main),
      alternative: "\(workload.name) \(SizeText.place(size)) in parts, a stacked bar for each of"
        + " \(WordList.and(workload.contenders)); the table below holds the numbers.")
    page.details("The parts at every size") { page in
      page.paragraph(
        "Domain and total are medians. What is added is told as an interval, from the 99 % interval of the paired"
          + " ratio to what it is added to; where nothing is added, the interval holds 0.")
      page.table(AttributionTable(parts: parts, observing: observing).table)
    }
  }

  /// Those whose bars cannot show that they are below the floor.
  private func note(on main: Attribution) -> String {
    var sentences = main.shares.filter { $0.overToolkit.upper < 1 }.map { share in
      "\(MarkdownText.plain(share.name)) takes less than \(ReferenceArm.toolkit)"
        + " (paired: \(RatioText(share.overToolkit, apartFrom: 1)) times as long), so its own part is drawn as none, and"
        + " the toolkit's is cut at its total."
    }
    let isOpen = { (ratio: RatioEstimate) in ratio.lower <= 1 && ratio.upper >= 1 }
    if main.shares.contains(where: { isOpen($0.overToolkit) }) || isOpen(main.toolkitOverDomain) {
      sentences.append("A part that is not certainly more than nothing is drawn as none.")
    }
    return sentences.joined(separator: " ")
  }

  private func observation(in main: Attribution) -> String {
    guard let observation = main.addedByObservation else { return "" }
    let sentences = main.shares.filter { observing.contains($0.name) }.compactMap { share in
      main.addedToObservation(by: share).map { roles in
        "Of what \(MarkdownText.plain(share.name)) adds, the same screens without roles, bound by Observation, add"
          + " \(observation); its roles add \(roles) to those."
      }
    }
    return sentences.joined(separator: " ")
  }

  private func chart(of main: Attribution) -> StackedBarChart {
    StackedBarChart(
      title: "\(workload.name), in parts",
      subtitle: "Median with \(SizeText.contacts(main.size)), and what is added to it; lower is better",
      segments: [ReferenceArm.domain, "toolkit", "its own"],
      bars: main.shares.map { share in
        let most = share.overToolkit.upper < 1 ? max(0, share.total - main.domain) : main.toolkit
        let toolkit = main.toolkitOverDomain.lower > 1 ? min(main.toolkit, most) : 0
        let own = share.overToolkit.lower > 1 ? share.own : 0
        // Two digits: the intervals in the table support no more.
        return StackedBarChart.Bar(
          share.name, [main.domain, toolkit, own].map { SignificantDigits(2).round($0) / 1e9 })
      },
      format: .seconds)
  }
}
