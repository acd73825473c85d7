/// What a table shows in one row.
public struct TableViewCell {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}
