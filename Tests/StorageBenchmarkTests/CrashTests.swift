import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import StorageBenchmark

@MainActor @Suite(.waits) struct CrashTests {
  @Test func aContactThatWasConfirmedSurvivesTheSuddenEndOfTheProcess() throws {
    let apps = try ArchitectureCatalog.every.map {
      try AppExecutable(name: $0.name, in: BuiltExecutable.folder)
    }
    let tally = try CrashRun(apps: apps, kills: 20, seed: 20).tally()
    #expect(tally.isSound, "\(tally)")
    #expect(tally.kills == 20)
    #expect(tally.confirmed.count >= 10)
  }

  @Test func anAppThatIsNotThereIsNamed() throws {
    #expect(throws: CommandFailure.self) {
      try AppExecutable(name: "no architecture", in: BuiltExecutable.folder)
    }
  }

  /// Programs of these names in a folder, in the shell's language, in place of apps.
  private func apps(_ scripts: [(name: String, script: String)], in folder: TestFolder) throws
    -> [AppExecutable]
  {
    try scripts.map { name, script in
      // Another test may be starting a program, which has this process's open files for a moment: nothing can be run that
      // one of them writes to. So another process writes it.
      let text = try folder.write("#!/bin/sh\n\(script)\n", to: "\(name).text")
      let copy = try Subprocess.run(["install", "-m", "755", text, folder.url.appending(path: name).path])
      try #require(copy.status == 0)
      return try AppExecutable(name: name, in: folder.url)
    }
  }

  @Test func theAppsTakeTurns() throws {
    let folder = try TestFolder()
    let script = "echo started; echo ${0##*/} >> '\(folder.path)/log'; exec sleep 600"
    let apps = try apps([("A", script), ("B", script)], in: folder)
    let tally = try CrashRun(apps: apps, kills: 4, seed: 1).tally()
    #expect(tally.kills == 4 && tally.killsBeforeFirstContact == 4)
    let turns = try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n")
    // One that is killed at once may not have written its name.
    #expect(Set(turns) == ["A", "B"])
  }

  /// One that never begins is not waited for.
  @Test func everyOtherTimeAnAppMayBeKilledBeforeItBegins() throws {
    let folder = try TestFolder()
    let apps = try apps([("A", "echo started; exec sleep 600"), ("B", "exec sleep 3")], in: folder)
    #expect(try CrashRun(apps: apps, kills: 2, seed: 1).tally().kills == 2)
  }

  /// It takes longer to begin than it is left alone, so it would be killed before.
  @Test func everyOtherTimeAnAppIsKilledOnlyOnceItWorks() throws {
    let folder = try TestFolder()
    let apps = try apps(
      [
        (
          "A",
          "sleep 0.5; echo A >> '\(folder.path)/log'; echo started; exec sleep 600"
        )
      ], in: folder)
    _ = try CrashRun(apps: apps, kills: 2, seed: 1).tally()
    #expect(FileManager.default.fileExists(atPath: folder.path + "/log"))
  }

  @Test(arguments: ["exit 0", "echo started; exit 3"])
  func anAppThatEndsByItselfTellsNothingOfCrashes(script: String) throws {
    let folder = try TestFolder()
    let apps = try apps([("A", script)], in: folder)
    let failure = try #require(throws: CommandFailure.self) {
      try CrashRun(apps: apps, kills: 1, seed: 1).tally()
    }
    #expect(failure.description.contains("A ended by itself, with status \(script.suffix(1))"))
  }

  /// What the first process confirmed has to outlive the second one too.
  @Test func whatIsLostLaterIsLost() throws {
    let (ada, bob) = (PersonName(first: "Ada", last: "A"), PersonName(first: "Bob", last: "B"))
    var tally = CrashTally()
    tally.add(confirmed: [ada], stored: try InMemoryContactRepository([ada]).contacts(), problems: [])
    #expect(tally.isSound)
    tally.add(confirmed: [bob], stored: try InMemoryContactRepository([bob]).contacts(), problems: [])
    #expect(!tally.isSound)
    #expect(tally.description.hasSuffix("lost: Ada A\n"))
  }

  @Test func whatIsLostIsListedInOrder() {
    let names = ["D", "B", "E", "A", "C"].map { PersonName(first: "x", last: $0) }
    var tally = CrashTally()
    tally.add(confirmed: names, stored: SortedList<Contact>(), problems: ["p"])
    #expect(tally.description.hasSuffix("lost: x A\nlost: x B\nlost: x C\nlost: x D\nlost: x E\np\n"))
  }

  @Test func aTranscriptConfirmsWhatWasOnTheScreen() {
    let transcript = """
      scenario "0"
        expect title "Contacts"  # held

      scenario "1"
        expect title "Contacts"  # FAILED: expected the title: "Contacts"; found "Add Contact"

      scenario "2"
        expect title "Contacts"  # held

      scenario "3"
      """
    let names = AddingScenarios(round: 7).confirmed(in: transcript)
    #expect(names.map(\.first) == ["Round 7", "Round 7"])
    #expect(names.map(\.last) == ["Number 0", "Number 2"])
  }

  @Test func aTallyFindsWhatIsLostDamagedOrTooMuch() throws {
    let (ada, bob) = (PersonName(first: "Ada", last: "A"), PersonName(first: "Bob", last: "B"))
    let stored = try InMemoryContactRepository([ada, bob]).contacts()
    var sound = CrashTally()
    sound.add(confirmed: [ada], stored: stored, problems: [])
    #expect(sound.isSound)
    #expect(sound.description.contains("contacts lost                  0\n"))

    var lossy = CrashTally()
    lossy.add(confirmed: [ada, PersonName(first: "Cid", last: "C")], stored: stored, problems: [])
    #expect(!lossy.isSound)
    #expect(lossy.description.hasSuffix("lost: Cid C\n"))

    var damaged = CrashTally()
    damaged.add(confirmed: [ada, bob], stored: stored, problems: ["row 1 missing from index"])
    #expect(!damaged.isSound)

    var tooMuch = CrashTally()
    tooMuch.add(confirmed: [], stored: stored, problems: [])
    #expect(!tooMuch.isSound)
  }

  private func run(_ words: String...) throws -> CrashRun {
    guard case .run(let arguments) = try CrashCommand.description.parse(words) else {
      throw CommandFailure.usage("help was asked for")
    }
    return try CrashRun(arguments, appsIn: BuiltExecutable.folder)
  }

  @Test func allAppsTakeTurnsIfNothingIsSaid() throws {
    let run = try run()
    #expect(run.apps.map(\.name) == ArchitectureCatalog.every.map(\.name))
    #expect(run.kills == 100 && run.seed == 1)
  }

  @Test func everyOptionIsTaken() throws {
    let run = try run("--architecture", "MVVM", "--kills", "1000000", "--seed", "7")
    #expect(run.apps.map(\.name) == ["MVVM"])
    #expect(run.kills == 1_000_000 && run.seed == 7)
  }

  @Test(arguments: [
    ["--kills", "0"], ["--kills", "1000001"], ["--architecture", "no architecture"], ["--seed", "x"],
    ["--verbose"],
  ])
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(StorageBenchmark.run(["crash"] + words) == .usage)
  }
}
