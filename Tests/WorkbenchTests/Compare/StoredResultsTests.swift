import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct StoredResultsTests {
  @Test func nobodyElseRenewsAFileThatIsRenewed() throws {
    try StoredRuns.inFolder { runs in
      let path = try runs.file("run", runs.committed)
      let link = runs.path("link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "run.json")
      try StoredResults(path: path).renew(ofSourcesIn: PackageFolder.root) { results in
        for other in [path, link] {
          #expect(
            throws: CommandFailure.unavailable(
              "another process works on \"\(other)\": wait until it has ended")
          ) {
            try StoredResults(path: other).renew(ofSourcesIn: PackageFolder.root) {
              $0.counts = .notMeasured(reason: "other")
            }
          }
        }
        results.testing = .notMeasured(reason: "first")
      }
      // Whoever waited finds what was written meanwhile.
      try StoredResults(path: link).renew(ofSourcesIn: PackageFolder.root) { results in
        results.changes = .notMeasured(reason: "second")
      }
      let results = try runs.results("run")
      #expect(results.testing == .notMeasured(reason: "first"))
      #expect(results.changes == .notMeasured(reason: "second"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "run.json")
    }
  }
}
