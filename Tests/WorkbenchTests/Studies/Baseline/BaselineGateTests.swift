import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite(.waits) struct BaselineGateTests {
  private func gate(_ runs: StoredRuns, isRenewal: Bool = false) -> BaselineGate {
    BaselineGate(
      file: StoredResults(path: runs.path("baseline.json")), baseline: runs.committed,
      judged: .countsAndTimes, isRenewal: isRenewal)
  }

  @Test func whatMovedIsMeasuredAgainAndFailsIfItMovesAgain() throws {
    try StoredRuns.inFolder { runs in
      let slower = try runs.committed.slowing("MVVM", by: 1.5)
      var asked: [CellID] = []
      let changes = try gate(runs).changes(in: slower) { cells in
        asked = cells
        return slower.cost.run
      }
      #expect(asked == slower.cost.run.cells.map { CellID($0) })
      #expect(changes?.failures == 1)
      let error = #expect(throws: CommandFailure.self) {
        try gate(runs).conclude(changes, of: slower)
      }
      #expect(error?.status == .checkFailed)
    }
  }

  @Test func timesOnAnotherProcessorAreNotMeasuredAgainAndFailNothing() throws {
    try StoredRuns.inFolder { runs in
      let slower = try runs.committed.slowing("MVVM", by: 1.5)
        .with(\.environment.processor, StoredRuns.processor("2"))
      let changes = try gate(runs).changes(in: slower) { _ in
        Issue.record("measured again")
        return slower.cost.run
      }
      #expect(changes?.failures == 0)
      #expect(
        gate(runs).text(of: changes)?.contains("on another processor and are shown, not judged") == true)
      #expect(throws: Never.self) { try gate(runs).conclude(changes, of: slower) }
    }
  }

  @Test func aFailureTellsHowToRenewTheBaseline() throws {
    try StoredRuns.inFolder { runs in
      let more = try runs.withOneAllocationMore()
      let changes = try gate(runs).changes(in: more, measureAgain: nil)
      let error = #expect(throws: CommandFailure.self) {
        try gate(runs).conclude(changes, of: more)
      }
      let renewal = "swift run compare --baseline \(runs.path("baseline.json")) --update-baseline"
      #expect(error?.description.hasSuffix("renew the baseline: \(renewal)") == true)
    }
  }

  @Test func whatDoesNotMoveAgainPasses() throws {
    try StoredRuns.inFolder { runs in
      let slower = try runs.committed.slowing("MVVM", by: 1.5)
      let changes = try gate(runs).changes(in: slower) { _ in runs.committed.cost.run }
      #expect(changes?.failures == 0)
      #expect(throws: Never.self) { try gate(runs).conclude(changes, of: slower) }
    }
  }

  @Test func storedRunsFailForNoTime() throws {
    try StoredRuns.inFolder { runs in
      let old = try runs.file("old", runs.committed)
      let new = try runs.file("new", runs.committed.slowing("MVVM", by: 1.5))
      let words = ["render", new, "--baseline", old, "--output", runs.folder.path]
      #expect(CompareCommand().run(words) == .success)
      #expect(try runs.changes().contains("moved, not confirmed"))
    }
  }

  @Test func nothingIsMeasuredAgainThatNeedNotBe() throws {
    try StoredRuns.inFolder { runs in
      let slower = try runs.committed.slowing("MVVM", by: 1.5)
      let refuse: ([CellID]) throws -> BenchmarkRun = { _ in
        Issue.record("measured again")
        return slower.cost.run
      }
      _ = try gate(runs).changes(in: runs.committed, measureAgain: refuse)
      _ = try gate(runs, isRenewal: true).changes(in: slower, measureAgain: refuse)
    }
  }
}
