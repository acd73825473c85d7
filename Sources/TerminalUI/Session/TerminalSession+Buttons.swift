import TerminalKit

extension TerminalSession {
  /// Presses the focused button; where none is focused, the one that the screen is for. Nothing in a list, whose rows
  /// are not for pressing.
  func activate(_ item: FocusItem?) {
    let navigationItem = window.screen.navigationItem
    switch item {
    case .alertAction(let place):
      selectAlertAction(at: place)
    case .contentButton:
      guard let button = window.screen.contentUnavailableConfiguration?.button else { return }
      window.handleEvent(button.action)
    case .leftBarButton:
      press(navigationItem.shownLeftBarButtonItem)
    case .rightBarButton, .textField, nil:
      press(navigationItem.rightBarButtonItem)
    case .table:
      break
    }
  }

  /// Leaves the screen or the alert in front the way that changes nothing: by its first button.
  func cancel() {
    if window.alert != nil {
      selectAlertAction(at: 0)
    } else {
      press(window.screen.navigationItem.shownLeftBarButtonItem)
    }
  }

  func press(_ button: BarButtonItem?) {
    guard let button, button.isEnabled else { return }
    window.handleEvent(button.action)
  }

  private func selectAlertAction(at place: Int) {
    guard let alert = window.alert, alert.actions.indices.contains(place) else { return }
    window.perform(alert.actions[place], of: alert)
  }
}
