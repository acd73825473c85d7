import Results
import TerminalKit

/// The objects of one running app: all of its own classes, and view controllers of any.
@MainActor
struct AppCensus {
  private(set) var everything = ObjectRegister()
  private(set) var addContact = ObjectRegister()

  /// Notes what is there while the list is all that there is.
  mutating func noteList(of app: any App) {
    for object in Self.objects(of: app) { everything.add(object) }
  }

  /// Notes what is there while the Add screen is open: what was not there before came with it.
  mutating func noteAddContact(of app: any App) {
    for object in Self.objects(of: app) where !everything.contains(object) {
      everything.add(object)
      addContact.add(object)
    }
  }

  private static func objects(of app: any App) -> [AnyObject] {
    var roots: [AnyObject] = [app]
    var controller: ViewController? = app.rootViewController
    while let current = controller {
      roots.append(current)
      controller = current.presentedViewController
    }
    let modules = Set([module(of: app), module(of: app.rootViewController)])
    return ObjectGraph(from: roots).objects.filter {
      $0 is ViewController || modules.contains(module(of: $0))
    }
  }

  private static func module(of object: AnyObject) -> Substring {
    let name = String(reflecting: type(of: object))
    return name[..<(name.firstIndex(of: ".") ?? name.endIndex)]
  }
}

/// The objects that can be reached from others through stored properties, collections and enumerations.
///
/// What a closure captures can't be seen from outside. An object that only a closure holds is missing here.
struct ObjectGraph {
  private(set) var objects: [AnyObject] = []
  private var visited: Set<ObjectIdentifier> = []

  init(from roots: [AnyObject]) {
    var pending: [Any] = roots
    while let value = pending.popLast() {
      if let object = Self.object(value) {
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        objects.append(object)
      }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let current = mirror {
        pending += current.children.map(\.value)
        mirror = current.superclassMirror
      }
    }
  }

  /// The object that the value is; a value that merely could be put into a box is none.
  private static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }
}

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
