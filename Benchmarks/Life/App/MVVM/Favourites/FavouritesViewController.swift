/// The view of the favourites screen, which is its list.
final class FavouritesViewController: ListViewController<FavouritesViewModel> {
  // MARK: Life cycle

  override func updateProperties() {
    super.updateProperties()
    showRightBarButtonItems(undo: viewModel.undo)
  }
}
