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
    Button { [weak navigation] in
      navigation?.path.wrappedValue.append(value)
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
    environment.navigation?.destinations[ObjectIdentifier(Value.self)] = { value, dismiss in
      var environment = environment
      environment.dismiss = dismiss
      return environment.screen { (value.base as? Value).map(destination) }
    }
  }
}

extension View {
  /// Puts the screen on the stack that the view is in as long as the binding says so.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    modifier(ScreenModifier(isPresented: isPresented, isInFront: false, content: destination))
  }

  /// Puts the item's screen on that stack as long as there is an item; another item has another screen.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    screen(of: item, id: item.wrappedValue, isInFront: false, content: destination)
  }

  /// What is shown for values of that type in the path of the stack that the view is in.
  public func navigationDestination<Value: Hashable>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
}
