import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIVIPER

@MainActor @Suite struct AddContactPresenterViewTests {
  private let repository = ContactRepositoryStub()
  private let delegate = AddContactDelegateSpy()
  private let window: Window

  init() {
    let wireframe = AddContactWireframe(
      interactor: AddContactInteractor(dataStore: ContactDataStore(repository: repository)))
    wireframe.delegate = delegate
    window = Window(rootViewController: HostingController(rootView: wireframe.interface))
    window.makeKeyAndVisible()
  }

  private func type(first: String, last: String) throws {
    try window.type(first, into: "First name")
    try window.type(last, into: "Last name")
  }

  @Test(.behaviour(.doneHandsOverTheContact), .role(.presenter))
  func doneHandsOverTheContact() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(delegate.added == [.ada])
    #expect(delegate.cancelCount == 0)
  }

  @Test(.behaviour(.cancelStoresNothing), .role(.presenter))
  func cancelStoresNothing() throws {
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Cancel")
    #expect(repository.stored == [])
    #expect(delegate.added == [])
    #expect(delegate.cancelCount == 1)
  }

  @Test(
    .behaviour(.refusalSaysWhy), .role(.presenter),
    arguments: [
      ("", "A contact must have first and last names"),
      ("A\nda", "A name cannot contain control characters or line breaks"),
      (String(repeating: "a", count: 201), "A name cannot have more than 200 characters"),
    ])
  func aRefusalSaysWhy(first: String, message: String) throws {
    try type(first: first, last: "Lovelace")
    try window.tap(button: "Done")
    #expect(window.snapshot().alert == .init(title: "Error", message: message, buttons: ["Ok"]))
    #expect(delegate.added == [])
  }

  @Test(.behaviour(.failedSaveSaysWhy), .role(.presenter))
  func aFailedSaveSaysWhy() throws {
    repository.saveFailure = StorageFailure(.full)
    try type(first: "Ada", last: "Lovelace")
    try window.tap(button: "Done")
    #expect(window.snapshot().alert?.message == "The contact could not be saved: the disk is full")
  }
}
