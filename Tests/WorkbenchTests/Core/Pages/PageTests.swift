import TestSupport
import Testing

@testable import Workbench

/// MVC, MVVM and VIPER with numbers by which each form and relation can be told.
private func sampleTable(_ changed: [String: [String: Double]] = [:]) -> MeasureTable {
  MeasureTable(
    architectures: ["MVC", "MVVM", "VIPER"],
    [
      Measure(
        key: "code.lines", title: "Code lines",
        values: changed["code.lines"] ?? ["MVC": 126, "MVVM": 240, "VIPER": 371],
        all: [
          "MVC": ["MVC": 126, "MVCTwo": 160], "MVVM": ["MVVM": 240, "MVVMTwo": 150, "MVVMThree": 190],
          "VIPER": ["VIPER": 371],
        ]),
      Measure(
        key: "code.types", title: "Types", values: ["MVC": 4, "MVVM": 9, "VIPER": 24],
        all: [
          "MVC": ["MVC": 4], "MVVM": ["MVVM": 9, "MVVMTwo": 3, "MVVMThree": 3], "VIPER": ["VIPER": 24],
        ]),
      Measure(
        key: "tests.uiFree", title: "Behaviours tested without UI",
        values: ["MVC": 0, "MVVM": 16, "VIPER": 15],
        of: 25),
      Measure(
        key: "time.add", title: "Time of one add", unit: .nanoseconds,
        values: ["MVC": 7_000, "MVVM": 7_100, "VIPER": 7_400]),
      Measure(
        key: "life.slope", title: "Slope", values: ["MVC": 100, "MVVM": 134.6],
        interval: ["MVVM": 119.6...161.2]),
      Measure(
        key: "elsewhere.alike", title: "Public apps", unit: .ratio, values: ["MVC": 1, "MVVM": 1.219],
        interval: ["MVVM": 1.091...1.338]),
      Measure(
        key: "life.largest.name", title: "Largest type", unit: .name,
        names: ["MVC": "GroupStore", "MVVM": "GroupStore", "VIPER": "Other"]),
      Measure(
        key: "time.share", title: "Share", unit: .percent,
        values: ["MVC": 0.5, "MVVM": 0.00141, "VIPER": 0.2]),
      Measure(key: "behaviour.walks", title: "Random sessions", values: ["": 200]),
      Measure(key: "variants.count", title: "Apps", values: ["": 1]),
    ])
}

private func rendered(_ text: String, _ table: MeasureTable = sampleTable(), isProse: Bool = true) -> String {
  var page = MarkdownPage()
  Page(text, file: "a.md").write(to: &page, from: table, isProse: isProse) { words in
    words == "figure answer" ? { $0.add("(the figure)") } : nil
  }
  return page.markdown
}

private func problems(_ text: String, _ table: MeasureTable = sampleTable()) -> [String] {
  Page(text, file: "a.md").problems(in: table).map { "\($0)" }
}

@Suite struct HoleTests {
  @Test(arguments: [
    ("code.lines VIPER", "371"), ("code.lines VIPER/MVC", "2.9"), ("code.lines VIPER-MVC", "245"),
    ("code.lines each", "126, 240 and 371"), ("code.lines max", "371"),
    ("code.lines MVVMTwo", "150"), ("code.lines typical MVVM/MVC", "1.3"), ("code.lines.typical MVVM", "190"),
    ("code.lines.rank MVVM", "3"), ("code.lines MVVM/MVC range", "0.94 to 1.9"),
    ("code.lines MVVM range", "150 to 240"), ("code.lines MVVM/MVC +%", "90\u{A0}%"),
    ("time.add VIPER", "7.4\u{A0}µs"),
    ("time.share MVVM", "0.14\u{A0}%"), ("life.slope MVVM", "135"),
    ("life.slope MVVM interval", "135 (95 % interval: 120–\u{2060}161)"), ("elsewhere.alike MVVM", "1.22"),
    ("elsewhere.alike MVC", "1"),
    ("elsewhere.alike MVVM interval", "1.22 (95 % interval: 1.09–\u{2060}1.34)"),
    ("life.largest.name VIPER", "`Other`"),
    ("behaviour.walks", "200"), ("behaviour.walks walk", "200 walks"), ("code.types VIPER types", "24 types"),
    ("variants.count app", "1 app"),
  ])
  func `a hole prints a number in its form`(hole: String, text: String) {
    #expect(rendered("It is {\(hole)}.") == "It is \(text).\n")
  }

