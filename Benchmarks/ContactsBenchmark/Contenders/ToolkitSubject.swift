import ContactsDomain
import TerminalKit

/// The floor with screens: toolkit and domain do what the apps have them do, with no architecture between them.
///
/// Nothing here is written for change: there are no roles, and the two screens know what the workloads will ask.
final class ToolkitSubject: Subject {
  private let repository: InMemoryContactRepository
  private var list: ToolkitList?
  private var window: Window?
  private(set) var failure: (any Error)?

  init(names: [PersonName]) {
    repository = InMemoryContactRepository(names)
  }

  func launch() {
    do throws(ContactError) {
      let list = ToolkitList(contacts: try repository.contacts())
      let window = Window(rootViewController: list, size: Viewport.screen)
      list.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [unowned self] in showAdd() }
      window.makeKeyAndVisible()
      self.list = list
      self.window = window
    } catch {
      failure = error
    }
  }

  func quit() {
    window = nil
    list = nil
  }

  func add(_ draft: ContactDraft) {
    act { window throws(InteractionError) in
      try window.tap(button: "Add")
      try window.type(draft.firstName, into: "First name")
      try window.type(draft.lastName, into: "Last name")
      try window.tap(button: "Done")
    }
  }

  func scrollThrough() {
    act { window throws(InteractionError) in
      let pages = Viewport.rowsPassed(of: numberOfRows).count / 2
      for _ in 0..<pages { try window.scroll(byRows: Viewport.rows) }
      for _ in 0..<pages { try window.scroll(byRows: -Viewport.rows) }
    }
  }

  var numberOfRows: Int { list?.contacts.count ?? 0 }

  private func act(_ action: (Window) throws(InteractionError) -> Void) {
    guard let window else { return }
    do {
      try action(window)
    } catch {
      failure = error
    }
  }

  private func showAdd() {
    let screen = ViewController()
    let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]
    fields.forEach(screen.view.addSubview)
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") {}
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [unowned self] in
      store(ContactDraft(firstName: fields[0].text, lastName: fields[1].text))
    }
    list?.present(screen)
    fields[0].becomeFirstResponder()
  }

  private func store(_ draft: ContactDraft) {
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      list?.dismiss()
      list?.insert(contact)
    } catch {
      failure = error
    }
  }
}

/// A screen with nothing but a table of contacts.
final class ToolkitList: ViewController, TableViewDataSource {
  private(set) var contacts: SortedList<Contact>
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
