import Measurement

/// What one file of an app says of its architecture. Its tokens are not kept, so that large apps fit.
struct AppSource: Sendable {
  let path: String
  var target = ""
  let codeLines: Int
  let imports: [(module: String, place: SourcePlace, isConditional: Bool)]
  /// The names in it that can be those of types, in a type or not.
  private(set) var names: Set<String>
  private(set) var types: [AppType] = []
  /// The functions, initializers and computed properties; what is inside one belongs to it.
  private(set) var functions: [ScannedSource.Body] = []
  /// What the types of UIKit, AppKit and SwiftUI are called in it.
  let aliases: [String: String]
  /// Why the file is left out, by what stands in it; nil where it takes part.
  private(set) var omission: AppTree.Omission?

  init(path: String, utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    let source = scan.source
    self.path = path
    codeLines = scan.lines.codeLines
    imports = zip(scan.imports, scan.importTokens)
      .map { ($0, source.place(of: $1, in: path), source.isConditional($1)) }
    let all = source.tokens.indices
    let aliases = all.filter { index in
      source.keyword(at: index) == .typealias && !scan.extents.contains { $0.contains(index) }
    }
    self.aliases = Dictionary(aliases.compactMap(source.drawnAlias)) { first, _ in first }
    let calls: [StaticString] = ["withAnimation", "fromOffsets", "atOffsets", "withAlphaComponent"]
    names = Set(source.typeTokens(in: all, importing: scan.imports).map(source.typeName))
      .union(calls.filter { call in all.contains { source.isText(at: $0, call) } }.map(\.description))
    // What stands above the code, or for itself below imports; Xcode writes the same above a class to go on with.
    let top = String(decoding: utf8.prefix(600), as: UTF8.self).replacing(" ", with: "-").lowercased()
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head =
      top.prefix { !$0.hasPrefix("import") }
      + top.prefix(10).filter { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    let isMade = AppWords.list("marks of generated code").contains { mark in
      head.contains { $0.contains(mark) }
    }
    let isTest =
      scan.imports.contains(where: AppWords.set("testing modules").contains) || source.isForDebugging
    let isGenerated = isMade && !path.hasSuffix("+CoreDataClass.swift")
    omission = utf8.starts(with: "#!".utf8) ? .scripts : isTest ? .tests : isGenerated ? .generated : nil
    // A view model inside of a view, or of an extension of it, is no part of that.
    let apart = scan.extents.indices.filter { index in
      scan.declarations[index].kind == .class && AppWords.asks(scan.declarations[index].name)
    }
    var (end, owner) = (-1, "")
    for (index, tokens) in scan.extents.enumerated() where tokens.lowerBound > end || apart.contains(index) {
      let declaration = scan.declarations[index]
      let name = (tokens.lowerBound > end ? "" : owner) + declaration.name.prefix { $0 != "<" }
      let others = apart.filter { $0 > index && tokens.contains(scan.extents[$0].lowerBound) }
      func isApart(_ token: Int) -> Bool { others.contains { scan.extents[$0].contains(token) } }
      let inside = scan.extents.indices.dropFirst(index + 1)
        .prefix { scan.extents[$0].lowerBound < tokens.upperBound }
        .filter { !isApart(scan.extents[$0].lowerBound) }
      let statements = scan.statements(of: index)
      if tokens.lowerBound > end { (end, owner) = (tokens.upperBound, "\(name).") }
      if declaration.kind == .extension, !others.isEmpty, statements.count == others.count { continue }
      // What shows a view to its author is no part of the app, nor what is made for that.
      let isShown = names.contains("PreviewProvider")
      let isMadeForIt = declaration.name.contains(isShown ? /^Preview|PreviewWrapper/ : /PreviewWrapper/)
      let isMock = AppWords.isMock(declaration.name)
      if isMock || isMadeForIt || declaration.inheritedTypeNames.contains("PreviewProvider") { continue }
      let marks = ["Observable", "Reducer", "Model", "propertyWrapper"]
        .filter { source.isMarked($0, before: tokens.lowerBound) }
      let access = [tokens.lowerBound - 2, tokens.lowerBound - 1].map(source.keyword)
      let views = statements.contains(where: source.drawsView) ? ["View"] : []
      let drawn = inside.filter { scan.declarations[$0].inheritedTypeNames.contains(where: AppWords.draws) }
      let all = source.typeTokens(in: Range(tokens), importing: scan.imports).filter { !isApart($0) }
      let inner = Set(all.filter { index in drawn.contains { scan.extents[$0].contains(index) } })
      var type = AppType(
        name: name, kind: declaration.kind, place: SourcePlace(file: path, line: declaration.line),
        imports: scan.imports,
        nested: Set(inside.lazy.map { scan.declarations[$0] }.filter { $0.kind != .extension }.map(\.name))
          .union(source.parameters(in: tokens)),
        isPrivate: access.contains(.private) || access.contains(.fileprivate),
        isNamespace: [.enum, .struct].contains(declaration.kind)
          && (declaration.kind == .enum || !statements.isEmpty) && statements.allSatisfy(source.isOfType),
        codeLines: declaration.codeLines - others.reduce(0) { $0 + scan.declarations[$1].codeLines },
        inherits: declaration.inheritedTypeNames + marks + views,
        names: source.mentions(at: all.filter { !inner.contains($0) }, of: path),
        kept: source.kept(among: statements, in: tokens))
      types.append(type)
      if !inner.isEmpty {
        (type.kind, type.isOfViews, type.codeLines, type.inherits) = (.extension, true, 0, [])
        type.names = source.mentions(at: inner.sorted(), of: path)
        types.append(type)
      }
      for part in [index] + inside where scan.declarations[part].kind != .protocol {
        functions += scan.bodies(among: scan.statements(of: part), of: "\(name).", in: path)
      }
    }
    functions += scan.bodies(among: source.statements(0..<source.tokens.count), of: "", in: path)
    let isMock = types.isEmpty && scan.declarations.contains { AppWords.isMock($0.name) }
    if omission == nil, isMock { omission = .tests }
  }

  /// Takes from before the names the modules and the marks of attributes, but where none of the app's types is meant.
  mutating func resolve(
    _ aliases: [String: String], unless isForeign: (_ module: Substring, _ name: String) -> Bool
  ) {
    let modules = Set(imports.map { Substring($0.module) })
    func plain(_ name: String) -> String {
      if name.hasPrefix("@"), !isForeign("@", String(name.dropFirst())) { return String(name.dropFirst()) }
      guard let dot = name.firstIndex(of: "."), modules.contains(name[..<dot]) else {
        return aliases[name] ?? name
      }
      let rest = String(name[dot...].dropFirst())
      return isForeign(name[..<dot], rest) ? name : rest
    }
    names = Set(names.map(plain))
    for index in types.indices {
      types[index].names = Dictionary(
        types[index].names.map { (plain($0), $1) }, uniquingKeysWith: AppMap.sum)
    }
  }
}
