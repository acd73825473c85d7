import TerminalKit

/// A line of text that a person can edit.
public struct TextField: PrimitiveView {
  private let title: String
  private let text: Binding<String>

  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public func _makeView(_ inputs: _ViewInputs) {
    if let field = inputs.node.storage as? TerminalKit.TextField, field.placeholder != title {
      inputs.node.storage = nil
    }
    let field = inputs.node.kept { TerminalKit.TextField(placeholder: title) }
    field.text = text.wrappedValue
    field.onEditingChanged { [text] in text.wrappedValue = $0 }
    inputs.output.contents.append(field)
  }
}
