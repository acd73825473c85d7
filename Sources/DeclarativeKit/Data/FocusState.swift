import TerminalKit

/// Which of a view's fields has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
  private let noValue: Value
  private let connection = Connection<FocusFields<Value>>()

  public init<T: Hashable>() where Value == T? {
    noValue = nil
  }

  public init() where Value == Bool {
    noValue = false
  }

  public var wrappedValue: Value {
    get { connection.storage?.focused ?? noValue }
    nonmutating set { connection.storage?.focused = newValue }
  }

  public var projectedValue: Binding { Binding(fields: connection.storage) }

  func connect(_ number: Int, in inputs: _ViewInputs) {
    connection.connect(number, in: inputs) { FocusFields(noValue: noValue) }
  }

  /// What a field is given to take part.
  public struct Binding {
    let fields: FocusFields<Value>?
  }
}

/// The fields among which a focus state chooses.
final class FocusFields<Value: Hashable>: StateSignal {
  private struct Field {
    let value: Value
    weak var view: TerminalKit.TextField?
  }

  let noValue: Value
  private var fields: [Field] = []
  /// The value that was asked for before its field was on the screen.
  private var pending: Value?
  /// The value that those who have read it know.
  private var known: Value

  init(noValue: Value) {
    self.noValue = noValue
    known = noValue
  }

  nonisolated deinit {}

  var focused: Value {
    get {
      access()
      return current
    }
    set {
      pending = newValue
      followFocus()
    }
  }

  private var current: Value { fields.first { $0.view?.isFirstResponder == true }?.value ?? noValue }

  func register(_ view: TerminalKit.TextField, as value: Value, in graph: ViewGraph) {
    if !fields.contains(where: { $0.view === view && $0.value == value }) {
      fields.removeAll { $0.view == nil || $0.view === view }
      fields.append(Field(value: value, view: view))
    }
    // A person may have moved the focus, and a field that was waited for is on the screen only after the update.
    if pending != nil || current != known { graph.actions.append { self.followFocus() } }
  }

  private func followFocus() {
    if let pending, let field = fields.first(where: { $0.value == pending })?.view, field.superview != nil {
      field.becomeFirstResponder()
      self.pending = nil
    }
    if current == known { return }
    willSet()
    known = current
    didSet()
  }
}

private struct FocusedModifier<Value: Hashable>: Modifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func finish(_ inputs: _ViewInputs, contents: ArraySlice<TerminalKit.View>) {
    for case let field as TerminalKit.TextField in contents {
      binding.fields?.register(field, as: value, in: inputs.graph)
      return
    }
  }
}

extension View {
  /// Has the field in this view focused while the state has that value, and the reverse.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Has the field in this view focused while the state is true, and the reverse.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }
}
