import ContactsDomain
import TerminalKit

/// The contact's screen: observes, formats and shows one contact, changes its star, deletes it, and opens the Edit
/// screen.
final class ContactDetailViewController: ViewController {
  // MARK: Dependencies

  private let store: ContactStore

  // MARK: State

  private var contact: Contact

  // MARK: Views

  private let firstNameLabel = Label()
  private let lastNameLabel = Label()
  private let favouriteSwitch = Switch(title: "Favourite")

  init(store: ContactStore, contact: Contact) {
    self.store = store
    self.contact = contact
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") { [weak self] in self?.editTapped() },
      BarButtonItem(title: "Delete") { [weak self] in self?.deleteTapped() },
    ]
    favouriteSwitch.onValueChanged { [weak self] isOn in self?.favouriteChanged(to: isOn) }
    view.addSubview(firstNameLabel)
    view.addSubview(lastNameLabel)
    view.addSubview(favouriteSwitch)
    store.addObserver(self)
    showContact()
  }

  // MARK: Actions

  private func editTapped() {
    present(AddContactViewController(store: store, contact: contact))
  }

  private func deleteTapped() {
    present(AlertController(toDelete: contact) { [weak self] in self?.deleteContact() })
  }

  private func favouriteChanged(to isFavourite: Bool) {
    do throws(StorageFailure) {
      try store.setFavourite(contact, isFavourite)
    } catch {
      favouriteSwitch.isOn = contact.isFavourite
      present(AlertController(contactNotSaved: error))
    }
  }

  // MARK: Private

  private func showContact() {
    title = "\(contact.name.first) \(contact.name.last)"
    firstNameLabel.text = "First name: \(contact.name.first)"
    lastNameLabel.text = "Last name: \(contact.name.last)"
    favouriteSwitch.isOn = contact.isFavourite
  }

  private func deleteContact() {
    do throws(StorageFailure) {
      try store.delete(contact)
    } catch {
      present(AlertController(contactNotDeleted: error))
    }
  }
}

// MARK: - ContactStoreObserver

extension ContactDetailViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    switch change {
    case .changed(let contact, _, _) where contact.id == self.contact.id:
      self.contact = contact
      showContact()
    case .deleted(let contact, _) where contact.id == self.contact.id:
      navigationController?.popViewController()
    default:
      break
    }
  }
}
