import Measurement

/// What someone has to do in every app, whatever its architecture. The page of the systems says how it is told who does.
enum Duty: String, CaseIterable {
  case draws
  case reacts
  case formats
  case decides
  case stores
  case navigates
  case wires
}

/// Who does what in one architecture, read from its sources and its taps.
struct RoleMap {
  /// A type with the role of its file.
  struct Member {
    let role: String
    let type: CouplingResults.TypeCoupling
  }

  private let members: [Member]
  private let done: [TapResults.Stack]
  private let cancel: [TapResults.Stack]
  /// The roles that have a type, in the order of the catalog.
  let roles: [String]

  init(_ system: SystemResults.System) {
    var roleOfFile: [String: String] = [:]
    for role in system.sources.roles {
      for file in role.files { roleOfFile[file] = role.name }
    }
    let members = system.coupling.types.compactMap { type in
      roleOfFile[type.file].map { Member(role: $0, type: type) }
    }
    self.members = members
    roles = system.sources.roles.map(\.name).filter { name in members.contains { $0.role == name } }
    done = system.done.value ?? []
    cancel = system.cancel.value ?? []
  }

  /// The types that do it, in the order of the roles; nil where the taps that tell it were not followed.
  func members(with duty: Duty) -> [Member]? {
    guard let types = types(with: duty) else { return nil }
    let found = members.filter { types.contains($0.type.name) }
    return roles.flatMap { role in found.filter { $0.role == role } }
  }

  /// What the types of the role do; nil where the taps that tell it were not followed.
  func duties(of role: String) -> Set<Duty>? {
    var duties: Set<Duty> = []
    for duty in Duty.allCases {
      guard let members = members(with: duty) else { return nil }
      if members.contains(where: { $0.role == role }) { duties.insert(duty) }
    }
    return duties
  }

  private func types(with duty: Duty) -> Set<String>? {
    switch duty {
    case .draws: drawing
    case .reacts: reacting.map { [$0] }
    case .formats: names { $0.interpolations > 0 && !$0.domain.isEmpty }
    case .decides: names { $0.makes.contains("ContactDraft") || $0.domain.contains("SortedList") }
    case .stores: last(of: .storage, in: [done])
    case .navigates: last(of: .dismissal, in: [done, cancel])
    case .wires: wiring
    }
  }

  private var drawing: Set<String> { names { $0.inherits.contains("ViewController") } }

  private var classes: Set<String> { names { $0.kind == .class } }

  /// Who makes a builder wires as the builder does, whether that is a class or not.
  private var wiring: Set<String> {
    var wiring: Set<String> = []
    var found = names { !classes.isDisjoint(with: $0.makes) }
    while found != wiring {
      wiring = found
      found.formUnion(names { !wiring.isDisjoint(with: $0.makes) })
    }
    return wiring
  }

  private var reacting: String? {
    let way = done.flatMap(\.frames).map(\.type)
    return way.first { !drawing.contains($0) } ?? way.first
  }

  /// The types that reach the destination.
  private func last(of destination: TapResults.Destination, in ways: [[TapResults.Stack]]) -> Set<String>? {
    let stacks = ways.joined().filter { $0.destination == destination }
    return stacks.isEmpty ? nil : Set(stacks.compactMap(\.frames.last?.type))
  }

  private func names(_ holds: (CouplingResults.TypeCoupling) -> Bool) -> Set<String> {
    Set(members.map(\.type).filter(holds).map(\.name))
  }
}
