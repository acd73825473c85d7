import ArchitectureCatalog
import ContactsDomain
import Foundation
import ScenarioDriver
import Testing

@testable import BehaviourProof

/// What is stored has to be as it should, even where no screen shows that it is not.
@MainActor
@Suite struct WalkStorageTests {
  @Test func theRemovalOfAnotherContactIsADifference() throws {
    let good = UnspecifiedApp.architecture("Good")
    let other = Architecture(name: "Other", roles: []) {
      UnspecifiedApp(
        AlteredRepository($0, removed: { Contact.ID(rawValue: $0.rawValue - 1) }), otherwise: nil)
    }
    let walk: [Action] = [
      .givenContact(firstName: "a", lastName: "a"), .givenContact(firstName: "b", lastName: "b"), .launch,
      .delete(row: 2),
    ]
    #expect(WalkRunner(architectures: [good], standard: good).firstFailure(in: walk) == nil)
    let failure = try #require(
      WalkRunner(architectures: [other], standard: good).firstFailure(in: walk))
    #expect(failure.step == walk.count - 1)
    #expect(failure.isInStorage)
  }

  /// Both spellings look the same, but only one of them was typed.
  @Test(arguments: ArchitectureCatalog.every)
  func aLastNameThatIsStoredDecomposedIsADifference(good: Architecture) throws {
    let other = Architecture(name: "Other", roles: []) {
      good.makeApp(AlteredRepository($0, stored: { $0.last(\.decomposedStringWithCanonicalMapping) }))
    }
    let walk: [Action] = [
      .launch, .tap(button: "Add"), .type("a", field: "First name"), .type("\u{E9}", field: "Last name"),
      .tap(button: "Done"),
    ]
    #expect(WalkRunner(architectures: [good]).firstFailure(in: walk) == nil)
    let failure = try #require(WalkRunner(architectures: [other]).firstFailure(in: walk))
    #expect(failure.step == walk.count - 1)
    #expect(failure.isInStorage)
  }
}

extension WalkRunner.Failure {
  fileprivate var isInStorage: Bool {
    if case .storage = kind { true } else { false }
  }
}
