import ContactsDomain

/// What all windows share, made at launch; makes the modules of a window and connects them.
struct ContactsDependencies {
  private let dataStore: ContactDataStore

  init(repository: any ContactRepository) {
    dataStore = ContactDataStore(repository: repository)
  }

  func makeContactListWireframe() -> ContactListWireframe {
    let addContactWireframe = AddContactWireframe(interactor: AddContactInteractor(dataStore: dataStore))
    let contactListWireframe = ContactListWireframe(
      interactor: ContactListInteractor(dataStore: dataStore), addContactWireframe: addContactWireframe)
    addContactWireframe.delegate = contactListWireframe
    return contactListWireframe
  }
}
