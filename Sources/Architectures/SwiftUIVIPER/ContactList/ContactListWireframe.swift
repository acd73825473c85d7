import ContactsDomain
import DeclarativeKit
import Observation

/// The wireframe of the contacts screen: makes its module, and shows the Add screen in front of it.
@Observable
final class ContactListWireframe {
  // MARK: Dependencies

  @ObservationIgnored private let interactor: ContactListInteractor
  @ObservationIgnored private let addContactWireframe: AddContactWireframe

  // MARK: State

  private var isAddContactPresented = false
  /// What the Add screen has ended with last.
  private(set) var addedContact: Contact?

  init(interactor: ContactListInteractor, addContactWireframe: AddContactWireframe) {
    self.interactor = interactor
    self.addContactWireframe = addContactWireframe
  }

  var interface: some View {
    @Bindable var wireframe = self
    return ContactListPresenterView(interactor: interactor, wireframe: self)
      .fullScreenCover(isPresented: $wireframe.isAddContactPresented) { [addContactWireframe] in
        addContactWireframe.interface
      }
  }

  // MARK: Transitions

  func presentAddContact() {
    addContactWireframe.prepare()
    isAddContactPresented = true
  }
}

// MARK: - AddContactDelegate

extension ContactListWireframe: AddContactDelegate {
  func addContactDidAdd(_ contact: Contact) {
    isAddContactPresented = false
    addedContact = contact
  }

  func addContactDidCancel() {
    isAddContactPresented = false
  }
}
