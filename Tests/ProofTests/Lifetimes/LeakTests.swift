import ArchitectureCatalog
import Proof
import Results
import Testing

/// The census has to find what stays behind.
@MainActor
@Suite struct LeakTests {
  @Test func anAppWithoutLeakLeavesNothingBehind() throws {
    let lifetimes = try census(of: nil)
    #expect(alive(lifetimes.addContact) == [])
    #expect(alive(lifetimes.app) == [])
    #expect(lifetimes.addContact.map(\.type) == ["AlertController", "Helper", "LeakyAddViewController"])
    #expect(lifetimes.addContact.map(\.seen) == [20, 20, 20])
  }

  @Test func findsControllersThatAreKept() throws {
    let lifetimes = try census(of: .presentedControllersKept)
    #expect(alive(lifetimes.addContact) == ["Helper 20", "LeakyAddViewController 20"])
    #expect(alive(lifetimes.app) == [])
  }

  @Test func findsARetainCycleThroughAClosure() throws {
    let lifetimes = try census(of: .closureHoldsItsOwner)
    #expect(alive(lifetimes.addContact) == ["Helper 20", "LeakyAddViewController 20"])
    #expect(alive(lifetimes.app) == ["Helper 20", "LeakyAddViewController 20"])
  }

  @Test func findsAnObjectThatIsNoViewController() throws {
    let lifetimes = try census(of: .helperKept)
    #expect(alive(lifetimes.addContact) == ["Helper 20"])
    #expect(alive(lifetimes.app) == [])
  }

  @Test func findsAScreenThatOutlivesItsApp() throws {
    let lifetimes = try census(of: .rootHoldsItself)
    #expect(alive(lifetimes.addContact) == [])
    #expect(alive(lifetimes.app) == ["LeakyListViewController 1"])
  }

  private func census(of leak: Leak?) throws -> FaultResults.Lifetimes {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak, cutter) }
    return try #require(try LifetimeCensus(visits: 20).run([architecture]).first)
  }

  private func alive(_ instances: [FaultResults.Lifetimes.Instances]) -> [String] {
    instances.filter { $0.alive > 0 }.map { "\($0.type) \($0.alive)" }
  }
}
