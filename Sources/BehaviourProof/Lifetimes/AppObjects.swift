import ArchitectureCatalog
import Measurement
import Synchronization
import TerminalKit

/// The objects of one running app, all of its own classes and view controllers of any, and the screens that they came
/// with; none of them is kept alive.
@MainActor
struct AppObjects {
  private struct Screen {
    weak var controller: ViewController?
  }

  private struct SeenObject {
    let type: String
    weak var object: AnyObject?
    /// The place of the screen that it came with.
    let screen: Int

    var instance: LifetimeResults.Instances {
      .init(type: type, seen: 1, alive: object == nil ? 0 : 1)
    }
  }

  private var screens: [Screen] = []
  private var seen: [SeenObject] = []
  /// The places of what was seen by the objects' addresses, which others take over after the objects' end.
  private var places: [ObjectIdentifier: Int] = [:]

  var screenCount: Int { screens.count }

  /// Each object, by the name of its class, and whether it is alive now.
  var instances: [LifetimeResults.Instances] { seen.map(\.instance) }

  /// The objects that came with screens which have gone, while the app goes on.
  func instancesOfClosedScreens(of app: any App) -> [LifetimeResults.Instances] {
    let open = ScreenStack.controllers(of: app)
    let isClosed = screens.map { screen in !open.contains { $0 === screen.controller } }
    return seen.filter { isClosed[$0.screen] }.map(\.instance)
  }

  /// Notes what is there now. What was not there before came with the first of the screens that were not there either,
  /// or else with the screen in front.
  mutating func note(_ app: any App) {
    let controllers = ScreenStack.controllers(of: app)
    let known = screens.count
    for controller in controllers where screen(of: controller) == nil {
      screens.append(Screen(controller: controller))
    }
    let owner = known < screens.count ? known : controllers.last.flatMap(screen)
    // The toolkit's own objects come and go with the app's; its containers make them no part of the app.
    let modules = Set(([app] + controllers).flatMap { TypeModule.names(in: type(of: $0)) })
      .subtracting(["Swift", Toolkit.imperative.module])
    for object in ObjectGraph(from: [app] + controllers).objects where !isSeen(object) {
      guard object is ViewController || modules.contains(String(TypeModule.name(of: type(of: object)))),
        let screen = screen(of: object) ?? owner
      else { continue }
      places[ObjectIdentifier(object)] = seen.count
      seen.append(SeenObject(type: String(describing: type(of: object)), object: object, screen: screen))
    }
  }

  private func screen(of object: AnyObject) -> Int? {
    screens.firstIndex { $0.controller === object }
  }

  private func isSeen(_ object: AnyObject) -> Bool {
    places[ObjectIdentifier(object)].map { seen[$0].object === object } ?? false
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
    for mirror in Mirror(reflecting: controller).lineage
    where TypeModule.name(of: mirror.subjectType) == "TerminalKit" {
      for child in mirror.children {
        let held = (child.value as? ViewController).map { [$0] } ?? child.value as? [ViewController] ?? []
        for controller in held { collect(controller, in: &controllers) }
      }
    }
  }
}

extension Mirror {
  /// It, and those of what its type inherits.
  fileprivate var lineage: [Mirror] { [self] + (superclassMirror?.lineage ?? []) }
}

/// The module that a type is declared in.
enum TypeModule {
  private static let known = Mutex<[ObjectIdentifier: (names: [String], hasNoObjects: Bool)]>([:])

  /// Those of the type and of what it is generic over.
  static func names(in type: any Any.Type) -> [String] { known(type).names }
  static func name(of type: any Any.Type) -> Substring { known(type).names[0][...] }

  /// Whether values of the type hold no object that matters: they are mere bits, or the domain's.
  static func hasNoObjects(_ type: any Any.Type) -> Bool { known(type).hasNoObjects }

  /// It is found out once for each type, as that takes long.
  private static func known(_ type: any Any.Type) -> (names: [String], hasNoObjects: Bool) {
    known.withLock { known in
      if let one = known[ObjectIdentifier(type)] { return one }
      let name = String(reflecting: type)
      let own = String(name.prefix { $0 != "." })
      let names = name.matches(of: /([\w.]+)\.\w/).map { String($0.1.prefix { $0 != "." }) }
      let one = ([own] + names, own == "ContactsDomain" || areMereBits(type))
      known[ObjectIdentifier(type)] = one
      return one
    }
  }

  private static func areMereBits<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
}

/// The objects that can be reached from others through stored properties, collections and enumerations.
///
/// What a closure captures can't be seen from outside. An object that only a closure holds is missing here. What the
/// domain holds is not looked at: it knows no screen, and a list may be long.
struct ObjectGraph {
  private(set) var objects: [AnyObject] = []

  /// What is known of a type: whether its values are objects, and whether what they hold is not looked at.
  private typealias Kind = (isObject: Bool, isLeaf: Bool)

  /// The types of most values, which hold no object.
  private static let leaves: [any Any.Type] = [
    Bool.self, Int.self, Int?.self, Set<Int>.self, String.self, String?.self, TableViewCell.self,
  ]

  init(from roots: [AnyObject]) {
    var visited: Set<ObjectIdentifier> = []
    var kinds: [ObjectIdentifier: Kind] = [:]
    for type in Self.leaves { kinds[ObjectIdentifier(type)] = (false, true) }
    var pending: [Any] = roots
    while let value = pending.popLast() {
      let type = type(of: value)
      // A value that merely could be put into a box is no object.
      let kind = kinds[ObjectIdentifier(type)] ?? (type is AnyClass, TypeModule.hasNoObjects(type))
      kinds[ObjectIdentifier(type)] = kind
      if kind.isObject {
        let object = value as AnyObject
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        objects.append(object)
      }
      if kind.isLeaf { continue }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let part = mirror {
        for child in part.children { pending.append(child.value) }
        mirror = part.superclassMirror
      }
    }
  }
}
