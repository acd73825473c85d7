import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import CompareCommand

@MainActor
@Suite struct CompareCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test(arguments: [
    ["--quik"], ["--output"], ["--architectures", "MVX"], ["--architectures", "MVC,MVC"], ["surplus"],
    ["--quick", "--quick"], ["--from", "results.json", "--quick"],
    ["--measure-sources", "Sources", "--quick"],
    ["--fuzz", "1", "--output", "elsewhere"], ["--architectures", "MVX", "--fuzz", "1"],
    ["--architectures", "MVC", "--fuzz", "1"],
    ["--architectures", "MVX", "--random-walks", "1", "--fuzz", "1"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test(arguments: [
    ["--from", "/nowhere/results.json"], ["--measure-sources", "/nowhere"],
    ["--scenario", "/nowhere.scenario"],
  ])
  func whatIsMissingHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .unavailable)
  }

  @Test func aBrokenScenarioIsFoundBeforeAnythingRuns() throws {
    let file = try folder.write("scenario \"x\"\n lunch\n", to: "broken.scenario")
    #expect(CompareCommand().run(["--scenario", file, "--output", folder.path]) == .usage)
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
