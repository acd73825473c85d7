import ContactsDomain
import Observation
import TerminalKit

/// ``ToolkitApp`` with the state of its screens in observable objects: what it takes more is the cost of Observation.
final class ObservedApp: App {
  private let repository: any ContactRepository
  private let list: ObservedListScreen

  init(repository: any ContactRepository) throws(StorageFailure) {
    self.repository = repository
    list = ObservedListScreen(ObservedList(contacts: try repository.contacts()))
    list.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.showAdd() }
  }

  var rootViewController: ViewController { list }

  private func showAdd() {
    let draft = ObservedDraft()
    let screen = ObservedDraftScreen(draft)
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [list] in list.dismiss() }
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [self] in store(draft) }
    list.present(screen)
  }

  private func store(_ draft: ObservedDraft) {
    do throws(ContactError) {
      let valid = try ContactDraft(firstName: draft.firstName, lastName: draft.lastName).validated()
      let contact = try repository.add(valid)
      list.dismiss()
      list.state.insert(contact)
    } catch {
      draft.errorMessage = "The contact was not added"
    }
  }
}

/// The contacts, and which change of them a screen has to show.
@Observable
final class ObservedList {
  @ObservationIgnored private(set) var contacts: SortedList<Contact>
  private(set) var insertion = Insertion()

  /// The latest insertion. It counts them, for two in a row may be at the same row, and equal values are no change.
  struct Insertion {
    var count = 0
    var row: Int?
  }

  init(contacts: SortedList<Contact>) {
    self.contacts = contacts
  }

  func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    insertion = Insertion(count: insertion.count + 1, row: row)
  }
}

/// A screen with nothing but a table of contacts.
final class ObservedListScreen: ViewController, TableViewDataSource {
  let state: ObservedList
  private let tableView = TableView()
  private var shownInsertions = 0

  init(_ state: ObservedList) {
    self.state = state
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  override func updateProperties() {
    let insertion = state.insertion
    guard let row = insertion.row, insertion.count != shownInsertions else { return }
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
    shownInsertions = insertion.count
  }

  func numberOfRows(in tableView: TableView) -> Int {
    state.contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = state.contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }
}

/// What has been typed for a contact that is yet to be added.
@Observable
final class ObservedDraft {
  var firstName = ""
  var lastName = ""
  var errorMessage: String?
}

/// A screen with the two fields, and an alert where there is an error.
final class ObservedDraftScreen: ViewController {
  private let draft: ObservedDraft
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(_ draft: ObservedDraft) {
    self.draft = draft
    super.init()
    firstNameField.onEditingChanged { [draft] in draft.firstName = $0 }
    lastNameField.onEditingChanged { [draft] in draft.lastName = $0 }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  override func updateProperties() {
    firstNameField.text = draft.firstName
    lastNameField.text = draft.lastName
    guard let message = draft.errorMessage, presentedViewController == nil else { return }
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok") { [draft] in draft.errorMessage = nil })
    present(alert)
  }
}
