import ArgumentParsing
import Foundation
import Testing

@testable import Comparison

@MainActor
@Suite struct CompareCommandTests {
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
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("broken.scenario")
      try Data("scenario \"x\"\n lunch\n".utf8).write(to: file)
      #expect(CompareCommand().run(["--scenario", file.path, "--output", folder.path]) == .usage)
    }
  }

  @Test func aScenarioThatFailsEndsTheComparisonWithoutAReport() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("failing.scenario")
      try Data("scenario \"x\"\n launch\n expect 7 rows\n".utf8).write(to: file)
      let output = folder.appendingPathComponent("new/report")
      for path in [folder.path, output.path] {
        #expect(CompareCommand().run(["--scenario", file.path, "--output", path]) == .checkFailed)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["failing.scenario"])
    }
  }

  @Test func aFileInPlaceOfTheOutputFolderIsFoundBeforeAnythingRuns() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      #expect(CompareCommand().run(["--output", file.path]) == .unavailable)
    }
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    try body(folder)
  }
}
