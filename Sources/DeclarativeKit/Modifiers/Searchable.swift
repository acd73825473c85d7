import TerminalKit

/// A search bar, as the views of one update want it.
struct SearchItem {
  let text: Binding<String>
  let prompt: String
}

/// The search bar of a screen, made once for each prompt.
final class SearchBar: SearchResultsUpdating {
  private var controller: SearchController?
  private var item: SearchItem?

  nonisolated deinit {}

  func controller(_ item: SearchItem?) -> SearchController? {
    self.item = item
    guard let item else {
      controller = nil
      return nil
    }
    if controller?.searchBar.placeholder != item.prompt {
      controller = SearchController(placeholder: item.prompt)
      controller?.searchResultsUpdater = self
    }
    controller?.searchBar.text = item.text.wrappedValue
    return controller
  }

  func updateSearchResults(for searchController: SearchController) {
    item?.text.wrappedValue = searchController.searchBar.text
  }
}

private struct SearchModifier: Modifier {
  let item: SearchItem

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    if inputs.environment.navigation != nil { inputs.output.search = item }
  }
}

extension View {
  /// Puts a search bar below the bar of the navigation stack that the view is in.
  public func searchable(text: Binding<String>, prompt: String = "Search") -> some View {
    modifier(SearchModifier(item: SearchItem(text: text, prompt: prompt)))
  }
}
