/// The view of the favourites screen, which is its list.
final class FavouritesViewController: ListViewController<FavouritesViewModel> {}
