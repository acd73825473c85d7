import TerminalKit

extension ViewController {
  /// Puts an alert in front of this screen.
  func present(_ viewModel: AlertViewModel) {
    let alert = AlertController(title: viewModel.title, message: viewModel.message)
    for action in viewModel.actions {
      alert.addAction(
        AlertAction(
          title: action.title, style: action.isDestructive ? .destructive : .default,
          handler: action.handler))
    }
    present(alert)
  }
}
