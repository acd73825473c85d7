import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import Fuzzing
import PackageCopy
import Results
import TestSupport
import Testing

@testable import CompareCommand

@MainActor
@Suite struct ChangesCommandTests {
  @Test(arguments: [
    ["changes", "no-such-request"], ["changes", "--checkout", "no-such-request", "/tmp/x"],
    ["changes", "a", "b"],
    ["changes", "--checkout", "name-order"], ["changes", "--record", "Name Order", "/nowhere"],
    ["changes", "--record", "../up", "/nowhere"], ["changes", "--record", "name-order", "/nowhere"],
    ["changes", "--checkout", "name-order", "--record", "name-order", "/nowhere"], ["changes", "--verfy"],
    ["changes", "--verify", "no-such-request"], ["changes", "--verify", "--record", "name-order"],
    ["changes", "--output", "x"], ["changes", "--verify", "--build"],
    ["changes", "--build", "no-such-request"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test(arguments: [["changes"], ["changes", "name-order"]])
  func requestsAreCounted(words: [String]) {
    #expect(CompareCommand().run(words) == .success)
  }

  @Test func whatIsLaidOutGivesThePatchesThatThereAre() throws {
    let folder = try TestFolder()
    let place = folder.url.appending(path: "changed").path
    #expect(CompareCommand().run(["changes", "--checkout", "name-order", place]) == .success)
    #expect(CompareCommand().run(["changes", "--checkout", "name-order", place]) == .usage)
    let copy = URL(fileURLWithPath: place)
    let row = try String(
      contentsOf: copy.appending(path: "Benchmarks/Changes/name-order/request.md"), encoding: .utf8)
    #expect(row.hasPrefix("# "))
  }

  @Test func whereNothingCanBeWrittenItIsSaid() {
    #expect(CompareCommand().run(["changes", "--checkout", "name-order", "/dev/null/x"]) == .unavailable)
  }

  @Test func aStalePatchIsAFailedCheckWithTheWayToMendIt() throws {
    let stale = PatchError.stale(
      patch: "Benchmarks/Changes/a/X.patch", line: 4, path: "x", hunk: 1, found: "b", expected: "c")
    let error = try #require(throws: StalePatch.self) { try StalePatch.explaining { throw stale } }
    let (status, message) = try #require(CompareCommand.explain(error))
    #expect(status == .checkFailed)
    #expect(
      message == """
        compare: Benchmarks/Changes/a/X.patch:4: no longer applies to x, hunk 1: expected c, found b
        To refresh it: swift run compare changes --checkout a DIR, work in what is in .rej files in DIR and delete them, \
        then
          swift run compare changes --record a DIR
        """)
    let other = PatchError.stale(
      patch: "Benchmarks/Changes/b/Y.patch", line: 5, path: "y", hunk: 2, found: "d", expected: "e")
    let both = try #require(throws: StalePatch.self) {
      try StalePatch.explaining { throw StaleRequests(errors: [stale, other]) }
    }
    #expect(both.description.contains("\nBenchmarks/Changes/b/Y.patch:5: no longer applies to y, hunk 2"))
    #expect(
      both.description.contains("To refresh each of a, b: swift run compare changes --checkout ID DIR"))
    let malformed = PatchError.malformed(patch: "X.patch", line: 1, found: "b", expected: "c")
    #expect(throws: malformed) { try StalePatch.explaining { throw malformed } }
    #expect(CompareCommand.explain(malformed)?.0 == .usage)
  }

  private let change = ChangeUnderTest(
    id: "detail", patches: [], scenarios: [], changedScenarios: [], architectures: ["A", "B"],
    touchedPaths: [])

  @Test func aRequestThatDoesWhatItShouldIsALine() throws {
    let line = try VerificationLine(
      change, .success(VerifiedChange(behaviour: "Behaviour: 60 scenarios.\nWalks: 1.\n", tests: 12)))
    #expect(line.isVerified)
    #expect(line.text == "detail: verified, 12 unit tests. Behaviour: 60 scenarios.\n")
  }

  @Test func aRequestThatDoesNotSaysWhatIsWrong() throws {
    let line = try VerificationLine(change, .failure(.behaviour(output: "B differs\n\n- x\n+ y\n")))
    #expect(!line.isVerified)
    #expect(line.text == "detail: NOT VERIFIED\n  B differs\n  - x\n  + y\n")
  }

  @Test func whatKeepsItFromBeingLaidOutIsNoFaultOfTheRequest() throws {
    let stale = WorkingCopy.Failure.patch(path: "a.patch", reason: "no")
    #expect(try !VerificationLine(change, .failure(.notApplied(stale))).isVerified)
    let full = WorkingCopy.Failure.notSynchronised(path: "a", reason: "the disk is full")
    #expect(throws: full) { try VerificationLine(change, .failure(.notApplied(full))) }
    #expect(CompareCommand.explain(full) == nil)
  }

  @Test func everyPatchThatThereCouldBeIsReadOrRefused() throws {
    // Of a long patch, hardly any mutation is understood.
    let patches = [
      """
      diff --git a/Sources/A.swift b/Sources/A.swift
      --- a/Sources/A.swift
      +++ b/Sources/A.swift
      @@ -1,2 +1,2 @@
       one
      -two
      +three

      """,
      """
      diff --git a/Sources/B.swift b/Sources/B.swift
      new file mode 100644
      --- /dev/null
      +++ b/Sources/B.swift
      @@ -0,0 +1 @@
      +one

      """,
    ].map { Array($0.utf8) }
    let texts = [Array("one\ntwo\n".utf8), []]
    let tally = try Fuzzer(seed: 1).run(.patchReader(patches, texts: texts), inputs: 10_000)
    #expect((100...9_500).contains(tally.understood))
  }

  @Test func theCountsOfTheTreeAreWrittenIntoTheResultsOfARun() throws {
    try StoredRuns.inFolder { runs in
      let file = try runs.file("run", runs.committed.with(\.changes, .notMeasured(reason: "before")))
      #expect(CompareCommand().run(["changes", "--into", file]) == .success)
      #expect(try runs.results("run").changes == CommittedReport.changes())
      #expect(try runs.results("run").cost == runs.committed.cost)
    }
  }

  @Test func theCountsOfOtherSourcesAreLeftAsTheyAre() throws {
    try StoredRuns.inFolder { runs in
      let other = runs.ofOtherSources
      let file = try runs.file("run", other)
      #expect(CompareCommand().run(["changes", "--into", file]) == .checkFailed)
      #expect(CompareCommand().run(["tests", "--into", file]) == .checkFailed)
      #expect(try runs.results("run") == other)
      #expect(CompareCommand().run(["changes", "--into", file, "name-order"]) == .usage)
      #expect(CompareCommand().run(["changes", "--into", runs.path("none.json")]) == .unavailable)
    }
  }

  @Test func aComparisonOfSomeArchitecturesHasTheirCountsAlone() throws {
    let stage = ChangeStage(root: PackageFolder.root)
    let changes = try #require(stage.run(["VIPER"]).value)
    #expect(changes.requests.allSatisfy { $0.architectures.map(\.architecture) == ["VIPER"] })
    #expect((changes.merges.value ?? []).allSatisfy { $0.architecture ?? "VIPER" == "VIPER" })
    #expect(
      stage.run(["VIP"]) == .notMeasured(reason: "no change request has a patch for VIP"))
    let folder = try TestFolder()
    #expect(
      ChangeStage(root: folder.url).run(["MVC"])
        == .notMeasured(reason: "there is no change request in Benchmarks/Changes"))
  }
}
