import TerminalKit

/// The alerts of all views.
extension ViewController {
  /// Says something, until a person has read it.
  func showAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }

  /// Asks whether to do something, by which something is lost unless another style says otherwise.
  func showQuestion(
    title: String, message: String, confirmation: String, style: AlertAction.Style = .destructive,
    confirmed: @escaping () -> Void
  ) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: confirmation, style: style, handler: confirmed))
    present(alert)
  }
}
