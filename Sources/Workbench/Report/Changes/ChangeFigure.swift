import Measurement

/// The code lines that each request adds, as bars.
struct ChangeFigure {
  let findings: ChangeFindings
  /// Those that were compared: their order gives each its colour.
  let architectures: [String]

  var chart: BarChart {
    BarChart(
      title: "Code lines that a change request adds",
      subtitle: "Without unit tests, and without what the architectures share",
      series: findings.names.map { name in
        ChartSeries(name, color: architectures.firstIndex(of: name))
      },
      parts: ["in files that existed", "in new files"],
      groups: findings.requests.map { request in
        .init("\(request.id): \(request.title)", findings.names.map { parts(of: request, in: $0) })
      },
      format: NumberText.tenths)
  }

  private func parts(of request: ChangeResults.RequestCounts, in name: String) -> [Double]? {
    findings.part(of: request, in: name).map { part in
      let lines = part.sources.lines
      return [lines.addedToExistingFiles, lines.added - lines.addedToExistingFiles].map(Double.init)
    }
  }
}
