/// What a screen says when it has no content to show, with a button if something can be done about it.
public struct ContentUnavailableConfiguration {
  /// A button below the text.
  public struct Button {
    public let title: String
    package let action: () -> Void

    public init(title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }
  }

  public let text: String
  public let button: Button?

  public init(text: String, button: Button? = nil) {
    self.text = text
    self.button = button
  }
}
