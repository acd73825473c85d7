import Measurement
import Testing

@testable import Workbench

/// What the report makes of a control that fails or is too imprecise in single cells. The overview shows 1,000 contacts.
@Suite struct ControlTests {
  private func fixture(_ controls: [String: [Double]]) -> Fixture {
    var fixture = Fixture()
    fixture.launches = 6
    fixture.sizes = ["add": [10, 100, 1_000], "launch": [10, 1_000]]
    fixture.controls = controls
    return fixture
  }

  private static let imprecise = [0.9, 1.1]

  /// The rows of adding: the contacts, and the cells of MVC, MVVM and VIPER.
  private func rows(_ report: Report) throws -> [[String]] {
    let page = try #require(report.pages["details/time.md"])
    return try Array(#require(MarkdownReading(page).tables.first).dropFirst(2))
  }

  private func method(_ report: Report) throws -> String { try #require(report.pages["details/method.md"]) }

  @Test func `one failed cell leaves the run reliable and has no verdicts`() throws {
    let report = try fixture(["add 10": [1.03]]).report()
    #expect(report.unreliability == nil)
    #expect(
      try method(report).contains(
        "is within 3\u{A0}% in 4 of 5 controls; failed: `add` at 10. Verdicts that need one of these are inconclusive."
      ))
    let verdicts = try rows(report).map { String($0[2].split(separator: ">").last ?? "") }
    #expect(verdicts == ["inconclusive", "slower", "slower"])
  }

  @Test func `two failed cells make the run unreliable`() throws {
    let report = try fixture(["add 10": [1.03], "launch 10": [0.95]]).report()
    #expect(
      report.unreliability
        == "2 of 5 controls failed, where chance explains at most 1; farthest from 1: MVC's `launch` at 10,"
        + " 0.9500 (0.9500–0.9500).")
  }

  @Test func `one failed cell of the overview makes the run unreliable`() throws {
    let report = try fixture(["launch 1000": [1.03]]).report()
    #expect(
      report.unreliability
        == "A control failed where the main result rests on it: MVC's `launch` at 1,000, 1.0300 (1.0300–1.0300)."
        + " In all, 1 of 5 controls failed.")
    #expect(try fixture(["launch 10": [1.03]]).report().unreliability == nil)
  }

  @Test func `a small difference is negligible, however certain`() throws {
    let report = try fixture(["add 1000": [1.008]]).report()
    #expect(report.unreliability == nil)
    #expect(try rows(report)[2][2].hasSuffix("<br>slower"))
  }

  @Test func `a cell that is too imprecise has no verdicts and leaves the run reliable`() throws {
    let report = try fixture(["add 1000": Self.imprecise]).report()
    #expect(report.unreliability == nil)
    #expect(
      try method(report).contains(
        "in 4 of 5 controls; too imprecise to tell: `add` at 1,000. Verdicts that need one of these are inconclusive."
      ))
    #expect(try rows(report)[2][2].hasSuffix("<br>inconclusive"))
    #expect(try rows(report)[1][2].hasSuffix("<br>slower"))
  }

  // All three take part in add at 1,000; VIPER's launches disagree with themselves there.
  @Test func `a verdict needs the controls of both participants`() throws {
    var fixture = fixture(["VIPER add 1000": Self.imprecise])
    fixture.alsoControlled = ["MVVM", "VIPER"]
    let report = try fixture.report()
    let row = try #require(rows(report).last)
    #expect(row[2].hasSuffix("<br>slower") && row[3].hasSuffix("<br>inconclusive"))
    #expect(
      try method(report).contains("in 14 of 15 controls; too imprecise to tell: `add` at 1,000."))
    // MVC's own takes every verdict with it.
    fixture.controls = ["add 1000": Self.imprecise]
    let without = try #require(rows(fixture.report()).last)
    #expect(without.dropFirst(2).allSatisfy { $0.hasSuffix("<br>inconclusive") })
  }

  @Test func `a control that is too imprecise in every cell makes the run unreliable`() throws {
    let cells = ["add 10", "add 100", "add 1000", "launch 10", "launch 1000"]
    let controls = Dictionary(uniqueKeysWithValues: cells.map { ($0, Self.imprecise) })
    #expect(
      try fixture(controls).report().unreliability == "Every control is too imprecise to tell.")
  }
}
