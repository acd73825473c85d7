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
  /// The children that are known by identities and not by their order.
  private var elements: [AnyHashable: Node] = [:]
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

  func child(for id: AnyHashable, in graph: ViewGraph) -> Node {
    let child = elements[id] ?? Node(type: type)
    child.update = graph.update
    elements[id] = child
    return child
  }

  /// What the place keeps, made once.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = storage as? Object { return object }
    let object = make()
    storage = object
    return object
  }

  /// Whether state lasts here, or below: without it, a place can as well be made anew.
  var holdsState: Bool {
    !properties.isEmpty || descendants.contains(where: \.holdsState)
  }

  /// Hides what is here from a person, and keeps it.
  func disappear() {
    (storage as? Appearance)?.disappearIfNeeded()
    for child in descendants { child.disappear() }
  }

  private var descendants: [Node] { children.compactMap(\.self) + elements.values }

  /// Removes the places that the update did not come to.
  func sweep(_ update: Int) {
    for (place, child) in children.enumerated() {
      if child?.isLeft(in: update) == true { children[place] = nil }
    }
    for (id, child) in elements where child.isLeft(in: update) { elements[id] = nil }
  }

  /// Goes if the update did not come here; else those below do to which it did not.
  private func isLeft(in update: Int) -> Bool {
    let isLeft = self.update != update
    if isLeft { remove() } else { sweep(update) }
    return isLeft
  }

  /// Takes the place away, with all that are below it.
  func remove() {
    for child in descendants { child.remove() }
    children = []
    elements = [:]
    for property in properties { property.isGone = true }
    onRemoval?()
    onRemoval = nil
  }
}
