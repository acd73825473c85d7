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

  @Test func intervalsNeedBothEnds() {
    #expect(ChartValue(1, lower: 0.5).interval == nil)
    #expect(ChartValue(1, lower: 2, upper: 1).interval == nil)
    #expect(ChartValue(1, lower: .nan, upper: 1).interval == nil)
    #expect(ChartValue(1, lower: 2, upper: 3).interval == 1...3)
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

  // 0.98 lies left of the line at 1, which has no difference; 2.25 lies right of 1.13.
  @Test func ratiosAreDotsAroundOne() {
    let drawing = Sample.ratios.drawing
    let dots = drawing.circles.map(\.center.x)
    // The line stands beside the dots of each group, and not behind the group's name.
    let one = drawing.shapes.compactMap { shape -> Double? in
      if case .line(let start, _, .baseline) = shape { start.x } else { nil }
    }
    #expect(dots.count == 3 && one.count == 2 && one[0] == one[1])
    #expect(dots[0] > dots[1] && dots[1] > one[0] && one[0] > dots[2])
    let texts = drawing.labels.map(\.text)
    for expected in [
      "add", "scroll", "MVVM", "VIPER", "× 2.25", "× 1.13", "× 0.98", "not measured",
    ] {
      #expect(texts.contains(expected), "\(expected)")
    }
    #expect(Sample.emptyRatios.drawing.labels.contains { $0.text == "Nothing measured" })
  }

  // Half as much is as far to the left as twice as much is to the right.
  @Test func `others are smaller dots, and a ratio of 0 has no place on the scale`() {
    let chart = RatioChart.sample(
      [.init("MVVM", color: 1)], [("Lines", [ChartValue(1, others: [0.5, 2, .infinity])])])
    let dots = chart.drawing().circles.filter { $0.ink == .fill(1) }
    #expect(dots.map(\.radius) == [4, 4, 7])
    #expect(abs((dots[0].center.x + dots[1].center.x) / 2 - dots[2].center.x) < 0.001)
    let none = RatioChart.sample([.init("MVVM", color: 1)], [("Types", [ChartValue(0, others: [3])])])
    #expect(none.drawing().circles.count == 1)
    #expect(none.facts.map(\.value) == ["0.00, 3.00"])
  }

  // The view calls the presenter, which calls the interactor; what comes last hangs on the presenter again.
  @Test func callsHangOnThoseThatMadeThem() {
    let tree = CallTree(
      title: "One tap", subtitle: "", root: "Done tapped",
      calls: [
        .init(
          depth: 0, receiver: "View", text: "closure", isOwn: true, isLater: false, own: ["doneTapped()"],
          role: "View"),
        .init(
          depth: 1, receiver: "Presenter", text: "add()", isOwn: true, isLater: false, role: "Presenter"),
        .init(depth: 2, receiver: "Interactor", text: "store()", isOwn: true, isLater: false, role: "View"),
        .init(depth: 2, receiver: "table", text: "insert", isOwn: false, isLater: true),
      ])
    let drawing = tree.drawing()
    #expect(
      drawing.labels.map(\.text) == [
        "One tap", "View", "Presenter", "Done tapped", "1", "View", "closure", "then doneTapped()", "2",
        "Presenter", "add()", "3", "Interactor",
        "store()", "4", "table", "insert",
      ])
    let circles = drawing.circles
    let badges = circles.map(\.center)
    #expect(circles.map(\.ink) == [.fill(0), .fill(1), .fill(0), .badge])
    let shafts = drawing.shapes.compactMap { shape -> (points: [Point], ink: Ink)? in
      if case .polyline(let points, let ink) = shape { (points, ink) } else { nil }
    }
    #expect(badges.map(\.x) == [51, 73, 95, 95])
    #expect(shafts.dropFirst().map { $0.points[0].x } == [badges[0].x, badges[1].x, badges[1].x])
    #expect(shafts.map(\.ink) == [.call, .call, .call, .laterCall])
    #expect(
      tree.textAlternative
        == "One tap. Done tapped; 1. View: closure, then doneTapped(); 2. Presenter: add(); 3. Interactor: store(); 4. table: insert."
    )
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
    #expect(
      Sample.ratios.drawing.textAlternative
        == "Times as long. Less is better. add, MVVM: 2.25 (2.00 to 2.50); add, VIPER: 1.13; scroll, MVVM: 0.98;"
        + " scroll, VIPER: not measured.")
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
