import Results
import Testing

@testable import Report

/// Worked out by hand: MVC takes 1, MVVM 2, VIPER 1.5, toolkit + domain 0.5, bare domain 0.25, the reference 4, and behind
/// screens 4.5.
@Suite struct SpeedTargetTests {
  private func fixture() -> Fixture {
    var fixture = Fixture()
    fixture.sizes = [
      "add": [1_000, 10_000, 100_000], "launch": [1_000_000], "scroll": [10_000],
      "screenful": [10, 1_000, 4_000],
    ]
    fixture.parts = ["domain-insert": [1_000, 1_000_000]]
    fixture.extraBaselines = ["add": [(ReferenceArm.referenceScreens, 4.5)]]
    return fixture
  }

  private func rows(_ fixture: Fixture) throws -> [[String]] {
    let page = try fixture.report().markdown
    return MarkdownReading(page.section("## How fast it should be, and whether it is")).tables.flatMap(\.self)
  }

  /// The target in words, then what was found.
  private func row(_ beginning: String, _ fixture: Fixture) throws -> [String] {
    let row = try #require(rows(fixture).first { $0[0].hasPrefix("\(beginning)<br>") })
    return [String(row[0].dropFirst(beginning.count + 4))] + row.dropFirst()
  }

  // 1 ÷ 1.25; the time grows with the fifth root of the size.
  @Test func `the sorted list beside the tree`() throws {
    #expect(
      try row("Time at 1,000,000 over that of pbds", fixture())
        == ["target: at most 1.02", "0.8000 (0.8000–0.8000)<br>**met**"])
    let slope = try row("Slope from 1,000 to 1,000,000", fixture())
    #expect(slope[0] == "target: at most 0.25")
    #expect(slope[1].hasPrefix("0.20 (") && slope[1].hasSuffix("<br>**met**"))
  }

  // 4.5 ÷ 1 and 4.5 ÷ 1.5 times as fast; without roles 4.5 ÷ 0.5.
  @Test func `adding beside the reference algorithm behind the same screens`() throws {
    var fixture = fixture()
    let met = try row("At 1,000", fixture)
    #expect(met[0] == "target: at least 1" && met[1] == "4.5000 (4.5000–4.5000)<br>**met**")
    #expect(met[3].hasPrefix("3.0000") && met[3].hasSuffix("**met**"))
    #expect(try row("At 100,000", fixture)[0] == "target: at least 2")
    let missing = try row("At 1,000,000", fixture)
    #expect(missing == ["target: at least 10"] + Array(repeating: "*not measured in this run*", count: 3))
    fixture.sizes["add"] = [1_000_000]
    #expect(try row("At 1,000,000", fixture)[1].hasSuffix("<br>**not\u{A0}met**"))
  }

  // At 100,000 the first takes 100 ns × √10,000 = 10 µs.
  @Test func `what the screens take is told from the data`() throws {
    let page = try fixture().report().markdown
    #expect(
      page.contains(
        "- At 100,000 contacts the reference algorithm takes 45\u{A0}µs behind these screens, and 40\u{A0}µs without a"
          + " screen; toolkit + domain is 9.0000 (9.0000–9.0000) times as fast.\n"))
  }

  // 1 - 0.5 ÷ 1; 1 - 1.8 ÷ 2 where screens are bound by Observation, rounded outwards.
  @Test func `the own share is judged beside the toolkit and beside Observation`() throws {
    let beside = try row("Beside toolkit + domain", fixture())
    #expect(beside[0] == "target: at most 25 %")
    #expect(beside[1] == "50 to 51 %<br>**not\u{A0}met**" && beside[2] == "75 to 76 %<br>**not\u{A0}met**")
    #expect(try !rows(fixture()).contains { $0[0].hasPrefix("Beside toolkit + domain, observed") })

    var observing = fixture()
    observing.extraBaselines["add"]?.append((ReferenceArm.observed, 1.8))
    observing.structures = ["MVC", "MVVM", "VIPER"].map { name in
      let imports = name == "MVVM" ? ["Observation"] : []
      return Source.architecture(name, views: [Source.file("View", lines: 10, imports: imports)])
    }
    let row = try row("Beside toolkit + domain, observed", observing)
    #expect(row[1] == "–" && row[3] == "–")
    #expect(row[2] == "10 to 11 %<br>**met**")
    #expect(try observing.report().markdown.contains("MVVM is bound by Observation."))
  }

  // A row takes 4, 8 and 6 times the bare domain; a screenful grows with the square root of the size, √4.
  @Test func `formatting`() throws {
    let scrolling = try row("A row while scrolling at 10,000, over bare domain", fixture())
    #expect(scrolling[1].hasPrefix("4.0000 (4.0000–") && scrolling[1].hasSuffix("**not\u{A0}met**"))
    let screenful = try row("A screenful at 4,000, over that at 1,000", fixture())
    #expect(screenful[0] == "target: 0.9 to 1.1")
    #expect(screenful[1].hasPrefix("2.0000") && screenful[1].hasSuffix("**not\u{A0}met**"))
  }

  @Test func `launching in one and in every architecture`() throws {
    var fixture = fixture()
    fixture.baselines = [(ReferenceArm.domain, 0.8)]
    #expect(try row("At least one architecture", fixture)[0].hasSuffix("<br>**met**"))
    #expect(try row("Every architecture", fixture)[0].hasSuffix("<br>**met**"))
    fixture.architectures[1].factor = 4
    #expect(try row("At least one architecture", fixture)[0].hasSuffix("<br>**met**"))
    #expect(try row("Every architecture", fixture)[0].hasSuffix("<br>**not\u{A0}met**"))
    fixture.sizes = ["launch": [10]]
    #expect(try row("Every architecture", fixture)[0].hasSuffix("<br>*not measured in this run*"))
  }

  @Test func `nothing is settled where the control failed`() throws {
    var fixture = fixture()
    fixture.control = 1.05
    let row = try row("At 100,000", fixture)
    #expect(row[1] == "4.5000 (4.5000–4.5000)<br>its control failed<br>**not\u{A0}settled**")
    #expect(try self.row("The control in 10 cells", fixture).last?.hasSuffix("**not\u{A0}met**") == true)
  }

  /// What could hide in the control could hide in the finding too.
  @Test func `nothing is settled where the control is too imprecise`() throws {
    var fixture = fixture()
    fixture.launches = 6
    #expect(try row("The control in 10 cells", fixture).last?.hasSuffix("<br>**met**") == true)
    fixture.controls = ["add 100000": [0.9, 1.1]]
    let cell = try row("At 100,000", fixture)[1]
    #expect(cell.hasSuffix("<br>its control is too imprecise<br>**not\u{A0}settled**"))
    #expect(try row("At 1,000", fixture)[1].hasSuffix("<br>**met**"))
    #expect(
      try row("The control in 10 cells", fixture).last?.hasSuffix("<br>**not\u{A0}settled**") == true)
  }
}

