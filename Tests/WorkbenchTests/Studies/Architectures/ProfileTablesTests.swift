import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct ProfileTablesTests {
  @Test func `who does what, with links to file and line`() throws {
    let table = ProfileTables(ProfileSample().results).duties(of: ["MVC", "MVVM", "VIPER"], linked: true)
      .markdown
    let roles = { (duty: String) in
      MarkdownReading(table + "\n").row("**\(duty)**")?.dropFirst().map {
        $0.replacing(/\]\([^)]*\)/, with: "").replacing("[", with: "")
      }
    }
    #expect(roles("draws") == ["ViewController", "ViewController", "ViewController"])
    #expect(roles("reacts") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("formats") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("decides") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("stores") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("navigates") == ["ViewController", "Coordinator", "Router"])
    #expect(roles("wires") == ["ViewController", "Coordinator", "Builder"])
    #expect(table.contains("[Interactor](/../Sources/VIPER/List/ListInteractor.swift#L1)"))
  }

  @Test func `the terminal has a row for each measure, and says who is missing`() {
    var sample = ProfileSample()
    sample.missing = [.init(name: "VIP", reason: "it shows | another screen")]
    let markdown = ProfileTables(sample.results).markdown
    let reading = MarkdownReading(markdown)
    #expect(reading.row("") == ["", "MVC", "MVVM", "VIPER"])
    #expect(reading.row("Files") == ["Files", "2", "3", "6"])
    #expect(reading.row("Protocols") == ["Protocols", "0", "0", "1"])
    #expect(reading.row("**reacts**")?.last == "Presenter")
    #expect(markdown.contains("VIP is left out: it shows \\| another screen"))
  }

  /// MVC and MVVM are compared.
  @Test func `one that is not compared is on no page of those that are`() throws {
    var fixture = Fixture()
    fixture.architectures.removeLast()
    fixture.systems = ProfileSample().results
    let report = try fixture.report()
    let own = report.pages.filter { Report.fixedPages[$0.key] == nil }
    for (path, page) in own { #expect(!page.contains("VIPER"), "\(path)") }
    for (name, figure) in report.figures { #expect(!figure.contains("VIPER"), "\(name)") }
  }
}

@Suite struct RoleDiagramTests {
  // The presenter conforms to the contract's protocol, behind which the view knows it; the contract has no code of its own.
  @Test func `who knows whom is read from the coupling`() {
    let diagram = ArchitectureProfile(ProfileSample().system("VIPER")).roleDiagram
    #expect(
      diagram.parts.map(\.name) == [
        "Builder", "Interactor", "Presenter", "Router", "ViewController", "domain",
      ])
    #expect(diagram.parts.filter(\.isFramed).map(\.name) == ["ViewController"])
    #expect(
      diagram.facts.map { "\($0.name) \($0.value)" } == [
        "Builder knows Interactor, Presenter, Router and ViewController", "Interactor knows domain",
        "Presenter knows Interactor, Router and domain", "ViewController knows Presenter by a protocol",
      ])
  }

  // The contract's protocol is the presenter's own: it knows nobody by conforming to it.
  @Test func `roles of one architecture know no protocol of their own`() {
    let facts = ArchitectureProfile(ProfileSample().system("MVC")).roleDiagram.facts
    #expect(facts.map { "\($0.name) \($0.value)" } == ["ViewController knows domain"])
  }
}
