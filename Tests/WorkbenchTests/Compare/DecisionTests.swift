import CommandLineKit
import Measurement
import Testing

@testable import Workbench

/// Other numbers give other words.
@Suite struct DecisionTests {
  private static let names = ["MVC", "MVVM", "VIPER"]

  /// Measures of three architectures, such as `A`, `B` and so on.
  private func group(_ name: String, _ rows: [[Double?]]) -> MeasureGroup {
    MeasureGroup(
      name,
      rows.enumerated().map { Measure(name: "\(name.uppercased()) \($0.offset)", values: $0.element) })
  }

  private func situation(
    _ weighed: [MeasureGroup], all: [MeasureGroup] = [], isBeyond: Bool = false
  ) -> Situation {
    Situation(
      "Any", names: Self.names, weighed: weighed, all: all, basis: "this", notMeasured: "that",
      isBeyond: isBeyond)
  }

  // MARK: Groups

  // 2 × 8 is 16, whose root is 4; 1 × 1 is 1; where one has 0, 1 is added to each: 1, 3 and 2.
  @Test(
    arguments: [
      ([[1, 2, 4], [1, 8, 4]], [1, 4, 4]),
      ([[1, 4, 1], [4, 1, 4]], [1, 1, 1]),
      ([[0, 2, 1]], [1, 3, 2]),
      // What is missing in one is not weighed.
      ([[1, 2, 4], [9, 1, nil]], [1, 2, 4]),
    ] as [([[Double?]], [Double])])
  func `a group is the geometric mean of its measures over the best`(rows: [[Double?]], expected: [Double]) {
    let ratios = group("size", rows).ratios
    #expect(zip(ratios, expected).allSatisfy { abs($0 - $1) < 1e-9 } && ratios.count == 3, "\(ratios)")
  }

  // MARK: Situations

  @Test(
    arguments: [
      ([1, 2, 2], "**MVC**"), ([3, 3, 2], "**VIPER**"),
      ([100, 110, 200], "no suggestion: MVC and MVVM are within a tenth of each other"),
      ([100, 111, 200], "**MVC**"),
      ([1, 1, 1], "no suggestion: MVC, MVVM and VIPER are within a tenth of each other"),
    ] as [([Double], String)])
  func `a suggestion leads by more than a tenth`(values: [Double], expected: String) {
    #expect(situation([group("change", [values])]).suggestion == expected)
  }

