/// A line of text that a person can edit.
public final class TextField: View {
  public let placeholder: String
  public var text = ""
  private var editingChanged: ((String) -> Void)?

  public init(placeholder: String) {
    self.placeholder = placeholder
  }

  /// Has the action run, with the new text, after each edit that a person makes; setting ``text`` is none.
  public func onEditingChanged(_ action: @escaping (String) -> Void) {
    editingChanged = action
  }

  public var isFirstResponder: Bool {
    owningViewController?.firstResponder === self
  }

  /// Makes this the field into which a person types.
  public func becomeFirstResponder() {
    owningViewController?.firstResponder = self
  }

  /// Adds to the text, as a keyboard does.
  func insertText(_ string: String) {
    text += string
    editingChanged?(text)
  }

  /// Empties the text, as a keyboard does.
  func deleteAll() {
    guard !text.isEmpty else { return }
    text = ""
    editingChanged?(text)
  }
}
