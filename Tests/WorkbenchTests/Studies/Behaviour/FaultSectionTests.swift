import Measurement
import Testing

@testable import Workbench

@Suite struct FaultSectionTests {
  private let faults = FaultResults(
    walks: FaultResults.Walks(
      seed: 9, walks: 200, stepsPerWalk: 100,
      actions: [.init(name: "tap Add", count: 1_234), .init(name: "relaunch", count: 5)],
      screensCompared: 60_000,
      refusals: 1, contactsGiven: 70, contactsAdded: 3_000, faultsInjected: 12, faultsMet: 10),
    lifetimes: [
      FaultResults.Lifetimes(
        architecture: "Tight", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 0)],
        app: [.init(type: "AddView", seen: 100, alive: 0), .init(type: "List", seen: 1, alive: 0)]),
      FaultResults.Lifetimes(
        architecture: "Leaky", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 100)],
        app: [.init(type: "AddView", seen: 100, alive: 100), .init(type: "List", seen: 1, alive: 1)]),
    ])

  private func markdown(_ faults: FaultResults?) throws -> String {
    var (fixture, page) = (Fixture(), MarkdownPage())
    fixture.faults = faults
    try fixture.results().writeBehaviour(to: &page)
    return page.markdown
  }

  @Test func `what outlives its screen is counted for each architecture`() throws {
    let tables = try MarkdownReading(markdown(faults)).tables
    #expect(tables.contains { $0.contains(["Still alive after the last visit", "0", "100"]) })
    #expect(tables.contains { $0.contains(["Still alive after the app", "0", "101"]) })
    #expect(tables.contains { $0.contains(["Leaky", "`List`", "1", "1"]) })
  }

  @Test func `results without faults say that they have none`() throws {
    #expect(try markdown(nil).contains("Not measured: "))
    #expect(try !markdown(nil).contains("seed"))
  }
}
