import TerminalKit

final class AddContactRouter: AddContactRouterInput {
  weak var viewController: ViewController?

  func close() {
    viewController?.dismiss()
  }
}
