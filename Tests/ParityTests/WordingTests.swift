import ArchitectureCatalog
import ContactsDomain
import TerminalKit
import Testing

/// Every text that a screen shows, written down once and apart from the code: architectures that agree on a wrong word
/// are found here and nowhere else.
@MainActor @Suite struct WordingTests {
  /// Why storage failed, as the end of a sentence.
  nonisolated static let reasons: [StorageFailure.Reason: String] = [
    .unspecified: "",
    .stopped: ": it was stopped",
    .readOnly: ": the database is read-only",
    .locked: ": the database is locked by another program",
    .full: ": the disk is full",
    .tooLarge: ": the database has reached the largest size that is allowed for a file",
    .noPermission: ": there is no permission to open the database",
    .notAFile: ": the database is not a file",
    .notADatabase: ": the file is not a database",
    .foreign: ": the database belongs to another program",
    .newerVersion: ": the database was written by a newer version",
    .damaged: ": the database is damaged",
    .missing: ": the database was moved or deleted",
    .noFolder: ": there is no folder for the database",
    .unavailable: ": the database cannot be reached",
  ]

  /// What is typed as a first and a last name, and what is wrong with it.
  nonisolated static let refusals = [
    Refusal(first: "", last: "Lovelace", message: "A contact must have first and last names"),
    Refusal(first: "Ada", last: " ", message: "A contact must have first and last names"),
    Refusal(
      first: "A\u{7}da", last: "Lovelace",
      message: "A name cannot contain control characters or line breaks"),
    Refusal(
      first: "Ada", last: "Love\nlace", message: "A name cannot contain control characters or line breaks"),
    Refusal(
      first: String(repeating: "a", count: 201), last: "Lovelace",
      message: "A name cannot have more than 200 characters"),
    Refusal(
      first: "Ada", last: String(repeating: "a", count: 201),
      message: "A name cannot have more than 200 characters"),
  ]

  struct Refusal: CustomTestStringConvertible {
    let first: String
    let last: String
    let message: String

    var testDescription: String { message }
  }

  /// An app and the window that it runs in.
  @MainActor
  private struct Running {
    let app: any App
    let window: Window

    init(_ architecture: Architecture, on repository: any ContactRepository) {
      app = architecture.makeApp(repository)
      window = Window(rootViewController: app.rootViewController)
      window.makeKeyAndVisible()
    }

    func add(first: String, last: String) throws {
      try window.tap(button: "Add")
      try window.type(first, into: "First name")
      try window.type(last, into: "Last name")
      try window.tap(button: "Done")
    }
  }

  @Test func everyReasonIsInTheTable() {
    #expect(Set(Self.reasons.keys) == Set(StorageFailure.Reason.allCases))
  }

  @Test(arguments: ArchitectureCatalog.every)
  func theListWithoutAndWithContacts(architecture: Architecture) throws {
    let running = Running(architecture, on: InMemoryContactRepository())
    #expect(
      running.window.snapshot() == .contacts(placeholder: .init(text: "No contacts yet", button: nil)))
    try running.add(first: "Ada", last: "Lovelace")
    let list = ScreenSnapshot.List(
      firstRow: 0, visibleRows: ["Ada Lovelace"], numberOfRows: 1, insertedRow: 0)
    #expect(running.window.snapshot() == .contacts(list: list))
  }

  @Test(arguments: ArchitectureCatalog.every)
  func theAddScreen(architecture: Architecture) throws {
    let running = Running(architecture, on: InMemoryContactRepository())
    try running.window.tap(button: "Add")
    #expect(running.window.snapshot() == .adding(focus: .first))
  }

  @Test(arguments: ArchitectureCatalog.every, refusals)
  func aNameThatIsRefused(architecture: Architecture, refusal: Refusal) throws {
    let running = Running(architecture, on: InMemoryContactRepository())
    try running.add(first: refusal.first, last: refusal.last)
    #expect(
      running.window.snapshot()
        == .adding(first: refusal.first, last: refusal.last, alert: refusal.message))
  }

  @Test(arguments: ArchitectureCatalog.every, StorageFailure.Reason.allCases)
  func contactsThatCannotBeLoaded(architecture: Architecture, reason: StorageFailure.Reason) throws {
    let message = "The contacts could not be loaded" + (try #require(Self.reasons[reason]))
    let running = Running(architecture, on: RefusingStorage(StorageFailure(reason), loads: false))
    let placeholder = ScreenSnapshot.Placeholder(text: message, button: "Retry")
    let alert = ScreenSnapshot.Alert(title: "Error", message: message, buttons: ["Cancel", "Retry"])
    #expect(
      running.window.snapshot() == .contacts(canAdd: false, placeholder: placeholder, alert: alert))
    try running.window.tap(button: "Cancel")
    #expect(running.window.snapshot() == .contacts(canAdd: false, placeholder: placeholder))
  }

  @Test(arguments: ArchitectureCatalog.every, StorageFailure.Reason.allCases)
  func aContactThatCannotBeSaved(architecture: Architecture, reason: StorageFailure.Reason) throws {
    let message = "The contact could not be saved" + (try #require(Self.reasons[reason]))
    let running = Running(architecture, on: RefusingStorage(StorageFailure(reason), loads: true))
    try running.add(first: "Ada", last: "Lovelace")
    #expect(running.window.snapshot() == .adding(first: "Ada", last: "Lovelace", alert: message))
    try running.window.tap(button: "Ok")
    #expect(running.window.snapshot() == .adding(first: "Ada", last: "Lovelace", focus: .last))
  }

  @Test(arguments: ArchitectureCatalog.every)
  func aDatabaseThatFailsIsNamed(architecture: Architecture) throws {
    let failure = StorageFailure(.damaged, path: "/contacts.sqlite")
    let running = Running(architecture, on: RefusingStorage(failure, loads: false))
    #expect(
      running.window.snapshot().alert?.message
        == #"The contacts could not be loaded: the database "/contacts.sqlite" is damaged"#)
  }
}
