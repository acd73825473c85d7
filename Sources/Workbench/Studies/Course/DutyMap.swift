import ArchitectureCatalog
import SourceReading

/// What the code of each role does in an app, read from its sources: who makes a text, checks what was typed, stores,
/// opens and closes screens, makes and knows whom.
///
/// A learner's app is held to the reference solution: a role that does what it does not do there has a wrong duty.
struct DutyMap {
  /// A role on one screen; the folder of a file says which screen that is.
  struct Holder: Hashable {
    let screen: String
    let role: String
  }

  /// Something that a role does, and the first place in a file where it does it.
  struct Act {
    let holder: Holder
    /// In words that follow the role's name, such as `checks what was typed`.
    let duty: String
    let path: String
    let line: Int
    /// The role of the file, which may have another one's duties: a row is part of whoever makes it.
    let role: String
  }

  private(set) var acts: [Act] = []
  /// The functions of the domain that are called.
  private(set) var called: Set<String> = []
  private var protocols: Set<String> = []

  /// - Parameters:
  ///   - files: the sources of an architecture, by their paths in its folder.
  ///   - domain: the names of the domain's types.
  ///   - toolkit: those of the toolkit.
  init(
    _ files: [SourceFolder.Text], in architecture: Architecture, domain: Set<String>, toolkit: Set<String>
  ) {
    let app = AppParts(files, in: architecture, domain: domain, toolkit: toolkit)
    protocols = Set(app.conformers.keys)
    for file in app.files {
      var reader = DutyReader(file: file, app: app)
      reader.read()
      called.formUnion(reader.called)
      for (owner, duty, index) in reader.found {
        let holder = owner ?? file.holder
        guard !acts.contains(where: { $0.holder == holder && $0.duty == duty && $0.path == file.path }) else {
          continue
        }
        acts.append(
          Act(
            holder: holder, duty: duty, path: file.path, line: file.source.line(of: index) + 1,
            role: file.role))
      }
    }
  }

  /// What the roles do here and not in the reference, in one line each.
  func misplaced(besides reference: DutyMap) -> [String] {
    let wrong = acts.filter { !reference.allows($0) }
    let told = wrong.filter { act in
      // Who must not know somebody at all need not be told by what.
      !wrong.contains { $0.path == act.path && act.duty == "\($0.duty) by its class" }
    }
    return told.sorted { ($0.path, $0.line, $0.duty) < ($1.path, $1.line, $1.duty) }
      .map { "\($0.path):\($0.line) (\($0.role)) \($0.duty)" }
  }

  private func allows(_ act: Act) -> Bool {
    if Self.alwaysAllowed[act.holder.role]?.contains(act.duty) == true { return true }
    // A protocol of the learner's own is for whom the learner likes.
    if let own = act.duty.wholeMatch(of: /(?:conforms to|uses) (\w+)/), !protocols.contains(String(own.1)) {
      return true
    }
    if act.duty.hasPrefix("says ") { return says(act) }
    // A role that the reference has on another screen only does what it does there.
    let known = acts.contains { $0.holder == act.holder }
    return acts.contains {
      $0.duty == act.duty && (known ? $0.holder == act.holder : $0.holder.role == act.holder.role)
    }
  }

  /// Titles and the names of buttons may be the view's or those of whoever words the rest.
  private func says(_ act: Act) -> Bool {
    let sayers = acts.filter { $0.duty == act.duty }.map(\.holder)
    let isWording = ["Presenter", "ViewModel"].contains(act.holder.role)
    return act.role == "View" || sayers.isEmpty || sayers.contains(act.holder)
      || isWording && sayers.contains { $0.role == "View" }
  }

  /// A view model may call its coordinator or its view through a protocol instead of a closure.
  private static let alwaysAllowed: [String: Set<String>] = [
    "ViewModel": ["knows a Coordinator", "knows a Coordinator by its class", "knows a View"],
    "View": ["knows a Coordinator", "knows a Coordinator by its class"],
  ]
}

/// The types of an app and the roles that they play.
struct AppParts {
  struct File {
    let path: String
    let role: String
    let holder: DutyMap.Holder
    let code: CoupledSource
    let scan: ScannedSource
    var source: LexedSource { code.source }
  }

  private(set) var files: [File] = []
  let domain: Set<String>
  let toolkit: Set<String>
  /// The file of each type that has an identity, of each row, and of each builder.
  private(set) var homes: [String: File] = [:]
  /// For each protocol the files of the types that conform to it.
  private(set) var conformers: [String: [File]] = [:]
  /// What the protocols of the views require.
  private(set) var orders: Set<String> = []
  /// Of each type but views, the members that hand out a type of the domain, with its name.
  private(set) var domainMembers: [String: [String: String]] = [:]

  init(
    _ texts: [SourceFolder.Text], in architecture: Architecture, domain: Set<String>, toolkit: Set<String>
  ) {
    self.domain = domain
    self.toolkit = toolkit
    let makers = architecture.roles.map(\.name).filter {
      ["Presenter", "ViewModel", "Controller"].contains($0)
    }
    files = texts.compactMap { path, utf8 in
      let parts = path.split(separator: "/").map(String.init)
      guard let role = architecture.role(ofFileNamed: parts.last ?? "")?.name else { return nil }
      let scan = ScannedSource(utf8)
      let holder = DutyMap.Holder(
        screen: parts.dropLast().joined(separator: "/"), role: role == "Row" ? makers.first ?? role : role)
      return File(
        path: path, role: role, holder: holder, code: CoupledSource(path: path, scan), scan: scan)
    }
    for file in files {
      for unit in file.code.units where unit.declaration.kind != .extension {
        if unit.declaration.kind == .protocol {
          conformers[unit.typeName] = []
        } else if unit.declaration.kind == .class || ["Row", "Builder"].contains(file.role) {
          homes[unit.typeName] = file
        }
      }
      if file.role != "View" { addDomainMembers(of: file) }
    }
    for file in files {
      for unit in file.code.units where unit.declaration.kind != .protocol {
        for parent in unit.declaration.inheritedTypeNames where conformers[parent] != nil {
          conformers[parent]?.append(file)
        }
      }
    }
    addOrders()
  }

  private mutating func addOrders() {
    for file in files {
      for unit in file.code.units
      where unit.declaration.kind == .protocol && conformers[unit.typeName]?.first?.role == "View" {
        let names = unit.tokens.filter { file.source.keyword(at: $0) == .func }.map {
          file.source.name(at: $0 + 1)
        }
        orders.formUnion(names)
      }
    }
  }

  private mutating func addDomainMembers(of file: File) {
    let source = file.source
    for (index, declaration) in file.scan.declarations.enumerated() {
      let type = String(declaration.name.prefix { $0 != "<" })
      if domainMembers[type] == nil { domainMembers[type] = [:] }
      for statement in file.scan.statements(of: index) {
        let start = source.startOfDeclaration(statement)
        guard let keyword = source.keyword(at: start), [.var, .let, .func, .case].contains(keyword),
          !isPrivate(statement.lowerBound..<start, in: source)
        else { continue }
        var rest = start..<max(start, source.first("{", in: statement) ?? statement.upperBound)
        // What a function takes, its caller has already.
        if keyword == .func { rest = (source.first("->", in: rest) ?? rest.upperBound)..<rest.upperBound }
        if let handed = rest.first(where: { isDomainType(at: $0, in: source) }) {
          domainMembers[type]?[source.name(at: start + 1)] = source.name(at: handed)
        }
      }
    }
  }

  private func isPrivate(_ modifiers: Range<Int>, in source: LexedSource) -> Bool {
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
