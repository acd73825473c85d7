import TerminalKit

/// Where in the bar a button is.
public struct ToolbarItemPlacement: Sendable {
  let isLeading: Bool

  public nonisolated static let automatic = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let primaryAction = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let confirmationAction = ToolbarItemPlacement(isLeading: false)
  public nonisolated static let cancellationAction = ToolbarItemPlacement(isLeading: true)
}

/// A button in the toolbar.
public struct ToolbarItem<Content: View>: PrimitiveView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let output = Output(.part)
    content._makeView(inputs.child(0, of: Content.self, into: output))
    inputs.output.addToBar(output.buttons, isLeading: placement.isLeading)
  }
}

extension Output {
  fileprivate func addToBar(_ buttons: [ButtonItem], isLeading: Bool) {
    for button in buttons {
      let side: ReferenceWritableKeyPath<Output, ButtonItem?> = isLeading ? \.leading : \.trailing
      precondition(self[keyPath: side] == nil, "the bar of a text screen has one button at each side")
      self[keyPath: side] = button
    }
  }
}

private struct ToolbarModifier<Items: View>: Modifier {
  let items: Items

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    guard inputs.environment.navigation != nil else { return }
    let bar = Output(.part)
    items._makeView(inputs.child(1, of: Items.self, into: bar))
    inputs.output.addToBar([bar.leading].compactMap(\.self), isLeading: true)
    inputs.output.addToBar([bar.trailing].compactMap(\.self) + bar.buttons, isLeading: false)
  }
}

extension View {
  /// Puts the items into the bar of the navigation stack that the view is in; a button alone is at its end.
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
}
