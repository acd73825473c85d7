import ContactsDomain

@testable import ContactsIndependentVIPER

final class AddContactInteractorSpy: AddContactInteractorInput {
  private(set) var drafts: [ContactDraft] = []

  func addContact(_ draft: ContactDraft) {
    drafts.append(draft)
  }
}
