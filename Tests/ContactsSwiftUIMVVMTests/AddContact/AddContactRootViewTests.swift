import ContactsDomain
import DeclarativeKit
import TerminalKit
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVM

@MainActor @Suite struct AddContactRootViewTests {
  private let finishes = FinishSpy()
  private let viewModel: AddContactViewModel
  private let window: Window

  init() {
    viewModel = AddContactViewModel(repository: ContactRepositoryStub(), onFinish: finishes.finish)
    let view = NavigationStack { [viewModel] in AddContactRootView(viewModel: viewModel) }
    window = Window(rootViewController: HostingController(rootView: view))
    window.makeKeyAndVisible()
  }

  @Test(.role("RootView"))
  func theViewAndTheViewModelShareTheNames() throws {
    try window.type("Ada", into: "First name")
    #expect(viewModel.firstName == "Ada")
    window.handleEvent { viewModel.lastName = "Lovelace" }
    #expect(window.snapshot().fields.map(\.text) == ["Ada", "Lovelace"])
  }

  @Test(.role("RootView"))
  func doneIsPassedOn() throws {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: "Done")
    #expect(finishes.contacts == [.ada])
  }

  @Test(.role("RootView"))
  func cancelIsPassedOn() throws {
    try window.tap(button: "Cancel")
    #expect(finishes.contacts == [nil])
  }

  @Test(.role("RootView"))
  func anErrorIsShownAsOftenAsItIsMade() throws {
    for _ in 1...2 {
      try window.tap(button: "Done")
      #expect(window.snapshot().alert?.message == viewModel.error)
      try window.tap(button: "Ok")
      #expect(window.snapshot().alert == nil)
    }
  }
}
