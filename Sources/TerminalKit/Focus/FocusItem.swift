/// Something on the screen that keys can go to.
package enum FocusItem: Hashable {
  /// A field, by its place among the screen's fields.
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
    if item.leftBarButtonItem?.isEnabled == true { items.append(.leftBarButton) }
    if item.rightBarButtonItem?.isEnabled == true { items.append(.rightBarButton) }
    return items
  }

  /// What has the focus where nobody has moved it: the last button of an alert, else the field that asks for it, else
  /// the screen's first content.
  var preferredFocusItem: FocusItem? {
    if let alert { return alert.actions.indices.last.map(FocusItem.alertAction) }
    return focusedField ?? contentFocusItems.first
  }

  /// The field that the screen has made its first responder.
  var focusedField: FocusItem? {
    guard alert == nil, screen.contentUnavailableConfiguration == nil else { return nil }
    return screen.view.textFields.firstIndex(where: \.isFirstResponder).map(FocusItem.textField)
  }

  private var contentFocusItems: [FocusItem] {
    if let configuration = screen.contentUnavailableConfiguration {
      return configuration.button == nil ? [] : [.contentButton]
    }
    let fields = screen.view.textFields.indices.map(FocusItem.textField)
    let hasRows = screen.view.table.map { $0.numberOfRows > 0 } ?? false
    return fields + (hasRows ? [.table] : [])
  }
}
