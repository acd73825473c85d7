import ArchitectureCatalog
import Measurement
import Testing

@testable import Workbench

@MainActor
@Suite struct LifetimeCensusTests {
  @Test(arguments: ArchitectureCatalog.all)
  func nothingOfTheCatalogOutlivesItsScreen(architecture: Architecture) throws {
    let lifetimes = try #require(try LifetimeCensus().run([architecture]).first)
    #expect(lifetimes.addContact.allSatisfy { $0.alive == 0 })
    #expect(lifetimes.app.allSatisfy { $0.alive == 0 })

    // Each visit brings its own objects, all of which the census has to have seen.
    #expect(lifetimes.visits == 100)
    #expect(lifetimes.addContact.allSatisfy { $0.seen == lifetimes.visits })
    let types = lifetimes.addContact.map(\.type)
    #expect(types.contains("AddContactViewController"))
    #expect(types.contains("AlertController"))
    #expect(lifetimes.app.first { $0.type == "ContactListViewController" }?.seen == 1)
  }
}
