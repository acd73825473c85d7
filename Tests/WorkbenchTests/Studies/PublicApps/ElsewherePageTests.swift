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
        protocols: 0, files: 1, viewControllers: 1, viewControllerLines: lines / 2)
    }
    return .init(
      repository: "me/\(name)", commit: "abc1234", subject: "notes | \(name)", behavesAlike: name != "odd",
      builds: builds)
  }

  /// Three apps with ratios of MVVM to MVC of 1, 2 and 3, the larger the smaller.
  private static let three = [
    app("large", 100, 100, 100), app("middle", 50, 100, 150), app("odd", 20, 60, 0),
  ]

  private static let plain = Result {
    var fixture = Fixture()
    fixture.elsewhere = ElsewhereResults(apps: three)
    return try fixture.report().elsewhere
  }

  private func page(
    _ apps: [ElsewhereResults.PublicApp]? = three, _ change: (inout Fixture) -> Void = { _ in }
  ) throws -> String {
    var fixture = Fixture()
    fixture.elsewhere = apps.map(ElsewhereResults.init)
    change(&fixture)
    return try fixture.report().elsewhere
  }

  // Here MVC has 30 own lines, MVVM 40 and VIPER 50: 1.33, 1.67 and 1.25.
  @Test func `ratios here stand among those elsewhere`() throws {
    let page = try Self.plain.get()
    #expect(
      page.contains("Of 2 apps that have all three, MVC has the fewest and VIPER the most own lines in 1."))
    let reading = MarkdownReading(page)
    #expect(reading.row("**All:** apps")?.dropFirst() == ["3", "2", "2"])
    #expect(reading.row("**Code lines, own:** median")?.dropFirst() == ["2.00", "2.00", "1.25"])
    #expect(reading.row("Here")?.dropFirst() == ["1.33", "1.67", "1.25"])
    #expect(reading.row("Here above")?.dropFirst() == ["1 of 3", "1 of 2", "1 of 2"])
    // (100 + 10) / (100 + 10), 110 / 60 and 70 / 30.
    #expect(reading.row("**Code lines, all:** median")?[1] == "1.83")
    #expect(page.contains("| 1.50–\u{2060}2.50 |"))
  }

  // Among the apps that are at least as large as MVC here, with its 30 lines: 1 and 2.
  @Test func `size and ratio are ranked, and large apps compared`() throws {
    #expect(try Self.plain.get().contains("is −1.00 for MVVM\u{A0}÷\u{A0}MVC (3 apps)"))
    #expect(try Self.plain.get().contains("our ratio is above 1 of 2 for MVVM\u{A0}÷\u{A0}MVC"))
  }

  // Half of the own lines are view controllers': the ratios are those of the lines, 1, 2 and 3.
  @Test func `view controllers have their own ratios`() throws {
    #expect(
      try Self.plain.get().contains(
        "The median ratio of these files' code lines is 2.00 (1.00–\u{2060}3.00); here it is 1.00. Under MVVM, 0 have"
          + " fewer lines (0 at least a tenth fewer) and 2 have more."))
  }

  // 20 lines are shared: (40 + 20) / (30 + 20) and (50 + 20) / (30 + 20). MVVM adds 10 to 30, for 1 view controller.
  @Test func `the reasons are computed`() throws {
    let page = try page { $0.life = LifeSample().results }
    #expect(page.contains("(life.md#are-public-apps-different)"))
    #expect(try !Self.plain.get().contains("A picture shows"))
    #expect(page.contains("20 code lines; MVC itself is left with 30."))
    #expect(page.contains("would be MVVM\u{A0}÷\u{A0}MVC 1.20 and VIPER\u{A0}÷\u{A0}MVC 1.40."))
    #expect(
      page.contains("MVVM adds 10 (public apps, median: 40) and VIPER adds 20 (public apps, median: 50)."))
    // At the end 350 / 500 and 1,000 / 500, against 1, 1.83 and 2.33, and 1 and 2.67 of all lines.
    #expect(page.contains("After 4 releases of"))
    #expect(page.contains("MVVM\u{A0}÷\u{A0}MVC 0.70, above 0 of 3 apps (1.33 today)"))
    #expect(page.contains("VIPER\u{A0}÷\u{A0}MVC 2.00, above 1 of 2 apps (1.67 today)."))
  }

  @Test func `the delegate's part and what is the same are not own`() throws {
    let page = try page { fixture in
      fixture.structures = fixture.names.map { name in
        Source.architecture(name, roles: ["App": [Source.file("ContactsApp", lines: 5)]])
      }
    }
    #expect(MarkdownReading(page).row("Here")?[1] == "1.00")
    #expect(page.contains("MVC itself is left with 10."))
  }

  // VIPER has as much as MVVM in one, and half as much again in the other.
  @Test func `the measures count the public apps in which VIPER is the longer one`() throws {
    var fixture = Fixture()
    fixture.elsewhere = ElsewhereResults(apps: Self.three)
    let measures = try fixture.findings().measures
    #expect(try measures.number(of: "elsewhere.both", for: KeyedMeasure.project) == 2)
    #expect(try measures.number(of: "elsewhere.both.longer", for: KeyedMeasure.project) == 1)
  }

  @Test func `without public apps the page says so`() throws {
    #expect(try page(nil).contains("**Not measured:** no public apps"))
  }
}
