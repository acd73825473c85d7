/// Something on the screen that keys can go to.
package enum FocusItem: Hashable {
  /// A field, by its place among the screen's fields, of which a search bar is the first.
  case textField(Int)
  case table
  /// The button of a screen without content.
  case contentButton
  case leftBarButton, rightBarButton
  /// A button of the alert in front.
  case alertAction(Int)
}

extension Window {
  /// What keys can go to now, in the order in which Tab goes through it.
  var focusItems: [FocusItem] {
    if let alert { return alert.actions.indices.map(FocusItem.alertAction) }
    let item = screen.navigationItem
    var items = contentFocusItems
    if item.shownLeftBarButtonItem?.isEnabled == true { items.append(.leftBarButton) }
    if item.rightBarButtonItem?.isEnabled == true { items.append(.rightBarButton) }
    return items
  }

  /// What has the focus where nobody has moved it: the last button of an alert, else the field that asks for it, else
  /// the screen's first content.
  var preferredFocusItem: FocusItem? {
    if let alert { return alert.actions.indices.last.map(FocusItem.alertAction) }
    // A search bar waits until someone goes there.
    let items = contentFocusItems
    let searchBars = screen.navigationItem.searchController == nil ? 0 : 1
    return focusedField ?? items.dropFirst(searchBars).first ?? items.first
  }

  /// The field that the screen has made its first responder.
  var focusedField: FocusItem? {
    guard alert == nil else { return nil }
    return screen.textFields.firstIndex(where: \.isFirstResponder).map(FocusItem.textField)
  }

  private var contentFocusItems: [FocusItem] {
    let fields = screen.textFields.indices.map(FocusItem.textField)
    if let configuration = screen.contentUnavailableConfiguration {
      return fields + (configuration.button == nil ? [] : [.contentButton])
    }
    let hasRows = screen.view.table.map { $0.numberOfRows > 0 } ?? false
    return fields + (hasRows ? [.table] : [])
  }
}
