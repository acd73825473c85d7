import TerminalKit

/// A line of text.
public struct Text: PrimitiveView {
  private let content: String

  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// A text that is no key of a localized one.
  public init(verbatim content: String) {
    self.content = content
  }

  public func _makeView(_ inputs: _ViewInputs) {
    guard inputs.output.kind == .screen else {
      inputs.inRow.output.texts.append(content)
      return
    }
    let label = inputs.node.kept { TerminalKit.Label() }
    label.text = content
    inputs.output.contents.append(label)
  }
}
