import Measurement

/// A type of an app, its extensions included.
struct AppType: Sendable {
  let name: String
  let kind: Declaration.Kind
  let target: String
  let place: AppLocation
  /// What its file imports.
  let imports: [String]
  let isNamespace: Bool
  let isPrivate: Bool
  /// The types that are declared in it.
  let nested: Set<String>
  var codeLines = 0
  /// Its supertypes by their names, as written.
  var inherits: [String] = []
  /// Every name in it that can be a type's.
  var names: Set<String> = []
  /// Those that it says not only to name what is nested in them.
  var meant: Set<String> = []
  /// The types of the app that it names, by their places in the map, each with where it does so first.
  var known: [Int: AppLocation] = [:]
  var guess = RoleGuess(.unknown, "nothing tells", isDoubtful: true)

  var role: AppRole { guess.role }
}

/// The types of an app, who knows whom, and what each is for.
struct AppMap: Sendable {
  let tree: AppTree
  private(set) var types: [AppType] = []
  /// The types of each name.
  private var places: [String: [Int]] = [:]

  init(_ tree: AppTree) {
    self.tree = tree
    for file in tree.files {
      let imports = file.imports.map(\.module)
      for unit in file.units where unit.kind != .extension {
        places[unit.name, default: []].append(types.count)
        types.append(
          AppType(
            name: unit.name, kind: unit.kind, target: file.target, place: unit.place, imports: imports,
            isNamespace: unit.isNamespace, isPrivate: unit.isPrivate, nested: unit.nested))
      }
    }
    var next = 0
    for file in tree.files {
      for unit in file.units {
        if unit.kind != .extension { next += 1 }
        let extended = unit.kind == .extension
        let index = extended ? place(of: unit.name, in: unit.place.file, of: file.target) : next - 1
        if let index { add(unit, of: file.target, to: index) }
      }
    }
    for (index, guess) in RoleGuesser(self).guesses.enumerated() {
      if let guess { types[index].guess = guess }
    }
  }

  private mutating func add(_ unit: AppSource.Unit, of target: String, to index: Int) {
    types[index].codeLines += unit.codeLines
    // A superclass stands before what extensions add, whichever file is first.
    types[index].inherits.insert(
      contentsOf: unit.inherits, at: unit.kind == .extension ? types[index].inherits.count : 0)
    types[index].names.formUnion(unit.names.keys)
    types[index].meant.formUnion(unit.meant)
    let nested = types[index].nested.union(unit.nested)
    for (name, location) in unit.names where !nested.contains(name) {
      guard let known = place(of: name, in: unit.place.file, of: target), known != index else { continue }
      types[index].known[known] = min(location, types[index].known[known] ?? location)
    }
  }

  /// The type of the file itself or its target, else the only one of the others; nil where the name alone does not tell.
  private func place(of name: String, in file: String, of target: String) -> Int? {
    let found = places[name, default: []].filter { !types[$0].isPrivate || types[$0].place.file == file }
    return found.first { types[$0].place.file == file } ?? found.first { types[$0].target == target }
      ?? (found.count == 1 ? found[0] : nil)
  }

  /// The type that another one means by the name.
  func place(of name: String, for type: AppType) -> Int? {
    place(of: name, in: type.place.file, of: type.target)
  }

  /// Whether the name is that of a type of UIKit or AppKit, and of none of the app.
  func draws(_ name: String) -> Bool {
    let isOfUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
    return (isOfUIKit || AppWords.set("desktop types").contains(name)) && places[name] == nil
  }

  var targets: [String] { Set(tree.files.map(\.target)).sorted() }

  func types(of role: AppRole?) -> [AppType] { types.filter { role == nil || $0.role == role } }

  /// The roles of the types that the type knows.
  func roles(knownBy type: AppType) -> Set<AppRole> { Set(type.known.keys.map { types[$0].role }) }

  /// How many types of the first role know one of the second.
  var knowledge: [AppRole: [AppRole: Int]] {
    types.reduce(into: [:]) { counts, type in
      for role in roles(knownBy: type) where role != type.role {
        counts[type.role, default: [:]][role, default: 0] += 1
      }
    }
  }

  /// The largest groups of types in which each leads to every other one, the largest group first.
  var cycles: [[Int]] {
    circles(types.map { $0.known.keys.sorted() }).sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
