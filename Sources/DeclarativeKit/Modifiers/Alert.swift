import TerminalKit

/// A message in front of a screen, as long as its binding says so.
private struct Alert: Presentation {
  let node: Node
  let title: String
  let isPresented: Binding<Bool>
  let content: () -> (message: Output, actions: Output)

  func dismissIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard !isPresented.wrappedValue, let presented = node.storage as? Presented else { return }
    node.storage = nil
    if host.presentedViewController === presented.controller { host.dismiss() }
  }

  func presentIfNeeded(on host: ViewController, in graph: ViewGraph) {
    guard isPresented.wrappedValue, node.storage == nil, host.presentedViewController == nil else { return }
    let presented = Presented(makeController())
    node.storage = presented
    node.onRemoval = { [weak host, weak presented] in
      if let host, let presented, host.presentedViewController === presented.controller { host.dismiss() }
    }
    host.present(presented.controller)
  }

  private func makeController() -> AlertController {
    let content = content()
    let alert = AlertController(title: title, message: content.message.texts.joined(separator: " "))
    var buttons = content.actions.buttons
    if buttons.isEmpty { buttons = [ButtonItem(texts: ["OK"], role: nil, isEnabled: true) {}] }
    for button in buttons {
      alert.addAction(
        AlertAction(title: button.title, style: button.role.alertStyle) { [weak node, isPresented] in
          // Weak: the place keeps the alert, which keeps this.
          node?.storage = nil
          // The alert is known to have gone when the action runs, which may want the next one.
          isPresented.wrappedValue = false
          button.action()
        })
    }
    return alert
  }
}

private struct AlertModifier<Actions: View, Message: View>: Modifier {
  let title: String
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    let (actionOutput, messageOutput) = (Output(.part), Output(.part))
    let actionInputs = inputs.child(1, of: Actions.self, into: actionOutput)
    let messageInputs = inputs.child(2, of: Message.self, into: messageOutput)
    inputs.graph.presentations.append(
      Alert(node: inputs.child(3, of: AlertController.self).node, title: title, isPresented: isPresented) {
        actions()._makeView(actionInputs)
        message()._makeView(messageInputs)
        return (messageOutput, actionOutput)
      })
  }
}

extension View {
  /// Shows the alert as long as the binding says so.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows the alert as long as the binding says so.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    modifier(
      AlertModifier(title: String(title), isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows the alert about the data as long as the binding says so and there is any.
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows the alert about the data as long as the binding says so and there is any.
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View, @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    let isDataThere = data != nil
    let isPresented = Binding(
      get: { isPresented.wrappedValue && isDataThere }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      AlertModifier(
        title: String(title), isPresented: isPresented, actions: { data.map(actions) },
        message: { data.map(message) }))
  }
}
