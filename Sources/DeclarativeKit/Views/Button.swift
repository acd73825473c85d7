import TerminalKit

/// Something to tap: in a toolbar, an alert, a row of a list, or below the text of a screen without content.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    precondition(inputs.output.kind != .screen, "a text screen has no place for a button but in its toolbar")
    let label = Output(.part)
    self.label._makeView(inputs.child(0, of: Label.self, into: label))
    inputs.inRow.output.buttons.append(
      ButtonItem(texts: label.texts, role: role, isEnabled: inputs.environment.isEnabled, action: action))
  }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What pressing a button means.
public struct ButtonRole: Equatable, Sendable {
  private let number: Int

  /// Something is lost for good.
  public nonisolated static let destructive = ButtonRole(number: 0)
  /// Nothing is done.
  public nonisolated static let cancel = ButtonRole(number: 1)
}

extension ButtonRole? {
  var alertStyle: AlertAction.Style {
    switch self {
    case .destructive: .destructive
    case .cancel: .cancel
    default: .default
    }
  }
}
