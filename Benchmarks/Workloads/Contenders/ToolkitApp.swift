import ContactsDomain
import TerminalKit

/// Toolkit and domain do what the apps have them do, written with no roles at all.
///
/// Nothing here is written for change: there are no roles, and the two screens know what the workloads will ask.
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
      list.present(alert)
    }
  }
}
