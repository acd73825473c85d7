import Testing

@testable import Workbench

@Suite struct LogAxisTests {
  @Test func decadesAreMarked() {
    let axis = LogAxis(containing: [10, 1_000_000], from: 20, to: 70)
    #expect(axis.ticks.map(\.text) == ["10", "100", "1,000", "1e4", "1e5", "1e6"])
    #expect(axis.x(10) == 20)
    #expect(axis.x(1_000_000) == 70)
    #expect(abs(axis.x(1000) - 40) < 1e-9)
  }

  @Test func aShortAxisIsMarkedInBetween() {
    #expect(LogAxis(containing: [120, 430], from: 0, to: 1).ticks.map(\.text) == ["100", "200", "500"])
  }

  @Test(arguments: [1.0, 3, 1000, 0.001, .leastNormalMagnitude, 1e308])
  func oneValueHasAnAxisToo(value: Double) {
    let axis = LogAxis(containing: [value], from: 0, to: 1)
    #expect((0...1).contains(axis.x(value)))
    #expect(axis.ticks.count >= 2)
  }

  @Test func unusualTicks() {
    #expect(LogAxis.Tick(multiplier: 5, decade: -2).text == "0.05")
    #expect(LogAxis.Tick(multiplier: 2, decade: 3).text == "2,000")
    #expect(LogAxis.Tick(multiplier: 1, decade: -20).text == "1e-20")
  }
}

@Suite struct DotPlotTests {
  private func plot(_ values: [Double], mark: Double = 2) -> DotPlot {
    DotPlot(
      title: "Ratios", subtitle: "A dot is an app",
      rows: [.init(label: "A ÷ B: median 1.50", values: values, median: 1.5, mark: mark, color: 1)])
  }

  private func dots(_ plot: DotPlot) -> [(center: Point, radius: Double)] {
    plot.drawing().shapes.compactMap { shape in
      if case .circle(let center, let radius, _) = shape { (center, radius) } else { nil }
    }
  }

  @Test func `no dot hides another`() {
    let dots = dots(plot([1, 1, 1, 1.01, 1.02, 2, 3, 3]))
    #expect(dots.count == 8)
    for (index, dot) in dots.enumerated() {
      for other in dots[(index + 1)...] {
        let (x, y) = (dot.center.x - other.center.x, dot.center.y - other.center.y)
        #expect((x * x + y * y).squareRoot() >= dot.radius + other.radius)
      }
    }
  }

  @Test func `twice as much is as far as half`() {
    let places = dots(plot([0.5, 1, 2])).map(\.center.x)
    #expect(abs((places[2] - places[1]) - (places[1] - places[0])) < 0.001)
  }

  @Test func `all is within the drawing`() {
    let drawing = plot([0.3, 40], mark: 60).drawing()
    for case .circle(let center, let radius, _) in drawing.shapes {
      #expect(center.x - radius >= 0 && center.x + radius <= drawing.width)
      #expect(center.y - radius >= 0 && center.y + radius <= drawing.height)
    }
  }

  @Test func `what no scale holds is left out`() {
    #expect(dots(plot([.nan, -1, 0, 1, .infinity])).count == 1)
  }
}
