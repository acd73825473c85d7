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
