import TerminalKit

/// What a screen says in place of its content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let output = Output(.part)
    label._makeView(inputs.child(0, of: Label.self, into: output))
    description._makeView(inputs.child(1, of: Description.self, into: output))
    actions._makeView(inputs.child(2, of: Actions.self, into: output))
    inputs.output.placeholder = ContentUnavailableConfiguration(
      text: output.texts.joined(separator: " "),
      button: output.buttons.first.map { .init(title: $0.title, action: $0.action) })
  }
}

/// Says that something is under way: in place of the screen's content if it says what, else beside it.
public struct ProgressView<Label: View>: PrimitiveView {
  private let label: Label

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let output = Output(.part)
    label._makeView(inputs.child(0, of: Label.self, into: output))
    if let text = output.texts.first {
      inputs.output.placeholder = .loading(text: text)
    } else if inputs.output.kind == .screen {
      let indicator = inputs.node.kept { ActivityIndicatorView() }
      indicator.startAnimating()
      inputs.output.contents.append(indicator)
    }
  }
}

extension ProgressView where Label == EmptyView {
  public init() {
    self.init { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }
}
