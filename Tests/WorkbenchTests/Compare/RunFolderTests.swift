import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Measurement
@testable import Workbench

@Suite struct RunFolderTests {
  private func stored(_ runs: StoredRuns) -> RunFolder {
    RunFolder(folder: runs.folder.appendingPathComponent("runs"))
  }

  @Test func eachProcessorHasOneFileWhichANewRunOfItReplaces() throws {
    try StoredRuns.inFolder { runs in
      let folder = stored(runs)
      #expect(try folder.read().isEmpty)
      let other = runs.committed.with(\.environment.processor, StoredRuns.processor("2"))
      try folder.keep(RunSummary(runs.committed))
      try folder.keep(RunSummary(other))
      let again = try RunSummary(runs.committed.slowing("MVVM", by: 2))
      try folder.keep(again)
      #expect(try folder.read() == [again, RunSummary(other)])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.path).sorted()
      #expect(
        names == ["maker-family-6-model-1-stepping-2.json", "maker-family-6-model-2-stepping-2.json"])
    }
  }

  @Test func anotherClockIsNoOtherProcessor() throws {
    try StoredRuns.inFolder { runs in
      let slower = try runs.committed.slowing(ReferenceArm.calibration, by: 1.2)
      for results in [runs.committed, slower] { try stored(runs).keep(RunSummary(results)) }
      #expect(try stored(runs).read() == [RunSummary(slower)])
    }
  }

  @Test func aProcessorNobodyKnowsReplacesItsOwnRunAlone() throws {
    try StoredRuns.inFolder { runs in
      let unknown = Measured<String>.notMeasured(reason: "not recorded")
      let first = runs.committed.with(
        \.environment.processor,
        Processor(
          name: "AMD EPYC", vendor: unknown, family: unknown, model: unknown, stepping: unknown,
          caches: .notMeasured(reason: "not recorded")))
      for results in [first, first, try first.slowing("MVVM", by: 2)] {
        try stored(runs).keep(RunSummary(results))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: stored(runs).folder.path).sorted()
      #expect(names == ["amd-epyc-not-identified-2.json", "amd-epyc-not-identified.json"])
    }
  }

  @Test func aFullRunKeepsItsSummaryBesideTheReportAndAQuickOneDoesNot() throws {
    try StoredRuns.inFolder { runs in
      for (isQuick, files) in [(true, 0), (false, 1)] {
        let file = try runs.file("run", runs.committed.with(\.cost.isQuick, isQuick))
        #expect(compare(["render", file, "--output", runs.folder.path]) == .success)
        #expect(try stored(runs).read().count == files)
      }
    }
  }

  @Test func aReportElsewhereStandsBesideTheCommittedRuns() throws {
    try StoredRuns.inFolder { runs in
      let file = try runs.file("run", runs.committed)
      #expect(compare(["render", file, "--output", runs.folder.path]) == .success)
      let page = try String(
        contentsOf: runs.folder.appendingPathComponent("details/method.md"), encoding: .utf8)
      let committed = try RunFolder(folder: CommittedReport.runs).read()
      #expect(!committed.isEmpty)
      let sources = runs.committed.environment.measuredSources.value
      let others = committed.count { $0.measuredSources.value == nil || $0.measuredSources.value != sources }
      #expect(page.contains("\(others) stored run") == (others > 0))
    }
  }

  @Test func aBrokenSummaryIsNamed() throws {
    try StoredRuns.inFolder { runs in
      let file = try runs.file("run", runs.committed)
      let folder = stored(runs).folder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(#"{"schemaVersion": 7}"#.utf8).write(to: folder.appendingPathComponent("broken.json"))
      #expect(compare(["render", file, "--output", runs.folder.path]) == .usage)
    }
  }

  @Test func theCommittedRunsAreSmallAndTellNoPath() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: CommittedReport.runs.path) {
      let text = try String(
        contentsOf: CommittedReport.runs.appendingPathComponent(name), encoding: .utf8)
      #expect(text.utf8.count < 100_000)
      #expect(!text.contains("/home/") && !text.contains("/root/") && !text.contains("/tmp/"))
    }
  }

  /// The run that is shown is among those that are kept.
  @Test func theCommittedResultsAreSummedUpInTheCommittedRuns() throws {
    let results = try CommittedReport.decoded()
    #expect(try RunFolder(folder: CommittedReport.runs).read().contains(RunSummary(results)))
  }
}

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
            try StoredResults(path: other).renew(ofSourcesIn: PackageFolder.root) { $0.systems = nil }
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
