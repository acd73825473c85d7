/// The types, extensions, functions and tests of a source with their lines.
package struct SourceOutline {
  /// A named part of a source, and its lines, counted from 0.
  package struct Part: Equatable, Sendable {
    /// The name after those of the types around it, such as `List.Row`.
    package let name: String
    package let lines: ClosedRange<Int>

    /// The text of the part, without the common indentation of its lines.
    package func text(in source: String) -> String {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)[lines]
      let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
  }

  /// The classes, structs, enums, actors and protocols, nested and local ones included.
  package let types: [Part]
  /// The extensions, each with the name of the extended type.
  package let extensions: [Part]
  /// The functions with a body, from their first line to the closing brace; their names have the labels of their
  /// parameters, such as `List.insert(_:at:)`.
  package var functions: [Part] { scan.functions(within: declared) }
  /// The functions with the attribute `@Test`, from the attribute to the closing brace.
  package var tests: [Part] { scan.tests(within: declared) }

  private let scan: ScannedSource
  private let declared: [Part]

  /// Reads a source given as bytes; any bytes can be read.
  package init(_ utf8: [UInt8]) {
    let scan = ScannedSource(utf8)
    self.scan = scan
    let named = scan.namedDeclarations
    declared = named.map(\.part)
    types = named.filter { $0.kind != .extension }.map(\.part)
    extensions = named.filter { $0.kind == .extension }.map(\.part)
  }

  /// Whether the line, counted from 0, is code. Out-of-range lines are not code.
  package func isCode(line: Int) -> Bool {
    scan.lines.lines.indices.contains(line) && scan.lines.lines[line] == .code
  }
}

extension ScannedSource {
  /// The declarations with their full names. Outer ones come before those inside them.
  fileprivate var namedDeclarations: [(kind: Declaration.Kind, part: SourceOutline.Part)] {
    var named: [(kind: Declaration.Kind, part: SourceOutline.Part)] = []
    for (index, declaration) in declarations.enumerated() {
      let lines = lines(of: index)
      let outer = named.last {
        $0.part.lines.lowerBound < lines.lowerBound && $0.part.lines.contains(lines.upperBound)
      }
      let name = (outer.map { "\($0.part.name)." } ?? "") + declaration.name
      named.append((declaration.kind, SourceOutline.Part(name: name, lines: lines)))
    }
    return named
  }

  /// The statements in the braces of a declaration.
  package func statements(of declaration: Int) -> [Range<Int>] {
    let extent = extents[declaration]
    let brace = source.first("{", in: extent.lowerBound..<(extent.upperBound + 1))
    return brace.map { source.statements(source.inside($0)) } ?? []
  }

  fileprivate func functions(within types: [SourceOutline.Part]) -> [SourceOutline.Part] {
    source.all.compactMap { index in
      guard source.keyword(at: index) == .func,
        let open = source.all[index...].first(where: { source.kind(at: $0) == .punctuation("(") })
      else { return nil }
      let lines = source.line(of: index)...source.line(of: endOfBody(behind: source.end(of: open) - 1))
      guard let type = types.last(where: { $0.lines.contains(lines.lowerBound) }),
        type.lines.upperBound > lines.upperBound
      else { return nil }
      let labels = source.list(source.inside(open)).map { source.text(at: $0.lowerBound) + ":" }.joined()
      return SourceOutline.Part(name: "\(type.name).\(source.name(at: index + 1))(\(labels))", lines: lines)
    }
  }

  fileprivate func tests(within suites: [SourceOutline.Part]) -> [SourceOutline.Part] {
    source.all.compactMap { index in
      guard source.kind(at: index) == .punctuation("@"), source.isText(at: index + 1, "Test"),
        let function = source.all[index...].first(where: { source.keyword(at: $0) == .func })
      else { return nil }
      let first = source.line(of: index)
      let suite = suites.last { $0.lines.contains(first) }
      return SourceOutline.Part(
        name: (suite.map { "\($0.name)." } ?? "") + source.name(at: function + 1),
        lines: first...source.line(of: endOfBody(behind: function)))
    }
  }

  /// The token that closes the first braces after this token, or else the braces around it.
  private func endOfBody(behind index: Int) -> Int {
    let brace = source.all[index...].first {
      [.punctuation("{"), .punctuation("}")].contains(source.kind(at: $0))
    }
    return brace.map { source.end(of: $0) - 1 } ?? source.tokens.count - 1
  }
}
