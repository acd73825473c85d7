import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct ChangesCommandTests {
  @Test func aRequestIsCounted() {
    #expect(compare(["changes", "name-order"]) == .success)
  }

  @Test func whatIsLaidOutGivesThePatchesThatThereAre() throws {
    let folder = try TestFolder()
    let place = folder.url.appending(path: "changed").path
    #expect(compare(["changes", "--checkout", "name-order", place]) == .success)
    #expect(compare(["changes", "--checkout", "name-order", place]) == .usage)
    let copy = URL(fileURLWithPath: place)
    let row = try String(
      contentsOf: copy.appending(path: "Benchmarks/Changes/name-order/request.md"), encoding: .utf8)
    #expect(row.hasPrefix("# "))
  }

  @Test func whereNothingCanBeWrittenItIsSaid() {
    #expect(compare(["changes", "--checkout", "name-order", "/dev/null/x"]) == .unavailable)
  }

  @Test func everyCommittedPatchAppliesAsItIs() {
    #expect(compare(["changes", "--rebase", "name-order"]) == .success)
  }

  @Test func aStalePatchIsAFailedCheck() {
    #expect(CommandFailure.stale([]).status == .checkFailed)
  }

  @Test func aComparisonOfSomeArchitecturesHasTheirCountsAlone() throws {
    let survey = try CommittedReport.survey()
    let changes = try #require(ChangeSurvey.results(of: survey, in: ["VIPER"]).value)
    #expect(changes.requests.allSatisfy { $0.architectures.map(\.architecture) == ["VIPER"] })
    #expect(
      ChangeSurvey.results(of: survey, in: ["VIP"])
        == .notMeasured(reason: "no change request has a patch for VIP"))
    let folder = try TestFolder()
    #expect(
      try ChangeSurvey.results(in: folder.url, of: ["MVC"])
        == .notMeasured(reason: "there is no change request in Benchmarks/Changes"))
  }
}
