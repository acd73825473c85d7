import Measurement

/// How counts grow with the list, and the class of complexity where they leave no doubt.
struct GrowthSection {
  let findings: CountFindings

  func write(to page: inout MarkdownPage) {
    let series = findings.series
    let classified = series.filter {
      $0.metric.countsSteps && $0.sizes.count >= ComplexityClassifier.minimumSizes
    }
    page.heading(2, "Growth")
    page.paragraph(
      "A class of complexity is named from counts only, and from \(ComplexityClassifier.minimumSizes) sizes or more: the"
        + " curve *a* + *b* *f*(*n*) nearest to them by relative least squares, if it leaves at most 5 % of their"
        + " variation unexplained and less than half of the next best curve's squared error. *Constant* is what differs"
        + " by 1 % at most and does not rise from size to size. Times name no class.")
    if classified.isEmpty {
      page.paragraph("In this run nothing was counted at so many sizes, so no class is named.")
    }
    for one in classified { write(one, withClass: true, to: &page) }
    let others = series.filter { one in !classified.contains { $0.title == one.title } }
    if !others.isEmpty {
      page.details("Other counts by the number of contacts") { page in
        for one in others { write(one, withClass: false, to: &page) }
      }
    }
  }

  private func write(_ series: CountFindings.Series, withClass: Bool, to page: inout MarkdownPage) {
    let values = series.arms.map { arm in
      series.sizes.map { findings.value(series.metric, series.workload.id, $0, arm) }
    }
    var table = MarkdownTable([series.title] + series.arms.map(MarkdownText.plain))
    if withClass { table.add(["**Growth**"] + values.map { growth(series.sizes, $0) }) }
    for size in series.sizes {
      table.add(
        [SizeText.cell(size)]
          + series.arms.map { findings.text(series.metric, series.workload.id, size, $0) })
    }
    page.narrowTables(table, apart: series.arms.count(where: findings.architectures.contains))
  }

  private func growth(_ sizes: [Int], _ values: [Measured<Double>?]) -> String {
    var counts: [Int: Double] = [:]
    for case (let size, .measured(let value)) in zip(sizes, values) { counts[size] = value }
    return Self.words(ComplexityClassifier.classify(counts), Array(counts.values))
  }

  private static func words(_ finding: ComplexityFinding, _ counts: [Double]) -> String {
    switch finding {
    case .named(let complexity): "**\(complexity.rawValue)**"
    case .tooFewSizes(let count): "none: \(NumberText.count(count, "size")) only"
    case .noGoodFit: "none: no curve fits" + spread(counts)
    case .noClearWinner(let one, let other):
      "none: no clear winner, \(one.rawValue) or \(other.rawValue)"
    }
  }

  /// By how much counts differ of which the smallest is at least four fifths of the largest; else empty.
  private static func spread(_ counts: [Double]) -> String {
    guard let smallest = counts.min(), let largest = counts.max(), smallest >= 0.8 * largest else {
      return ""
    }
    return ", all within \(NumberText.percent((largest - smallest) / largest))"
  }
}

extension CountFindings.Series {
  /// Such as `add`, allocations; as Markdown.
  var title: String { "\(MarkdownText.code(workload.id)), \(metric.noun)" }
}
