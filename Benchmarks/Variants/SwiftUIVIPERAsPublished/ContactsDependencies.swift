import ContactsDomain
import DeclarativeKit

/// Makes the modules of the app at launch, connects them and keeps them.
final class ContactsDependencies {
  private let contactListWireframe: ContactListWireframe

  init(repository: any ContactRepository) {
    let dataStore = ContactDataStore(repository: repository)
    let addContactWireframe = AddContactWireframe(interactor: AddContactInteractor(dataStore: dataStore))
    contactListWireframe = ContactListWireframe(
      interactor: ContactListInteractor(dataStore: dataStore), addContactWireframe: addContactWireframe)
    addContactWireframe.delegate = contactListWireframe
  }

  var rootInterface: some View {
    contactListWireframe.interface
  }
}
