import ArchitectureCatalog
import LifetimeCensus
import Reporting
import Testing

@MainActor
@Suite struct LifetimeCensusTests {
  @Test(arguments: ArchitectureCatalog.all)
  func nothingOfTheCatalogOutlivesItsScreen(architecture: Architecture) throws {
    let lifetimes = try census(of: architecture)
    #expect(lifetimes.addContact.allSatisfy { $0.alive == 0 })
    #expect(lifetimes.app.allSatisfy { $0.alive == 0 })
  }

  @Test(arguments: ArchitectureCatalog.all)
  func everyVisitBringsItsOwnViewControllerAndAlert(architecture: Architecture) throws {
    let lifetimes = try census(of: architecture)
    #expect(lifetimes.addContact.first { $0.type == "AddContactViewController" }?.seen == lifetimes.visits)
    #expect(lifetimes.addContact.first { $0.type == "AlertController" }?.seen == lifetimes.visits)
    #expect(lifetimes.app.first { $0.type == "ContactListViewController" }?.seen == 1)
  }

  private func census(of architecture: Architecture) throws -> FaultResults.Lifetimes {
    try #require(try LifetimeCensus().run([architecture]).first)
  }
}
