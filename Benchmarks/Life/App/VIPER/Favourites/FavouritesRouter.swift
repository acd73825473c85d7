import TerminalKit

/// The transitions from the favourites screen.
final class FavouritesRouter {
  // MARK: Dependencies

  private let contactDetail: any ContactDetailBuilding
  weak var viewController: ViewController?

  init(contactDetail: any ContactDetailBuilding) {
    self.contactDetail = contactDetail
  }
}

// MARK: - FavouritesRouting

extension FavouritesRouter: FavouritesRouting {
  func showContactDetail(_ input: ContactDetailInput) {
    viewController?.navigationController?.pushViewController(contactDetail.build(input))
  }
}
