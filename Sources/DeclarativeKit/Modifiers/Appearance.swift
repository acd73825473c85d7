import TerminalKit

/// What is done as a view comes to the screen and goes from it: more than once where another screen is pushed over it.
class Appearance {
  final var appear: () -> Void = {}
  final var disappear: () -> Void = {}
  private final var isVisible = false

  nonisolated deinit {}

  final func appearIfNeeded() {
    guard !isVisible else { return }
    isVisible = true
    appear()
  }

  final func disappearIfNeeded() {
    guard isVisible else { return }
    isVisible = false
    disappear()
  }
}

extension _ViewInputs {
  /// Has the appearance begin after this update, follow the screen's place on its stack, and end with the view.
  fileprivate func follow(_ appearance: Appearance) {
    let (graph, isOnStack) = (graph, environment.navigation != nil)
    if isOnStack { graph.appearances.append(appearance) }
    graph.actions.append {
      if !isOnStack || !graph.isCovered { appearance.appearIfNeeded() }
    }
    node.onRemoval = { [weak appearance, weak graph] in
      guard let appearance else { return }
      graph?.actions.append { appearance.disappearIfNeeded() }
    }
  }
}

private struct AppearanceModifier: Modifier {
  let update: (Appearance) -> Void

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    let appearance = inputs.node.kept { Appearance() }
    update(appearance)
    inputs.follow(appearance)
  }
}

private struct ChangeModifier<Value: Equatable>: Modifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    let isNew = inputs.node.storage == nil
    let last = inputs.node.kept { LastValue(value) }
    let old = last.value
    last.value = value
    if old != value || isNew && isInitial { inputs.graph.actions.append { action(old, value) } }
  }
}

private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  nonisolated deinit {}
}

/// The task of a view, which ends with the view's appearance, or with the value that began it.
private final class ViewTask<ID: Equatable>: Appearance {
  var id: ID
  var task: Task<Void, Never>?

  init(_ id: ID) {
    self.id = id
  }

  nonisolated deinit {}

  func start(_ priority: TaskPriority, _ action: @escaping () async -> Void) {
    task?.cancel()
    if #available(macOS 26, *) {
      // What it does before it first waits belongs to this event: nothing flashes by.
      task = Task.immediate(priority: priority) { await action() }
    } else {
      task = Task(priority: priority) { await action() }
    }
  }
}

private struct TaskModifier<ID: Equatable>: Modifier {
  let id: ID
  let priority: TaskPriority
  let action: () async -> Void

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    let task = inputs.node.kept { ViewTask(id) }
    task.appear = { [weak task] in task?.start(priority, action) }
    task.disappear = { [weak task] in task?.task?.cancel() }
    inputs.follow(task)
    if task.id == id { return }
    task.id = id
    inputs.graph.actions.append { task.start(priority, action) }
  }
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

  /// Does that, which may wait, while the view is on the screen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// Does that, which may wait, while the view is on the screen; and anew where the value changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
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
