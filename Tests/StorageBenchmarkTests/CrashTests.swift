import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import StorageBenchmark

@MainActor @Suite struct CrashTests {
  @Test func aContactThatWasConfirmedSurvivesTheSuddenEndOfTheProcess() throws {
    let apps = try ArchitectureCatalog.all.map {
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

  @Test(arguments: [
    ["--kills", "0"], ["--architecture", "no architecture"], ["--seed", "x"], ["--verbose"],
  ])
  func whatIsNotUnderstoodIsRefused(words: [String]) {
    #expect(StorageBenchmark.run(["crash"] + words) == .usage)
  }
}
