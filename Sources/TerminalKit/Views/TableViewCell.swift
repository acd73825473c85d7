/// What a table shows in one row.
public struct TableViewCell {
  /// What a person can do to a row beside selecting it.
  public nonisolated enum EditingStyle: Sendable {
    case delete
  }

  public let text: String
  /// What the row says below the text, where the table's rows are two lines high.
  public let secondaryText: String?

  public init(text: String, secondaryText: String? = nil) {
    self.text = text
    self.secondaryText = secondaryText
  }
}
