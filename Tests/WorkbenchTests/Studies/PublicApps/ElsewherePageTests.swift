import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand.
@Suite struct ElsewherePageTests {
  private typealias Build = ElsewhereResults.AppBuild

  /// An app with so many own lines in MVC, MVVM and VIPER, and ten more in all; 0 for none.
  private static func app(_ name: String, _ lines: Int...) -> ElsewhereResults.PublicApp {
    let builds = zip(["MVC", "MVVM", "VIPER"], lines).filter { $0.1 > 0 }.map { architecture, lines in
      Build(
        architecture: architecture, codeLines: lines + 10, ownCodeLines: lines, types: lines / 10,
        viewControllers: 1, viewControllerLines: lines / 2)
    }
    return .init(
      repository: "me/\(name)", commit: "abc1234", subject: "notes | \(name)", behavesAlike: name != "odd",
      builds: builds)
  }

  /// Three apps with ratios of MVVM to MVC of 1, 2 and 3, the larger the smaller.
  private static let three = [
    app("large", 100, 100, 100), app("middle", 50, 100, 150), app("odd", 20, 60, 0),
  ]

  private static func measures(_ apps: [ElsewhereResults.PublicApp] = three) throws -> MeasureTable {
    var fixture = Fixture()
    fixture.elsewhere = ElsewhereResults(apps: apps)
    return try fixture.input().measures
  }

  @Test func `ratios are medians over the apps that have both`() throws {
    let measures = try Self.measures()
    func number(_ key: String, _ name: String) throws -> Double {
      try measures.number(of: "elsewhere.\(key)", for: name)
    }
    #expect(try number("own.apps", "MVVM") == 3)
    #expect(try number("own", "MVVM") == 2)
    #expect(try number("own", "VIPER") == 2)
    // (100 + 10) / (100 + 10), 110 / 60 and 70 / 30.
    #expect(try number("all", "MVVM") == 110.0 / 60)
    // Only the large one has 100 lines, and behaves alike.
    #expect(try number("alike", "MVVM") == 1)
    #expect(try number("alike.apps", "MVVM") == 1)
    #expect(try number("alikeOfAnySize", "MVVM") == 1.5)
    // Half of the own lines are view controllers'.
    #expect(try number("viewControllers", "MVVM") == 2)
  }

  // VIPER has as much as MVVM in one, and half as much again in the other.
  @Test func `apps in all three, and those in which VIPER is the longer one`() throws {
    let measures = try Self.measures()
    let counts = try ["three", "ordered", "both", "both.longer"].map {
      try measures.number(of: "elsewhere.\($0)", for: Measure.project)
    }
    #expect(counts == [2, 1, 2, 1])
  }

  /// Five apps of 100, 200, ... lines in MVC, whose MVVM has these ratios.
  @Test(arguments: [([5.0, 4, 3, 2, 1], 1.0), ([1.0, 2, 3, 4, 5], -1.0)])
  func `larger apps may have smaller ratios`(ratios: [Double], fall: Double) throws {
    let apps = ratios.enumerated().map { place, ratio in
      // The geometric mean of both is 1,000, 2,000, ...
      let size = 1_000 * Double(place + 1)
      return Self.app(
        "\(place)", Int((size / ratio.squareRoot()).rounded()), Int((size * ratio.squareRoot()).rounded()), 0)
    }
    let measures = try Self.measures(apps)
    #expect(try measures.number(of: "elsewhere.sizeFall", for: "MVVM") == fall)
    #expect(try measures.number(of: "elsewhere.sizeFall.deviations", for: "MVVM") == 2 * fall)
  }

  @Test func `each app has a row with its own lines`() throws {
    var fixture = Fixture()
    fixture.elsewhere = ElsewhereResults(apps: Self.three)
    let page = try fixture.report().elsewhere
    let link = "[me/odd](https://github.com/me/odd/tree/abc1234)"
    #expect(
      MarkdownReading(page).row("\(link): notes \\| odd; *behaves differently*")?.dropFirst() == [
        "20", "60", "–",
      ])
    #expect(try Fixture.plain.get().pages["elsewhere.md"] == nil)
  }
}
