/// The types of one architecture as a graph: an edge leads from a type to each type that it names.
package struct CouplingGraph: Sendable {
  package typealias TypeCoupling = CouplingResults.TypeCoupling

  package let types: [TypeCoupling]

  package init(_ results: CouplingResults) { types = results.types }

  /// How many types of the architecture name this one.
  package func fanIn(of type: TypeCoupling) -> Int { types.count { $0.own.contains(type.name) } }

  /// How much a group of types depends on the other types of the architecture.
  package struct Instability: Equatable, Sendable {
    /// Ca: the types outside that name a type inside.
    package let afferent: Int
    /// Ce: the types inside that name a type outside.
    package let efferent: Int

    /// Ce / (Ca + Ce): 0 if the group names no other type, 1 if no other type names the group; nil if both are true.
    ///
    /// Source: Robert C. Martin, *OO Design Quality Metrics: An Analysis of Dependencies* (1994).
    package var value: Double? {
      afferent + efferent > 0 ? Double(efferent) / Double(afferent + efferent) : nil
    }
  }

  /// The instability of the types in these files, without references to the domain and the toolkit.
  package func instability(ofFiles files: [String]) -> Instability {
    let inside = types.filter { files.contains($0.file) }
    let names = Set(inside.map(\.name))
    let outside = types.filter { !names.contains($0.name) }
    return Instability(
      afferent: outside.count { !names.isDisjoint(with: $0.own) },
      efferent: inside.count { !names.isSuperset(of: $0.own) })
  }

  /// The cycles of references: the largest groups in which each type leads to every other one. Each and all are sorted.
  package var cycles: [[String]] {
    let edges = Dictionary(types.map { ($0.name, $0.own) }) { $0 + $1 }
    let names = edges.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return circles(names.map { edges[$0, default: []].compactMap { places[$0] } })
      .map { circle in circle.map { names[$0] } }.sorted { $0[0] < $1[0] }
  }

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

/// The strongly connected components of at least two nodes, each sorted. The edges of a node are the indices of the
/// nodes they lead to.
///
/// Source: Robert Tarjan, *Depth-First Search and Linear Graph Algorithms* (1972), without recursion.
package func circles(_ edges: [[Int]]) -> [[Int]] {
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

/// The edge of a circle, among those that can go, without which the largest circle left of its nodes is smallest, and how
/// many nodes that one has; nil if the circle stays whole without any one of them. It takes time as the nodes times the
/// edges: seconds for a thousand nodes.
///
/// Any node is reached from the first one along one tree of edges, and leads to it along another: without an edge that is
/// in neither, all nodes still form a circle.
package func weakestEdge(
  of circle: [Int], in edges: [[Int]], canGo: (_ from: Int, _ to: Int) -> Bool
) -> (from: Int, to: Int, left: Int)? {
  let places = Dictionary(uniqueKeysWithValues: circle.enumerated().map { ($1, $0) })
  var inner = circle.map { edges[$0].compactMap { places[$0] } }
  var reversed = Array(repeating: [Int](), count: inner.count)
  for (from, known) in inner.enumerated() { for to in known { reversed[to].append(from) } }
  var weakest: (from: Int, to: Int, left: Int)?
  for (from, to) in tree(inner) + tree(reversed).map({ ($1, $0) }) where canGo(circle[from], circle[to]) {
    let all = inner[from]
    inner[from].removeAll { $0 == to }
    let left = circles(inner).map(\.count).max() ?? 0
    inner[from] = all
    if left < weakest?.left ?? circle.count { weakest = (circle[from], circle[to], left) }
  }
  return weakest
}

/// The edges by which each node is first reached from the first one.
private func tree(_ edges: [[Int]]) -> [(Int, Int)] {
  var (tree, reached) = ([(Int, Int)](), Set([0]))
  var pending = [0][...]
  while let node = pending.popFirst() {
    for other in edges[node] where reached.insert(other).inserted {
      tree.append((node, other))
      pending.append(other)
    }
  }
  return tree
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

extension FolderMetrics {
  /// The names of the protocols that require nothing themselves, sorted.
  package var emptyProtocols: [String] {
    declarations.filter { $0.kind == .protocol && $0.requirements == 0 }.map(\.name).sorted()
  }

  /// The names of the protocols that no class, struct, enum, actor or extension of the folder conforms to,
  /// sorted.
  ///
  /// A type that conforms to a refining protocol also conforms to the refined protocol. Protocols are
  /// distinguished by name alone, and type aliases of protocols are not followed.
  package var protocolsWithoutConformers: [String] {
    let (protocols, others) = (
      declarations.filter { $0.kind == .protocol }, declarations.filter { $0.kind != .protocol }
    )
    let refined = Dictionary(protocols.map { ($0.name, $0.inheritedTypeNames) }) { $0 + $1 }
    let conformed = reachable(from: others.flatMap(\.inheritedTypeNames), along: refined)
    return refined.keys.filter { !conformed.contains($0) }.sorted()
  }
}

extension Declaration {
  /// The bare names of the inherited types: compositions are split, and modules, generic arguments,
  /// attributes and backticks are removed.
  package var inheritedTypeNames: [String] {
    qualifiedSupertypes.compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// These with the modules and types that stand before them.
  package var qualifiedSupertypes: [String] {
    inheritedTypes.flatMap { written in
      // Most are a name alone, which takes no characters but these.
      if written.utf8.allSatisfy({ $0.isIdentifierHead || $0 == 0x2E }) { return [written] }
      var depth = 0
      let plain = written.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
      return plain.split(separator: "&").compactMap {
        $0.split { " :()`".contains($0) }.last.map(String.init)
      }
    }
  }
}
