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
