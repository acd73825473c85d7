/// A property of a view value that stands for something that lasts at the view's place in the tree.
public protocol DynamicProperty {}

/// A dynamic property of the kit, which is connected with its storage before the view's body is made.
protocol ConnectedProperty: DynamicProperty {
  func connect(_ number: Int, in inputs: _ViewInputs)
}

/// What lasts for a dynamic property at a place in the tree.
class PropertyStorage {
  /// The screen that it belongs to.
  fileprivate weak var graph: ViewGraph?
  /// The last update in which a view value was connected with it.
  fileprivate var update = 0
  /// Whether the place is there no longer.
  final var isGone = false

  init() {}

  nonisolated deinit {}

  /// Whether it belongs to a place that is there in this update too.
  fileprivate final func isInUse(beside other: ViewGraph) -> Bool {
    guard !isGone, let graph else { return false }
    return graph !== other || update == other.update
  }
}

/// What a dynamic property of a view value is connected with. Each view value has connections of its own.
final class Connection<Storage: PropertyStorage> {
  private(set) var storage: Storage?

  nonisolated deinit {}

  /// Connects with the storage of the property of that number, which is made once for each place.
  func connect(_ number: Int, in inputs: _ViewInputs, make: () -> Storage) {
    let node = inputs.node
    let storage: Storage
    if number < node.properties.count, let known = node.properties[number] as? Storage {
      storage = known
    } else {
      storage = make()
      storage.graph = inputs.graph
      node.properties.append(storage)
    }
    if let other = self.storage, other !== storage {
      precondition(
        !other.isInUse(beside: inputs.graph),
        "a view value that has state is used at two places: make a value of its own for each place")
    }
    storage.update = inputs.graph.update
    self.storage = storage
  }
}

extension _ViewInputs {
  /// Connects the dynamic properties of a view value with what lasts at its place.
  func connectProperties<Owner>(of owner: Owner) {
    let places = DynamicProperties.places(in: owner)
    if places.isEmpty { return }
    let children = Mirror(reflecting: owner).children
    for (number, place) in places.enumerated() {
      let child = children[children.index(children.startIndex, offsetBy: place)]
      (child.value as? any ConnectedProperty)?.connect(number, in: self)
    }
  }
}

/// Which of a type's properties are dynamic, by their places. A mirror looks for them once for each type, and is not
/// asked for those that are not.
private enum DynamicProperties {
  private static var known: [ObjectIdentifier: [Int]] = [:]

  static func places<Owner>(in owner: Owner) -> [Int] {
    if let places = known[ObjectIdentifier(Owner.self)] { return places }
    let places = Mirror(reflecting: owner).children.enumerated()
      .filter { $0.element.value is any ConnectedProperty }.map(\.offset)
    known[ObjectIdentifier(Owner.self)] = places
    return places
  }
}
