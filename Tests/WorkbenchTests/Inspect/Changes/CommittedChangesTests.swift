import ArchitectureCatalog
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The requests that come with the package, in the tree as it is.
@Suite struct CommittedChangesTests {
  private static let requests = ChangeRequests(
    root: PackageFolder.root, architectures: ArchitectureCatalog.leading)

  private static func patched(_ id: String) throws -> PatchedRequest {
    try TreeStore.use(of: PackageFolder.root) { try PatchedRequest(requests.request(id), in: $0) }
  }

  @Test(arguments: try requests.ids())
  func everyPatchAppliesToTheTreeAsItIs(id: String) throws {
    for architecture in try Self.patched(id).counts.architectures {
      #expect(architecture.part.sources.lines.added > 0, "\(architecture.architecture)")
    }
  }

  @Test(arguments: try requests.ids())
  func everyRequestNamesRequestsThatThereAre(id: String) throws {
    let request = try Self.requests.request(id)
    #expect(Set(request.requests).isSubset(of: try Self.requests.ids()))
  }

  @Test func thereIsARequest() throws {
    #expect(try Self.requests.ids().contains { $0 != ChangeRequests.grownID })
  }
}
