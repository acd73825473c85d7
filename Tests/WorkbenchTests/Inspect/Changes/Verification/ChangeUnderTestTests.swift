import Foundation
import Testing

@testable import Workbench

/// What is applied and asked of a request.
@Suite struct ChangeUnderTestTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  @Test func whatOthersRestOnIsAppliedFirst() throws {
    try package.addRequest("first", behind: 2, shared: SmallPackage.adding("x.txt"))
    try package.write(
      "# First\n\n## Scenarios that change\n\n- `Old`: why\n", to: "Benchmarks/Changes/first/request.md")
    let change = try ChangeUnderTest(package.requests.request("first"))
    #expect(change.patches.map(\.url.lastPathComponent) == ["shared.patch", "One.patch", "Two.patch"])
    #expect(change.architectures == ["One", "Two"])
    #expect(change.scenarios.map(\.lastPathComponent) == ["first.scenario"])
    #expect(change.changedScenarios == ["Old"])
  }

  @Test func theTestsOfWhatIsTouchedAreRun() {
    let change = ChangeUnderTest(
      id: "x", patches: [], scenarios: [], changedScenarios: [], architectures: ["B", "A"], options: [])
    let modules = change.testModules(touching: [
      "Package.swift", "Sources/Architectures/A/List/List.swift", "Sources/Domain/Name.swift",
      "Tests/ContactsATests/List/ListTests.swift", "Tests/StorageTests/OrderTests.swift",
    ])
    #expect(modules == ["ContactsATests", "ContactsBTests", "DomainTests", "StorageTests"])
  }
}
