import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct BaselineCommandTests {
  @Test func aRunAgainstItselfHasNothingChanged() throws {
    try StoredRuns.inFolder { runs in
      let file = try runs.file("run", runs.committed)
      // Two stored runs are compared without writing anything, unless that is asked for.
      #expect(compare(["render", file, "--baseline", file]) == .success)
      #expect(try runs.names() == ["run.json"])
    }
  }

  @Test func oneAllocationMoreIsAFailedCheckAndSoIsOneLess() throws {
    try StoredRuns.inFolder { runs in
      let fewer = try runs.file("fewer", runs.committed)
      let more = try runs.file("more", runs.withOneAllocationMore())
      #expect(compare(["render", more, "--baseline", fewer]) == .checkFailed)
      #expect(compare(["render", fewer, "--baseline", more]) == .checkFailed)
    }
  }

  @MainActor @Test func whatIsMissingOrBrokenIsFoundBeforeAnythingRuns() throws {
    try StoredRuns.inFolder { runs in
      #expect(CompareCommand().run(["--baseline", runs.path("none.json")]) == .unavailable)
      try Data("{".utf8).write(to: runs.folder.appendingPathComponent("broken.json"))
      let broken = ["--baseline", runs.path("broken.json")]
      #expect(CompareCommand().run(broken) == .usage)
      // It is no run of an older version, and may not be this program's file.
      #expect(CompareCommand().run(broken + ["--update-baseline"]) == .usage)
      #expect(CompareCommand().run(["--baseline", "/nowhere/b.json", "--update-baseline"]) == .unavailable)
      #expect(try runs.names() == ["broken.json"])
    }
  }

  @MainActor @Test func aReportIsNotWrittenOverItsBaseline() throws {
    try StoredRuns.inFolder { runs in
      let baseline = try runs.file("results", runs.committed)
      let output = ["--output", runs.folder.path]
      #expect(CompareCommand().run(["--baseline", baseline] + output) == .usage)
      let other = try runs.file("other", runs.withOneAllocationMore())
      #expect(CompareCommand().run(["render", other, "--baseline", baseline] + output) == .usage)
      #expect(try runs.results("results") == runs.committed)
    }
  }

  @Test func aBaselineIsMadeAndRenewed() throws {
    try StoredRuns.inFolder { runs in
      let more = try runs.withOneAllocationMore()
      let (old, new) = (try runs.file("old", runs.committed), try runs.file("new", more))
      let baseline = ["--baseline", runs.path("baseline.json"), "--update-baseline"]
      #expect(compare(["render", old] + baseline) == .success)
      #expect(try runs.results("baseline") == runs.committed)
      #expect(compare(["render", new] + baseline) == .success)
      #expect(try runs.results("baseline") == more)
    }
  }

  @Test func aBaselineOfAnOlderVersionCanBeRenewed() throws {
    try StoredRuns.inFolder { runs in
      let new = try runs.file("new", runs.committed)
      let file = runs.folder.appendingPathComponent("baseline.json")
      try Data(#"{"schemaVersion": 1}"#.utf8).write(to: file)
      let words = ["render", new, "--baseline", file.path]
      #expect(compare(words) == .usage)
      #expect(compare(words + ["--update-baseline"]) == .success)
      #expect(try runs.results("baseline") == runs.committed)
    }
  }

  @Test func runsWithNothingInCommonCannotBeJudged() throws {
    try StoredRuns.inFolder { runs in
      let none = try runs.file("none", runs.committed.with(\.counts, .notMeasured(reason: "no counter")))
      let file = try runs.file("run", runs.committed)
      #expect(compare(["render", none, "--baseline", file]) == .unavailable)
    }
  }
}