  @Test
  func
    `there is no suggestion where only size speaks, where something is missing, or beyond what was measured`()
  {
    let (size, change) = (group("size", [[1, 2, 3]]), group("change", [[1, 1, 1]]))
    #expect(situation([size]).suggestion == "no suggestion: only size tells them apart")
    #expect(situation([size, change]).suggestion == "no suggestion: only size tells them apart")
    // What differs by less than a tenth does not speak.
    let near = group("change", [[100, 105, 109]])
    #expect(situation([size, near]).suggestion == "no suggestion: only size tells them apart")
    #expect(situation([size, group("change", [[1, 1.2, 1.2]])]).suggestion == "**MVC**")
    let none = group("tests", [[1, nil, 2]])
    #expect(situation([change, none, size]).suggestion == "no suggestion: tests was not measured")
    #expect(
      situation([none]).item == """
        **Any**: no suggestion: nothing of this was measured.
          - *This rests on* this. *Not measured:* that.
        """)
    #expect(situation([none]).line == "**Any**: no suggestion: nothing of this was measured.")
    #expect(
      situation([group("change", [[1, 2, 3]])], isBeyond: true).suggestion
        == "no suggestion: this is larger than anything measured")
  }

  // MVC leads by 2; the others' tests take a third: 3 to the power of 0.63 is 2.
  @Test func `the price, the gain and when it flips follow from the numbers`() {
    let (change, tests) = (group("change", [[10, 20, 40]]), group("tests", [[9, 3, 9], [2, 2, 2]]))
    let found = situation([change], all: [change, tests])
    #expect(found.gains == ["**10** cHANGE 0 (MVVM 20, VIPER 40)"])
    #expect(found.costs == ["**9** tESTS 0 (MVVM 3, VIPER 9)"])
    // Of two measures the group's ratio is the root of 3.
    #expect(found.unless == "MVVM, if *tests* count at least 1.3 times as much as *change*")
    #expect(
      found.item == """
        **Any** (*change* counts): **MVC**, by scores of 1.00 (MVC), 2.00 (MVVM) and 4.00 (VIPER).
          - *You pay only:* **9** tESTS 0 (MVVM 3, VIPER 9).
          - *You get only:* **10** cHANGE 0 (MVVM 20, VIPER 40).
          - *Instead:* \(found.unless): **3** tESTS 0, not 9.
          - *This rests on* this. *Not measured:* that.
        """)
    #expect(
      found.line
        == "**Any** (*change* counts): MVC, with \(found.gains[0]). Instead: \(found.unless)."
    )
    let none = "no other: nothing that was measured gives a reason"
    #expect(situation([change], all: [change]).unless == none)
    // What hardly differs, and what is weighed anyway, give no reason.
    #expect(situation([change], all: [change, group("tests", [[21, 20, 21]])]).unless == none)
    let both = [group("size", [[2, 1, 4]]), group("change", [[1, 4, 4]])]
    #expect(situation(both, all: both).unless == none)
  }

  @Test func `what depends on the author is named, and that a suggestion is unsure`() {
    var found = Situation(
      "Any", names: Self.names, weighed: [group("change", [[1, 2, 4]])], all: [], basis: "this",
      notMeasured: "that", byAuthor: "types under MVVM")
    found.hinges = ["lines (without it, **MVVM**)"]
    let end = "*This rests on* this. *Not measured:* that."
    #expect(
      found.item.hasSuffix(
        "  - \(end) *By author:* types under MVVM. *Hangs on* lines (without it, **MVVM**)."))
    #expect(found.line.hasPrefix("**Any** (*change* counts): MVC (*unsure*), with "))
    let other = situation([group("change", [[4, 1, 4]])], all: [])
    let decision = Decision(names: Self.names, groups: [], situations: [found, other, found])
    #expect(
      decision.inShort
        == "**MVC** for any (*unsure*) and any (*unsure*); **MVVM** for any; **VIPER** for none of these")
    #expect(Decision(names: Self.names, groups: [], situations: []).inShort == nil)
    #expect(situation([group("change", [[1, 2, 4]])]).item.hasSuffix("  - \(end)"))
  }

  @Test func `where nothing is the best, what is added is told`() {
    let found = situation([group("change", [[0, 13, 16], [1, 2, 3]])])
    #expect(found.item.contains(" How far it is ahead depends on the 1 that is added to cHANGE 0."))
  }

  // Without the first of the second pair MVC has 20 and MVVM 21; without the second of the third pair, 6 and 5.
  @Test(
    arguments: [
      ([[1, 2, 4], [1, 2, 4]], []),
      ([[1, 2, 2], [20, 21, 40]], ["cHANGE 0 (without it, no suggestion)"]),
      ([[6, 5, 9], [1, 2, 2]], ["cHANGE 1 (without it, **MVVM**)"]),
      ([[1, 2, 2]], []), ([[1, 1, 1], [1, 1, 1]], []),
    ] as [([[Double?]], [String])])
  func `a measure that the suggestion hangs on is named`(rows: [[Double?]], hinges: [String]) {
    #expect(situation([group("change", rows)]).hinges == hinges)
  }

  @Test func `without its only measure a group does not count`() {
    #expect(situation(["tests", "change"].map { group($0, [[1, 2, 4]]) }).hinges == [])
  }

  // 2 is 2 to the power of 1.
  @Test func `where nothing is suggested, what the numbers say is told apart`() {
    let (change, tests) = (group("change", [[10, 20, 40]]), group("tests", [[6, 3, 6]]))
    let found = situation([change], all: [change, tests], isBeyond: true)
    let unless = "MVVM, if *tests* count at least as much as *change*"
    #expect(
      found.line
        == "**Any** (*change* counts): no suggestion, as this is larger than anything measured. The numbers alone say MVC; or \(unless)."
    )
    #expect(
      found.item == """
        **Any** (*change* counts): no suggestion: this is larger than anything measured. The numbers alone say MVC, by scores of 1.00 (MVC), 2.00 (MVVM) and 4.00 (VIPER):
          - *You would pay only:* **6** tESTS 0 (MVVM 3, VIPER 6).
          - *You would get only:* **10** cHANGE 0 (MVVM 20, VIPER 40).
          - *Instead:* \(unless): **3** tESTS 0, not 6.
          - *This rests on* this. *Not measured:* that.
        """)
  }

  /// What it has least of, and not what another one has as little of.
  @Test func `what a pattern does best that is suggested nowhere is said`() {
    let change = group("change", [[1, 4, 4]])
    let groups = [change, group("tests", [[3, 1, 2]])]
    let decision = Decision(
      names: Self.names, groups: groups, situations: [situation([change]), situation([groups[1]])],
      allTests: group("tests", [[3, 1, 2], [5, 7, 4], [4, 4, 4]]))
    #expect(
      decision.strengths == [
        "VIPER is suggested nowhere. It is the best in tESTS 1 (4; MVC 5, MVVM 7)."
      ])
    let none = Decision(
      names: Self.names, groups: [change], situations: [situation([change], isBeyond: true)])
    #expect(none.strengths.count == 3)
    #expect(none.strengths.last == "VIPER is suggested nowhere. It is the best in nothing that is weighed.")
  }

  @Test func `of each group one cost is told, the largest first`() {
    let tests = group("tests", [[4, 1, 1], [9, 1, 1]])
    let found = situation([group("change", [[1, 2, 2]])], all: [tests, group("time", [[20, 1, 1]])])
    #expect(found.costs == ["**20** tIME 0 (MVVM 1, VIPER 1)", "**9** tESTS 1 (MVVM 1, VIPER 1)"])
    // A tenth is no cost.
    let near = group("tests", [[110, 100, 100]])
    #expect(situation([group("change", [[1, 2, 2]])], all: [near]).costs.isEmpty)
    // Also of what is weighed.
    let own = situation([group("change", [[1, 8, 8], [3, 1, 1], [2, 1, 1]])])
    #expect(own.costs == ["**3** cHANGE 1 (MVVM 1, VIPER 1)"])
  }

  // 2 is 3 to the power of 0.63, and 8 to the power of 0.33.
  @Test func `the least weight that turns it is told, and the three largest gains`() {
    let (size, change) = (group("size", [[1, 2, 2]]), group("change", [[1, 2, 2]]))
    let (tests, time) = (group("tests", [[9, 3, 9]]), group("time", [[8, 8, 1]]))
    #expect(
      situation([change], all: [change, tests]).unless
        == "MVVM, if *tests* count at least 0.7 times as much as *change*")
    #expect(
      situation([size, change], all: [size, change, tests, time]).unless
        == "VIPER, if *time* counts at least 0.7 times as much as each of these")
    // Level at 1.5 of 12, and then at 8 / 3 of 3.
    let third = group("tests", [[36, 1, 3]])
    #expect(
      situation([group("change", [[2, 8, 3]])], all: [third]).unless
        == "VIPER, if *tests* count 0.2 to about 0.9 times as much as *change*, or MVVM if more")
    let four = group("change", [[1, 2, 3], [1, 5, 5], [1, 3, 3], [1, 4, 4]])
    #expect(
      situation([four]).gains == [
        "**1** cHANGE 1 (MVVM 5, VIPER 5)", "**1** cHANGE 3 (MVVM 4, VIPER 4)",
        "**1** cHANGE 0 (MVVM 2, VIPER 3)",
      ])
  }

  @Test func `what all take alike is no gain`() {
    #expect(
      situation([group("change", [[1, 2, 2], [5, 5, 5]])]).gains == ["**1** cHANGE 0 (MVVM 2, VIPER 2)"])
  }

  // MARK: Of a report

  private func findings(_ change: (inout Fixture) -> Void = { _ in }) throws -> Findings {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    fixture.testing = .measured(TestingSample().results)
    change(&fixture)
    return try Findings(
      fixture.results(), bootstrap: HierarchicalBootstrap(resamples: 1_000))
  }

  // The sample's `push` touches 4 + 2, 8 + 2 and 16 + 2 lines, and changes 1, 2 and 3 tests.
  @Test func `redesigns weigh their changes alone`() throws {
    let situations = try Decision(findings()).situations
    let found = try #require(situations.first { $0.title.hasPrefix("Frequent") })
    let beyond = situations.filter { $0.suggestion.contains("larger than anything measured") }
    #expect(beyond.map(\.title) == ["Eight people for five years"])
    #expect(found.suggestion == "**MVC**")
    #expect(
      found.gains.contains("**6** lines in existing files touched by 1 change (MVVM 10, VIPER 18)"))
    #expect(found.gains.contains("**1** unit tests edited for 1 change (MVVM 2, VIPER 3)"))
    #expect(
      found.costs.contains {
        $0.hasPrefix("**10 of 10** behaviours whose tests need a view controller (MVVM 4")
      })
  }

  /// To do nothing for a change is not to do it with the fewest lines.
  @Test func `where one has no patches changes are not weighed`() throws {
    let decision = try Decision(
      findings { $0.changes = .measured(ChangeSample().results.limited(to: ["MVC"])) })
    #expect(!decision.groups.map(\.name).contains("change"))
    let found = try #require(decision.situations.first { $0.title.hasPrefix("Frequent") })
    #expect(found.suggestion == "no suggestion: nothing of this was measured")
  }

  @Test func `fewer lines of tests are no advantage for heavy testing`() throws {
    let decision = try Decision(findings())
    let titles = decision.allTests?.measures.map(\.title) ?? []
    #expect(titles.contains("Test-double types") && !titles.contains { $0.hasPrefix("Code lines") })
    let weighed = try #require(decision.situations.first { $0.title == "Heavy unit testing" }).weighed
    #expect(weighed.map { $0.measures.map(\.title) } == [titles])
    #expect(decision.weighed.markdown.contains("| Heavy unit testing | *testing* | behaviours"))
    #expect(decision.apart?.contains(" is best in test-double types") == true)
    // Elsewhere only what means the same however it is counted.
    #expect(decision.groups.first { $0.name == "tests" }?.measures.count == 1)
  }

  @Test func `one architecture leaves nothing to decide`() throws {
    let decision = try Decision(findings { $0.architectures = [("MVC", 1)] })
    #expect(decision.situations.isEmpty)
    #expect(decision.outlook == nil)
  }

  // MARK: Weights

  /// With two groups, of 24 weightings: one that is best in both always leads; else each leads where its group counts more,
  /// and in the four ties both do.
  @Test(arguments: [
    (
      [1.0, 2, 4], [1.0, 2, 4],
      "Of all 24 ways to weigh the groups from 0 to 4, MVC is first in 100 %, MVVM in 0 % and VIPER in 0 %. They are over a tenth ahead in 100 %, 0 % and 0 %. ",
      "No single weight changes that; what matters most is the weight of *size*: MVC is first in 100 % where that is 0, and in 100 %"
    ),
    (
      [1.0, 2, 8], [2.0, 1, 8],
      "MVC is first in 58 %, MVVM in 58 % and VIPER in 0 %. They are over a tenth ahead in 42 %, 42 % and 0 %. ",
      "**It depends on** the weight of *size*: MVC is first in 0 % where that is 0, and in 100 %"
    ),
  ])
  func `the share of all weightings says whether it depends on them`(
    size: [Double], tests: [Double], shares: String, depends: String
  ) throws {
    let decision = Decision(
      names: Self.names, groups: [group("size", [size]), group("tests", [tests])], situations: [])
    let found = try #require(decision.outlook)
    let outlook = "\(found.shares) \(found.clear) \(found.swing)".replacing("\u{A0}", with: " ")
    #expect(outlook.contains(shares) && outlook.contains(depends), "\(outlook)")
  }

  // With one group less, MVC is first where tests weigh at most as much as the other: in 14 of 24 weightings; with both
  // of the measures, tests are alike.
  @Test func `how often who leads is first with other groups is told`() {
    let groups = [
      group("size", [[1, 2, 2]]), group("places", [[1, 2, 2]]), group("tests", [[2, 1, 2]]),
    ]
    let wide = group("tests", [[2, 1, 2], [1, 2, 2]])
    let decision = Decision(names: Self.names, groups: groups, situations: [], allTests: wide)
    #expect(
      decision.regrouped?.replacing("\u{A0}", with: " ")
        == "MVC is first in 58 % if *size* and *places*, which overlap, are one group; in 100 % if *testing*"
        + " replaces *tests*; in 100 % if both are done.")
    for (lacking, tests) in [(Array(groups.dropLast()), wide), (groups, nil)] {
      #expect(
        Decision(names: Self.names, groups: lacking, situations: [], allTests: tests).regrouped == nil)
    }
  }

  @Test func `a reader's weights decide`() {
    let decision = Decision(
      names: Self.names, groups: [group("size", [[1, 2, 4]]), group("tests", [[4, 1, 2]])], situations: [])
    #expect(
      decision.outcome(["size": 1, "tests": 1]).hasPrefix(
        """
        |  | Weight | MVC | MVVM | VIPER |
        | :--- | ---: | ---: | ---: | ---: |
        | size | 1 | 1.00 | 2.00 | 4.00 |
        | tests | 1 | 4.00 | 1.00 | 2.00 |
        | all |  | 2.00 | 1.41 | 2.83 |

        MVVM comes first with these weights.
        """))
    #expect(decision.outcome(["size": 3, "tests": 1]).contains("\nMVC comes first with these weights."))
    #expect(
      decision.outcome(["size": 2, "tests": 1]).contains("\nMVC and MVVM come first with these weights."))
  }

  @Test(
    arguments: [
      ("tests=3,size=1", ["tests": 3, "size": 1]), ("tests=0.5", ["tests": 0.5]),
      ("size=0,tests=1", ["size": 0, "tests": 1]),
      ("", nil), ("tests", nil), ("tests=", nil), ("tests=nan", nil), ("tests=-1", nil), ("tests=101", nil),
      ("speed=1", nil), ("tests=1,tests=2", nil), ("tests=0", nil), ("tests=1,", nil), ("tests=1=2", nil),
    ] as [(String, [String: Double]?)])
  func `weights are read, or refused with what was expected`(text: String, expected: [String: Double]?) throws
  {
    if let expected {
      #expect(try DecideCommand.weights(text, of: ["size", "tests"]) == expected)
    } else {
      let error = #expect(throws: UsageError.self) { try DecideCommand.weights(text, of: ["size", "tests"]) }
      #expect(error?.description.hasPrefix("compare decide: --weights: ") == true)
    }
  }

  // MARK: All implementations

  // Between 120 and 140; 200 of five; between 300 and 390. Of VIPER no time was measured, and of none the types.
  @Test func `the median implementation stands for a pattern where those of all were counted`() throws {
    var fixture = Fixture()
    let variants = Measured.measured(try VariantSample().results())
    fixture.changes = .measured(ChangeSample().results)
    let findings = try Findings(
      fixture.results(), variants: variants, bootstrap: HierarchicalBootstrap(resamples: 500))
    let (leading, medians) = (Measures(findings: findings), Measures(findings: findings, takesMedians: true))
    #expect(leading.codeLines.values == [30, 40, 50] && medians.codeLines.values == [130, 200, 345])
    #expect(medians.types.values == leading.types.values)
    #expect(medians.times.map(\.values) == leading.times.map(\.values))
    let words = try #require(Decision(findings).withMedians)
    #expect(words.contains("every suggestion stays, and MVC is first in 100"))
    #expect(try Decision(self.findings()).withMedians == nil)
  }

  @Test func `size moves with what moves in its order`() throws {
    #expect(Decision.independence(nil) == nil)
    let words = try #require(Decision.independence(VariantSample().results()))
    #expect(words.hasPrefix("*Size* and *places* largely say the same"))
    // Three apps at the start and after four releases.
    let both = try #require(Decision.independence(VariantSample().results(), LifeSample().results))
    #expect(both.hasPrefix(words + " Over 15 states of [apps that grow](/life.md) it is "))
    #expect(words.contains(" with add time."))
  }
}
