import Measurement
import Testing

@testable import BehaviourProof
@testable import Workbench

@Suite struct FaultSectionTests {
  @Test func `what outlives its screen is counted for each architecture`() throws {
    var (fixture, page) = (Fixture(), MarkdownPage())
    fixture.architectures = [("Tight", 1), ("Leaky", 1)]
    fixture.lifetimes = [
      LifetimeResults(
        architecture: "Tight", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 0)],
        app: [.init(type: "AddView", seen: 100, alive: 0), .init(type: "List", seen: 1, alive: 0)]),
      LifetimeResults(
        architecture: "Leaky", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 100)],
        app: [.init(type: "AddView", seen: 100, alive: 100), .init(type: "List", seen: 1, alive: 1)]),
    ]
    try fixture.results().writeBehaviour(to: &page)
    let tables = MarkdownReading(page.markdown).tables
    #expect(tables.contains { $0.contains(["Still alive after the last visit", "0", "100"]) })
    #expect(tables.contains { $0.contains(["Still alive after the app", "0", "101"]) })
    #expect(tables.contains { $0.contains(["Leaky", "`List`", "1", "1"]) })
  }
}
