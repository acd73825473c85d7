import Measurement
import TerminalKit

/// The objects of one running app, all of its own classes and view controllers of any, and the screens that they came
/// with.
@MainActor
struct AppCensus {
  /// A screen that was there, with what came with it.
  private struct Screen {
    weak var controller: ViewController?
    var objects = ObjectRegister()
  }

  private(set) var everything = ObjectRegister()
  private var screens: [Screen] = []

  /// How many screens there were.
  var screenCount: Int { screens.count }

  /// Notes what is there now. What was not there before came with the first of the screens that were not there either,
  /// or else with the screen in front.
  mutating func note(_ app: any App) {
    let controllers = ScreenStack.controllers(of: app)
    let known = screens.count
    for controller in controllers where place(of: controller) == nil {
      screens.append(Screen(controller: controller))
    }
    guard let owner = known < screens.count ? known : controllers.last.flatMap({ place(of: $0) }) else {
      return
    }
    for object in Self.objects(of: app, controllers) where !everything.contains(object) {
      everything.add(object)
      screens[place(of: object) ?? owner].objects.add(object)
    }
  }

  /// The objects that came with screens which have gone, while the app goes on.
  func objectsOfClosedScreens(of app: any App) -> [ObjectRegister] {
    let open = ScreenStack.controllers(of: app)
    return screens.filter { screen in !open.contains { $0 === screen.controller } }.map(\.objects)
  }

  private func place(of object: AnyObject) -> Int? {
    screens.firstIndex { $0.controller === object }
  }

  private static func objects(of app: any App, _ controllers: [ViewController]) -> [AnyObject] {
    // The toolkit's own objects come and go with the app's; its containers make them no part of the app.
    let modules = Set(([app] + controllers).map { TypeModule.name(of: type(of: $0)) }).subtracting([
      "TerminalKit"
    ])
    return ObjectGraph(from: [app] + controllers).objects.filter {
      $0 is ViewController || modules.contains(TypeModule.name(of: type(of: $0)))
    }
  }
}

/// The view controllers of an app, from back to front.
@MainActor
enum ScreenStack {
  /// Those that the toolkit holds, starting with the first one: what a screen presents and what a container contains.
  /// What only the app's own classes hold is on no screen.
  static func controllers(of app: any App) -> [ViewController] {
    var controllers: [ViewController] = []
    collect(app.rootViewController, in: &controllers)
    return controllers
  }

  private static func collect(_ controller: ViewController, in controllers: inout [ViewController]) {
    guard !controllers.contains(where: { $0 === controller }) else { return }
    controllers.append(controller)
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror {
      if TypeModule.name(of: current.subjectType) == "TerminalKit" {
        for child in current.children {
          if let held = child.value as? ViewController { collect(held, in: &controllers) }
          for held in child.value as? [ViewController] ?? [] { collect(held, in: &controllers) }
        }
      }
      mirror = current.superclassMirror
    }
  }
}

/// The module that a type is declared in.
enum TypeModule {
  static func name(of type: any Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}

/// The objects that can be reached from others through stored properties, collections and enumerations.
///
/// What a closure captures can't be seen from outside. An object that only a closure holds is missing here. What the
/// domain holds is not looked at: it knows no screen, and a list may be long.
struct ObjectGraph {
  private(set) var objects: [AnyObject] = []
  private var visited: Set<ObjectIdentifier> = []
  /// Whether values of these types are looked into, by the identifiers of the types.
  private var isSearched: [ObjectIdentifier: Bool] = [:]

  init(from roots: [AnyObject]) {
    var pending: [Any] = roots
    while let value = pending.popLast() {
      if let object = Self.object(value) {
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        objects.append(object)
      }
      guard search(type(of: value)) else { continue }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let current = mirror {
        pending += current.children.map(\.value)
        mirror = current.superclassMirror
      }
    }
  }

  private mutating func search(_ type: any Any.Type) -> Bool {
    if let known = isSearched[ObjectIdentifier(type)] { return known }
    let isForeign = TypeModule.name(of: type) != "ContactsDomain"
    isSearched[ObjectIdentifier(type)] = isForeign
    return isForeign
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

  /// How many objects of each class are in the registers and how many of them are alive now, by the names of the
  /// classes.
  static func instances(in registers: [ObjectRegister]) -> [FaultResults.Lifetimes.Instances] {
    Dictionary(grouping: registers.flatMap(\.entries), by: \.type).sorted { $0.key < $1.key }
      .map { type, entries in
        FaultResults.Lifetimes.Instances(
          type: type, seen: entries.count, alive: entries.count { $0.object != nil })
      }
  }
}
