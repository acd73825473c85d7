import Measurement

/// A type of an app, its extensions included; or one of these by itself.
struct AppType: Sendable {
  /// Where something is named first, and how often it stands for itself: not before what is nested in it, as `List` does
  /// in `List.Row`.
  typealias Mention = (place: SourcePlace, uses: Int)

  /// The name of the type, or of the one that is extended: `A.B` is no part of `A`, nor is a view model in an extension
  /// of `A`, which is called `A.ViewModel` here.
  let name: String
  var kind: Declaration.Kind
  var target = ""
  let place: SourcePlace
  let imports: [String]
  let nested: Set<String>
  /// Whether other files cannot name it.
  let isPrivate: Bool
  /// Whether every member belongs to the type itself, as constants do.
  let isNamespace: Bool
  var codeLines: Int
  /// Its supertypes by their names, as written.
  var inherits: [String]
  /// Every name in it that can be a type's.
  var names: [String: Mention]
  /// The types of the app that it names, by their places in the map.
  var known: [Int: Mention] = [:]
  /// Nil where nothing tells.
  var guess: RoleGuess?
  /// Whether neither its name nor what it inherits tells its role.
  var isDoubtful = false

  var role: AppRole { guess?.role ?? .unknown }
  var reason: String { guess?.reason ?? "nothing tells" }

  func imported(_ list: String) -> String? { imports.first(where: AppWords.set(list).contains) }
}

/// The types of an app, who knows whom, and what each is for.
struct AppMap: Sendable {
  let tree: AppTree
  var types: [AppType] = []
  private var places: [String: [Int]] = [:]

  init(_ tree: AppTree) {
    self.tree = tree
    var extensions: [AppType] = []
    for file in tree.files {
      for var type in file.types {
        type.target = file.target
        if type.kind == .extension { extensions.append(type) } else { declare(type) }
      }
    }
    // A class in Objective-C is seen by its extensions alone.
    for var type in extensions where place(of: type.name, for: type) == nil {
      guard let superclass = tree.superclasses[type.name] else { continue }
      (type.kind, type.codeLines, type.inherits, type.names) = (.class, 0, [superclass], [:])
      declare(type)
    }
    for index in types.indices { add(types[index], to: index) }
    for part in extensions {
      guard let index = place(of: part.name, for: part) else { continue }
      types[index].codeLines += part.codeLines
      types[index].inherits += part.inherits
      // Who has to import the type's module adds from above what the type knows nothing of.
      let target = "/\(types[index].target)"
      guard !part.imports.contains(where: { target.hasSuffix("/\($0)") }) else { continue }
      types[index].names.merge(part.names, uniquingKeysWith: Self.sum)
      add(part, to: index)
    }
    guessRoles()
  }

  private mutating func declare(_ type: AppType) {
    places[type.name, default: []].append(types.count)
    types.append(type)
  }

  private mutating func add(_ part: AppType, to index: Int) {
    let nested = types[index].nested.union(part.nested)
    for (name, mention) in part.names {
      let inner = place(of: "\(part.name).\(name)", for: part)
      let found = inner ?? (nested.contains(name) ? nil : place(of: name, for: part))
      guard let known = found, known != index else { continue }
      types[index].known.merge([known: mention], uniquingKeysWith: Self.sum)
    }
  }

  private static func sum(_ one: AppType.Mention, _ other: AppType.Mention) -> AppType.Mention {
    (min(one.place, other.place), one.uses + other.uses)
  }

  /// The type that another one means by the name: that of the file itself or its target, else the only one of the others;
  /// nil where the name alone does not tell.
  func place(of name: String, for type: AppType) -> Int? {
    let file = type.place.file
    let seen = places[name, default: []].filter { !types[$0].isPrivate || types[$0].place.file == file }
    return seen.first { types[$0].place.file == file } ?? seen.first { types[$0].target == type.target }
      ?? (seen.count == 1 ? seen[0] : nil)
  }

  /// Whether the name is that of a type of UIKit or AppKit, and of none of the app.
  func draws(_ name: String) -> Bool {
    let isOfUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
    return (isOfUIKit || AppWords.set("desktop types").contains(name)) && places[name] == nil
  }

  /// Whether the name is that of a usual type of the module, and of none of the app.
  func isUsual(_ name: String, of module: String) -> Bool {
    module == "UIKit" && draws(name)
      || places[name] == nil && AppWords.set("types of \(module)").contains(name)
  }

  var targets: Set<String> { Set(tree.files.map(\.target)) }
  func types(of role: AppRole?) -> [AppType] { types.filter { role == nil || $0.role == role } }

  func roles(knownBy type: AppType) -> Set<AppRole> { Set(type.known.keys.map { types[$0].role }) }
}
