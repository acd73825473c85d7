/// Decides where keys go: to the item that a person moved to for as long as it is there, else to the preferred one.
package struct FocusSystem {
  package private(set) var focusedItem: FocusItem?
  /// The screen or alert to which the focused item belongs.
  private weak var environment: ViewController?

  package init() {}

  /// Follows what has happened on the screen.
  package mutating func updateFocusIfNeeded(in window: Window) {
    let front = window.frontViewController
    if front !== environment {
      environment = front
      focusedItem = nil
    }
    let isStale = focusedItem.map { !window.focusItems.contains($0) } ?? true
    if isStale {
      focusedItem = window.preferredFocusItem
    } else if case .textField = focusedItem, let field = window.focusedField {
      focusedItem = field
    }
  }

  package mutating func moveFocus(to item: FocusItem) {
    focusedItem = item
  }

  /// The item so many places after the focused one; the last one is followed by the first.
  package func item(offset: Int, in window: Window) -> FocusItem? {
    let items = window.focusItems
    guard !items.isEmpty else { return nil }
    guard let focusedItem, let place = items.firstIndex(of: focusedItem) else {
      return offset > 0 ? items.first : items.last
    }
    return items[(place + offset % items.count + items.count) % items.count]
  }
}
