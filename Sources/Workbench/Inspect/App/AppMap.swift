import Measurement

/// A type of an app, its extensions included.
struct AppType: Sendable {
  let name: String
  let kind: Declaration.Kind
  let target: String
  let file: String
  let line: Int
  var codeLines: Int
  /// Its supertypes by their names, as written.
  var inherits: [String]
  /// What its file imports.
  let imports: [String]
  let isNamespace: Bool
  /// Every name in it that can be a type's.
  var names: Set<String>
  /// The types of the app that it names, by their places in the map, each with where it does so first.
  var known: [Int: AppLocation] = [:]
  var guess = RoleGuess(.unknown, "nothing tells")

  var role: AppRole { guess.role }
}

/// A place in a file of an app.
struct AppLocation: Codable, Hashable, Sendable {
  let file: String
  let line: Int
  var column = 1
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
      let imports = file.source.imports.map(\.module)
      for unit in file.source.units where unit.kind != .extension {
        places[unit.name, default: []].append(types.count)
        types.append(
          AppType(
            name: unit.name, kind: unit.kind, target: file.target, file: file.source.path, line: unit.line,
            codeLines: 0, inherits: [], imports: imports, isNamespace: unit.isNamespace, names: []))
      }
    }
    for file in tree.files { add(file) }
    for (index, guess) in RoleGuesser.guesses(for: self).enumerated() { types[index].guess = guess }
  }

  private mutating func add(_ file: AppTree.File) {
    for unit in file.source.units {
      guard let index = place(of: unit, in: file) else { continue }
      types[index].codeLines += unit.codeLines
      types[index].inherits += unit.inherits
      types[index].names.formUnion(unit.names.keys)
      for (name, place) in unit.names {
        guard let known = self.place(of: name, for: file.target), known != index else { continue }
        let location = AppLocation(file: file.source.path, line: place.line, column: place.column)
        let old = types[index].known[known]
        if old.map({ ($0.file, $0.line) > (location.file, location.line) }) ?? true {
          types[index].known[known] = location
        }
      }
    }
  }

  private func place(of unit: AppSource.Unit, in file: AppTree.File) -> Int? {
    unit.kind == .extension
      ? place(of: unit.name, for: file.target)
      : places[unit.name]?.first { types[$0].file == file.source.path && types[$0].line == unit.line }
  }

  /// The type of the target itself, else the only one of the others; nil where the name alone does not tell.
  func place(of name: String, for target: String) -> Int? {
    guard let found = places[name] else { return nil }
    return found.first { types[$0].target == target } ?? (found.count == 1 ? found[0] : nil)
  }

  /// The types by whether another one names them: for each, those that do.
  var knowers: [[Int]] {
    var knowers = Array(repeating: [Int](), count: types.count)
    for (index, type) in types.enumerated() {
      for known in type.known.keys.sorted() { knowers[known].append(index) }
    }
    return knowers
  }

  var targets: [String] { Set(tree.files.map(\.target)).sorted() }

  /// How many types of the one role know one of the other, by their places among the roles.
  var matrix: [[Int]] {
    let roles = AppRole.allCases
    var counts = Array(repeating: Array(repeating: 0, count: roles.count), count: roles.count)
    for type in types {
      for role in Set(type.known.keys.map { types[$0].role }) where role != type.role {
        counts[roles.firstIndex(of: type.role) ?? 0][roles.firstIndex(of: role) ?? 0] += 1
      }
    }
    return counts
  }

  /// The largest groups of types in which each leads to every other one, the largest group first.
  ///
  /// Source: Robert Tarjan, *Depth-First Search and Linear Graph Algorithms* (1972), without recursion.
  var cycles: [[Int]] {
    var (order, low) = (Array(repeating: -1, count: types.count), Array(repeating: 0, count: types.count))
    var isOpen = Array(repeating: false, count: types.count)
    var (open, next, groups) = ([Int](), 0, [[Int]]())
    for start in types.indices where order[start] < 0 {
      var path: [(node: Int, rest: ArraySlice<Int>)] = []
      func enter(_ node: Int) {
        (order[node], low[node], isOpen[node]) = (next, next, true)
        next += 1
        open.append(node)
        path.append((node, types[node].known.keys.sorted()[...]))
      }
      enter(start)
      while let (node, rest) = path.last {
        if let other = rest.first {
          path[path.count - 1].rest = rest.dropFirst()
          if order[other] < 0 {
            enter(other)
          } else if isOpen[other] {
            low[node] = min(low[node], order[other])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == order[node], let first = open.lastIndex(of: node) else { continue }
        let group = open[first...].sorted()
        for member in group { isOpen[member] = false }
        open.removeSubrange(first...)
        if group.count > 1 { groups.append(group) }
      }
    }
    return groups.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
