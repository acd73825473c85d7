import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Foundation
import Measurement
import TestSupport
import Testing

@testable import StorageBenchmark

@MainActor @Suite(.waits) struct LaunchTests {
  private let plan = LaunchPlan(subjects: ["A", "B"], launches: 3, seed: 1)

  @Test func everyRoundLaunchesEveryCellOnceInAnOrderOfItsOwn() {
    let order = plan.order
    #expect(order.count == 12)
    for round in 0..<3 { #expect(Set(order[(4 * round)..<(4 * round + 4)]).count == 4) }
    #expect(order == plan.order)
    #expect(order != LaunchPlan(subjects: ["A", "B"], launches: 3, seed: 2).order)
  }

  @Test func theRepositoryIsLaunchedAndEveryArchitecture() {
    #expect(LaunchSubject.all.map(\.name) == ["repository"] + ArchitectureCatalog.leading.map(\.name))
  }

  @Test func theNamesAreAsManyAsAskedForAndTheSameForASeed() {
    let names = Array(StoredNames(count: 100, seed: 3))
    #expect(names.count == 100)
    #expect(names == Array(StoredNames(count: 100, seed: 3)))
    #expect(Set(names).count > 90)
    #expect("\(names[0].first) \(names[0].last)" == "Jobe Wenhoyawen")
  }

  /// Launches with a script that is told the subject, and the database without which it shows what it prints.
  private func run(_ script: String, in folder: TestFolder) throws -> LaunchResults {
    let text = try folder.write(
      """
      #!/bin/sh
      echo "$*" >> '\(folder.path)/log'
      case $5 in *empty*) rows=0 ;; *) rows=7 ;; esac
      nanoseconds=1
      \(script)
      echo "{\\"nanoseconds\\": $nanoseconds, \\"rows\\": $rows, \\"peakMemory\\": 2}"

      """, to: "text")
    // As another process, so that none of this one's writes to it while it is run.
    let copy = try Subprocess.run(["install", "-m", "755", text, folder.path + "/program"])
    try #require(copy.status == 0)
    return try LaunchRun(plan: plan, contacts: 7, program: folder.path + "/program").launches { _ in }
  }

  @Test func everyLaunchIsOneOfAProgramOfItsOwn() throws {
    let folder = try TestFolder()
    let results = try run("[ $3 = A ] || nanoseconds=3", in: folder)
    #expect(results.contacts == 7 && results.databaseSize > 0)
    for (subject, nanoseconds) in [("A", 1.0), ("B", 3)] {
      for isEmpty in [true, false] {
        let launch = Launch(nanoseconds: nanoseconds, rows: isEmpty ? 0 : 7, peakMemory: 2)
        #expect(results.launches(of: subject, isEmpty: isEmpty) == [launch, launch, launch])
      }
    }
    // The first one, which is not counted, fills the system's file cache from the larger database.
    let lines = try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n")
    let files = lines.map { String($0.split(separator: "/").last ?? "") }
    #expect(lines.allSatisfy { $0.hasPrefix("launches --launch ") && $0.contains(" --database /") })
    #expect(lines[0].hasPrefix("launches --launch A "))
    #expect(files == ["filled.sqlite"] + plan.order.map { $0.isEmpty ? "empty.sqlite" : "filled.sqlite" })
  }

  @Test(arguments: [
    ("[ $3 != A ] || rows=8", "A shows 8 rows"), ("exit 3", "the launch of A ended with status 3"),
    ("[ $rows = 7 ] || rows=7", " shows 7 rows"), ("[ $3 != B ] || rows=0", "B shows 0 rows"),
  ])
  func aLaunchThatDoesNotShowWhatIsStoredIsAFailure(script: String, message: String) throws {
    let folder = try TestFolder()
    let failure = #expect(throws: CommandFailure.self) { try run(script, in: folder) }
    #expect(failure?.description.contains(message) == true)
  }

  @Test func theTablesHaveMediansAndRanges() throws {
    var results = LaunchResults(contacts: 1_000, databaseSize: 123_456)
    for subject in plan.subjects {
      results.launches[.init(subject: subject, isEmpty: false)] = [1e6, 3e6, 2e6].map {
        Launch(nanoseconds: $0, rows: 1_000, peakMemory: 12e6)
      }
      results.launches[.init(subject: subject, isEmpty: true)] = [
        Launch(nanoseconds: 5e5, rows: 0, peakMemory: 11e6)
      ]
    }
    let lines = try LaunchPage(results: results, plan: plan, place: "Here.").markdown().split(separator: "\n")
    #expect(lines.first == "# Launching on 1,000 stored contacts")
    #expect(
      lines.filter { $0.hasPrefix("| B |") } == [
        "| B | 2.00 ms<br>1.00 ms–3.00 ms | 12.0 MB<br>12.0 MB–12.0 MB | 1000 bytes |",
        "| B | 500 µs<br>500 µs–500 µs | 11.0 MB<br>11.0 MB–11.0 MB |",
      ])
    #expect(lines.last == "Here.")
  }

  @Test func thePageNamesMachineAndRevision() {
    let words = LaunchPlace().words
    for name in ["Processor: ", "System: ", "Revision: ", "Load over one minute: "] {
      #expect(words.contains(name))
    }
  }

  @Test func thePeakOfMemoryIsKnown() throws {
    #expect(try (1e6...1e11).contains(PeakMemory.bytes()))
  }

  @Test(arguments: [
    ([], 1_000_000, 5, 1), (["--contacts", "1", "--launches", "1", "--seed", "7"], 1, 1, 7),
    (["--contacts", "10000000", "--launches", "1000"], 10_000_000, 1_000, 1),
  ])
  func everyOptionIsTaken(words: [String], contacts: Int, launches: Int, seed: UInt64) throws {
    guard case .run(let arguments) = try LaunchCommand.description.parse(words) else {
      throw CommandFailure.usage("help was asked for")
    }
    let run = try LaunchRun(arguments)
    #expect(run.contacts == contacts && run.plan.launches == launches && run.plan.seed == seed)
    #expect(run.plan.subjects == LaunchSubject.all.map(\.name))
  }

  @Test(arguments: [["--contacts", "10000001"], ["--launches", "0"], ["--launches", "1001"]])
  func numbersOutOfRangeAreRefused(words: [String]) {
    #expect(throws: (any Error).self) {
      guard case .run(let arguments) = try LaunchCommand.description.parse(words) else { return }
      _ = try LaunchRun(arguments)
    }
  }

  @Test(arguments: [["--contacts", "0"], ["--launch", "no architecture"], ["--launches", "x"]])
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(StorageBenchmark.run(["launches"] + words) == .usage)
  }

  @Test func withoutASubcommandThereIsNothingToDo() {
    #expect(StorageBenchmark.run([]) == .usage)
  }

  @Test func aDebugBuildIsRefused() {
    #if DEBUG
      #expect(StorageBenchmark.run(["launches"]) == .unavailable)
    #endif
  }
}
