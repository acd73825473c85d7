import Results

/// Remembers objects without keeping them alive.
struct ObjectRegister {
  private struct Entry {
    let type: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  /// The places of the entries by their objects' addresses, which others take over after the objects' end.
  private var places: [ObjectIdentifier: Int] = [:]

  /// Whether the object is here.
  func contains(_ object: AnyObject) -> Bool {
    places[ObjectIdentifier(object)].map { entries[$0].object === object } ?? false
  }

  /// Adds the object unless it is here already.
  mutating func add(_ object: AnyObject) {
    guard !contains(object) else { return }
    places[ObjectIdentifier(object)] = entries.count
    entries.append(Entry(type: String(describing: type(of: object)), object: object))
  }

  /// How many objects of each class were added and how many of them are alive now, by the names of the classes.
  var instances: [FaultResults.Lifetimes.Instances] {
    Dictionary(grouping: entries, by: \.type).sorted { $0.key < $1.key }.map { type, entries in
      FaultResults.Lifetimes.Instances(
        type: type, seen: entries.count, alive: entries.count { $0.object != nil })
    }
  }
}
