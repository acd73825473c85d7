import ContactsDomain

/// The state of the screen that says what came of an import.
final class ImportResultViewModel: ListViewModel {
  // MARK: Dependencies

  private let contacts: ContactImport
  private let nameStyle: NameStyle
  private let onFinish: () -> Void

  /// - Parameter onFinish: what follows the screen.
  init(contacts: ContactImport, nameStyle: NameStyle, onFinish: @escaping () -> Void) {
    self.contacts = contacts
    self.nameStyle = nameStyle
    self.onFinish = onFinish
  }

  // MARK: Inputs

  func viewDidLoad() {
    onRowChange(.reloaded)
  }

  func doneTapped() {
    onFinish()
  }

  // MARK: Outputs

  var onRowChange: (RowChange) -> Void = { _ in }
  var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Import Result"
  let content = ListContent.rows
  let canSelectRows = false

  /// How many contacts were imported, and how many lines rejected, if any.
  var summary: [String] {
    let count = contacts.accepted.count
    let imported = "\(count == 0 ? "No" : "\(count)") \(count == 1 ? "contact" : "contacts") imported"
    let rejected = "\(numberOfRows) \(numberOfRows == 1 ? "line" : "lines") rejected"
    return numberOfRows == 0 ? [imported] : [imported, rejected]
  }

  var numberOfRows: Int {
    contacts.rejected.count
  }

  func row(at index: Int) -> ListRow {
    let line = contacts.rejected[index]
    return ListRow(text: "Line \(line.number): \(text(of: line.reason))", accessory: nil)
  }

  // MARK: Private

  private func text(of reason: RejectedLine.Reason) -> String {
    switch reason {
    case .notTwoParts: "First name, comma and last name expected"
    case .name(let error): error.message
    case .known(let name): "\(nameStyle.text(of: name)) is there already"
    }
  }
}
