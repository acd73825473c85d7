import TerminalKit

/// Shows a screen as long as the binding says so: in front of the view's, or else on top of its stack.
struct ScreenModifier<Screen: View>: Modifier {
  let isPresented: Binding<Bool>
  let isInFront: Bool
  var onDismiss: (() -> Void)?
  var id: AnyHashable?
  let content: () -> Screen

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    var environment = inputs.environment
    if isInFront { environment.navigation = nil }
    environment.dismiss = DismissAction { [isPresented] in isPresented.wrappedValue = false }
    let screen = environment.screen(content)
    inputs.graph.presentations.append(
      Presentation(
        node: inputs.child(1, of: Screen.self).node, kind: isInFront ? .cover(screen) : .push(screen),
        isPresented: isPresented, isWanted: isPresented.wrappedValue, id: id, onDismiss: onDismiss ?? {}))
  }
}

extension View {
  /// Shows the item's screen as long as there is an item; another item has another screen.
  func screen<Item>(
    of item: Binding<Item?>, id: AnyHashable?, isInFront: Bool, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> some View
  ) -> some View {
    let shown = item.wrappedValue
    let isPresented = Binding(get: { shown != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      ScreenModifier(isPresented: isPresented, isInFront: isInFront, onDismiss: onDismiss, id: id) {
        shown.map(content)
      })
  }

  /// Shows the screen in front of this one as long as the binding says so.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    modifier(
      ScreenModifier(isPresented: isPresented, isInFront: true, onDismiss: onDismiss, content: content))
  }

  /// Shows the item's screen in front of this one as long as there is an item; another item has another screen.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    screen(of: item, id: item.wrappedValue?.id, isInFront: true, onDismiss: onDismiss, content: content)
  }

  /// Shows the screen in front of this one as long as the binding says so: text screens have no other sheets.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }
}
