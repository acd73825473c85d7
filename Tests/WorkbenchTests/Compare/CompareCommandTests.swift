import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite(.waits) struct CompareCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  /// Words that each command does not understand, those of earlier versions among them; `|` is between two lines.
  @Test(arguments: [
    ("", "--quik|--output|--architectures none|--architectures MVC,MVC|surplus|--quick --quick|--seed=-1"),
    ("", "wrokload|--quick workload|fuzz 20|--from results.json|--workload add|--list-workloads"),
    ("", "--measure-sources Sources|--random-walks 1"),
    ("", "--update-baseline|--quick --baseline x.json"),
    ("render", "|results.json --quick|a.json b.json|a.json --baseline b.json --output x"),
    ("sources", "|Sources --quick|Sources Tests"),
    ("behaviour", "--walks -1|--walks many|--seed 18446744073709551616|surplus|--changed Nothing"),
    ("changes", "no-such-request|--checkout no-such-request /tmp/x|a b|--checkout name-order|--verfy"),
    ("changes", "--record ../up /nowhere|--record Order /nowhere|--record name-order /nowhere"),
    ("changes", "--checkout name-order --record name-order /nowhere|--verify no-such-request"),
    ("changes", "--verify --record name-order|--rebase --verify"),
    ("changes", "--rebase no-such-request"), ("tests", "--into x|MVC"),
    ("architectures", "MVC|--into|--whatever|--architectures MVC|--without-runs"),
    ("mutants", "--domain|--architectures none|--seed 7|MVC"),
    ("tap", "Dnoe|Done Cancel|--json|--architectures none"),
    ("life", "--output|VIPER|--verify"),
    ("exercise", "begin|start|start nothing|start 1-tap-mvc 1-tap-mvvm|check /nowhere|hint /|verify nothing"),
    ("exercise", "--in x|check --in x|solution --apply"),
  ])
  func wrongUsageHasItsStatus(command: String, lines: String) {
    for line in lines.split(separator: "|", omittingEmptySubsequences: false) {
      let words = "\(command) \(line)".split(separator: " ").map(String.init)
      #expect(CompareCommand().run(words) == .usage, "\(line)")
    }
  }

  @Test(arguments: [
    ["render", "/nowhere/results.json"], ["sources", "/nowhere"],
    ["--scenario", "/nowhere.scenario"], ["behaviour", "--scenario", "/nowhere.scenario"],
  ])
  func whatIsMissingHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .unavailable)
  }

  @Test func aBrokenScenarioIsFoundBeforeAnythingRuns() throws {
    let file = try folder.write("scenario \"x\"\n lunch\n", to: "broken.scenario")
    #expect(CompareCommand().run(["--scenario", file, "--output", folder.path]) == .usage)
  }

  @Test func whatIsNoResultsFileIsNamedByTheProgram() throws {
    let file = try folder.write("Hello", to: "results.json")
    #expect(CompareCommand().run(["render", file, "--output", "\(folder.path)/new"]) == .usage)
    #expect(try folder.files == ["results.json"])
    let error = try #require(throws: CommandFailure.self) { try StoredResults(path: file).read() }
    #expect(error.status == .usage)
    #expect(error.description.hasPrefix("\(file) is not JSON"))
  }

  @Test func aScenarioThatFailsEndsTheComparisonWithoutAReport() throws {
    let file = try folder.write("scenario \"x\"\n launch\n expect 7 rows\n", to: "failing.scenario")
    #expect(CompareCommand().run(["--quick", "--scenario", file, "--output", folder.path]) == .checkFailed)
    #expect(try folder.files == ["failing.scenario"])
  }

  @Test func aFileInPlaceOfTheOutputFolderIsFoundBeforeAnythingRuns() throws {
    let file = try folder.write("", to: "file")
    #expect(CompareCommand().run(["--output", file]) == .unavailable)
  }
}
