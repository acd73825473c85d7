import ArchitectureCatalog
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The requests that come with the package, in the tree as it is.
@Suite struct CommittedChangesTests {
  private static let requests = ChangeRequests(
    root: PackageFolder.root, architectures: ArchitectureCatalog.leading)

  @Test func everyPatchAppliesToTheTreeAsItIs() throws {
    let changes = try CommittedReport.changes()
    let requests = try #require(changes.value, "\(changes)").requests
    // The one that grows the app is patched beside them, or nothing would be measured.
    #expect(try Set(requests.map(\.id)) == Set(Self.requests.ids().filter { $0 != ChangeRequests.grownID }))
    for request in requests {
      for architecture in request.architectures {
        #expect(architecture.part.sources.lines.added > 0, "\(request.id) in \(architecture.architecture)")
      }
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
