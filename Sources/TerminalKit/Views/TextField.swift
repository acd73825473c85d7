/// A line of text that a person can edit.
public final class TextField: View {
  public let placeholder: String
  /// What the field holds. Setting another text puts the caret after it.
  public var text: String {
    get { editor.text }
    set {
      // The same text by its bytes: `==` takes a letter and its accent for the letter with the accent.
      guard !newValue.utf8.elementsEqual(editor.text.utf8) else { return }
      editor = LineEditor(newValue)
    }
  }

  package private(set) var editor = LineEditor()
  private var editingChanged: ((String) -> Void)?

  public init(placeholder: String) {
    self.placeholder = placeholder
  }

  nonisolated deinit {}

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

  /// Adds to the end of the text, as a keyboard does.
  func insertText(_ string: String) {
    editor.moveToEnd()
    editor.insert(string)
    editingChanged?(text)
  }

  /// Empties the text, as a keyboard does.
  func deleteAll() {
    edit { $0 = LineEditor() }
  }

  /// Edits the text or moves the caret, as a keyboard does.
  package func edit(_ change: (inout LineEditor) -> Void) {
    let oldText = text
    change(&editor)
    guard !text.utf8.elementsEqual(oldText.utf8) else { return }
    editingChanged?(text)
  }
}
