import Measurement

/// A place in a file of an app: a line, and a column in UTF-16 as editors count, both from 1.
struct AppLocation: Codable, Hashable, Comparable, Sendable {
  let file: String
  let line: Int
  var column = 1

  static func < (left: AppLocation, right: AppLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// What one file of an app says of its architecture. Its tokens are not kept, so that large apps fit.
struct AppSource: Sendable {
  /// A type or an extension at the top level of the file.
  struct Unit: Sendable {
    /// The name of the type, or of the one that is extended: `A.B` is no part of `A`.
    let name: String
    let kind: Declaration.Kind
    let place: AppLocation
    let codeLines: Int
    let inherits: [String]
    /// Where each name that can be a type's first stands in it.
    let names: [String: AppLocation]
    /// Those that stand there for themselves too, not only before another one, as `List` does in `List.Row`.
    let meant: Set<String>
    /// The types that are declared in it.
    let nested: Set<String>
    /// Whether other files cannot name it.
    let isPrivate: Bool
    /// Whether every member belongs to the type itself, as constants do.
    let isNamespace: Bool
  }

  struct Function: Sendable {
    let name: String
    let place: AppLocation
    let codeLines: Int
  }

  let path: String
  let codeLines: Int
  /// The modules, each with the place of its first import.
  let imports: [(module: String, place: AppLocation)]
  let units: [Unit]
  let functions: [Function]
  /// Why the file is left out, by what stands in it; nil where it takes part.
  let omission: AppTree.Omission?
  /// The folder of what the file is built into; empty for the whole app.
  var target = ""

  /// Reads any bytes.
  init(path: String, utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    self.path = path
    codeLines = scan.lines.codeLines(in: 0..<scan.lines.lines.count)
    imports = zip(scan.imports, scan.importTokens).map { ($0, scan.source.place(of: $1, in: path)) }
    let head = String(decoding: utf8.prefix(600), as: UTF8.self).lowercased()
    omission =
      scan.imports.contains(where: AppWords.set("testing modules").contains)
      ? .tests : Self.generatedMarks.contains(where: head.contains) ? .generated : nil
    var (units, functions): ([Unit], [Function]) = ([], [])
    var end = -1
    for (index, tokens) in scan.extents.enumerated() where tokens.lowerBound > end {
      end = tokens.upperBound
      let declaration = scan.declarations[index]
      let name = String(declaration.name.prefix { $0 != "<" })
      let marks = ["Observable", "Reducer"].filter { scan.source.isMarked($0, before: tokens.lowerBound) }
      let nested = scan.extents.indices.dropFirst(index + 1).prefix {
        scan.extents[$0].lowerBound < tokens.upperBound
      }
      units.append(
        Unit(
          name: name, kind: declaration.kind, place: AppLocation(file: path, line: declaration.line),
          codeLines: declaration.codeLines, inherits: declaration.inheritedTypeNames + marks,
          names: scan.typeNames(in: tokens, of: path),
          meant: Set(tokens.filter(scan.source.isMeant).map(scan.source.name)),
          nested: Set(nested.lazy.map { scan.declarations[$0] }.filter { $0.kind != .extension }.map(\.name)),
          isPrivate: [1, 2].map { tokens.lowerBound - $0 }.contains {
            scan.source.isText(at: $0, "private") || scan.source.isText(at: $0, "fileprivate")
          },
          isNamespace: [.enum, .struct].contains(declaration.kind) && scan.isNamespace(index)))
      functions += scan.functions(in: tokens, of: name, path)
    }
    (self.units, self.functions) = (units, functions)
  }

  private static let generatedMarks = [
    "do not edit", "@generated", "generated using swiftgen", "generated using sourcery",
  ]
}

extension ScannedSource {
  /// The names that begin with a capital letter, as those of types do, each with its first place.
  fileprivate func typeNames(in tokens: ClosedRange<Int>, of path: String) -> [String: AppLocation] {
    var names: [String: AppLocation] = [:]
    for index in tokens where source.isCapital(at: index) {
      guard source.namesType(at: index, imports: imports) else { continue }
      let name = source.text(at: index)
      if names[name] == nil { names[name] = source.place(of: index, in: path) }
    }
    return names
  }

  /// Whether the declaration holds values and functions of the type alone, no case and nothing of an instance.
  fileprivate func isNamespace(_ declaration: Int) -> Bool {
    let statements = statements(of: declaration)
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        statement.prefix(8).contains {
          [.static, .struct, .enum, .class, .typealias].contains(source.keyword(at: $0))
        }
      }
  }

  /// The functions and initializers with a body; one inside another belongs to both.
  fileprivate func functions(
    in tokens: ClosedRange<Int>, of type: String, _ path: String
  ) -> [AppSource.Function] {
    tokens.compactMap { index in
      guard let keyword = source.keyword(at: index), [.func, .`init`].contains(keyword),
        source.kind(at: index - 1) != .period,
        let open = (index + 1..<index + 40).first(where: { source.kind(at: $0) == .punctuation("(") }),
        let brace = body(behind: source.end(of: open))
      else { return nil }
      let (first, last) = (source.line(of: index), source.line(of: source.end(of: brace) - 1))
      return AppSource.Function(
        name: "\(type).\(keyword == .func ? source.name(at: index + 1) : "init")",
        place: AppLocation(file: path, line: first + 1), codeLines: lines.codeLines(in: first..<last + 1))
    }
  }

  /// The brace that opens the body behind a signature; nil where the next declaration comes first.
  private func body(behind index: Int) -> Int? {
    var index = index
    while let kind = source.kind(at: index) {
      switch kind {
      case .punctuation("{"): return index
      case .punctuation("}"), .punctuation(";"), .punctuation("@"), .keyword(.func), .keyword(.var),
        .keyword(.let), .keyword(.`init`), .keyword(.static), .keyword(.associatedtype), .keyword(.subscript):
        return nil
      default: index = source.end(of: index)
      }
    }
    return nil
  }
}

extension LexedSource {
  fileprivate func place(of index: Int, in path: String) -> AppLocation {
    let line = line(of: index)
    let before = bytes[lineStarts[line]..<tokens[index].range.lowerBound]
    let column = before.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return AppLocation(file: path, line: line + 1, column: column)
  }

  /// Whether the attribute stands among the few words before a declaration, and behind the one before.
  fileprivate func isMarked(_ attribute: String, before index: Int) -> Bool {
    (max(0, index - 12)..<index).reversed().prefix { kind(at: $0) != .punctuation("}") }
      .contains { kind(at: $0) == .identifier && name(at: $0) == attribute && isText(at: $0 - 1, "@") }
  }

  fileprivate func isMeant(at index: Int) -> Bool {
    isCapital(at: index)
      && !(kind(at: index + 1) == .period && isCapital(at: index + 2) && !isText(at: index + 2, "Type"))
  }

  fileprivate func isCapital(at index: Int) -> Bool {
    kind(at: index) == .identifier && (0x41...0x5A).contains(bytes[tokens[index].range.lowerBound])
  }
}
