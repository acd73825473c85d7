import SourceReading
import Testing

@testable import Workbench

@Suite struct ChartContentTests {
  @Test func barsShowEachValueOrThatItIsMissing() {
    let texts = Sample.bars.drawing.labels.map(\.text)
    for expected in ["MVC", "126", "MVVM", "252", "VIPER", "368.5", "nan", "negative", "missing"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(texts.filter { $0 == "not measured" }.count == 3)
    #expect(Sample.bars.drawing.boxes.map(\.ink) == [.fill(0), .fill(1), .neutral])
  }

  @Test func barsAreProportional() {
    let widths = BarChart.sample([("x", 1), ("y", 4)]).drawing().boxes.map(\.box.width)
    #expect(widths.count == 2)
    #expect(abs(widths[1] / widths[0] - 4) < 1e-9)
  }

  @Test func zeroHasNoBarAndSmallValuesHaveAShortOne() {
    #expect(Sample.zeroBars.drawing.boxes.isEmpty)
    #expect(Sample.hugeBars.drawing.boxes.map(\.box.width).min() == 1.5)
  }

  @Test func aGroupByItselfTellsItsPartsBelowTheBars() {
    let texts = Sample.parts.drawing.labels.map(\.text)
    for expected in ["domain", "toolkit", "its own", "MVC", "1", "9", "10", "13", "23"] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(!texts.contains("0"))
    #expect(!Sample.groups.drawing.labels.contains { $0.text == "140" })
  }

  @Test func groupsHaveABarOfPartsForEachSeries() {
    let drawing = Sample.groups.drawing
    let bars = drawing.boxes.filter { $0.ink == .fill(0) || $0.ink == .fill(2) }
    #expect(bars.map(\.ink) == [.fill(0), .fill(0), .fill(2), .fill(2), .fill(0)])
    // 10, 30, 20 and 140 lie end to end, two by two, on the scale of the longest, 160.
    let unit = bars[0].box.width / 10
    #expect(zip(bars, [10, 30, 20, 140, 8]).allSatisfy { abs($0.box.width - $1 * unit) < 1e-9 })
    #expect(bars[1].box.x == bars[0].box.maxX && bars[3].box.x == bars[2].box.maxX)
    #expect(drawing.boxes.count { $0.ink == .pattern(1) && $0.box.height == 20 } == 2)
    let texts = drawing.labels.map(\.text)
    for expected in ["old", "new", "detail", "40", "160", "push", "8", "not measured"] {
      #expect(texts.contains(expected), "\(expected)")
    }
  }

  // The app knows both, the view the presenter, and the presenter the view behind a protocol, which is above it.
  @Test func rolesAreBoxesAndLinesTurnToThoseThatTheyKnow() {
    let diagram = Sample.threeRoles
    #expect(
      diagram.textAlternative
        == "Who knows whom? App knows: View and Presenter; View knows: Presenter; Presenter knows: View by a protocol."
    )
    let drawing = diagram.drawing()
    let boxes = drawing.boxes
    #expect(boxes.map(\.ink) == [.thickBox, .thickBox, .box])
    let dots = drawing.circles
    #expect(dots.map(\.ink) == [.badge, .badge, .badge, .hollow])
    let tips = drawing.shapes.compactMap { if case .polygon(let points, _) = $0 { points[1] } else { nil } }
    // Each leads into its box, from above or, the last, from below, and turns beside the box that it comes from.
    let ends = [1, 2, 2, 1].map { boxes[$0].box }
    for (tip, end) in zip(tips, ends) { #expect(tip.x > end.x && tip.x < end.maxX) }
    #expect(tips.map(\.y) == [ends[0].y, ends[1].y, ends[2].y, ends[3].y + ends[3].height])
    for (dot, from) in zip(dots.prefix(3), [0, 0, 1]) { #expect(dot.center.x > boxes[from].box.maxX) }
    #expect(dots[3].center.x < boxes[2].box.x)
    // What leads from the app to the presenter passes beside the view.
    #expect(dots[1].center.x > boxes[1].box.maxX)
  }

  @Test func anArrowTellsHowManyTypesKnow() {
    let parts = ["View", "Model"].map { RoleDiagram.Part(name: $0, isFramed: false) }
    let diagram = RoleDiagram(
      title: "Who", subtitle: "", parts: parts, knows: [[.none, .byTypes(1_200)], [.byTypes(3), .none]])
    #expect(diagram.textAlternative == "Who. View knows: Model (1,200); Model knows: View (3).")
    let drawing = diagram.drawing()
    let dots = drawing.circles
    #expect(dots.map(\.ink) == [.badge, .badge])
    for (dot, text) in zip(dots, ["1,200", "3"]) {
      let label = drawing.labels.first { $0.text == text }
      #expect(label.map { $0.position.x > dot.center.x && $0.position.y < dot.center.y } == true, "\(text)")
    }
  }

  @Test func textAlternativesHoldEachValue() {
    #expect(
      Sample.bars.drawing.textAlternative
        == "Lines. Fewer is better. MVC: 126; MVVM: 252; VIPER: 368.5; nan: not measured; negative: not measured;"
        + " missing: not measured.")
    #expect(Sample.parts.drawing.textAlternative.contains("MVC: 1 domain, 9 toolkit, 0 its own, total 10;"))
  }
}

extension Drawing {
  fileprivate var boxes: [(box: Box, ink: Ink)] {
    shapes.compactMap { if case .rectangle(let box, _, let ink) = $0 { (box, ink) } else { nil } }
  }

  fileprivate var circles: [(center: Point, radius: Double, ink: Ink)] {
    shapes.compactMap {
      if case .circle(let center, let radius, let ink) = $0 { (center, radius, ink) } else { nil }
    }
  }
}
