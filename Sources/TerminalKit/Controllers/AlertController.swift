/// A message in front of a screen that waits for one of its buttons.
public final class AlertController: ViewController {
  public let message: String
  public private(set) var actions: [AlertAction] = []

  public init(title: String, message: String) {
    self.message = message
    super.init()
    self.title = title
  }

  nonisolated deinit {}

  public func addAction(_ action: AlertAction) {
    actions.append(action)
  }
}

/// A button of an alert. The alert has gone by the time its handler runs.
public struct AlertAction {
  /// What pressing the button means.
  public nonisolated enum Style: Sendable {
    case `default`, cancel
    /// Something is lost for good.
    case destructive
  }

  public let title: String
  public let style: Style
  let handler: () -> Void

  public init(title: String, style: Style = .default, handler: @escaping () -> Void = {}) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
