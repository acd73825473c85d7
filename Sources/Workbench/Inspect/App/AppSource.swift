import Measurement

/// What one file of an app says of its architecture. Its tokens are not kept, so that large apps fit.
struct AppSource: Sendable {
  /// A type or an extension at the top level of the file.
  struct Unit: Sendable {
    /// The name of the type, or of the outermost type that is extended.
    let name: String
    let kind: Declaration.Kind
    let line: Int
    let codeLines: Int
    let inherits: [String]
    /// Where each name that can be a type's first stands in it.
    let names: [String: Place]
    /// Whether every member belongs to the type itself, as constants do.
    let isNamespace: Bool
  }

  struct Function: Sendable {
    let name: String
    let line: Int
    let codeLines: Int
  }

  /// A line, and a column in UTF-16 as editors count, both from 1.
  struct Place: Codable, Hashable, Sendable {
    let line: Int
    let column: Int
  }

  let path: String
  let codeLines: Int
  let imports: [(module: String, place: Place)]
  let units: [Unit]
  let functions: [Function]

  /// Reads any bytes.
  init(path: String, utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    self.path = path
    codeLines = scan.lines.codeLines
    imports = scan.importPlaces
    var (units, functions): ([Unit], [Function]) = ([], [])
    var end = -1
    for (index, tokens) in scan.extents.enumerated() where tokens.lowerBound > end {
      end = tokens.upperBound
      let declaration = scan.declarations[index]
      let name = String(declaration.name.prefix { $0 != "<" && $0 != "." })
      var inherits = declaration.inheritedTypeNames
      if scan.source.isMarked("Observable", before: tokens.lowerBound) { inherits.append("Observable") }
      units.append(
        Unit(
          name: name, kind: declaration.kind, line: declaration.line, codeLines: declaration.codeLines,
          inherits: inherits, names: scan.typeNames(in: tokens),
          isNamespace: [.enum, .struct].contains(declaration.kind) && scan.isNamespace(index)))
      functions += scan.bodies(in: tokens, of: name)
    }
    self.units = units
    self.functions = functions
  }
}

extension ScannedSource {
  /// The modules that are imported, each with the place of its first import.
  fileprivate var importPlaces: [(module: String, place: AppSource.Place)] {
    var seen: Set<String> = []
    return imports.isEmpty
      ? []
      : source.all.compactMap { index in
        guard source.keyword(at: index) == .import, source.kind(at: index - 1) != .period else { return nil }
        let isQualified = source.kind(at: index + 1) != .identifier
        let name = source.name(at: index + (isQualified ? 2 : 1))
        guard imports.contains(name), seen.insert(name).inserted else { return nil }
        return (name, source.place(of: index))
      }
  }

  /// The names that begin with a capital letter, as those of types do, each with its first place.
  fileprivate func typeNames(in tokens: ClosedRange<Int>) -> [String: AppSource.Place] {
    var names: [String: AppSource.Place] = [:]
    for index in tokens where source.kind(at: index) == .identifier {
      let first = source.bytes[source.tokens[index].range.lowerBound]
      guard first >= "A" && first <= "Z", source.namesType(at: index, imports: imports) else { continue }
      let name = source.text(at: index)
      if names[name] == nil { names[name] = source.place(of: index) }
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
  fileprivate func bodies(in tokens: ClosedRange<Int>, of type: String) -> [AppSource.Function] {
    var functions: [AppSource.Function] = []
    for index in tokens where [.func, .`init`].contains(source.keyword(at: index)) {
      let isFunction = source.keyword(at: index) == .func
      guard source.kind(at: index - 1) != .period,
        let open = (index + 1..<index + 40).first(where: { source.kind(at: $0) == .punctuation("(") }),
        let brace = body(behind: source.end(of: open))
      else { continue }
      let lines = source.line(of: index)...source.line(of: source.end(of: brace) - 1)
      functions.append(
        AppSource.Function(
          name: type + "." + (isFunction ? source.name(at: index + 1) : "init"), line: lines.lowerBound + 1,
          codeLines: self.lines.codeLines(in: lines)))
    }
    return functions
  }

  /// The brace that opens the body behind a signature; nil where the next declaration comes first.
  private func body(behind index: Int) -> Int? {
    var index = index
    while let kind = source.kind(at: index) {
      switch kind {
      case .punctuation("{"): return index
      case .punctuation("}"), .punctuation(";"), .punctuation("@"), .keyword(.func), .keyword(.var),
        .keyword(.let),
        .keyword(.`init`), .keyword(.static), .keyword(.associatedtype), .keyword(.subscript):
        return nil
      default: index = source.end(of: index)
      }
    }
    return nil
  }
}

extension LexedSource {
  fileprivate func place(of index: Int) -> AppSource.Place {
    let line = line(of: index)
    let before = bytes[lineStarts[line]..<tokens[index].range.lowerBound]
    return AppSource.Place(
      line: line + 1, column: before.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) })
  }

  /// Whether the attribute stands among the few words before a declaration.
  fileprivate func isMarked(_ attribute: StaticString, before index: Int) -> Bool {
    (max(0, index - 6)..<index).contains { isText(at: $0, attribute) && isText(at: $0 - 1, "@") }
  }
}

extension LineClassification {
  fileprivate var codeLines: Int { lines.isEmpty ? 0 : codeLines(in: 0...lines.count - 1) }
}
