import Measurement

/// The types of one architecture as a graph: an edge leads from a type to each one that it names.
struct CouplingGraph: Sendable {
  typealias TypeCoupling = CouplingResults.TypeCoupling

  let types: [TypeCoupling]

  init(_ results: CouplingResults) { types = results.types }

  /// How many types of the architecture name this one.
  func fanIn(of type: TypeCoupling) -> Int { types.count { $0.own.contains(type.name) } }

  /// How far a group of types leans on the other types of the architecture.
  struct Instability: Equatable, Sendable {
    /// Ca: the types outside that name a type inside.
    let afferent: Int
    /// Ce: the types inside that name a type outside.
    let efferent: Int

    /// Ce / (Ca + Ce): 0 names no other, 1 is named by no other; nil for a group that neither names nor is named.
    ///
    /// Source: Robert C. Martin, *OO Design Quality Metrics: An Analysis of Dependencies* (1994).
    var value: Double? {
      afferent + efferent > 0 ? Double(efferent) / Double(afferent + efferent) : nil
    }
  }

  /// The instability of the types in these files. Types of the domain and of the toolkit are no part of it.
  func instability(ofFiles files: [String]) -> Instability {
    let inside = types.filter { files.contains($0.file) }
    let names = Set(inside.map(\.name))
    let outside = types.filter { !names.contains($0.name) }
    return Instability(
      afferent: outside.count { !names.isDisjoint(with: $0.own) },
      efferent: inside.count { !names.isSuperset(of: $0.own) })
  }

  /// The largest groups of types in which each leads to every other one, each group and all groups sorted.
  var cycles: [[String]] {
    let edges = Dictionary(types.map { ($0.name, $0.own) }) { $0 + $1 }
    let names = edges.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return circles(names.map { edges[$0, default: []].compactMap { places[$0] } })
      .map { circle in circle.map { names[$0] } }.sorted { $0[0] < $1[0] }
  }

  var protocols: [TypeCoupling] { types.filter { $0.kind == .protocol } }

  /// The protocols of the architecture that the type conforms to, or that the protocol refines, sorted.
  func conformances(of type: TypeCoupling) -> [String] {
    let inherited = Dictionary(types.map { ($0.name, $0.inherits) }) { $0 + $1 }
    let found = reachable(from: type.inherits, along: inherited)
    return protocols.map(\.name).filter(found.contains).sorted()
  }

  /// The types that conform to the protocol, other protocols left out.
  func conformers(to name: String) -> [TypeCoupling] {
    types.filter { $0.kind != .protocol && conformances(of: $0).contains(name) }
  }
}

/// The largest groups of nodes in which each leads to every other one, each group sorted; the edges of each node lead to
/// nodes by their places.
///
/// Source: Robert Tarjan, *Depth-First Search and Linear Graph Algorithms* (1972), without recursion.
func circles(_ edges: [[Int]]) -> [[Int]] {
  var (order, low) = (Array(repeating: -1, count: edges.count), Array(repeating: 0, count: edges.count))
  var isOpen = Array(repeating: false, count: edges.count)
  var (open, next, groups) = ([Int](), 0, [[Int]]())
  for start in edges.indices where order[start] < 0 {
    var path: [(node: Int, rest: ArraySlice<Int>)] = []
    func enter(_ node: Int) {
      (order[node], low[node], isOpen[node]) = (next, next, true)
      next += 1
      open.append(node)
      path.append((node, edges[node][...]))
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
  return groups
}

/// All names that the edges lead to from these, themselves included.
private func reachable(from names: [String], along edges: [String: [String]]) -> Set<String> {
  var found: Set<String> = []
  var pending = names
  while let next = pending.popLast() {
    if found.insert(next).inserted { pending += edges[next] ?? [] }
  }
  return found
}

extension FolderMetrics {
  /// The names of the protocols that require nothing themselves, sorted.
  var emptyProtocols: [String] {
    declarations.filter { $0.kind == .protocol && $0.requirements == 0 }.map(\.name).sorted()
  }

  /// The names of the protocols that no class, struct, enum, actor or extension of the folder conforms to,
  /// sorted.
  ///
  /// A conformance to a refining protocol is one to the refined protocol too. Protocols are told apart by
  /// their names alone, and type aliases of protocols are not followed.
  var protocolsWithoutConformers: [String] {
    let (protocols, others) = (
      declarations.filter { $0.kind == .protocol }, declarations.filter { $0.kind != .protocol }
    )
    let refined = Dictionary(protocols.map { ($0.name, $0.inheritedTypeNames) }) { $0 + $1 }
    let conformed = reachable(from: others.flatMap(\.inheritedTypeNames), along: refined)
    return refined.keys.filter { !conformed.contains($0) }.sorted()
  }
}

extension Declaration {
  /// The inherited types by their names alone: compositions split, and without modules, generic
  /// arguments, attributes and backticks.
  var inheritedTypeNames: [String] {
    inheritedTypes.flatMap { written in
      var depth = 0
      let plain = written.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
      return plain.split(separator: "&").compactMap {
        $0.split { " .:()`".contains($0) }.last.map(String.init)
      }
    }
  }
}
