import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite struct CompareCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test(arguments: [
    ["--quik"], ["--output"], ["--architectures", "no architecture"], ["--architectures", "MVC,MVC"],
    ["surplus"],
    ["--quick", "--quick"], ["wrokload"], ["--quick", "workload"],
    ["render"], ["render", "results.json", "--quick"], ["render", "a.json", "b.json"],
    ["behaviour", "--changed", "An empty list says so!"], ["behaviour", "--walks", "-1"],
    ["behaviour", "surplus"], ["sources"], ["sources", "Sources", "--quick"],
    ["sources", "Sources", "Tests"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test(arguments: [
    ["render", "/nowhere/results.json"], ["sources", "/nowhere"],
    ["--scenario", "/nowhere.scenario"], ["behaviour", "--scenario", "/nowhere.scenario"],
  ])
  func whatIsMissingHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .unavailable)
  }

  /// Options of earlier versions are no other spelling of a subcommand.
  @Test(arguments: [
    ["--from", "results.json"], ["--workload", "add"], ["--list-workloads"],
    ["--measure-sources", "Sources"],
    ["--random-walks", "1"],
  ])
  func whatIsASubcommandIsNoOption(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test(arguments: ["behaviour", "workload", "render", "sources", "walks"], ["--help", "--version"])
  func everySubcommandTellsOfItself(subcommand: String, option: String) {
    #expect(CompareCommand().run([subcommand, option]) == .success)
    #expect(CompareCommand().run([subcommand, "--quik"]) == .usage)
  }

  @Test func aBrokenScenarioIsFoundBeforeAnythingRuns() throws {
    let file = try folder.write("scenario \"x\"\n lunch\n", to: "broken.scenario")
    #expect(CompareCommand().run(["--scenario", file, "--output", folder.path]) == .usage)
  }

  @Test func whatIsNoResultsFileIsNamedByTheProgram() throws {
    let file = try folder.write("Hello", to: "results.json")
    let error = try #require(throws: CommandFailure.self) { try StoredResults(path: file).read() }
    #expect(error.status == .usage)
    #expect(error.description.hasPrefix("\(file) is not JSON"))
  }

  @Test func aScenarioThatFailsEndsTheComparisonWithoutAReport() throws {
    let file = try folder.write("scenario \"x\"\n launch\n expect 7 rows\n", to: "failing.scenario")
    for output in [folder.path, folder.url.appending(path: "new/report").path] {
      #expect(CompareCommand().run(["--scenario", file, "--output", output]) == .checkFailed)
    }
    #expect(try folder.files == ["failing.scenario"])
  }

  @Test func aFileInPlaceOfTheOutputFolderIsFoundBeforeAnythingRuns() throws {
    let file = try folder.write("", to: "file")
    #expect(CompareCommand().run(["--output", file]) == .unavailable)
  }
}
