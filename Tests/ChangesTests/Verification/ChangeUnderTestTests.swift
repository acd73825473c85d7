import Changes
import Foundation
import Testing

/// What is applied and asked of a request.
@Suite struct ChangeUnderTestTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
  }

  private func shared(_ name: String) -> String {
    "diff --git a/\(name) b/\(name)\nnew file mode 100644\n--- /dev/null\n+++ b/\(name)\n@@ -0,0 +1 @@\n+x\n"
  }

  @Test func whatOthersRestOnIsAppliedFirstAndWhatIsEmptyIsLeftOut() throws {
    try package.addRequest("first", behind: 2, shared: shared("x.txt"))
    try package.write("", to: "Benchmarks/Changes/first/One.patch")
    try package.write(
      "# First\n\n## Scenarios that change\n\n- `Old`: why\n", to: "Benchmarks/Changes/first/request.md")
    let change = try ChangeUnderTest(package.requests.request("first"), in: package.requests.folder("first"))
    #expect(change.patches.map(\.lastPathComponent) == ["shared.patch", "Two.patch"])
    #expect(change.architectures == ["One", "Two"])
    #expect(change.scenarios.map(\.lastPathComponent) == ["first.scenario"])
    #expect(change.changedScenarios == ["Old"])
  }

  @Test func theTestsOfWhatIsTouchedAreRun() {
    let change = ChangeUnderTest(
      id: "x", patches: [], scenarios: [], changedScenarios: [], architectures: ["B", "A"],
      touchedPaths: [
        "Package.swift", "Sources/Architectures/A/List/List.swift", "Sources/Domain/Name.swift",
        "Tests/ContactsATests/List/ListTests.swift", "Tests/StorageTests/OrderTests.swift",
      ])
    #expect(change.testModules == ["ContactsATests", "ContactsBTests", "DomainTests", "StorageTests"])
  }
}
