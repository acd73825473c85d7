import ArchitectureCatalog
import LifetimeCensus
import Reporting
import Testing

/// The census is worth something only if it finds what stays behind.
@MainActor
@Suite struct LeakTests {
  @Test func anAppWithoutLeakLeavesNothingBehind() throws {
    let lifetimes = try census(of: nil)
    #expect(alive(lifetimes.addContact) == [])
    #expect(alive(lifetimes.app) == [])
    #expect(lifetimes.addContact.map(\.type) == ["AlertController", "Helper", "LeakyAddViewController"])
    #expect(lifetimes.addContact.map(\.seen) == [100, 100, 100])
  }

  @Test func findsControllersThatAreKept() throws {
    let lifetimes = try census(of: .presentedControllersKept)
    #expect(alive(lifetimes.addContact) == ["Helper 100", "LeakyAddViewController 100"])
    #expect(alive(lifetimes.app) == [])
  }

  @Test func findsARetainCycleThroughAClosure() throws {
    let lifetimes = try census(of: .closureHoldsItsOwner)
    #expect(alive(lifetimes.addContact) == ["Helper 100", "LeakyAddViewController 100"])
    #expect(alive(lifetimes.app) == ["Helper 100", "LeakyAddViewController 100"])
  }

  @Test func findsAnObjectThatIsNoViewController() throws {
    let lifetimes = try census(of: .helperKept)
    #expect(alive(lifetimes.addContact) == ["Helper 100"])
    #expect(alive(lifetimes.app) == [])
  }

  @Test func findsAScreenThatOutlivesItsApp() throws {
    let lifetimes = try census(of: .rootHoldsItself)
    #expect(alive(lifetimes.addContact) == [])
    #expect(alive(lifetimes.app) == ["LeakyListViewController 1"])
  }

  private func census(of leak: Leak?) throws -> FaultResults.Lifetimes {
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak) }
    return try #require(try LifetimeCensus(visits: 100).run([architecture]).first)
  }

  private func alive(_ instances: [FaultResults.Lifetimes.Instances]) -> [String] {
    instances.filter { $0.alive > 0 }.map { "\($0.type) \($0.alive)" }
  }
}
