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
