import Testing

@testable import Measurement
@testable import Workbench

/// With 1,000 contacts the fixture's first takes 1 µs, toolkit + domain half of it and the bare domain a quarter.
@Suite struct AttributionTests {
  private let header = ["Contacts", "Architecture", "Domain", "Toolkit", "Its own", "Total"]

  private func table(_ fixture: Fixture, _ header: [String]) throws -> [[String]]? {
    let section = try fixture.report().markdown.section("### Add: time per contact")
    return MarkdownReading(section).tables.first { $0[0] == header }
  }

  private func joined(_ texts: String...) -> [String] {
    texts.map { $0.replacing(" ", with: "\u{A0}") }
  }

  // 250 + 250 + 500 = 1,000; 250 + 250 + 1,000 = 1,500.
  @Test func `domain, toolkit and own part make up the total`() throws {
    let table = try #require(try self.table(Fixture(), header))
    #expect(table.contains(["1,000"] + joined("MVC", "250 ns", "250 to 250 ns", "500 to 500 ns", "1.0 µs")))
    #expect(
      table.contains(["1,000"] + joined("VIPER", "250 ns", "250 to 250 ns", "1.00 to 1.00 µs", "1.5 µs")))
  }

  private func figure(_ fixture: Fixture) throws -> String? {
    try fixture.report().figures["parts-add.svg"]?.replacing("\u{A0}", with: " ")
  }

  @Test func `the figure shows the parts at 10,000, or else at the largest size`() throws {
    var fixture = Fixture()
    #expect(
      try figure(fixture)?.contains(
        "MVC: 250 ns bare domain, 250 ns toolkit, 500 ns its own, 0 ns not settled, total 1.0 µs") == true)
    fixture.sizes = ["add": [10, 10_000, 100_000]]
    #expect(try fixture.report().markdown.contains("**Where the time goes** at 10,000: "))
  }

  // In every second launch all but MVC take 1.5 times as long: the domain's median is 312 ns, the toolkit's part as much,
  // and what MVC adds to both is open.
  @Test func `what is not settled is drawn as such, so that the parts make up the total`() throws {
    var fixture = Fixture()
    fixture.drift = 1.5
    #expect(
      try figure(fixture)?.contains(
        "MVC: 310 ns bare domain, 310 ns toolkit, 0 ns its own, 380 ns not settled, total 1.0 µs") == true)
  }

  // A floor of 1.2 µs: 200 ns more than the first takes.
  @Test func `an architecture below the floor has no part of its own`() throws {
    var fixture = Fixture()
    fixture.baselines[0].factor = 1.2
    #expect(
      try table(fixture, header)?.contains { $0[1] == "MVC" && $0[4] == "−200\u{A0}to\u{A0}−200\u{A0}ns" }
        == true)
    #expect(
      try figure(fixture)?.contains(
        "MVC: 250 ns bare domain, 750 ns toolkit, 0 ns its own, 0 ns not settled, total 1.0 µs") == true)
  }

  @Test func `no part is larger than the total, and shares are rounded outwards`() throws {
    var fixture = Fixture()
    fixture.baselines[1].factor = 1.2
    #expect(
      try figure(fixture)?.contains(
        "MVC: 1.0 µs bare domain, 0 ns toolkit, 0 ns its own, 0 ns not settled, total 1.0 µs") == true)
    #expect(OwnShare.text(RatioEstimate(ratio: 2, lower: 1.5, upper: 3)) == "33 to 67 %")
  }

  // Bound by Observation it takes 1.8 µs: 1.3 more than toolkit + domain, and MVVM takes 0.2 more than that.
  @Test func `what Observation adds is told apart from what roles add`() throws {
    var fixture = Fixture()
    fixture.extraBaselines = ["add": [(ReferenceArm.observed, 1.8)]]
    fixture.structures = fixture.names.map { name in
      let imports = name == "MVVM" ? ["Observation"] : []
      return Source.architecture(name, views: [Source.file("View", lines: 10, imports: imports)])
    }
    let table = try #require(try self.table(fixture, header + ["Observation", "Its own beyond Observation"]))
    #expect(table.last { $0[1] == "MVVM" }?.suffix(2) == joined("1.30 to 1.30 µs", "200 to 200 ns")[...])
    #expect(table.last { $0[1] == "MVC" }?.suffix(2) == ["", ""])
  }

  @Test func `without both baselines there are no parts`() throws {
    var fixture = Fixture()
    fixture.baselines = [(ReferenceArm.toolkit, 0.5)]
    let report = try fixture.report()
    #expect(!report.markdown.contains("Where the time goes"))
    #expect(!report.figures.keys.contains { $0.hasPrefix("parts") })
  }
}
