import ContactsDomain
import DeclarativeKit

/// The presenter of the contacts screen: words what the interactor knows, and turns events into use cases and
/// transitions.
struct ContactListPresenterView: View {
  let interactor: ContactListInteractor
  let wireframe: ContactListWireframe
  /// How often a person has asked for the contacts again.
  @State private var retries = 0
  @State private var isAlertPresented = false

  var body: some View {
    NavigationStack {
      ContactListView(
        contacts: interactor.contacts,
        failure: interactor.failure.map { "The contacts could not be loaded\($0.explanation)" },
        addedContactID: interactor.addedContactID,
        isAlertPresented: $isAlertPresented,
        addAction: { wireframe.presentAddContact() },
        retryAction: { retries += 1 })
    }
    // Not in Retry's action: an alert on its way out may not be shown again.
    .task(id: retries) { loadContacts() }
  }

  // MARK: Private

  private func loadContacts() {
    interactor.loadContacts()
    isAlertPresented = interactor.failure != nil
  }
}
