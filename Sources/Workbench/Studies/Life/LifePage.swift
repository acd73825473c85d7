import SourceReading

extension LifeResults {
  /// What the page on the app that grows shows besides its measures.
  var parts: [String: Page.Part] {
    [
      "figure life": {
        $0.figure(
          "life", chart,
          alternative:
            "Two charts of the apps, release by release: the code lines, and the share of code that imports no UI."
        )
      }
    ]
  }

  private var chart: CurveChart {
    let panels: [(title: String, number: Number)] = [
      ("How many code lines does the app have?", \.counts.codeLines),
      ("How much of it imports no UI, in percent?", \.percentWithoutInterface),
    ]
    return CurveChart(
      title: "An app that grows", subtitle: "Release by release; 0 is the app before the first",
      series: architectures.enumerated().map { ChartSeries($1, color: $0) },
      panels: panels.map { panel in
        .init(
          label: panel.title,
          curves: architectures.map { name in
            states.apps(of: name).enumerated().map {
              .init(x: Double($0), y: Double($1[keyPath: panel.number]))
            }
          }, scale: "after release")
      })
  }
}
