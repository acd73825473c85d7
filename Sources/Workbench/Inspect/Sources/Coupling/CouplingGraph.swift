import Measurement

/// The types of one architecture as a graph: an edge leads from a type to each one that it names.
struct CouplingGraph: Sendable {
  let types: [CouplingResults.TypeCoupling]
  private let namedBy: [String: Set<String>]

  init(_ results: CouplingResults) {
    types = results.types
    var namedBy: [String: Set<String>] = [:]
    for type in types {
      for name in type.own { namedBy[name, default: []].insert(type.name) }
    }
    self.namedBy = namedBy
  }

  /// How many types of the architecture name this one.
  func fanIn(of type: CouplingResults.TypeCoupling) -> Int { namedBy[type.name]?.count ?? 0 }

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
      efferent: inside.count { !Set($0.own).isSubset(of: names) })
  }

  /// The largest groups of types in which each leads to every other one, each group and all groups sorted.
  var cycles: [[String]] {
    let reached = Dictionary(types.map { ($0.name, reachable(from: $0)) }) { first, _ in first }
    var cycles: Set<[String]> = []
    for type in types {
      let others = (reached[type.name] ?? []).filter { reached[$0]?.contains(type.name) ?? false }
      if others.contains(where: { $0 != type.name }) { cycles.insert(others.union([type.name]).sorted()) }
    }
    return cycles.sorted { $0[0] < $1[0] }
  }

  private func reachable(from type: CouplingResults.TypeCoupling) -> Set<String> {
    let own = Dictionary(types.map { ($0.name, $0.own) }) { $0 + $1 }
    var found: Set<String> = []
    var pending = type.own
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += own[next] ?? [] }
    }
    return found
  }

  var protocols: [CouplingResults.TypeCoupling] { types.filter { $0.kind == .protocol } }

  /// The protocols of the architecture that the type conforms to, or that the protocol refines, sorted.
  func conformances(of type: CouplingResults.TypeCoupling) -> [String] {
    let inherited = Dictionary(types.map { ($0.name, $0.inherits) }) { $0 + $1 }
    var found: Set<String> = []
    var pending = type.inherits
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += inherited[next] ?? [] }
    }
    return protocols.map(\.name).filter(found.contains).sorted()
  }

  /// The types that conform to the protocol, other protocols left out.
  func conformers(to name: String) -> [CouplingResults.TypeCoupling] {
    types.filter { $0.kind != .protocol && conformances(of: $0).contains(name) }
  }
}
