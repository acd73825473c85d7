import TerminalKit

@testable import ContactsIndependentVIPER

final class AddContactBuilderStub: AddContactBuilding {
  private(set) var screens: [ViewController] = []
  private(set) weak var output: (any AddContactModuleOutput)?

  func build(output: any AddContactModuleOutput) -> ViewController {
    self.output = output
    let screen = ViewController()
    screen.title = "Stub"
    screens.append(screen)
    return screen
  }
}
