import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct AddContactViewModelTests {
  private let interactor = AddContactInteractorSpy()
  private let coordinator = CoordinatorSpy()
  private let view = ViewSpy()
  private let viewModel: AddContactViewModel

  init() {
    viewModel = AddContactViewModel(interactor: interactor, coordinator: coordinator)
    viewModel.view = view
  }

  private func type(first: String, last: String) {
    viewModel.firstNameChanged(first)
    viewModel.lastNameChanged(last)
  }

  // MARK: Events of the view

  @Test(.behaviour(.screensHaveTheirTitles), .role(.viewModel))
  func theScreenHasItsTitle() {
    #expect(viewModel.title == "Add Contact")
  }

  @Test(.role(.viewModel))
  func theStateIsEmptyAtFirst() {
    viewModel.viewDidLoad()
    #expect(viewModel.firstName == "")
    #expect(viewModel.lastName == "")
    #expect(view.addChanges == [.opened])
  }

  @Test(.role(.viewModel))
  func doneIsPassedOn() {
    type(first: "Ada", last: "Lovelace")
    viewModel.doneTapped()
    #expect(interactor.names == [["Ada", "Lovelace"]])
    #expect(coordinator.finishes == [])
  }

  @Test(.behaviour(.cancelStoresNothing), .role(.viewModel))
  func cancelStoresNothing() {
    type(first: "Ada", last: "Lovelace")
    viewModel.cancelTapped()
    #expect(coordinator.finishes == [nil])
    #expect(interactor.names == [])
  }

  // MARK: What came of the use case

  @Test(.behaviour(.doneHandsOverTheContact), .role(.viewModel))
  func doneHandsOverTheContact() {
    viewModel.contactAdded(.ada)
    #expect(coordinator.finishes == [.ada])
    #expect(view.addChanges == [])
  }

  @Test(.role(.viewModel))
  func aRefusalIsShown() {
    viewModel.contactRefused(message: "No")
    #expect(view.addChanges == [.refused(message: "No")])
    #expect(coordinator.finishes == [])
  }

  @Test(.behaviour(.refusalKeepsWhatWasTyped), .role(.viewModel))
  func aRefusalKeepsWhatWasTyped() {
    type(first: "Ada", last: " ")
    viewModel.contactRefused(message: "No")
    #expect(viewModel.firstName == "Ada")
    #expect(viewModel.lastName == " ")
  }

  // MARK: References

  @Test(.role(.viewModel))
  func neitherViewNorCoordinatorIsKept() {
    weak var coordinator: CoordinatorSpy?
    let viewModel: AddContactViewModel
    do {
      let (spy, view) = (CoordinatorSpy(), ViewSpy())
      viewModel = AddContactViewModel(interactor: interactor, coordinator: spy)
      viewModel.view = view
      coordinator = spy
      #expect(coordinator != nil && viewModel.view != nil)
    }
    #expect(coordinator == nil)
    #expect(viewModel.view == nil)
  }
}
