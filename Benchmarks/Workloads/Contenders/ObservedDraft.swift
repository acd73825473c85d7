import ContactsDomain
import Observation
import TerminalKit

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
