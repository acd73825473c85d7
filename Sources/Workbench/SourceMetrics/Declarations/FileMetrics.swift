/// What one Swift file holds.
public struct FileMetrics: Codable, Equatable, Sendable {
  /// Where the file is, relative to the measured folder.
  public let path: String
  /// The file's lines, declarations and decision points.
  public let counts: SourceCounts
  /// The imported modules, each once, in the order of the source.
  public let imports: [String]
  /// The types and extensions of the file, in the order of the source.
  public let declarations: [Declaration]

  /// Measures source text.
  public init(path: String, source: String) {
    self.init(path: path, utf8: Array(source.utf8))
  }

  /// Measures source text given as bytes; any bytes can be measured.
  public init(path: String, utf8: [UInt8]) {
    let source = LexedSource(utf8)
    let map = LineMap(utf8)
    let lines = LineClassification(source, map: map)
    var scanner = SourceScanner(source: source, map: map, lines: lines)
    scanner.scan()
    self.path = path
    imports = scanner.imports
    declarations = scanner.declarations
    counts = SourceCounts(scanner, lines: lines)
  }

  /// The file's name without folders and `.swift`.
  public var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The declarations that are types.
  public var types: [Declaration] { declarations.filter { $0.kind != .extension } }

  /// The declarations that extend a type.
  public var extensions: [Declaration] { declarations.filter { $0.kind == .extension } }
}

extension SourceCounts {
  fileprivate init(_ scanner: SourceScanner, lines: LineClassification) {
    self.init()
    files = 1
    codeLines = lines.count(of: .code)
    commentLines = lines.count(of: .comment)
    blankLines = lines.count(of: .blank)
    functions = scanner.functions
    decisionPoints = scanner.decisionPoints
    for declaration in scanner.declarations { add(declaration.kind) }
  }

  private mutating func add(_ kind: Declaration.Kind) {
    switch kind {
    case .class: classes += 1
    case .struct: structs += 1
    case .enum: enums += 1
    case .actor: actors += 1
    case .protocol: protocols += 1
    case .extension: extensions += 1
    }
  }
}
