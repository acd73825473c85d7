import ContactsDomain
import TestSupport
import Testing

@testable import ContactsIndependentVIPER

@MainActor @Suite struct ContactListPresenterTests {
  private let view = ContactListViewSpy()
  private let interactor = ContactListInteractorSpy()
  private let router = ContactListRouterSpy()
  private let presenter: ContactListPresenter

  private let ada = Contact("Ada", "Lovelace", id: 1)
  private let alan = Contact("Alan", "Turing", id: 2)
  private let grace = Contact("Grace", "Hopper", id: 3)

  init() {
    presenter = ContactListPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  private var rows: [String] {
    (0..<presenter.numberOfRows).map { presenter.row(at: $0).fullName }
  }

  private func load(_ contacts: Contact...) {
    presenter.didLoad(SortedList(contacts))
  }

  @Test(.role(.presenter), .behaviour(.appBeginsWithTheContacts))
  func theAppBeginsWithTheContacts() {
    presenter.viewDidLoad()
    #expect(interactor.loadCount == 1)
    load(grace, ada)
    #expect(rows == ["Ada Lovelace", "Grace Hopper"])
    #expect(view.reloadCount == 1)
    #expect(view.placeholder == nil)
    #expect(view.isAddEnabled == true)
    #expect(view.retryAlerts.isEmpty)
  }

  @Test(.role(.presenter), .behaviour(.rowShowsFirstAndLastName))
  func aRowShowsFirstAndLastName() {
    load(ada)
    #expect(presenter.row(at: 0).fullName == "Ada Lovelace")
  }

  @Test(.role(.presenter), .behaviour(.insertedRowIsToldToTheTable))
  func anInsertedRowIsToldToTheTable() {
    load(ada, grace)
    presenter.didAdd(alan)
    #expect(view.insertedRows == [1])
  }

  @Test(.role(.presenter), .behaviour(.newContactGoesToItsPlace))
  func aNewContactGoesToItsPlace() {
    load(ada, grace)
    presenter.didAdd(alan)
    #expect(rows == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
  }

  @Test(.role(.presenter), .behaviour(.equalNamesKeepTheirArrival))
  func equalNamesKeepTheirArrival() {
    load(ada, grace)
    presenter.didAdd(Contact("Ada", "Lovelace", id: 4))
    #expect(view.insertedRows == [1])
    #expect(rows == ["Ada Lovelace", "Ada Lovelace", "Grace Hopper"])
  }

  @Test(.role(.presenter), .behaviour(.jumpFindsTheFirstRow))
  func aJumpFindsTheFirstRow() {
    load(ada, alan, grace)
    #expect(presenter.firstRow(beginningWith: "a") == 0)
    #expect(presenter.firstRow(beginningWith: "al") == 1)
    #expect(presenter.firstRow(beginningWith: "x") == nil)
  }

  @Test(.role(.presenter), .behaviour(.emptyListSaysSo))
  func anEmptyListSaysSo() {
    load()
    #expect(view.placeholder?.text == "No contacts yet")
    #expect(view.placeholder?.canRetry == false)
  }

  @Test(.role(.presenter), .behaviour(.firstContactReplacesThePlaceholder))
  func theFirstContactReplacesThePlaceholder() {
    load()
    presenter.didAdd(ada)
    #expect(view.placeholder == nil)
    #expect(view.insertedRows == [0])
  }

  @Test(.role(.presenter), .behaviour(.failedLoadSaysWhy))
  func aFailedLoadSaysWhy() {
    presenter.didFailToLoad(StorageFailure(.damaged))
    let message = "The contacts could not be loaded: the database is damaged"
    #expect(view.retryAlerts == ["Error: \(message)"])
    #expect(view.placeholder?.text == message)
  }

  @Test(.role(.presenter), .behaviour(.failedLoadIsNoEmptyList))
  func aFailedLoadIsNoEmptyList() {
    presenter.didFailToLoad(StorageFailure(.unspecified))
    #expect(view.placeholder?.text == "The contacts could not be loaded")
    #expect(view.placeholder?.canRetry == true)
  }

  @Test(.role(.presenter), .behaviour(.failedLoadDisablesAdd))
  func aFailedLoadDisablesAdd() {
    presenter.didFailToLoad(StorageFailure(.locked))
    #expect(view.isAddEnabled == false)
    load(ada)
    #expect(view.isAddEnabled == true)
  }

  @Test(.role(.presenter), .behaviour(.retryLoadsAgain))
  func retryLoadsAgain() {
    presenter.didFailToLoad(StorageFailure(.locked))
    presenter.didTapRetry()
    #expect(interactor.loadCount == 1)
    load(ada)
    #expect(rows == ["Ada Lovelace"])
    #expect(view.placeholder == nil)
  }

  @Test(.role(.presenter), .behaviour(.failedRetrySaysSoAgain))
  func aFailedRetrySaysSoAgain() {
    presenter.didFailToLoad(StorageFailure(.locked))
    presenter.didTapRetry()
    presenter.didFailToLoad(StorageFailure(.damaged))
    #expect(view.retryAlerts.count == 2)
    #expect(view.retryAlerts.last?.hasSuffix(": the database is damaged") == true)
  }

  @Test(.role(.presenter), .behaviour(.addOpensTheAddScreen))
  func addOpensTheAddScreen() {
    presenter.didTapAdd()
    #expect(router.addContactOutput === presenter)
  }
}
