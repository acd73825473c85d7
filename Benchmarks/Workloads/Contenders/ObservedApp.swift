import ContactsDomain
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
