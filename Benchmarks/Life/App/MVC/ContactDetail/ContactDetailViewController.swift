import ContactsDomain
import TerminalKit

/// The contact's screen: observes, formats and shows one contact and its groups, changes its star, deletes it, and opens
/// the Edit screen.
final class ContactDetailViewController: UndoViewController {
  // MARK: State

  private var contact: Contact

  // MARK: Views

  private let firstNameLabel = Label()
  private let lastNameLabel = Label()
  private let groupsLabel = Label()
  private let favouriteSwitch = Switch(title: "Favourite")

  init(contactStore: ContactStore, groupStore: GroupStore, historyStore: HistoryStore, contact: Contact) {
    self.contact = contact
    super.init(contactStore: contactStore, groupStore: groupStore, historyStore: historyStore)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") { [weak self] in self?.editTapped() },
      BarButtonItem(title: "Delete") { [weak self] in self?.deleteTapped() },
    ]
    super.viewDidLoad()
    favouriteSwitch.onValueChanged { [weak self] isOn in self?.favouriteChanged(to: isOn) }
    view.addSubview(firstNameLabel)
    view.addSubview(lastNameLabel)
    view.addSubview(groupsLabel)
    view.addSubview(favouriteSwitch)
    contactStore.addObserver(self)
    groupStore.addObserver(self)
    showContact()
    showGroups()
  }

  // MARK: Actions

  private func editTapped() {
    present(AddContactViewController(store: contactStore, contact: contact))
  }

  private func deleteTapped() {
    let style = contactStore.nameStyle
    present(AlertController(toDelete: contact, style: style) { [weak self] in self?.deleteContact() })
  }

  private func favouriteChanged(to isFavourite: Bool) {
    do throws(StorageFailure) {
      try contactStore.setFavourite(contact, isFavourite)
    } catch {
      favouriteSwitch.isOn = contact.isFavourite
      present(AlertController(contactNotSaved: error))
    }
  }

  // MARK: Private

  private func showContact() {
    title = contactStore.nameStyle.text(of: contact.name)
    firstNameLabel.text = "First name: \(contact.name.first)"
    lastNameLabel.text = "Last name: \(contact.name.last)"
    favouriteSwitch.isOn = contact.isFavourite
  }

  private func showGroups() {
    let groups = groupStore.groups(of: contact)
    groupsLabel.text = "Groups: \(groups.map(\.name.text).joined(separator: ", "))"
    groupsLabel.isHidden = groups.isEmpty
  }

  private func deleteContact() {
    do throws(StorageFailure) {
      try contactStore.delete(contact)
    } catch {
      present(AlertController(contactNotDeleted: error))
    }
  }
}

// MARK: - ContactStoreObserver

extension ContactDetailViewController: ContactStoreObserver {
  func contactStore(_ store: ContactStore, didChange change: ContactStore.Change) {
    switch change {
    case .rearranged:
      showContact()
    case .changed(let old, let new, _, _) where old.id == contact.id:
      contact = new
      showContact()
    case .deleted(contact, _):
      navigationController?.popViewController()
    default:
      break
    }
  }
}

// MARK: - GroupStoreObserver

extension ContactDetailViewController: GroupStoreObserver {
  func groupStore(_ store: GroupStore, didChange change: GroupStore.Change) {
    showGroups()
  }
}