@Suite struct TargetBoundTests {
  @Test(arguments: [
    (TargetBound.atMost(1.5), 1.2, 1.5, TargetVerdict.met), (.atMost(1.5), 1.4, 1.6, .notSettled),
    (.atMost(1.5), 1.51, 1.6, .notMet), (.atLeast(10), 10, 12, .met), (.atLeast(10), 9, 12, .notSettled),
    (.atLeast(10), 8, 9.9, .notMet), (.within(0.9...1.1), 0.9, 1.1, .met),
    (.within(0.9...1.1), 0.8, 1, .notSettled), (.within(0.9...1.1), 0.5, 0.8, .notMet),
    (.within(0.9...1.1), 1.2, 1.3, .notMet), (.atMost(1.5), 0, .infinity, .notSettled),
  ])
  func `a bound is met if the whole interval is within`(
    bound: TargetBound, lower: Double, upper: Double, verdict: TargetVerdict
  ) {
    #expect(bound.verdict(lower: lower, upper: upper) == verdict)
  }

  @Test func `bounds in words`() {
    #expect(TargetBound.atMost(1.5).text == "at most 1.5")
    #expect(TargetBound.atMost(1.02).text == "at most 1.02")
    #expect(TargetBound.atLeast(100).text == "at least 100")
    #expect(TargetBound.within(0.9...1.1).text == "0.9 to 1.1")
  }

  @Test func `all needs every verdict to be met, any needs one`() {
    #expect(TargetVerdict.all([.met, .notSettled, .notMet]) == .notMet)
    #expect(TargetVerdict.all([.met, .notSettled]) == .notSettled)
    #expect(TargetVerdict.all([.met, .met]) == .met)
    #expect(TargetVerdict.any([.notMet, .met]) == .met)
    #expect(TargetVerdict.any([.notMet, .notSettled]) == .notSettled)
    #expect(TargetVerdict.any([.notMet, .notMet]) == .notMet)
    #expect(TargetVerdict.all([]) == .notMeasured && TargetVerdict.any([]) == .notMeasured)
  }
}
