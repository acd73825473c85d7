/// Why a person could not do what was asked on the screen as it is.
public nonisolated enum InteractionError: Error, Equatable, Sendable {
  case noButton(String, available: [String])
  case disabled(String)
  case noField(String, available: [String])
  case noList
  case noRow(Int, count: Int)
  case notSelectable
  case notEditable(Int)
  case alertInFront(title: String)
}

extension InteractionError: CustomStringConvertible {
  public nonisolated var description: String {
    switch self {
    case .noButton(let title, let available):
      "there is no button \(title.quoted); \(list(available, of: "buttons"))"
    case .disabled(let title):
      "the button \(title.quoted) is disabled"
    case .noField(let placeholder, let available):
      "there is no field \(placeholder.quoted); \(list(available, of: "fields"))"
    case .noList:
      "there is no list on the screen"
    case .noRow(let row, let count):
      "there is no row \(number(row)); the list has \(count)"
    case .notSelectable:
      "the rows of the list cannot be selected"
    case .notEditable(let row):
      "row \(number(row)) cannot be deleted"
    case .alertInFront(let title):
      "the alert \(title.quoted) is in front"
    }
  }

  /// The row as a person counts it; the last one that there could be has a number too.
  private nonisolated func number(_ row: Int) -> String {
    row < 0 ? "\(row + 1)" : "\(row.magnitude + 1)"
  }

  private nonisolated func list(_ names: [String], of kind: String) -> String {
    names.isEmpty
      ? "the screen has no \(kind)" : "\(kind) here: \(names.map(\.quoted).joined(separator: ", "))"
  }
}
