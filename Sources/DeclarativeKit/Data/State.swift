import Observation

/// A value that a view owns: it lasts as long as the view's place in the tree, and the screen follows it.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
  private let initialValue: Value
  private let connection = Connection<StateCell<Value>>()

  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value, or the initial one where the view has no place yet; what is set then is lost.
  public var wrappedValue: Value {
    get { connection.storage?.value ?? initialValue }
    nonmutating set { connection.storage?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell = connection.storage else { return .constant(initialValue) }
    return Binding(get: { cell.value }, set: { cell.value = $0 })
  }

  func connect(_ number: Int, in inputs: _ViewInputs) {
    connection.connect(number, in: inputs) { StateCell(initialValue) }
  }
}

// In an extension, so that a view whose state is an object has a memberwise initialiser.
extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A state's value. It is observable, so that the screen follows it as it follows any observable object.
///
/// What is observed is a property of a class that is not generic: the key path to a property of a generic one would be
/// made anew at each access, which took a tenth of the time of an update.
final class StateCell<Value>: StateSignal {
  private var storage: Value

  init(_ value: Value) {
    storage = value
  }

  nonisolated deinit {}

  var value: Value {
    get {
      access()
      return storage
    }
    set {
      willSet()
      storage = newValue
      didSet()
    }
  }
}

/// Tells that a state has been read, or changes.
class StateSignal: PropertyStorage, Observable {
  private let registrar = ObservationRegistrar()
  private final var signal: Void { () }

  nonisolated deinit {}

  final func access() {
    registrar.access(self, keyPath: \.signal)
  }

  final func willSet() {
    registrar.willSet(self, keyPath: \.signal)
  }

  final func didSet() {
    registrar.didSet(self, keyPath: \.signal)
  }
}
