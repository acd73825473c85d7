import Measurement

/// A type of an app, its extensions included; or one of these by itself.
struct AppType: Sendable {
  /// Where something is named first, and how often it stands for itself: not before what is nested in it, as `List` does
  /// in `List.Row`; and whether one is made there.
  typealias Mention = (place: SourcePlace, uses: Int, isMade: Bool)
  /// The name of the type, or of the one that is extended: `A.B` is no part of `A`, nor is a view model in an extension
  /// of `A`, which is called `A.ViewModel` here.
  let name: String
  var kind: Declaration.Kind
  var target = ""
  let place: SourcePlace
  let imports: [String]
  let nested: Set<String>
  let isPrivate: Bool
  /// Whether every member belongs to the type itself, as constants do.
  let isNamespace: Bool
  var codeLines: Int
  var inherits: [String]
  var names: [String: Mention]
  /// The types of the app that it names, by their places in the map.
  var known: [Int: Mention] = [:]
  var guess: RoleGuess?
  /// Whether neither its name nor what it inherits tells its role for sure.
  var isDoubtful = false
  var role: AppRole { guess?.role ?? .unknown }
  var reason: String { guess?.reason ?? "nothing tells" }
  var described: String { (isDoubtful && role != .unknown ? "perhaps " : "") + role.described }
  var isValue: Bool { [.struct, .enum].contains(kind) }
  func imported(_ list: String) -> String? { imports.first(where: AppWords.set(list).contains) }
}

/// The types of an app, who knows whom, and what each is for.
struct AppMap: Sendable {
  let tree: AppTree
  var types: [AppType] = []
  private var places: [String: [Int]] = [:]
  /// Who names each type, and which classes and values inherit it, through others too; by their places.
  var (knowers, heirs) = ([Int: [Int]](), [Int: [Int]]())
  /// Those in which a view or a view controller is declared.
  var drawnFiles: Set<String> = []

  init(_ tree: AppTree) {
    self.tree = tree
    var extensions: [AppType] = []
    for file in tree.files {
      for var type in file.types {
        type.target = file.target
        if type.kind != .extension { places[type.name, default: []].append(types.count) }
        if type.kind == .extension { extensions.append(type) } else { types.append(type) }
      }
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
    (min(one.place, other.place), one.uses + other.uses, one.isMade || other.isMade)
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
    let isListed = AppWords.set("types of \(module)").contains(name)
    return module == "UIKit" && draws(name) || isListed && places[name] == nil
  }

  var targets: Set<String> { Set(tree.files.map(\.target)) }
  func types(of role: AppRole?) -> [AppType] { types.filter { role == nil || $0.role == role } }

  /// Whether it is a word, as an enumeration and what only enumerations conform to, or a value that is neither stored nor
  /// sent, and beside a view; or also named by nobody but views and who shows them.
  func isPlain(_ place: Int, orOfViews: Bool) -> Bool {
    let (type, heirs) = (types[place], heirs[place, default: []])
    if type.kind == .enum || !heirs.isEmpty && heirs.allSatisfy({ types[$0].kind == .enum }) { return true }
    let kept = AppWords.set("kept types").union(AppWords.set("coded types"))
    guard type.isValue || type.kind == .protocol, kept.isDisjoint(with: type.inherits) else { return false }
    let roles = [AppRole.view, .viewController, .router, .builder, .unknown]
    return drawnFiles.contains(type.place.file)
      || orOfViews && knowers[place, default: []].allSatisfy { roles.contains(types[$0].role) }
  }

  func roles(knownBy type: AppType) -> Set<AppRole> { Set(type.known.keys.map { types[$0].role }) }
}
