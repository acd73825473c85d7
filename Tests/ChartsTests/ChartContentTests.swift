import Testing

@testable import Charts

@Suite struct ChartContentTests {
  @Test func barsShowEachValueOrThatItIsMissing() {
    let texts = Sample.bars.drawing.labels.map(\.text)
    for expected in ["MVC", "1.00", "MVVM", "1.07", "VIPER", "2.25", "nan", "negative", "missing"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(texts.filter { $0 == "not measured" }.count == 3)
  }

  @Test func barsAreProportional() {
    let chart = BarChart.sample([.init("x", ChartValue(1)), .init("y", ChartValue(4))])
    let widths = BarChartLayout(chart: chart).drawing().boxes.map(\.width)
    #expect(widths.count == 2)
    #expect(abs(widths[1] / widths[0] - 4) < 1e-9)
  }

  @Test func zeroHasNoBarAndSmallValuesHaveAShortOne() {
    #expect(Sample.zeroBars.drawing.boxes.isEmpty)
    #expect(Sample.hugeBars.drawing.boxes.map(\.width).min() == 2)
  }

  @Test func whiskersNeedBothEnds() {
    #expect(ChartValue(1, lower: 0.5).interval == nil)
    #expect(ChartValue(1, lower: 2, upper: 1).interval == nil)
    #expect(ChartValue(1, lower: .nan, upper: 1).interval == nil)
    #expect(ChartValue(1, lower: 2, upper: 3).interval == 1...3)
  }

  @Test func stacksShowSegmentsAndTotals() {
    let texts = Sample.stack.drawing.labels.map(\.text)
    for expected in ["code", "comment", "blank", "MVC", "412", "61", "70", "543", "1,191"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    let crowded = Sample.crowdedStack.drawing.labels.map(\.text)
    #expect(crowded.filter { $0 == "not measured" }.count == 2 + 7)
  }

  @Test func segmentsLieEndToEndInOrder() {
    let chart = StackedBarChart.sample(["a", "b"], [.init("x", [1, 3])])
    let segments = StackedBarChartLayout(chart: chart).drawing().boxes.filter { $0.height == 26 }
    #expect(segments.map(\.x) == [16, 16, 188, 188])
  }

  @Test func groupsHaveABarOfPartsForEachSeries() {
    let drawing = Sample.groups.drawing
    let bars = drawing.shapes.compactMap { shape -> (Int, Box)? in
      guard case .rectangle(let box, _, .fill(let series)) = shape, box.height == 20 else { return nil }
      return (series, box)
    }
    #expect(bars.map(\.0) == [0, 0, 2, 2, 0])
    // 10, 30, 20 and 140 lie end to end, two by two, on the scale of the longest, 160.
    let unit = bars[0].1.width / 10
    #expect(zip(bars, [10, 30, 20, 140, 8]).allSatisfy { abs($0.1.width - $1 * unit) < 1e-9 })
    #expect(bars[1].1.x == bars[0].1.maxX && bars[3].1.x == bars[2].1.maxX)
    let hatched = drawing.shapes.count { shape in
      if case .rectangle(let box, _, .pattern(series: 1)) = shape { box.height == 20 } else { false }
    }
    #expect(hatched == 2)
    let texts = drawing.labels.map(\.text)
    for expected in ["old", "new", "detail", "40", "160", "push", "8", "not measured"] {
      #expect(texts.contains(expected), "\(expected)")
    }
  }

  // 0.98 lies left of the line at 1, which has no difference; 2.25 lies right of 1.13.
  @Test func ratiosAreDotsAroundOne() {
    let drawing = Sample.ratios.drawing
    let dots = drawing.shapes.compactMap { shape -> Double? in
      if case .circle(let center, _, _) = shape { center.x } else { nil }
    }
    let one = drawing.shapes.compactMap { shape -> Double? in
      if case .line(let start, _, .baseline) = shape { start.x } else { nil }
    }
    #expect(dots.count == 3 && one.count == 1)
    #expect(dots[0] > dots[1] && dots[1] > one[0] && one[0] > dots[2])
    let texts = drawing.labels.map(\.text)
    for expected in ["add", "scroll", "MVVM", "VIPER", "× 2.25", "× 1.13", "× 0.98", "not measured"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(Sample.emptyRatios.drawing.labels.contains { $0.text == "Nothing measured" })
  }

  @Test func sequencesNumberTheirMessages() {
    let diagram = SequenceDiagram(
      title: "One tap", subtitle: "", participants: ["View", "Presenter"],
      messages: [
        .init(from: "View", to: "Presenter", "doneTapped()"),
        .init(from: "Presenter", to: "Stranger", "hello"),
        .init(from: "Stranger", to: "Presenter", "welcome"),
      ])
    let texts = SequenceDiagramLayout(diagram: diagram).drawing().labels.map(\.text)
    #expect(
      texts == [
        "One tap", "View", "Presenter", "Stranger", "doneTapped()", "1", "hello", "2", "welcome", "3",
      ])
    #expect(
      diagram.textAlternative
        == "One tap. 1. View to Presenter: doneTapped(); 2. Presenter to Stranger: hello; "
        + "3. Stranger to Presenter: welcome.")
  }

  @Test func textAlternativesHoldEachValue() {
    #expect(
      Sample.bars.drawing.textAlternative
        == "Cost of one step. Lower is better. MVC: 1.00 (0.90 to 1.10); MVVM: 1.07; VIPER: 2.25; "
        + "nan: not measured; negative: not measured; missing: not measured.")
    #expect(
      Sample.stack.drawing.textAlternative.contains("MVC: code 412, comment 61, blank 70, total 543;"))
    #expect(
      Sample.ratios.drawing.textAlternative
        == "Times as long. Less is better. add, MVVM: 2.25 (2.00 to 2.50); add, VIPER: 1.13; scroll, MVVM: 0.98;"
        + " scroll, VIPER: not measured.")
  }
}

extension Drawing {
  fileprivate var boxes: [Box] {
    shapes.compactMap { if case .rectangle(let box, _, _) = $0 { box } else { nil } }
  }
}