  @Test func `a number that is missing drops its block and no other`() {
    #expect(rendered("One {code.lines VIP}.\n\nTwo {code.lines MVC}.\n\nThree.") == "Two 126.\n\nThree.\n")
    #expect(
      problems("# T\n\nOne, and\n  {code.lnes VIPER}")
        == ["a.md:4:3: no measure code.lnes: did you mean code.lines?"])
    #expect(
      problems("{code.lines VIPR} ") == ["a.md:1:1: code.lines has no value of VIPR: did you mean VIPER?"])
    #expect(
      problems("{life.largest.name MVC/MVVM} ") == ["a.md:1:1: life.largest.name of MVC is a name, no number"]
    )
    #expect(problems("{code.types MVVM interval} ") == ["a.md:1:1: code.types has no interval here"])
  }
}

@Suite struct AssertionTests {
  @Test(arguments: [
    "code.lines: MVC < MVVM < VIPER", "code.lines: VIPER > MVVM >= 240, MVC <= 126",
    "any code.lines: MVVM < VIPER",
    "code.lines: 2.9 * MVC < VIPER, 1.25*MVC < MVVM", "code.lines: VIPER/MVC < 3", "code.lines: MVC < max",
    "tests.uiFree: MVC = 0", "time.add: MVC ~ MVVM ~ VIPER", "life.largest.name: MVC = MVVM = GroupStore",
    "behaviour.walks = 200", "life.slope MVVM in life.slope MVVM",
    "elsewhere.alike MVC outside elsewhere.alike MVVM",
    "code.lines: MVC < MVVM, code.types: MVC < MVVM", "any code.lines VIPER > code.types VIPER",
  ])
  func `a true assertion prints nothing`(statement: String) {
    #expect(problems("It is so. {holds \(statement)}").isEmpty)
    #expect(
      rendered("It is so. {holds \(statement)}\n{holds \(statement)} Yes. {holds \(statement)}")
        == "It is so.\nYes.\n")
  }

  @Test(arguments: [
    ("code.lines: MVC < MVVM < MVC", "240 < 126"), ("any code.lines: MVC < MVVM", "160 < 150"),
    ("code.lines: MVC ~ MVVM", "126 ~ 240"), ("time.add: VIPER < MVVM", "7.4\u{A0}µs < 7.1\u{A0}µs"),
    ("life.largest.name: MVC = VIPER", "`GroupStore` = `Other`"), ("behaviour.walks > 200", "200 > 200"),
    ("life.slope MVC in life.slope MVVM", "100 in 119.60–\u{2060}161.20"),
    ("code.lines: MVVM = 241", "240 = 241"),
    ("code.lines: 0.5 * VIPER > MVVM", "186 > 240"),
  ])
  func `a false one leaves its block out, and is told with its numbers`(statement: String, numbers: String) {
    let text = "# A\n\nIt is so. {holds \(statement)}\n\nAnd so."
    #expect(rendered(text) == "# A\n\n*(left out: this did not hold in this run)*\n\nAnd so.\n")
    #expect(problems(text) == ["a.md:3:11: {holds \(statement)}: \(numbers)"])
  }

  @Test func `of other architectures only headings, tables and figures are rendered`() {
    let text = "# A\n\nWords {code.lines MVC}.\n\n{table code.lines code.none}\n\n{figure answer}\n\nMore."
    #expect(
      rendered(text, isProse: false)
        == "# A\n\n|  | MVC | MVVM | VIPER |\n| :--- | ---: | ---: | ---: |\n| Code lines | 126 | 240 | 371 |\n\n(the figure)\n"
    )
  }

  @Test func `a row has a dash for whom it has no value`() {
    let lines = Measure(key: "code.lines", title: "Code lines", values: ["MVC": 126, "VIPER": 371])
    let table = MeasureTable(architectures: ["MVC", "MVVM", "VIPER"], [lines])
    let row = rendered("{table code.lines}", table).split(separator: "\n").last
    #expect(row == "| Code lines | 126 | – | 371 |")
    #expect(problems("{table code.lines}", table) == ["a.md:1:1: code.lines has no value of MVVM"])
  }

  @Test func `a heading under which nothing is left goes too`() {
    let text = "# A\n\n## B\n\n{code.none MVC}\n\n## C\n\n### D\n\nWords.\n\n## E"
    #expect(rendered(text) == "# A\n\n## C\n\n### D\n\nWords.\n")
  }
}

