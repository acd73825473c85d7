/// A view's place in the tree of a screen, and what lasts there from one update to the next.
///
/// It is found again by its place among its siblings and the type of its view, as in SwiftUI: a view that is in another
/// branch of an `if` is another view, and begins with fresh state.
final class Node {
  private let type: ObjectIdentifier
  /// What lasts for the view's dynamic properties, in the order of their declaration.
  var properties: [PropertyStorage] = []
  /// What a view of the kit keeps: a field, a table, an alert.
  var storage: AnyObject?
  /// Runs when the place is there no longer.
  var onRemoval: (() -> Void)?
  private var children: [Node?] = []
  private var update: Int

  init(type: ObjectIdentifier, update: Int = 0) {
    self.type = type
    self.update = update
  }

  nonisolated deinit {}

  func child(_ place: Int, of type: ObjectIdentifier, in graph: ViewGraph) -> Node {
    while children.count <= place { children.append(nil) }
    if let child = children[place], child.type == type {
      child.update = graph.update
      return child
    }
    children[place]?.remove()
    let child = Node(type: type, update: graph.update)
    children[place] = child
    return child
  }

  /// What the place keeps, made once.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = storage as? Object { return object }
    let object = make()
    storage = object
    return object
  }

  /// Whether anything lasts here, or below: without it, a place can as well be made anew.
  var holdsSomething: Bool {
    !properties.isEmpty || storage != nil || onRemoval != nil
      || children.contains { $0?.holdsSomething == true }
  }

  /// Removes the places that the update did not come to.
  func sweep(_ update: Int) {
    for (place, child) in children.enumerated() {
      guard let child else { continue }
      if child.update == update {
        child.sweep(update)
      } else {
        child.remove()
        children[place] = nil
      }
    }
  }

  /// Takes the place away, with all that are below it.
  func remove() {
    for child in children { child?.remove() }
    children = []
    for property in properties { property.isGone = true }
    onRemoval?()
    onRemoval = nil
  }
}
