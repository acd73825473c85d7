/// The types as a graph: an edge leads from a type to each type that it names.
extension CouplingResults {
  package var protocols: [TypeCoupling] { types.filter { $0.kind == .protocol } }

  /// The protocols of the architecture that the type conforms to, or that the protocol refines, sorted.
  package func conformances(of type: TypeCoupling) -> [String] {
    let inherited = Dictionary(types.map { ($0.name, $0.inherits) }) { $0 + $1 }
    let ancestors = reachable(from: type.inherits, along: inherited)
    return protocols.map(\.name).filter(ancestors.contains).sorted()
  }

  /// The types that conform to the protocol, without other protocols.
  package func conformers(to name: String) -> [TypeCoupling] {
    types.filter { $0.kind != .protocol && conformances(of: $0).contains(name) }
  }
}

/// All names that the edges lead to from these names, including these.
private func reachable(from names: [String], along edges: [String: [String]]) -> Set<String> {
  var reached: Set<String> = []
  var pending = names
  while let next = pending.popLast() {
    if reached.insert(next).inserted { pending += edges[next] ?? [] }
  }
  return reached
}

extension Declaration {
  /// The bare names of the inherited types: compositions are split, and modules, generic arguments,
  /// attributes and backticks are removed.
  package var inheritedTypeNames: [String] { supertypes.compactMap(\.last) }

  /// These with the modules and types that stand before them.
  package var qualifiedSupertypes: [String] { supertypes.map { $0.joined(separator: ".") } }

  private var supertypes: [[String]] { inheritedTypes.flatMap(Self.paths) }

  /// The name of the type, or of the extended one behind the types around it, without generic arguments.
  var path: [String] { kind == .extension ? Self.paths(in: name).first ?? [name] : [name] }

  /// The names of each type in a composition, with those around it. In backticks, a name may have any character.
  private static func paths(in written: String) -> [[String]] {
    // Most are a name alone, which takes no characters but these.
    if written.utf8.allSatisfy({ $0.isIdentifierBody || $0 == 0x2E }) {
      return [written.split(separator: ".").map(String.init)]
    }
    var (paths, path, word) = ([[String]](), [String](), "")
    var (depth, isRaw, isEnded) = (0, false, false)
    func endWord() {
      if !word.isEmpty { path.append(word) }
      word = ""
    }
    func endPath() {
      endWord()
      if !path.isEmpty { paths.append(path) }
      path = []
    }
    for character in written {
      switch character {
      case "`": isRaw.toggle()
      case "<" where !isRaw: depth += 1
      case ">" where !isRaw: depth -= 1
      case _ where depth > 0: break
      case "." where !isRaw: endWord()
      case "&" where !isRaw: endPath()
      case _ where !isRaw && " :()".contains(character): isEnded = true
      default:
        // What stands before the name, such as `any` or an attribute, is not part of it.
        if isEnded {
          endWord()
          path = []
        }
        isEnded = false
        word.append(character)
      }
    }
    endPath()
    return paths
  }
}
