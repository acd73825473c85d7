import ArchitectureCatalog
import SourceReading

/// The types of an app and the roles that they play.
struct AppParts {
  struct File {
    let path: String
    let role: String
    let holder: DutyMap.Holder
    let scan: ScannedSource
    let code: CoupledSource
    var source: LexedSource { code.source }
  }

  /// A file whose name says no role is here once for each role that it plays.
  private(set) var files: [File] = []
  let architecture: Architecture
  let domain: Set<String>
  let toolkit: Set<String>
  /// The file of each type that has an identity, of each row, and of each builder.
  private(set) var homes: [String: File] = [:]
  /// For each protocol the files of the types that conform to it.
  private(set) var conformers: [String: [File]] = [:]
  /// What the protocols of each role require, and whether it answers something.
  private(set) var requirements: [String: [String: Bool]] = [:]
  /// The functions and properties that hand out an alert.
  private(set) var alerts: Set<String> = []
  /// Of each type but views, the members that hand out a type of the domain, with its name.
  private(set) var domainMembers: [String: [String: String]] = [:]

  init(
    _ texts: [SourceFolder.Text], in architecture: Architecture, domain: Set<String>, toolkit: Set<String>
  ) {
    (self.architecture, self.domain, self.toolkit) = (architecture, domain, toolkit)
    let maker = architecture.roles.map(\.name).first {
      ["Presenter", "ViewModel", "Controller"].contains($0)
    }
    let all = texts.map { path, utf8 in
      let scan = ScannedSource(utf8)
      let role = architecture.role(ofFileNamed: path)?.name ?? ""
      let screen = path.split(separator: "/").dropLast().joined(separator: "/")
      let holder = DutyMap.Holder(screen: screen, role: role == "Row" ? maker ?? role : role)
      return File(path: path, role: role, holder: holder, scan: scan, code: CoupledSource(path: path, scan))
    }
    for file in all {
      for unit in file.code.units where unit.declaration.kind != .extension {
        if unit.declaration.kind == .protocol {
          conformers[unit.typeName] = []
        } else if !file.role.isEmpty,
          unit.declaration.kind == .class || ["Row", "Builder"].contains(file.role)
        {
          homes[unit.typeName] = file
        }
      }
    }
    files = all.filter { !$0.role.isEmpty }
    addHelpers(all.filter(\.role.isEmpty), among: Set(all.flatMap(\.code.typeNames)))
    for file in files {
      for unit in file.code.units where unit.declaration.kind != .protocol {
        for parent in unit.declaration.inheritedTypeNames where conformers[parent] != nil {
          conformers[parent]?.append(file)
        }
      }
    }
    for file in files { addMembers(of: file) }
  }

  /// A file whose name says no role is part of whoever makes what it declares or, if nobody does, of whoever names it.
  private mutating func addHelpers(_ helpers: [File], among types: Set<String>) {
    // One can be part of another.
    for helper in helpers + helpers {
      let others = files.filter { $0.path != helper.path && $0.role != "Contract" }
      var users = others.filter { helper.isUsed(by: $0, isMaker: true, among: types) }
      if users.isEmpty { users = others.filter { helper.isUsed(by: $0, isMaker: false, among: types) } }
      files += users.map {
        File(path: helper.path, role: $0.role, holder: $0.holder, scan: helper.scan, code: helper.code)
      }
    }
  }

  private mutating func addMembers(of file: File) {
    let source = file.source
    for (index, declaration) in file.scan.declarations.enumerated() {
      let type = String(declaration.name.prefix { $0 != "<" })
      if file.role != "View", domainMembers[type] == nil { domainMembers[type] = [:] }
      for statement in file.scan.statements(of: index) {
        let start = source.startOfDeclaration(statement)
        let keyword = source.keyword(at: start)
        guard [.var, .let, .func, .case].contains(keyword) else { continue }
        let name = source.name(at: start + 1)
        var rest = start..<max(start, source.first("{", in: statement) ?? statement.upperBound)
        // What a function takes, its caller has already.
        if keyword == .func { rest = (source.first("->", in: rest) ?? rest.upperBound)..<rest.upperBound }
        if declaration.kind == .protocol, let role = conformers[type]?.first?.role {
          requirements[role, default: [:]][name] = keyword == .func && !rest.isEmpty
        }
        if rest.contains(where: { source.isText(at: $0, "AlertController") }) { alerts.insert(name) }
        let handed = rest.first { isDomainType(at: $0, in: source) }
        if let handed, file.role != "View", !isPrivate(statement.lowerBound..<start, in: source) {
          domainMembers[type]?[name] = source.name(at: handed)
        }
      }
    }
  }

  func isPrivate(_ modifiers: Range<Int>, in source: LexedSource) -> Bool {
    modifiers.contains {
      [.private, .fileprivate].contains(source.keyword(at: $0)) && !source.isText(at: $0 + 1, "(")
    }
  }

  /// An identity says nothing of what it identifies.
  func isDomainType(at index: Int, in source: LexedSource) -> Bool {
    source.kind(at: index) == .identifier && domain.contains(source.name(at: index))
      && source.kind(at: index - 1) != .period && !source.isText(at: index + 2, "ID")
  }
}

extension AppParts.File {
  /// Whether another file uses what this one declares: makes one, or calls a function of the type, if `isMaker`.
  fileprivate func isUsed(by user: Self, isMaker: Bool, among types: Set<String>) -> Bool {
    let own = Set(user.code.units.flatMap(user.names))
    return code.units.contains { unit in
      let isExtension = unit.declaration.kind == .extension
      if isExtension, types.contains(unit.typeName) { return user.code.typeNames.contains(unit.typeName) }
      let members = names(of: unit)
      return user.source.all.contains { index in
        let name = user.source.name(at: index)
        if isExtension {
          // A type calls its own functions without a word before them.
          let isCalled = user.source.isText(at: index + 1, "(") && !own.contains(name)
          return members.contains(name) && (isCalled || user.source.kind(at: index - 1) == .period)
        }
        let isMade = user.source.isText(at: index + 1, "(") || user.source.kind(at: index + 1) == .period
        return name == unit.typeName && (isMade || !isMaker)
      }
    }
  }

  /// The names of what a type or an extension declares.
  private func names(of unit: CoupledSource.Unit) -> [String] {
    unit.statements.map { source.name(at: source.startOfDeclaration($0) + 1) }
  }
}
