import Foundation
public import Observation

/// The name of a value in the environment, with what it is where nobody has set it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views are told by those above them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Whether a person can use what is in the view.
  public var isEnabled = true
  /// Takes away the screen that the view is on.
  public internal(set) var dismiss = DismissAction {}
  /// The stack that the view is in, which keeps screens that keep what they are told.
  weak var navigation: Navigation?
  /// What scrolls the list that the view is around.
  var scrolledList: ScrolledList?
  /// The first row that begins with a text.
  var rowIndex: ((String) -> Int?)?
  /// What deleting rows does, where a person can.
  var rowDeletion: ((IndexSet) -> Void)?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  fileprivate subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A value, or an observable object, from the environment.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
  private let read: (EnvironmentValues) -> Value
  private let connection = Connection<EnvironmentReading<Value>>()

  /// The value under that name.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object of that type. It ends the app if there is none.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: type] else {
        preconditionFailure("no object of the type \(type) is in the environment of the view")
      }
      return object
    }
  }

  public var wrappedValue: Value { connection.storage?.value ?? read(EnvironmentValues()) }

  func connect(_ number: Int, in inputs: _ViewInputs) {
    connection.connect(number, in: inputs) { EnvironmentReading() }
    connection.storage?.value = read(inputs.environment)
  }
}

/// What the environment said in the last update.
private final class EnvironmentReading<Value>: PropertyStorage {
  var value: Value?

  nonisolated deinit {}
}

private struct EnvironmentModifier: Modifier {
  let change: (inout EnvironmentValues) -> Void

  func modify(_ inputs: inout _ViewInputs) {
    change(&inputs.environment)
  }
}

extension View {
  /// Sets the value under that name for the views in this one.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Gives the object to the views in this one.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }

  /// Whether the buttons in this view cannot be tapped.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

/// Takes away the screen in whose environment it is.
public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() {
    action()
  }
}