@Suite struct PageLanguageTests {
  @Test func `a directive keeps its words as they are`() {
    #expect(
      Page("{quote MVC List.insert(_:at:)}", file: "page.md").directives == ["quote MVC List.insert(_:at:)"])
  }

  @Test(arguments: [
    (
      "{code.lines MVC < MVVM} ",
      "1:17: expected a name, each, max, +%, range, interval or a noun, found '<'"
    ),
    ("{lines MVC} ", "1:2: expected the key of a measure, such as code.lines, found 'lines'"),
    (
      "{code.lines MVC each} x {code.lines",
      "1:17: expected a name, each, max, +%, range, interval or a noun, found 'each'"
    ),
    (
      "a\nb {holds code.lines: MVC MVVM}",
      "2:26: expected a relation (< <= > >= = ~ in outside), found 'MVVM'"
    ),
    (
      "{holds code.lines: MVC <}",
      "1:25: expected a name, two names with / between them, or a number, found }"
    ),
    ("{holds code.lines: MVC < MVVM; code.types: MVC < MVVM}", "1:30: expected }, found ';'"),
    ("x {code.lines MVC", "1:3: expected } at the end"),
    ("{claim 3 code.lines: MVC < MVVM} ", "1:10: expected :, found 'code.lines'"),
    ("{table code.lines for} ", "1:2: expected the key of a measure, such as code.lines, found 'table'"),
    ("{table code.lines for}", "1:22: expected a name, found }"),
    ("{figre answer}", "1:1: no part of this page is called 'figre answer'"),
  ])
  func `what is not in the language is named with its place`(text: String, problem: String) {
    #expect(problems(text).first == "a.md:\(problem)")
  }

  @Test func `code is left as it is`() {
    let text = "Write `{code.lines MVC}` and { x }.\n\n```swift\nlet a = {code.lines}\n\nb  {holds c}\n```"
    #expect(problems(text).isEmpty)
    #expect(rendered(text) == "\(text)\n")
  }

  @Test func `a table has ratios and ranges where it is asked for them`() {
    #expect(
      rendered("{table code.lines tests.uiFree for MVC MVVM ratios ranges}")
        == """
        |  | MVC | MVVM |
        | :--- | ---: | ---: |
        | Code lines | 126 / 160 | 240<br>150–\u{2060}240<br>1.9\u{A0}times |
        | Behaviours tested without UI, of 25 | 0 | 16 |

        """)
  }

  @Test func `a terminal shows the tables alone`() {
    let text = "# A page\n\n{table code.lines for MVC}\n\nWords.\n\n{table code.nothing}\n"
    #expect(
      Page(text, file: "a.md").tables(from: sampleTable()) == """
        |  | MVC |
        | :--- | ---: |
        | Code lines | 126 |

        """)
  }

  @Test(arguments: [
    ("any code.lines: MVVM < VIPER", "holds here, in 3 of 3 combinations"),
    ("any code.lines: MVC < MVVM", "holds in part, in 5 of 6 combinations"),
    ("any code.lines: MVC > VIPER", "does not hold here, in 0 of 2 combinations"),
    // One MVVM has both more lines than every MVC and more types.
    ("any code.lines: MVC < MVVM, any code.types: MVC < MVVM", "holds in part, in 1 of 3 combinations"),
    ("code.lines: MVC < MVVM", "holds here"), ("code.lines: MVC > MVVM", "does not hold here"),
    ("code.lines: MVC > MVVM; code.types: MVC < MVVM", "holds in part"),
    ("any code.lines: MVC < MVVM; any code.types: MVC < MVVM", "holds in part, in 6 of 9 combinations"),
    ("not settled", "not settled"), ("cannot be judged here", "cannot be judged here"),
  ])
  func `a claim prints its verdict`(statement: String, words: String) {
    #expect(rendered("**7a.** {claim 7a: \(statement)}") == "**7a.** \(words)\n")
  }
}
