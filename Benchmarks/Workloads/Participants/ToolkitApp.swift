import ContactsDomain
import TerminalKit

/// The app on toolkit and domain alone, without an architecture: what an architecture costs is told from here.
///
/// It has no roles, and its two screens do only what the workloads ask for.
final class ToolkitApp: App {
  private let repository: any ContactRepository
  private let list: ToolkitList

  init(repository: any ContactRepository) throws(StorageFailure) {
    self.repository = repository
    list = ToolkitList(contacts: try repository.contacts())
    list.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.showAdd() }
  }

  var rootViewController: ViewController { list }

  private func showAdd() {
    let screen = ViewController()
    let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]
    fields.forEach(screen.view.addSubview)
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [list] in list.dismiss() }
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [self] in
      store(ContactDraft(firstName: fields[0].text, lastName: fields[1].text))
    }
    list.present(screen)
    fields[0].becomeFirstResponder()
  }

  private func store(_ draft: ContactDraft) {
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      list.dismiss()
      list.insert(contact)
    } catch {
      let alert = AlertController(title: "Error", message: "The contact was not added")
      alert.addAction(AlertAction(title: "Ok"))
      list.presentedViewController?.present(alert)
    }
  }
}

/// A screen with nothing but a table of contacts.
final class ToolkitList: ViewController, TableViewDataSource {
  private var contacts: SortedList<Contact>
  private let tableView = TableView()

  init(contacts: SortedList<Contact>) {
    self.contacts = contacts
    super.init()
    title = "Contacts"
    tableView.dataSource = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    tableView.insertRow(at: row)
    tableView.scrollToRow(at: row)
  }

  func numberOfRows(in tableView: TableView) -> Int {
    contacts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let name = contacts[row].name
    return TableViewCell(text: "\(name.first) \(name.last)")
  }
}
