import Measurement

extension CouplingResults.Cohesion {
  /// The cohesion of each class, structure, enumeration and actor at the top level of the sources, by its name. Extensions
  /// belong to the types of all of them.
  static func all(in sources: [CoupledSource]) -> [String: CouplingResults.Cohesion] {
    var parts: [String: [(TypeMembers, LexedSource)]] = [:]
    let types = sources.flatMap(\.units).filter {
      $0.declaration.kind != .extension && $0.declaration.kind != .protocol
    }
    for type in types { parts[type.typeName] = [] }
    for source in sources {
      for unit in source.units where !unit.extendsNested {
        parts[unit.typeName]?.append((TypeMembers(of: unit.tokens, in: source.source), source.source))
      }
    }
    return parts.mapValues { CouplingResults.Cohesion($0) }
  }

  private init(_ parts: [(members: TypeMembers, source: LexedSource)]) {
    let fields = parts.flatMap { part in part.members.fields.map { ($0, part.source) } }
    let methods = parts.flatMap { part in part.members.methods.map { ($0, part.source) } }
    let members = fields + methods
    var places: [String: [Int]] = [:]
    for (place, member) in members.enumerated() { places[member.0.name, default: []].append(place) }
    var groups = Groups(count: members.count)
    for (place, member) in members.enumerated() {
      for name in MemberUses(in: member.0.tokens, of: member.1).names {
        for used in places[name] ?? [] { groups.join(place, used) }
      }
    }
    let groupsWithState = Set(fields.indices.map { groups.group(of: $0) })
    let groupsOfMethods = members.indices.dropFirst(fields.count).map { groups.group(of: $0) }
    self.init(
      fields: fields.count, methods: methods.count,
      methodsWithoutState: groupsOfMethods.count { !groupsWithState.contains($0) },
      parts: groupsWithState.intersection(groupsOfMethods).count)
  }
}

/// Things that are put together step by step.
private struct Groups {
  private var group: [Int]

  init(count: Int) { group = Array(0..<count) }

  func group(of place: Int) -> Int { group[place] }

  mutating func join(_ first: Int, _ second: Int) {
    let (old, new) = (group[first], group[second])
    for place in group.indices where group[place] == old { group[place] = new }
  }
}
