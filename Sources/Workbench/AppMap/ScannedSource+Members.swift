import Foundation
import SourceReading

extension ScannedSource {
  static let excuse = "compare app allows this:"

  /// The reasons for which lines are allowed to break a rule, as a comment on the line or above it says them.
  var excuses: [Int: String] {
    source.comments.reduce(into: [:]) { excuses, comment in
      let text = String(decoding: source.bytes[comment], as: UTF8.self)
      guard text.holds(Self.excuse), let start = text.range(of: Self.excuse)?.upperBound else { return }
      var line = source.lineStarts.line(at: comment.lowerBound)
      while line < lines.lines.count, lines.lines[line] == .comment { line += 1 }
      let reason = text[start...].prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
      excuses[line + 1] = reason.hasSuffix("*/") ? String(reason.dropLast(2)) : reason
    }
  }

  /// A type or an extension, without those inside of it that count for themselves.
  struct Unit {
    let index: Int
    /// Behind the name of the type around it.
    let name: String
    let start: Int
    let tokens: [Range<Int>]
    /// The other types and extensions inside of it.
    let inside: [Int]
    let codeLines: Int
  }

  /// What stands at the top level, and the types inside that count for themselves.
  ///
  /// - Parameter isApart: whether the first type does, which is inside of the second one.
  func units(apart isApart: (Declaration, Declaration) -> Bool) -> [Unit] {
    // Declarations are in the order in which they begin.
    var (open, units, names) = ([Int](), [Int](), [String]())
    var inside: [Int: [Int]] = [:]
    for index in extents.indices {
      while let last = open.last, extents[last].upperBound < extents[index].lowerBound { open.removeLast() }
      let name = declarations[index].name.prefix { $0 != "<" }
      if let outer = open.first, let around = open.last {
        inside[units[around], default: []].append(index)
        units.append(isApart(declarations[index], declarations[outer]) ? index : units[around])
        names.append("\(names[outer]).\(name)")
      } else {
        units.append(index)
        names.append(String(name))
      }
      open.append(index)
    }
    return extents.indices.filter { units[$0] == $0 }.compactMap { index in
      let (tokens, all) = (extents[index], inside[index, default: []])
      let others = all.filter { units[$0] == $0 }
      let isEmpty = !others.isEmpty && statements(of: index).count == others.count
      if isEmpty, declarations[index].kind == .extension { return nil }
      let starts = [tokens.lowerBound] + others.map { extents[$0].upperBound + 1 }
      let ends = others.map { extents[$0].lowerBound } + [tokens.upperBound + 1]
      return Unit(
        index: index, name: names[index], start: tokens.lowerBound,
        tokens: zip(starts, ends).map { $0..<max($0, $1) }, inside: all.filter { units[$0] != $0 },
        codeLines: declarations[index].codeLines - others.reduce(0) { $0 + declarations[$1].codeLines })
    }
  }

  /// For each token, whether it is part of what shows views to their author: of a preview, or of a type that nothing but
  /// these names, and that is private.
  func previews(_ units: [Unit]) -> [Bool] {
    var isShown = [Bool](repeating: false, count: source.tokens.count)
    func mark(_ range: Range<Int>) { for index in range.clamped(to: source.all) { isShown[index] = true } }
    for start in source.all where source.isText(at: start, "#Preview") {
      mark(start..<source.end(of: source.first("{", in: start..<source.tokens.count) ?? start))
    }
    let types = units.map { declarations[$0.index] }
    let names = Set(types.filter { $0.inheritedTypeNames.contains("PreviewProvider") }.map(\.name))
    for unit in units where names.contains(unit.name.prefix { $0 != "." }.description) {
      mark(Range(extents[unit.index]))
    }
    guard isShown.contains(true) else { return isShown }
    let places = source.identifiers(in: [source.all])
    for unit in units where declarations[unit.index].kind != .extension {
      let (name, extent) = (declarations[unit.index].name, extents[unit.index])
      let isHelper = source.isMarked([.private, .fileprivate], at: unit.start)
      let others = places[name, default: []].filter { !extent.contains($0) }
      if isHelper, !others.isEmpty, others.allSatisfy({ isShown[$0] }) { mark(Range(extent)) }
    }
    return isShown
  }
}
