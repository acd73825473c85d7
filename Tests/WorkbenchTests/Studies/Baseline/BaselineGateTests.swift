import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct BaselineGateTests {
  private func judge(_ results: ComparisonResults, _ runs: StoredRuns) throws {
    try BaselineGate(
      file: StoredResults(path: runs.path("baseline.json")), baseline: runs.committed, isRenewal: false
    ).judge(results)
  }

  @Test func aFailureTellsHowToRenewTheBaseline() throws {
    try StoredRuns.inFolder { runs in
      let more = try runs.withOneAllocationMore()
      let error = #expect(throws: CommandFailure.self) { try judge(more, runs) }
      let renewal = "swift run compare --baseline \(runs.path("baseline.json")) --update-baseline"
      #expect(error?.status == .checkFailed)
      #expect(error?.description.hasSuffix("renew the baseline: \(renewal)") == true)
    }
  }
}
