import Measurement

/// A place in a file of an app: a line, and a column in UTF-16 as editors count, both from 1.
struct AppLocation: Hashable, Comparable, Sendable {
  let file: String
  let line: Int
  var column = 1

  var inFile: String { "\(file):\(line)" }

  static func < (left: AppLocation, right: AppLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// What one file of an app says of its architecture. Its tokens are not kept, so that large apps fit.
struct AppSource: Sendable {
  typealias Part = (name: String, place: AppLocation, codeLines: Int)

  let path: String
  /// What the file is built into, by its folder; empty for the whole app.
  var target = ""
  let codeLines: Int
  /// The modules, each with the place of its first import.
  let imports: [(module: String, place: AppLocation)]
  /// The types and extensions at the top level of the file.
  private(set) var types: [AppType] = []
  /// The methods and initializers with a body; what is inside one belongs to it.
  private(set) var functions: [Part] = []
  /// Why the file is left out, by what stands in it; nil where it takes part.
  let omission: AppTree.Omission?

  /// Reads any bytes.
  init(path: String, utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    let source = scan.source
    self.path = path
    codeLines = scan.lines.codeLines(in: 0..<scan.lines.lines.count)
    imports = zip(scan.imports, scan.importTokens).map { ($0, source.place(of: $1, in: path)) }
    let head = String(decoding: utf8.prefix(600), as: UTF8.self).lowercased()
    let isMade = ["do not edit", "@generated", "generated using swiftgen", "generated using sourcery"]
      .contains(where: head.contains)
    let isTest = scan.imports.contains(where: AppWords.set("testing modules").contains)
    omission = isTest ? .tests : isMade ? .generated : nil
    var end = -1
    for (index, tokens) in scan.extents.enumerated() where tokens.lowerBound > end {
      end = tokens.upperBound
      let declaration = scan.declarations[index]
      let name = String(declaration.name.prefix { $0 != "<" })
      let inside = scan.extents.indices.dropFirst(index + 1).prefix { scan.extents[$0].lowerBound < end }
      let statements = scan.statements(of: index)
      let marks = ["Observable", "Reducer"].filter { source.isMarked($0, before: tokens.lowerBound) }
      types.append(
        AppType(
          name: name, kind: declaration.kind, place: AppLocation(file: path, line: declaration.line),
          imports: scan.imports,
          nested: Set(inside.lazy.map { scan.declarations[$0] }.filter { $0.kind != .extension }.map(\.name)),
          isPrivate: (tokens.lowerBound - 2..<tokens.lowerBound).contains {
            [.private, .fileprivate].contains(source.keyword(at: $0))
          },
          isNamespace: [.enum, .struct].contains(declaration.kind) && !statements.isEmpty
            && statements.allSatisfy(source.isOfType),
          codeLines: declaration.codeLines, inherits: declaration.inheritedTypeNames + marks,
          names: source.typeNames(in: tokens, of: path, importing: scan.imports)))
      for part in [index] + inside where scan.declarations[part].kind != .protocol {
        for statement in scan.statements(of: part) {
          let start = source.startOfDeclaration(statement)
          let last = statement.upperBound - 1
          guard let keyword = source.keyword(at: start), [.func, .`init`].contains(keyword),
            source.isText(at: last, "}")
          else { continue }
          let lines = source.line(of: start)..<source.line(of: last) + 1
          let function = "\(name).\(keyword == .func ? source.name(at: start + 1) : "init")"
          functions.append((function, source.place(of: start, in: path), scan.lines.codeLines(in: lines)))
        }
      }
    }
  }
}

extension LexedSource {
  /// The names that begin with a capital letter, as those of types do.
  fileprivate func typeNames(
    in tokens: ClosedRange<Int>, of path: String, importing imports: [String]
  ) -> [String: AppType.Mention] {
    let named = tokens.filter { isCapital(at: $0) && namesType(at: $0, imports: imports) }
    return named.reduce(into: [:]) { names, index in
      let isBeforeType = kind(at: index + 1) == .period && isCapital(at: index + 2)
      let uses = isBeforeType && !isText(at: index + 2, "Type") ? 0 : 1
      names[text(at: index), default: (place(of: index, in: path), 0)].uses += uses
    }
  }

  fileprivate func place(of index: Int, in path: String) -> AppLocation {
    let line = line(of: index)
    let before = bytes[lineStarts[line]..<tokens[index].range.lowerBound]
    let column = before.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return AppLocation(file: path, line: line + 1, column: column)
  }

  /// Whether the member is one of the type alone, neither a case nor part of an instance.
  fileprivate func isOfType(_ member: Range<Int>) -> Bool {
    member.prefix(8).contains { [.static, .struct, .enum, .class, .typealias].contains(keyword(at: $0)) }
  }

  /// Whether the attribute stands among the few words before a declaration, and behind the one before.
  fileprivate func isMarked(_ attribute: String, before index: Int) -> Bool {
    (max(0, index - 12)..<index).reversed().prefix { kind(at: $0) != .punctuation("}") }
      .contains { kind(at: $0) == .identifier && name(at: $0) == attribute && isText(at: $0 - 1, "@") }
  }

  fileprivate func isCapital(at index: Int) -> Bool {
    kind(at: index) == .identifier && (0x41...0x5A).contains(bytes[tokens[index].range.lowerBound])
  }
}
