import ContactsDomain
import DeclarativeKit

/// Hears how the Add screen has ended.
protocol AddContactDelegate: AnyObject {
  func addContactDidAdd(_ contact: Contact)
  func addContactDidCancel()
}

/// The wireframe of the Add screen: makes its module, and tells whoever showed it how it has ended.
final class AddContactWireframe {
  // MARK: Dependencies

  private let interactor: AddContactInteractor
  weak var delegate: (any AddContactDelegate)?

  init(interactor: AddContactInteractor) {
    self.interactor = interactor
  }

  var interface: some View {
    AddContactPresenterView(interactor: interactor, wireframe: self)
  }

  // MARK: Transitions

  /// Makes the module ready to be shown, once more or for the first time.
  func prepare() {
    interactor.reset()
  }

  func finish(with contact: Contact) {
    delegate?.addContactDidAdd(contact)
  }

  func cancel() {
    delegate?.addContactDidCancel()
  }
}
