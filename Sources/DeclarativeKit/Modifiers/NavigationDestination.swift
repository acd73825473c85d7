import TerminalKit

/// A button, or a row, that puts a value on the stack that it is in.
public struct NavigationLink<Label: View>: PrimitiveView {
  private let value: AnyHashable
  private let label: Label

  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
    self.value = AnyHashable(value)
    self.label = label()
  }

  public func _makeView(_ inputs: _ViewInputs) {
    let (navigation, value) = (inputs.environment.navigation, value)
    Button {
      navigation?.push(value)
    } label: {
      label
    }
    ._makeView(inputs.child(0, of: Button<Label>.self))
  }
}

extension NavigationLink where Label == Text {
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value) {
    self.init(value: value) { Text(title) }
  }
}

private struct DestinationModifier<Value: Hashable, Destination: View>: Modifier {
  let destination: (Value) -> Destination

  func modify(_ inputs: inout _ViewInputs) {
    let environment = inputs.environment
    environment.navigation?.destinations[ObjectIdentifier(Value.self)] = { [destination] value in
      { inputs in
        guard let value = value.base as? Value else { return }
        var inner = inputs.child(0, of: Destination.self)
        inner.environment = environment
        inner.environment.dismiss = inputs.environment.dismiss
        destination(value)._makeView(inner)
      }
    }
  }
}

/// A screen above another one on its stack, as long as its binding says so.
private struct Push: Presentation {
  let node: Node
  let isPresented: Binding<Bool>
  let content: (_ViewInputs) -> Void

  func dismissIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard !isPresented.wrappedValue, let presented = node.storage as? Presented else { return }
    node.storage = nil
    Self.pop(presented)
    graph.actions.append { presented.screen?.end() }
  }

  func presentIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard isPresented.wrappedValue else { return }
    if let presented = node.storage as? Presented {
      presented.screen?.update(content)
      return
    }
    guard let stack = host.navigationController, stack.topViewController === host else { return }
    let screen = PresentedScreen(content)
    let presented = Presented(screen, screen: screen)
    screen.onPop = { [weak node, weak screen, isPresented] in
      guard node?.storage != nil else { return }
      node?.storage = nil
      screen?.end()
      isPresented.wrappedValue = false
    }
    node.storage = presented
    node.onRemoval = { [weak presented] in
      guard let presented else { return }
      Self.pop(presented)
      presented.screen?.end()
    }
    stack.pushViewController(screen)
  }

  /// Takes the screen away, and what lies above it.
  private static func pop(_ presented: Presented) {
    presented.screen?.onPop = {}
    guard let stack = presented.controller.navigationController else { return }
    while stack.viewControllers.contains(where: { $0 === presented.controller }),
      stack.popViewController() != nil
    {}
  }
}

private struct PushModifier<Destination: View>: Modifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    var environment = inputs.environment
    environment.dismiss = DismissAction { [isPresented] in isPresented.wrappedValue = false }
    inputs.graph.presentations.append(
      Push(
        node: inputs.child(1, of: Destination.self).node, isPresented: isPresented,
        content: environment.screen(destination)))
  }
}

extension View {
  /// Puts the screen on the stack that the view is in as long as the binding says so.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    modifier(PushModifier(isPresented: isPresented, destination: destination))
  }

  /// What is shown for values of that type in the path of the stack that the view is in.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}
