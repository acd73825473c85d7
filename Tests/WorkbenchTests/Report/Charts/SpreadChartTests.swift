import Testing

@testable import Workbench

@Suite struct SpreadChartTests {
  private func chart(_ values: [Double], mark: Double?) -> SpreadChart {
    SpreadChart(
      title: "Ratios", subtitle: "", series: [ChartSeries("MVVM", color: 1)],
      rows: [.init(label: "Lines", lines: [.init(values: values, mark: mark)])])
  }

  @Test func `each has a dot, and one a diamond`() {
    let shapes = chart([0.5, 2], mark: 1).drawing().shapes
    var (dots, diamonds): ([Double], [Double]) = ([], [])
    for shape in shapes {
      if case .circle(let center, _, .fill(1)) = shape { dots.append(center.x) }
      if case .polygon(let corners, .fill(1)) = shape { diamonds.append(corners[0].x) }
    }
    #expect(dots.count == 2 && diamonds.count == 1)
    // Half as much is as far to the left as twice as much is to the right.
    #expect(abs((dots[0] + dots[1]) / 2 - diamonds[0]) < 0.001)
  }

  @Test func `what no scale holds is left out of the picture and stays in its text`() {
    let chart = chart([0, .infinity, 3], mark: nil)
    let dots = chart.drawing().shapes.count { if case .circle = $0 { true } else { false } }
    #expect(dots == 1)
    #expect(chart.facts.map(\.value) == ["0.00, inf, 3.00"])
    #expect(self.chart([], mark: nil).facts.map(\.value) == ["not measured"])
  }
}
