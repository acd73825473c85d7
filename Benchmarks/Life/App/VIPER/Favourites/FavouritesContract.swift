import ContactsDomain

/// What the presenter has the view show.
protocol FavouritesView: AnyObject {
  func show(title: String)
  func showRows()
  func showDeletedRow(at index: Int)
  func show(placeholder: String)
  func show(failure: String)
  func hidePlaceholder()
  func showAlert(title: String, message: String)
}

/// What the view tells and asks the presenter.
protocol FavouritesPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> ContactRow
  func viewDidLoad()
  func rowSelected(at index: Int)
  func starTapped(at index: Int)
  func retryTapped()
}

/// The use cases of the favourites screen.
protocol FavouritesUseCases {
  var nameStyle: NameStyle { get }
  func favourite(at index: Int) -> Contact
  func showFavourites()
  func removeStar(at index: Int)
  func loadContacts()
}

/// What the use cases report back.
protocol FavouritesUseCasesOutput: AnyObject {
  func favouritesLoaded(count: Int)
  func favouritesNotLoaded(_ failure: StorageFailure)
  func favouriteRemoved(at index: Int, count: Int)
  func starNotSaved(_ failure: StorageFailure)
}

/// Where the favourites screen leads.
protocol FavouritesRouting {
  func showContactDetail(_ input: ContactDetailInput)
}
