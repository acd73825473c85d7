import Measurement

/// Where a source has its code, its types, what its protocols require, its functions and its tests.
struct SourceOutline {
  /// Something with a name, and the lines on which it stands, counted from 0.
  struct Part: Equatable, Sendable {
    /// The name behind those of the types around it, such as `List.Row`.
    let name: String
    let lines: ClosedRange<Int>

    /// The part as it stands in the source, without the white space before all of its lines.
    func text(in source: String) -> String {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)[lines]
      let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    }
  }

  /// A requirement of a protocol: its name behind that of the protocol, and its words.
  struct Requirement: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// The classes, structs, enums, actors and protocols, nested and local ones included.
  let types: [Part]
  /// The extensions, each with the name of what it extends.
  let extensions: [Part]
  /// What the protocols require, in the order of the source.
  let requirements: [Requirement]
  /// The functions with a body, from their first line to the closing brace; their names have the labels of their
  /// parameters, such as `List.insert(_:at:)`.
  let functions: [Part]
  /// The functions with the attribute `@Test`, from the attribute to the closing brace.
  let tests: [Part]

  private let lines: LineClassification

  /// Reads a source given as bytes; any bytes can be read.
  init(_ utf8: [UInt8]) {
    let source = LexedSource(utf8)
    let map = LineMap(utf8)
    lines = LineClassification(source, map: map)
    var scanner = SourceScanner(source: source, map: map, lines: lines)
    scanner.scan()
    let parts = scanner.parts
    types = zip(parts, scanner.declarations).filter { $0.1.kind != .extension }.map(\.0)
    extensions = zip(parts, scanner.declarations).filter { $0.1.kind == .extension }.map(\.0)
    requirements = scanner.requirements(of: parts.map(\.name))
    functions = scanner.functions(within: parts)
    tests = scanner.tests(within: parts)
  }

  /// Whether the line, counted from 0, holds any part of a token.
  func isCode(line: Int) -> Bool {
    lines.isCode(line)
  }
}

extension SourceScanner {
  /// The declarations with their whole names. Outer ones come before those inside them.
  fileprivate var parts: [SourceOutline.Part] {
    var parts: [SourceOutline.Part] = []
    for (declaration, extent) in zip(declarations, extents) {
      let outer = parts.last {
        $0.lines.lowerBound < extent.lowerBound && $0.lines.contains(extent.upperBound)
      }
      let name = outer.map { "\($0.name).\(declaration.name)" } ?? declaration.name
      parts.append(SourceOutline.Part(name: name, lines: extent))
    }
    return parts
  }

  /// - Parameter names: those of the declarations.
  fileprivate func requirements(of names: [String]) -> [SourceOutline.Requirement] {
    protocolEntries.enumerated().compactMap { number, entry in
      let next = protocolEntries[(number + 1)...].first { $0.declaration == entry.declaration }
      let tokens = entry.token..<(next?.token ?? entry.token)
      guard let keyword = tokens.first(where: { isRequirement(at: $0) }) else { return nil }
      let name =
        source.kind(at: keyword + 1) == .identifier ? source.name(at: keyword + 1) : source.text(at: keyword)
      return SourceOutline.Requirement(
        name: "\(names[entry.declaration]).\(name)",
        text: tokens.map { source.text(at: $0) }.joined(separator: " "))
    }
  }

  private func isRequirement(at index: Int) -> Bool {
    [.func, .`init`, .subscript, .var, .associatedtype].contains(source.keyword(at: index))
  }

  fileprivate func functions(within parts: [SourceOutline.Part]) -> [SourceOutline.Part] {
    source.tokens.indices.compactMap { index in
      guard source.kind(at: index) == .keyword(.func), let labels = labels(behind: index) else { return nil }
      let lines = line(of: index)...line(of: end(ofBodyAfter: labels.end))
      guard let type = parts.last(where: { $0.lines.contains(lines.lowerBound) }),
        type.lines.upperBound > lines.upperBound
      else { return nil }
      return SourceOutline.Part(
        name: "\(type.name).\(source.name(at: index + 1))(\(labels.text))", lines: lines)
    }
  }

  /// The labels of a function's parameters, such as `_:at:`, and the token that closes the parentheses.
  private func labels(behind function: Int) -> (text: String, end: Int)? {
    guard
      let open = source.tokens.indices[function...].first(where: {
        source.kind(at: $0) == .punctuation("(")
      })
    else { return nil }
    var (text, depth) = ("", 0)
    for index in source.tokens.indices[open...] {
      depth += source.nesting(at: index)
      if depth == 0 { return (text, index) }
      let isFirst = index == open + 1 || source.kind(at: index - 1) == .punctuation(",")
      if depth == 1, isFirst { text += source.text(at: index) + ":" }
    }
    return nil
  }

  fileprivate func tests(within parts: [SourceOutline.Part]) -> [SourceOutline.Part] {
    source.tokens.indices.compactMap { index in
      guard source.kind(at: index) == .punctuation("@"), source.isText(at: index + 1, "Test"),
        let function = source.tokens[index...].firstIndex(where: { $0.kind == .keyword(.func) })
      else { return nil }
      let first = line(of: index)
      let suite = parts.last { $0.lines.contains(first) }
      let name = source.name(at: function + 1)
      return SourceOutline.Part(
        name: suite.map { "\($0.name).\(name)" } ?? name, lines: first...line(of: end(ofBodyAfter: function)))
    }
  }

  /// The token that closes the first braces behind this one, or the last token.
  private func end(ofBodyAfter index: Int) -> Int {
    var depth = 0
    for place in source.tokens.indices[index...] {
      switch source.kind(at: place) {
      case .punctuation("{"): depth += 1
      case .punctuation("}"):
        depth -= 1
        if depth <= 0 { return place }
      default: break
      }
    }
    return source.tokens.count - 1
  }

  private func line(of index: Int) -> Int {
    map.line(at: source.tokens[index].range.lowerBound)
  }
}
