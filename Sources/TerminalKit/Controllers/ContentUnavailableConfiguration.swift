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
  /// Whether the content is still to come.
  package let isLoading: Bool

  public init(text: String, button: Button? = nil) {
    self.init(text: text, button: button, isLoading: false)
  }

  /// What a screen says while its content is on the way.
  public static func loading(text: String) -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration(text: text, button: nil, isLoading: true)
  }

  private init(text: String, button: Button?, isLoading: Bool) {
    self.text = text
    self.button = button
    self.isLoading = isLoading
  }
}
