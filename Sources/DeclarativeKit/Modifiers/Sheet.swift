import TerminalKit

/// A screen in front of another one, as long as its binding says so.
private struct Cover: Presentation {
  let node: Node
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: (_ViewInputs) -> Void

  func dismissIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard !isPresented.wrappedValue, let presented = node.storage as? Presented else { return }
    node.storage = nil
    if host.presentedViewController === presented.controller { host.dismiss() }
    graph.actions.append { [onDismiss] in
      presented.screen?.end()
      onDismiss?()
    }
  }

  func presentIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard isPresented.wrappedValue else { return }
    if let presented = node.storage as? Presented {
      presented.screen?.update(content)
      return
    }
    guard host.presentedViewController == nil else { return }
    let screen = PresentedScreen(content)
    let presented = Presented(NavigationController(rootViewController: screen), screen: screen)
    node.storage = presented
    node.onRemoval = { [weak host, weak presented] in
      guard let presented else { return }
      if let host, host.presentedViewController === presented.controller { host.dismiss() }
      presented.screen?.end()
    }
    host.present(presented.controller)
  }
}

private struct CoverModifier<Sheet: View>: Modifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Sheet

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    var environment = inputs.environment
    environment.navigation = nil
    environment.dismiss = DismissAction { [isPresented] in isPresented.wrappedValue = false }
    inputs.graph.presentations.append(
      Cover(
        node: inputs.child(1, of: Sheet.self).node, isPresented: isPresented, onDismiss: onDismiss,
        content: environment.screen(content)))
  }
}

extension EnvironmentValues {
  /// What makes a screen of the view, with these values.
  func screen(_ view: @escaping () -> some View) -> (_ViewInputs) -> Void {
    { inputs in
      var inputs = inputs
      inputs.environment = self
      view()._makeView(inputs)
    }
  }
}

extension View {
  /// Shows the screen in front of this one as long as the binding says so.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(CoverModifier(isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows the screen in front of this one as long as the binding says so: text screens have no other sheets.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(CoverModifier(isPresented: isPresented, onDismiss: onDismiss, content: content))
  }
}
