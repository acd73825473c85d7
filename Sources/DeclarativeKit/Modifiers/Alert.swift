import TerminalKit

private struct AlertModifier<Actions: View, Message: View>: Modifier {
  let title: String
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    let (actionOutput, messageOutput) = (Output(.part), Output(.part))
    let actionInputs = inputs.child(1, of: Actions.self, into: actionOutput)
    let messageInputs = inputs.child(2, of: Message.self, into: messageOutput)
    let node = inputs.child(3, of: AlertController.self).node
    let kind = Presentation.Kind.alert { [weak node] in
      actions()._makeView(actionInputs)
      message()._makeView(messageInputs)
      let alert = AlertController(title: title, message: messageOutput.texts.joined(separator: " "))
      if actionOutput.buttons.isEmpty {
        actionOutput.buttons = [ButtonItem(texts: ["OK"], role: nil, isEnabled: true) {}]
      }
      for button in actionOutput.buttons {
        alert.addAction(
          AlertAction(title: button.title, style: button.role.alertStyle) {
            node?.storage = nil
            // The alert is known to have gone when the action runs, which may want the next one.
            isPresented.wrappedValue = false
            button.action()
          })
      }
      return alert
    }
    inputs.graph.presentations.append(
      Presentation(
        node: node, kind: kind, isPresented: isPresented, isWanted: isPresented.wrappedValue))
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
