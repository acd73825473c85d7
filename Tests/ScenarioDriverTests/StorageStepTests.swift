import ContactsDomain
import ScenarioDriver
import Testing

/// Faults to come, and conditions that last.
@MainActor @Suite struct StorageStepTests {
  /// Which of the saves fail, when the app saves that often.
  private func failures(_ lines: String, saves: Int) throws -> [Int] {
    var failed: [Int] = []
    for number in 1...saves {
      let untilThen = (1...number).map { number in
        failed.contains(number) ? "tap \"Go\"\ntap \"Ok\"" : "tap \"Go\""
      }
      let transcript = try run("\(lines)\nlaunch\n\(untilThen.joined(separator: "\n"))\nexpect no alert")
      if transcript.failureMessage != nil { failed.append(number) }
    }
    return failed
  }

  @Test(
    arguments: [
      ("fail save 1", [1]), ("fail next save", [1]), ("fail save 3", [3]),
      ("fail save 3\nfail save 1", [1, 3]), ("fail next save\nfail next save", [1, 2]),
      ("fail save 3\nfail save 3", [3, 4]), ("fail load 9", []), ("fail load 9\nfail next save", [1]),
    ] as [(String, [Int])])
  func theSaveOfThatNumberFails(lines: String, numbers: [Int]) throws {
    #expect(try failures(lines, saves: 5) == numbers)
  }

  @Test func theNumberCountsFromItsStep() throws {
    let transcript = try run(
      "launch\ntap \"Go\"\nfail save 2\ntap \"Go\"\nexpect 2 rows\ntap \"Go\"\nexpect alert \"saveFailed\"")
    #expect(transcript.failureMessage == nil)
  }

  @Test func aLoadOfARelaunchCounts() throws {
    let transcript = try run(
      "fail load 3\nlaunch\nrelaunch\nexpect no placeholder\nrelaunch\nexpect placeholder \"Broken\"")
    #expect(transcript.failure?.step.text == "expect no placeholder")
    let given = try run(
      "given 1 contact\nfail load 3\nlaunch\nrelaunch\nexpect no placeholder\nrelaunch\n"
        + "expect placeholder \"Broken\"")
    #expect(given.failureMessage == nil)
  }

  @Test(
    arguments: [(.readOnly, nil, .readOnly), (.locked, .locked, .locked), (.available, nil, nil)]
      as [(StorageCondition, StorageFailure.Reason?, StorageFailure.Reason?)])
  func storageInMemoryRefusesAsADatabaseWould(
    condition: StorageCondition, load: StorageFailure.Reason?, save: StorageFailure.Reason?
  ) throws {
    let storage = InMemoryScenarioStorage()
    let ada = try storage.makeRepository().add(PersonName(first: "Ada", last: "Lovelace"))
    try storage.become(condition)
    let repository = storage.makeRepository()
    if let load {
      #expect(throws: StorageFailure(load)) { try repository.contacts() }
    } else {
      #expect(try Array(repository.contacts()) == [ada])
    }
    if let save {
      #expect(throws: ContactError.saveFailed(StorageFailure(save))) { try repository.add(ada.name) }
      #expect(throws: StorageFailure(save)) { try repository.remove(ada.id) }
    } else {
      try repository.remove(try repository.add(ada.name).id)
      #expect(try repository.add(ada.name).name == ada.name)
    }
    try storage.become(.available)
    #expect(try storage.makeRepository().contacts().count == (save == nil ? 2 : 1))
  }

  /// No screen removes a contact: this app does, whenever it is launched.
  @Test(
    arguments: [
      ("fail next remove", [1]), ("fail remove 2", [2]), ("fail remove 2\nfail next remove", [1, 2]),
      ("fail next save\nfail load 9", []), ("storage read-only", [1, 2, 3]), ("storage locked", [1, 2, 3]),
    ] as [(String, [Int])])
  func theRemovalOfThatNumberFails(lines: String, numbers: [Int]) throws {
    let text = "scenario \"S\"\ngiven 3 contacts\n\(lines)\nlaunch\nrelaunch\nrelaunch"
    let scenario = try #require(ScenarioParser.parse(text, file: "f").first)
    let storage = InMemoryScenarioStorage()
    var (launches, failed, reasons) = (0, [Int](), Set<StorageFailure.Reason>())
    let driver = ScenarioDriver { repository in
      launches += 1
      do throws(StorageFailure) {
        try repository.remove(Contact.ID(rawValue: Int64(launches)))
      } catch {
        failed.append(launches)
        reasons.insert(error.reason)
      }
      return TinyApp(repository: repository)
    }
    #expect(driver.run(scenario, on: storage).failureMessage == nil)
    #expect(failed == numbers)
    #expect(reasons.count == (numbers.isEmpty ? 0 : 1))
    try storage.become(.available)
    #expect(try storage.makeRepository().contacts().map(\.id.rawValue) == numbers.map(Int64.init))
  }

  @Test func aConditionLastsOverARelaunchUntilTheNextOne() throws {
    let transcript = try run(
      """
      given 2 contacts
      storage locked
      launch
      expect placeholder "Broken"
      relaunch
      expect placeholder "Broken"
      storage read-only
      tap "Reload"
      expect 2 rows
      tap "Go"
      expect alert "saveFailed"
      tap "Ok"
      storage available
      tap "Go"
      expect 3 rows
      """)
    #expect(transcript.failureMessage == nil)
  }

  @Test func aConditionThatStorageCannotTakeFailsTheStep() throws {
    let scenario = try #require(
      ScenarioParser.parse("scenario \"S\"\nlaunch\nstorage locked", file: "f").first)
    let transcript = ScenarioDriver { TinyApp(repository: $0) }.run(scenario, on: UnlockableStorage())
    #expect(transcript.failureMessage == "f:3:1: expected storage that is locked; found missing")
  }
}

/// Storage whose condition cannot be changed.
private final class UnlockableStorage: ScenarioStorage {
  func give(_ names: some Sequence<PersonName>) throws(StorageFailure) {}

  func makeRepository() -> any ContactRepository { InMemoryContactRepository() }

  func become(_ condition: StorageCondition) throws(StorageFailure) {
    throw StorageFailure(.missing)
  }
}
