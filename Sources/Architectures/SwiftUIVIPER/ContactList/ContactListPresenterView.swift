import ContactsDomain
import DeclarativeKit

/// The presenter of the contacts screen: words what the interactor knows, and turns events into use cases and
/// transitions.
struct ContactListPresenterView: View {
  @State var interactor: ContactListInteractor
  @State var wireframe: ContactListWireframe

  var body: some View {
    NavigationStack {
      ContactListView(
        contacts: interactor.contacts,
        failure: interactor.failure.map { "The contacts could not be loaded\($0.explanation)" },
        addedContactID: interactor.addedContactID,
        isAlertPresented: $interactor.isFailureNew,
        addAction: { wireframe.presentAddContact() },
        retryAction: { interactor.loadContacts() })
    }
    .onAppear { interactor.loadContacts() }
    .onChange(of: wireframe.addedContact) { _, contact in
      if let contact { interactor.insert(contact) }
    }
  }
}
