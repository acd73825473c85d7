import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct LifeMeasureTests {
  private let sample = LifeSample()

  private var table: MeasureTable {
    MeasureTable(architectures: LifeSample.names, sample.results.measures)
  }

  @Test func `the app has sizes at the start and at the end`() throws {
    #expect(try table.numbers(of: "life.lines@start") == [100, 150, 200])
    #expect(try table.numbers(of: "life.lines@end") == [500, 350, 1_000])
    #expect(try table.numbers(of: "life.ratio@end") == [1, 0.7, 2])
    #expect(try table.numbers(of: "life.uiFree@end") == [0.4, 0, 0])
    #expect(try table.numbers(of: "life.largest@end") == [150, 165, 100])
    #expect(try table.measure("life.lines@end").fullTitle == "Code lines of the first app after 4 releases")
  }

  @Test func `screens and interactors are those of the app, not of an architecture`() throws {
    for (key, number) in [("screens", 5.0), ("interactors", 6), ("interactors.shared", 1)] {
      #expect(try table.number(of: "life.\(key)@end", for: Measure.project) == number)
    }
  }

  // Each release takes 10, 20 and 30 lines, of which 5, 10 and 15 are in folders that existed.
  @Test func `the work adds up over the releases`() throws {
    #expect(try table.numbers(of: "life.touched") == [40, 80, 120])
    #expect(try table.numbers(of: "life.outside") == [20, 40, 60])
    #expect(try table.numbers(of: "life.outsideShare") == [0.5, 0.5, 0.5])
    #expect(try table.numbers(of: "life.touched@02-b") == [10, 20, 30])
    #expect(try table.numbers(of: "life.touched@second/02-b") == [30, 60, 90])
  }

  // The second author's release takes three times as many lines.
  @Test func `a second author is compared with the first`() throws {
    #expect(try table.measure("life.authors").all[Measure.project]?.values.sorted() == [3, 3, 3])
  }

  // From 100, 150 and 200 lines to 200, 200 and 400; independent apps from 110, 155 and 220 to 160, 180 and 320.
  @Test func `the first releases of independent authors stand beside the same of the first`() throws {
    #expect(try table.numbers(of: "life.beginning.gain") == [100, 50, 200])
    let gains = try LifeSample.names.map {
      try table.number(of: "life.beginning.gain", for: "Independent\($0)")
    }
    #expect(gains == [50, 25, 100])
    #expect(try table.measure("life.beginning.gain").title == "Growth in the first 1 releases, lines")
  }

  @Test func `what grows has a line over the first architecture's lines`() throws {
    #expect(try table.measure("life.slope").intervalText(of: "MVVM") == "50 (95 % interval: 50–\u{2060}50)")
    #expect(
      try table.measure("life.slope").intervalText(of: "VIPER") == "200 (95 % interval: 200–\u{2060}200)")
    #expect(
      try table.measure("life.slope.outside").intervalText(of: "MVVM") == "10 (95 % interval: 10–\u{2060}10)")
  }

  @Test func `the page has a figure where there is a life`() throws {
    var fixture = Fixture()
    fixture.life = sample.results
    #expect(try fixture.report().figures["life.svg"]?.contains("How much of it imports no UI") == true)
    #expect(try Fixture.plain.get().pages["life.md"] == nil)
  }
}
