import Measurement

extension FileMetrics {
  /// Measures source text.
  init(path: String, source: String) {
    self.init(path: path, utf8: Array(source.utf8))
  }

  /// Measures source text given as bytes; any bytes can be measured.
  init(path: String, utf8: [UInt8]) {
    let source = LexedSource(utf8)
    let map = LineMap(utf8)
    let lines = LineClassification(source, map: map)
    var scanner = SourceScanner(source: source, map: map, lines: lines)
    scanner.scan()
    self.init(
      path: path, counts: SourceCounts(scanner, lines: lines), imports: scanner.imports,
      declarations: scanner.declarations)
  }
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
