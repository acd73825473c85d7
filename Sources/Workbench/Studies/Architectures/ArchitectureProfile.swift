import BehaviourProof
import Measurement
import SourceReading

/// One architecture of the catalog, as data for the pages to put into words.
struct ArchitectureProfile {
  let system: ArchitectureProfiles.System
  let roleMap: RoleMap
  /// The path of a tap on Done; nil if it was not followed.
  let done: TapPath?
  /// The path of a tap on Cancel; nil if it was not followed.
  let cancel: TapPath?

  init(_ system: ArchitectureProfiles.System) {
    self.system = system
    roleMap = RoleMap(system)
    done = system.done.value.map(TapPath.init)
    cancel = system.cancel.value.map(TapPath.init)
  }

  var name: String { system.name }
  var title: String { MarkdownText.plain(system.name) }
  var counts: SourceCounts { system.sources.metrics.counts }

  // MARK: Coupling

  /// The types that have code of their own: all but protocols.
  var coded: [CouplingResults.TypeCoupling] { system.coupling.types.filter { $0.kind != .protocol } }

  /// The mean number of own types that a type of the architecture names, without named protocols.
  var meanConcreteFanOut: Double {
    let protocols = Set(system.coupling.protocols.map(\.name))
    return mean(coded.map { $0.own.count { !protocols.contains($0) } })
  }

  /// The mean number of own, domain and toolkit types that a type names, without own protocols.
  var meanNamed: Double {
    meanConcreteFanOut + mean(coded.map(\.domain.count)) + mean(coded.map(\.toolkit.count))
  }

  private func mean(_ counts: [Int]) -> Double {
    counts.isEmpty ? 0 : Double(counts.reduce(0, +)) / Double(counts.count)
  }

  /// A link from a page of the report to the line of the type; `text` is Markdown.
  func link(_ text: String, to type: CouplingResults.TypeCoupling) -> String {
    MarkdownText.link(text, to: "/../\(system.folder)/\(type.file)", line: type.line)
  }
}

/// A duty that some type has in every app. The page of the architectures says how these types are found.
enum Duty: String, CaseIterable {
  case draws
  case reacts
  case formats
  case decides
  case stores
  case navigates
  case wires
}

/// Which types of an architecture have which duties, read from its sources and its taps.
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

  init(_ system: ArchitectureProfiles.System) {
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

  /// The types with the duty, in the order of the roles; nil if the taps that show them were not followed.
  func members(with duty: Duty) -> [Member]? {
    guard let types = types(with: duty) else { return nil }
    let found = members.filter { types.contains($0.type.name) }
    return roles.flatMap { role in found.filter { $0.role == role } }
  }

  /// The duties of the role's types; nil if the taps that show them were not followed.
  func duties(of role: String) -> Set<Duty>? {
    var duties: Set<Duty> = []
    for duty in Duty.allCases {
      guard let members = members(with: duty) else { return nil }
      if members.contains(where: { $0.role == role }) { duties.insert(duty) }
    }
    return duties
  }

  /// The roles that have all of these duties.
  func roles(with duties: Set<Duty>) -> [String] {
    roles.filter { self.duties(of: $0)?.isSuperset(of: duties) ?? false }
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

  /// The types that make a class, and those that make such a type in turn.
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

extension ArchitectureProfile {
  /// Writes the diagram of which roles know which.
  func writeRoles(to page: inout MarkdownPage) {
    page.figure(
      "roles-\(name)", roleDiagram,
      alternative: "The roles of \(name) as boxes, each with lines to the roles that it knows.")
  }

  /// The name of the domain's box, below the roles.
  private static let domain = "domain"
  /// The roles from top to bottom. In this order the fewest lines lead upwards.
  private static let layers = [
    "App", "Builder", "Coordinator", "Controller", "View", "ViewModel", "Interactor", "Presenter", "Router",
    "Row",
  ]

  /// Which roles' types know which other roles, and the domain.
  ///
  /// A type that names a protocol knows the types that conform to it; others know a type by its own protocols. A role
  /// that has only protocols has no box.
  var roleDiagram: RoleDiagram {
    let place = { (role: StructureResults.RoleSources) in
      Self.layers.firstIndex(of: role.name) ?? Self.layers.count
    }
    let roles = system.sources.roles.sorted { place($0) < place($1) }.compactMap { role in
      let types = coded.filter { role.files.contains($0.file) }
      return types.isEmpty ? nil : (name: role.name, types: types)
    }
    return RoleDiagram(
      title: "Who knows whom in \(name)?",
      subtitle:
        "A line runs from a box to those that it knows: a dot where it knows the type, a ring where only a protocol."
        + " Thick frame: uses UI types.",
      parts: roles.map { role in
        .init(name: role.name, isFramed: role.types.contains { !$0.toolkit.isEmpty })
      } + [.init(name: Self.domain, isFramed: false)],
      knows: roles.map { role in
        let isOnDomain = role.types.contains { !$0.domain.isEmpty }
        return roles.map { role.name == $0.name ? .none : knowledge(of: $0.types, in: role.types) }
          + [isOnDomain ? .byName : .none]
      } + [Array(repeating: .none, count: roles.count + 1)])
  }

  private func knowledge(
    of others: [CouplingResults.TypeCoupling], in types: [CouplingResults.TypeCoupling]
  ) -> RoleDiagram.Knowledge {
    let names = Set(others.map(\.name))
    if types.contains(where: { !names.isDisjoint(with: $0.own) }) { return .byName }
    return types.contains { !protocols(namedBy: $0, before: names).isEmpty } ? .byProtocol : .none
  }

  /// The protocols that the type names without conforming to them, and to which one of the types `names` conforms.
  private func protocols(
    namedBy type: CouplingResults.TypeCoupling, before names: Set<String>
  ) -> Set<String> {
    let coupling = system.coupling
    return Set(coupling.protocols.map(\.name)).intersection(type.own)
      .subtracting(coupling.conformances(of: type))
      .filter { name in coupling.conformers(to: name).contains { names.contains($0.name) } }
  }
}
