import ContactsDomain

/// Turns the events of the favourites screen into use cases and transitions, and their results into what it shows.
final class FavouritesPresenter {
  // MARK: Dependencies

  private let interactor: any FavouritesUseCases
  private let router: any FavouritesRouting
  weak var view: (any FavouritesView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any FavouritesUseCases, router: any FavouritesRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - FavouritesPresentation

extension FavouritesPresenter: FavouritesPresentation {
  func row(at index: Int) -> ContactRow {
    ContactRow(interactor.favourite(at: index), style: interactor.nameStyle)
  }

  func viewDidLoad() {
    view?.show(title: "Favourites")
    interactor.showFavourites()
  }

  func rowSelected(at index: Int) {
    router.showContactDetail(ContactDetailInput(contact: interactor.favourite(at: index)))
  }

  func starTapped(at index: Int) {
    interactor.removeStar(at: index)
  }

  func retryTapped() {
    interactor.loadContacts()
  }
}

// MARK: - FavouritesUseCasesOutput

extension FavouritesPresenter: FavouritesUseCasesOutput {
  func favouritesLoaded(count: Int) {
    rowsChanged(count: count)
    view?.showRows()
  }

  func favouritesNotLoaded(_ failure: StorageFailure) {
    view?.show(failure: FailureWording.contactsNotLoaded(failure))
  }

  func favouriteRemoved(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showDeletedRow(at: index)
  }

  func starNotSaved(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.contactNotSaved(failure))
  }

  private func rowsChanged(count: Int) {
    numberOfRows = count
    if count == 0 {
      view?.show(placeholder: "No favourites yet")
    } else {
      view?.hidePlaceholder()
    }
  }
}
