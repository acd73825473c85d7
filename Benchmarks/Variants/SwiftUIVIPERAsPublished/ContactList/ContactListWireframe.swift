import DeclarativeKit
import Observation

/// The wireframe of the contacts screen: makes its module, and shows the Add screen in front of it.
@Observable
final class ContactListWireframe {
  // MARK: Dependencies

  private let interactor: ContactListInteractor
  private let addContactWireframe: AddContactWireframe

  // MARK: State

  private(set) var isAddContactPresented = false

  init(interactor: ContactListInteractor, addContactWireframe: AddContactWireframe) {
    self.interactor = interactor
    self.addContactWireframe = addContactWireframe
  }

  var interface: some View {
    @Bindable var wireframe = self
    return ContactListPresenterView(interactor: interactor, wireframe: self)
      .sheet(isPresented: $wireframe.isAddContactPresented) { self.addContactWireframe.interface }
  }

  // MARK: Transitions

  func presentAddContact() {
    isAddContactPresented = true
  }
}

// MARK: - AddContactDelegate

extension ContactListWireframe: AddContactDelegate {
  func addContactDidFinish() {
    isAddContactPresented = false
  }
}
