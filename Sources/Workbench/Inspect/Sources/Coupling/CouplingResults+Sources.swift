import Measurement

extension CouplingResults {
  /// Which types of the folder name which.
  ///
  /// - Parameters:
  ///   - path: the folder of an architecture's sources.
  ///   - domain: the folder of the domain's sources.
  ///   - toolkit: the folder of the toolkit's sources.
  ///
  /// Throws ``SourceMetricsError`` for a folder that is missing, empty or unreadable.
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

  /// The names of the types at the top level of a folder's files. Throws ``SourceMetricsError``.
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
