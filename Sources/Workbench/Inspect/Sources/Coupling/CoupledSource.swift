import Measurement

/// A source with the types and extensions at its top level.
struct CoupledSource {
  /// A type or an extension that is in no other one.
  struct Unit {
    /// The name of the type, or that of the extended type without what is nested in it and generic arguments.
    let typeName: String
    /// Whether the extension is of a type inside another one.
    let extendsNested: Bool
    let declaration: Declaration
    /// From the keyword to the closing brace.
    let tokens: ClosedRange<Int>
    /// The names of the types that are declared inside it.
    let nested: Set<String>
    /// The string literals with a value in them.
    let interpolations: Int
  }

  let path: String
  let source: LexedSource
  let map: LineMap
  let units: [Unit]
  /// The modules that it imports.
  let imports: [String]

  init(path: String, utf8: [UInt8]) {
    self.path = path
    source = LexedSource(utf8)
    map = LineMap(utf8)
    var scanner = SourceScanner(
      source: source, map: map, lines: LineClassification(source, map: map))
    scanner.scan()
    imports = scanner.imports
    var units: [Unit] = []
    var end = -1
    for (declaration, tokens) in zip(scanner.declarations, scanner.tokenExtents)
    where tokens.lowerBound > end {
      end = tokens.upperBound
      let nested = zip(scanner.declarations, scanner.tokenExtents)
        .filter { $0.1.lowerBound > tokens.lowerBound && tokens.contains($0.1.upperBound) }
      let words = declaration.name.prefix { $0 != "<" }.split(separator: ".")
      units.append(
        Unit(
          typeName: words.first.map(String.init) ?? declaration.name,
          extendsNested: declaration.kind == .extension && words.count > 1, declaration: declaration,
          tokens: tokens, nested: Set(nested.map(\.0.name)),
          interpolations: source.tokens[tokens].count { $0.kind == .stringHead }))
    }
    self.units = units
  }

  /// The names of the types that are declared at the top level.
  var typeNames: [String] { units.filter { $0.declaration.kind != .extension }.map(\.typeName) }
}

/// A place in a source at which a type is named that stands at the top level of a file.
struct TypeReference: Hashable, Sendable {
  let name: String
  /// The type whose code it is in; nil outside of every type.
  let owner: String?
  /// Whether parentheses follow, so that a value or an object of the type is made.
  let makesOne: Bool
  /// The first line is 1.
  let line: Int
  /// In bytes; the first column is 1.
  let column: Int
}

extension CoupledSource {
  /// The references to the types of these names, in the order of the source.
  ///
  /// A name is a reference where it is no member's, no argument's label, and not just being declared. Not seen are types
  /// that are named nowhere, as in `.init()`, `.rows` or `let contact = list[0]`, and what stands behind a type alias.
  func references(to names: Set<String>) -> [TypeReference] {
    var found: [TypeReference] = []
    var unit = 0
    for (index, token) in source.tokens.enumerated() where token.kind == .identifier {
      while unit < units.count, units[unit].tokens.upperBound < index { unit += 1 }
      let name = source.name(at: index)
      guard names.contains(name), namesType(at: index) else { continue }
      let owner = unit < units.count && units[unit].tokens.contains(index) ? units[unit] : nil
      if let owner, owner.nested.contains(name) { continue }
      let line = map.line(at: token.range.lowerBound)
      found.append(
        TypeReference(
          name: name, owner: owner?.typeName,
          makesOne: source.kind(at: index + 1) == .punctuation("("), line: line + 1,
          column: token.range.lowerBound - map.starts[line] + 1))
    }
    return found
  }

  private func namesType(at index: Int) -> Bool {
    switch source.kind(at: index - 1) {
    case .period: return isModule(at: index - 2)
    case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol), .keyword(.typealias),
      .keyword(.associatedtype), .keyword(.func), .keyword(.import):
      return false
    case .keyword(.let), .keyword(.var), .keyword(.case):
      // A pattern such as `case Shape.circle` names a type, `case circle` declares a name.
      return source.kind(at: index + 1) == .period
    case .punctuation("("), .punctuation(","):
      return source.kind(at: index + 1) != .punctuation(":")
    case .identifier: return !source.isText(at: index - 1, "actor")
    default: return true
    }
  }

  /// Whether an imported module stands there, as in `ContactsDomain.Contact`.
  private func isModule(at index: Int) -> Bool {
    source.kind(at: index) == .identifier && source.kind(at: index - 1) != .period
      && imports.contains(source.name(at: index))
  }
}

extension CouplingResults {
  /// Which types of the folder name which.
  ///
  /// - Parameters:
  ///   - path: the folder of an architecture's sources.
  ///   - domain: the folder of the domain's sources.
  ///   - toolkit: the folder of the toolkit's sources.
  init(folder path: String, domain: String, toolkit: String) throws(SourceMetricsError) {
    self.init(
      try SourceFolder.texts(at: path).map(CoupledSource.init),
      domain: try CouplingResults.typeNames(in: domain),
      toolkit: try CouplingResults.typeNames(in: toolkit))
  }

  /// Which types of the sources name which.
  ///
  /// - Parameters:
  ///   - files: the texts by the paths of their files.
  ///   - domain: the names of the domain's types.
  ///   - toolkit: the names of the toolkit's types.
  init(files: [String: String], domain: Set<String>, toolkit: Set<String>) {
    let sources = files.sorted { $0.key < $1.key }
      .map { CoupledSource(path: $0.key, utf8: Array($0.value.utf8)) }
    self.init(sources, domain: domain, toolkit: toolkit)
  }

  /// The names of the types at the top level of a folder's files.
  static func typeNames(in folder: String) throws(SourceMetricsError) -> Set<String> {
    Set(try SourceFolder.texts(at: folder).map(CoupledSource.init).flatMap(\.typeNames))
  }

  private init(_ sources: [CoupledSource], domain: Set<String>, toolkit: Set<String>) {
    let own = Set(sources.flatMap(\.typeNames))
    let all = own.union(domain).union(toolkit)
    let references = sources.flatMap { $0.references(to: all) }.filter { $0.owner != $0.name }
    let named = Dictionary(grouping: references) { $0.owner ?? "" }
    let parts = Dictionary(grouping: sources.flatMap(\.units).filter { !$0.extendsNested }, by: \.typeName)
    let cohesion = Cohesion.all(in: sources)
    let types = sources.flatMap { source in
      source.units.filter { $0.declaration.kind != .extension }.map { unit in
        let references = named[unit.typeName] ?? []
        let names = Set(references.map(\.name))
        let parts = parts[unit.typeName] ?? []
        return TypeCoupling(
          name: unit.typeName, kind: unit.declaration.kind, file: source.path, line: unit.declaration.line,
          own: names.intersection(own).sorted(),
          domain: names.subtracting(own).intersection(domain).sorted(),
          toolkit: names.subtracting(own).subtracting(domain).intersection(toolkit).sorted(),
          inherits: Set(parts.flatMap(\.declaration.inheritedTypeNames)).sorted(),
          makes: Set(references.filter(\.makesOne).map(\.name)).sorted(),
          interpolations: parts.reduce(0) { $0 + $1.interpolations }, cohesion: cohesion[unit.typeName])
      }
    }
    self.init(types: types)
  }
}
