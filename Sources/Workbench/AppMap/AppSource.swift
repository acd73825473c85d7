import SourceReading

/// What one file of an app says of its architecture. Its tokens are not kept, so that large apps fit.
struct AppSource: Sendable {
  let path: String
  var target = ""
  let codeLines: Int
  let imports: [(module: String, place: SourcePlace)]
  /// The names in it that can be those of types, in a type or not.
  private(set) var names: Set<String>
  private(set) var types: [AppType] = []
  /// The types that are named outside of all types, previews left out, or in a text that has nothing else.
  let loose: Set<String>
  /// Whether something in it is for other modules.
  let isShared: Bool
  /// The packages from elsewhere that it names as a manifest.
  let remote: [String]
  /// Whether it has parts that only some platforms compile: an import may be for these.
  let isConditional: Bool
  /// Why the team allows what a line has, as comments say it.
  let excuses: [Int: String]
  /// Why the file is left out, by what stands in it; nil where it takes part.
  let omission: AppTree.Omission?

  init(path: String, utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    let source = scan.source
    self.path = path
    codeLines = scan.lines.codeLines
    imports = zip(scan.imports, scan.importTokens)
      .map { ($0, source.place(of: $1, in: path)) }
    isConditional = source.all.contains { source.isText(at: $0, "#if") }
    isShared = source.all.contains { source.keyword(at: $0) == .public || source.isText(at: $0, "package") }
    remote = scan.imports.contains("PackageDescription") ? AppTarget.remote(in: utf8) : []
    names = source.typeNames(importing: scan.imports)
    excuses = scan.excuses
    let isTest =
      scan.imports.contains(where: AppWords.set("testing modules").contains)
      || !scan.declarations.isEmpty && scan.declarations.allSatisfy { AppWords.matches("mocks", $0.name) }
    let isGenerated = source.isGenerated && !path.hasSuffix("+CoreDataClass.swift")
    omission = utf8.starts(with: "#!".utf8) ? .scripts : isTest ? .tests : isGenerated ? .generated : nil
    // A view model inside of a view, or of an extension of it, is no part of that.
    let units = scan.units(apart: AppWords.isApart)
    let isPreview = scan.previews(units)
    var isInside = isPreview
    for extent in scan.extents where !isInside[extent.lowerBound] {
      for index in extent { isInside[index] = true }
    }
    let parts = Dictionary(units.map { ($0.name, $0.tokens) }, uniquingKeysWith: +)
    let texts = source.all.filter { source.kind(at: $0) == .string && source.tokens[$0].range.count < 80 }
      .map { (text: String(source.text(at: $0).dropFirst().dropLast()), index: $0) }
      .filter { text, index in
        // Its own name in a type may be no more than a title.
        text.utf8.allSatisfy(\.isIdentifierBody) && parts[text]?.contains { $0.contains(index) } != true
      }
    let loose = source.typeTokens(in: source.all, importing: scan.imports).filter { !isInside[$0] }
    self.loose = Set(loose.map(source.name) + texts.map(\.0))
    let sites = scan.imports.contains("SwiftUI") ? source.sites : []
    for unit in units where !isPreview[unit.start] {
      let declaration = scan.declarations[unit.index]
      let statements = scan.statements(of: unit.index)
      // What is made for tests is no part of the app.
      if AppWords.matches("mocks", declaration.name) { continue }
      let handed = source.handed(in: statements)
      let body = statements.first(where: source.drawsView)
      let isShown =
        scan.imports.contains("SwiftUI")
        || declaration.inheritedTypeNames.contains { $0.hasSuffix("Controller") }
      let uses = isShown ? source.identifiers(in: parts[unit.name, default: []]) : [:]
      // `extension Home.ViewModel` names no `Home`.
      var name = unit.start + 1
      while source.kind(at: name + 1) == .period { name += 2 }
      let all = unit.tokens.flatMap { source.typeTokens(in: $0, importing: scan.imports) }
        .filter { $0 > name }
      var names = source.mentions(at: all, of: path, sites: sites)
      let place = AppType.Mention(place: SourcePlace(file: path, line: declaration.line))
      for word in AppWords.list("telling members") where uses[word] != nil {
        names[word] = place
      }
      let isSending = uses["dispatch", default: []].contains { index in
        ["store", "self"].contains(source.text(at: index - 2)) || source.isText(at: index - 3, "self")
      }
      if isSending { names["dispatch"] = place }
      let nested = unit.inside.map { scan.declarations[$0] }.filter { $0.kind != .extension }.map(\.name)
      types.append(
        AppType(
          name: unit.name, kind: declaration.kind, place: place.place,
          imports: scan.imports, nested: Set(nested).union(source.parameters(in: scan.extents[unit.index])),
          isPrivate: source.isMarked([.private, .fileprivate], at: unit.start),
          isShared: source.isMarked([.public], at: unit.start) || source.isText(at: unit.start - 1, "open"),
          members: Dictionary(
            statements.compactMap(source.kind).map { ($0, 1) }, uniquingKeysWith: +),
          fields: statements.compactMap { source.field($0, uses: uses, handed: handed, in: path) },
          root: body.map(source.root) ?? "",
          isGeneric: source.isText(at: name + 1, "<"),
          codeLines: unit.codeLines,
          inherits: declaration.qualifiedSupertypes + source.marks(before: unit.start)
            + (body == nil ? [] : ["View"]),
          header: source.words(in: Range(scan.extents[unit.index])), names: names))
    }
    names.formUnion(types.flatMap { $0.names.keys.filter { $0.hasPrefix("\\") } })
  }

  /// Takes from before the names what only says where they are from.
  mutating func resolve(_ meanings: TypeNames) {
    let modules = imports.map(\.module) + ["Swift"]
    for index in types.indices {
      types[index].inherits = types[index].inherits.map { meanings.meaning(of: $0, importing: modules) }
    }
    let resolved = Set(names.map { meanings.meaning(of: $0, importing: modules) })
    guard resolved != names else { return }
    names = resolved
    for index in types.indices {
      let names = types[index].names.map { (meanings.meaning(of: $0, importing: modules), $1) }
      types[index].names = Dictionary(names, uniquingKeysWith: +)
    }
  }
}
