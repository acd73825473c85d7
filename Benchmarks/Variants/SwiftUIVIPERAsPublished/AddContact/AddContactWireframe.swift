import DeclarativeKit

/// Hears that the Add screen has ended.
protocol AddContactDelegate {
  func addContactDidFinish()
}

/// The wireframe of the Add screen: makes its module, and tells whoever showed it that it has ended.
final class AddContactWireframe {
  // MARK: Dependencies

  private let interactor: AddContactInteractor
  var delegate: (any AddContactDelegate)?

  init(interactor: AddContactInteractor) {
    self.interactor = interactor
  }

  var interface: some View {
    AddContactPresenterView(interactor: interactor, wireframe: self)
  }

  // MARK: Transitions

  func finish() {
    delegate?.addContactDidFinish()
  }
}
