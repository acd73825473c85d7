package import CommandLineKit

/// A source with the types and extensions at its top level.
package struct CoupledSource {
  /// A type or an extension at the top level.
  package struct Unit {
    /// The name of the type or of the extended type, without nested types and generic arguments.
    package let typeName: String
    /// Whether it is an extension of a nested type.
    let extendsNested: Bool
    package let declaration: Declaration
    /// From the keyword to the closing brace.
    package let tokens: ClosedRange<Int>
    package let statements: [Range<Int>]
    /// The names of the types that are declared inside it.
    package let nested: Set<String>
    /// The number of string literals with interpolations.
    package let interpolations: Int
  }

  /// A place at which a top-level type is named.
  package struct Reference {
    package let name: String
    /// The type whose code contains it; nil outside of every type.
    package let owner: String?
    /// Whether parentheses follow, so that the type is instantiated.
    let makesOne: Bool
    let token: Int
  }

  package let path: String
  package let source: LexedSource
  package let units: [Unit]
  package let imports: [String]

  package init(path: String, utf8: [UInt8]) { self.init(path: path, ScannedSource(utf8)) }

  package init(path: String, _ scan: ScannedSource) {
    self.path = path
    source = scan.source
    imports = scan.imports
    var units: [Unit] = []
    for (index, tokens) in scan.extents.enumerated()
    where tokens.lowerBound > units.last?.tokens.upperBound ?? -1 {
      let declaration = scan.declarations[index]
      let words = declaration.path
      let nested = scan.extents.indices.filter { $0 > index && tokens.contains(scan.extents[$0].upperBound) }
      units.append(
        Unit(
          typeName: words.first ?? declaration.name,
          extendsNested: declaration.kind == .extension && words.count > 1, declaration: declaration,
          tokens: tokens, statements: scan.statements(of: index),
          nested: Set(nested.map { scan.declarations[$0].name }),
          interpolations: source.tokens[tokens].count { $0.kind == .stringHead }))
    }
    self.units = units
  }

  package var typeNames: [String] { units.filter { $0.declaration.kind != .extension }.map(\.typeName) }

  /// The references to the types of these names, in the order of the source.
  ///
  /// A name is a reference unless it is a member, an argument's label, or just being declared. Types that are not
  /// named, as in `.init()`, `.rows` or `let contact = list[0]`, and types behind a type alias are not found.
  package func references(to names: Set<String>) -> [Reference] {
    var rest = units[...]
    return source.all.compactMap { index in
      while let unit = rest.first, unit.tokens.upperBound < index { rest.removeFirst() }
      guard source.kind(at: index) == .identifier else { return nil }
      let name = source.name(at: index)
      guard names.contains(name), source.namesType(at: index, imports: imports) else { return nil }
      let owner = rest.first.flatMap { $0.tokens.contains(index) ? $0 : nil }
      if let owner, owner.nested.contains(name) { return nil }
      return Reference(
        name: name, owner: owner?.typeName, makesOne: source.kind(at: index + 1) == .punctuation("("),
        token: index)
    }
  }
}

extension LexedSource {
  /// The names that begin with a capital letter, as those of types do, and are no members of another type.
  package func typeTokens(in tokens: Range<Int>, importing imports: [String]) -> [Int] {
    tokens.filter { isCapital(at: $0) && namesType(at: $0, imports: imports) }
  }

  package func isCapital(at index: Int) -> Bool {
    guard kind(at: index) == .identifier else { return false }
    // A name may stand in backticks, or begin with an underscore.
    let first = bytes[tokens[index].range].first { $0 != 0x60 && $0 != 0x5F }
    return first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// Whether the identifier may name a declaration at the top level of a module.
  func namesType(at index: Int, imports: [String]) -> Bool {
    switch kind(at: index - 1) {
    // The name of an imported module may precede it, as in `ContactsDomain.Contact`.
    case .period:
      return kind(at: index - 2) == .identifier && kind(at: index - 3) != .period
        && imports.contains(name(at: index - 2))
    case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol), .keyword(.typealias),
      .keyword(.associatedtype), .keyword(.func), .keyword(.import):
      return false
    case .keyword(.let), .keyword(.var), .keyword(.case):
      // A pattern such as `case Shape.circle` names a type, `case circle` declares a name.
      return kind(at: index + 1) == .period
    case .punctuation("("), .punctuation(","):
      // A module may be asked for: `#if canImport(UIKit)`.
      return kind(at: index + 1) != .punctuation(":") && !isText(at: index - 2, "canImport")
    case .identifier: return !isText(at: index - 1, "actor")
    default: return true
    }
  }
}

extension CouplingResults {
  /// The references from the types in an architecture's folder to each other, and to the domain's and the toolkit's.
  package init(folder path: String, domain: String, toolkit: String) throws(CommandFailure) {
    let read = { (folder) throws(CommandFailure) in
      try SourceFolder.texts(at: folder).map(CoupledSource.init)
    }
    self.init(
      try read(path), domain: Set(try read(domain).flatMap(\.typeNames)),
      toolkit: Set(try read(toolkit).flatMap(\.typeNames)))
  }

  /// The references from the types of the sources to each other, and to the domain's and the toolkit's by these names.
  package init(_ sources: [CoupledSource], domain: Set<String>, toolkit: Set<String>) {
    let own = Set(sources.flatMap(\.typeNames))
    let all = own.union(domain).union(toolkit)
    let references = sources.flatMap { $0.references(to: all) }.filter { $0.owner != $0.name }
    let named = Dictionary(grouping: references) { $0.owner ?? "" }
    let types = sources.flatMap { source in
      source.units.filter { $0.declaration.kind != .extension }.map { unit in
        let references = named[unit.typeName] ?? []
        let names = Set(references.map(\.name))
        let parts = sources.flatMap(\.units).filter { $0.typeName == unit.typeName && !$0.extendsNested }
        return TypeCoupling(
          name: unit.typeName, kind: unit.declaration.kind, file: source.path, line: unit.declaration.line,
          own: names.intersection(own).sorted(),
          domain: names.subtracting(own).intersection(domain).sorted(),
          toolkit: names.subtracting(own).subtracting(domain).sorted(),
          inherits: Set(parts.flatMap(\.declaration.inheritedTypeNames)).sorted(),
          makes: Set(references.filter(\.makesOne).map(\.name)).sorted(),
          interpolations: parts.reduce(0) { $0 + $1.interpolations })
      }
    }
    self.init(types: types)
  }
}
