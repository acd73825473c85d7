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
    let text = output.texts.joined(separator: " ")
    let button = output.buttons.first.map {
      ContentUnavailableConfiguration.Button(title: $0.title, action: $0.action)
    }
    inputs.output.placeholder =
      output.isLoading ? .loading(text: text) : ContentUnavailableConfiguration(text: text, button: button)
  }
}

/// Says that something is under way: in place of the screen's content if it says what, else beside it.
public struct ProgressView: PrimitiveView {
  private let title: String?

  public init() {
    title = nil
  }

  public init(_ title: some StringProtocol) {
    self.title = String(title)
  }

  public func _makeView(_ inputs: _ViewInputs) {
    if inputs.output.kind != .screen {
      inputs.output.isLoading = true
      inputs.output.texts += [title].compactMap(\.self)
    } else if let title {
      inputs.output.placeholder = .loading(text: title)
    } else {
      let indicator = inputs.node.kept { ActivityIndicatorView() }
      indicator.startAnimating()
      inputs.output.contents.append(indicator)
    }
  }
}
