/// A search bar in the navigation bar, which stays there whatever the screen shows.
public final class SearchController {
  public let searchBar: TextField
  public weak var searchResultsUpdater: (any SearchResultsUpdating)?

  public init(placeholder: String) {
    searchBar = TextField(placeholder: placeholder)
    searchBar.onEditingChanged { [weak self] _ in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  nonisolated deinit {}
}

/// Hears of each edit in a search bar.
public protocol SearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: SearchController)
}
