import ArchitectureCatalog
import Changes
import Results
import ScenarioDriver
import TestSupport
import Testing

/// The requests that come with the package, in the tree as it is.
@Suite struct CommittedChangesTests {
  private static let requests = ChangeRequests(
    root: PackageFolder.root, architectures: ArchitectureCatalog.leading)

  private static func patched(_ id: String) throws -> PatchedRequest {
    try PatchedRequest(
      requests.request(id), in: PackageTree(root: PackageFolder.root), ArchitectureCatalog.leading)
  }

  @Test(arguments: try requests.ids())
  func everyPatchAppliesToTheTreeAsItIs(id: String) throws {
    let request = try Self.patched(id)
    try request.requireAllApplied()
    for architecture in request.counts.architectures {
      #expect(architecture.part.sources.lines.added > 0, "\(architecture.architecture)")
    }
  }

  @Test(arguments: try requests.ids())
  func everyRequestNamesScenariosAndRequestsThatThereAre(id: String) throws {
    let request = try Self.requests.request(id)
    let builtIn = Set(try BuiltInScenarios.all().map(\.name))
    for scenario in request.changedScenarios {
      #expect(builtIn.contains(scenario.name), "\(id)/request.md: no built-in scenario has this name")
    }
    #expect(Set(request.requests).isSubset(of: try Self.requests.ids()))
  }

  @Test func thereIsARequest() throws {
    #expect(try Self.requests.ids().contains { $0 != ChangeRequests.grownID })
  }
}
