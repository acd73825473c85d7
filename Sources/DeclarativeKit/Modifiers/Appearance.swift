import TerminalKit

/// What is done as a view comes to the screen and goes from it: more than once where another screen is pushed over it.
final class Appearance {
  var appear: () -> Void = {}
  var disappear: () -> Void = {}
  private var isVisible = false

  nonisolated deinit {}

  func appearIfNeeded() {
    guard !isVisible else { return }
    isVisible = true
    appear()
  }

  func disappearIfNeeded() {
    guard isVisible else { return }
    isVisible = false
    disappear()
  }
}

private struct AppearanceModifier: Modifier {
  let update: (Appearance) -> Void

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    if let appearance = inputs.node.storage as? Appearance {
      update(appearance)
      inputs.note(appearance)
      return
    }
    let appearance = inputs.node.kept { Appearance() }
    update(appearance)
    inputs.note(appearance)
    inputs.graph.actions.append { appearance.appearIfNeeded() }
    inputs.node.onRemoval = { appearance.disappearIfNeeded() }
  }
}

extension _ViewInputs {
  /// Has the appearance follow the screen's place on its stack.
  fileprivate func note(_ appearance: Appearance) {
    if environment.navigation != nil { graph.appearances.append(appearance) }
  }
}

private struct ChangeModifier<Value: Equatable>: Modifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    guard let last = inputs.node.storage as? LastValue<Value> else {
      inputs.node.storage = LastValue(value)
      if isInitial { inputs.graph.actions.append { action(value, value) } }
      return
    }
    let old = last.value
    guard old != value else { return }
    last.value = value
    inputs.graph.actions.append { action(old, value) }
  }
}

private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  nonisolated deinit {}
}

extension View {
  /// Does that when the view has come to the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier { $0.appear = action ?? {} })
  }

  /// Does that when the view has gone from the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier { $0.disappear = action ?? {} })
  }

  /// Does that when the value is another one than in the last update, with the old and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does that when the value is another one than in the last update.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}
