import Measurement
import Testing

@testable import BehaviourProof
@testable import Workbench

@Suite struct BehaviourMeasureTests {
  private static let lifetimes = [
    LifetimeResults(
      architecture: "Tight", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 0)],
      app: [.init(type: "AddView", seen: 100, alive: 0), .init(type: "List", seen: 1, alive: 0)]),
    LifetimeResults(
      architecture: "Leaky", visits: 100, addContact: [.init(type: "AddView", seen: 100, alive: 100)],
      app: [.init(type: "AddView", seen: 100, alive: 100), .init(type: "List", seen: 1, alive: 1)]),
  ]

  @Test func `what outlives its screen is counted for each architecture`() throws {
    var fixture = Fixture()
    fixture.architectures = [("Tight", 1), ("Leaky", 1)]
    fixture.lifetimes = Self.lifetimes
    let measures = try fixture.input().measures
    #expect(try measures.number(of: "behaviour.visits", for: Measure.project) == 100)
    #expect(try measures.numbers(of: "behaviour.seen") == [100, 100])
    #expect(try measures.numbers(of: "behaviour.alive") == [0, 100])
    #expect(try measures.numbers(of: "behaviour.appSeen") == [101, 101])
    #expect(try measures.numbers(of: "behaviour.appAlive") == [0, 101])
  }

  @Test func `the page of other architectures has its tables alone`() throws {
    var fixture = Fixture()
    fixture.architectures = [("Tight", 1), ("Leaky", 1)]
    fixture.lifetimes = Self.lifetimes
    let page = try #require(fixture.report().pages["details/behaviour.md"])
    #expect(MarkdownReading(page).row("… still alive after the app")?.dropFirst() == ["0", "101"])
    #expect(!page.contains("**"))
  }
}
