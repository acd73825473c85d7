import SourceReading

extension ScannedSource {
  typealias Body = (name: String, place: SourcePlace, size: Int)

  /// The functions, initializers and computed properties among statements. Those inside another belong to it.
  func bodies(among statements: [Range<Int>], of owner: String, in path: String) -> [Body] {
    statements.compactMap { statement in
      let (start, last) = (source.startOfDeclaration(statement), statement.upperBound - 1)
      guard let keyword = source.keyword(at: start), [.func, .`init`, .var].contains(keyword),
        source.isText(at: last, "}")
      else { return nil }
      let name = keyword == .`init` ? "init" : source.name(at: start + 1)
      let lines = source.line(of: start)..<source.line(of: last) + 1
      return (owner + name, source.place(of: start, in: path), self.lines.codeLines(in: lines))
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
    var (units, end, owner, outer) = ([Unit](), -1, "", 0)
    let apart = extents.indices.filter { index in
      if extents[index].lowerBound > end { (outer, end) = (index, extents[index].upperBound) }
      return index != outer && isApart(declarations[index], declarations[outer])
    }
    end = -1
    for (index, tokens) in extents.enumerated() where tokens.lowerBound > end || apart.contains(index) {
      let name = (tokens.lowerBound > end ? "" : owner) + declarations[index].name.prefix { $0 != "<" }
      if tokens.lowerBound > end { (end, owner) = (tokens.upperBound, "\(name).") }
      let others = apart.filter { $0 > index && tokens.contains(extents[$0].lowerBound) }
      if declarations[index].kind == .extension, !others.isEmpty, statements(of: index).count == others.count
      {
        continue
      }
      let inside = extents.indices.dropFirst(index + 1)
        .prefix { extents[$0].lowerBound < tokens.upperBound }
        .filter { part in !others.contains { extents[$0].contains(extents[part].lowerBound) } }
      var (parts, start) = ([Range<Int>](), tokens.lowerBound)
      for other in others where extents[other].lowerBound >= start {
        parts.append(start..<extents[other].lowerBound)
        start = extents[other].upperBound + 1
      }
      units.append(
        Unit(
          index: index, name: name, start: tokens.lowerBound, tokens: parts + [start..<tokens.upperBound + 1],
          inside: inside,
          codeLines: declarations[index].codeLines - others.reduce(0) { $0 + declarations[$1].codeLines }))
    }
    return units
  }
}

extension LexedSource {
  /// The names that can be those of types, and the calls and members by which a module that draws is known.
  func typeNames(importing imports: [String]) -> Set<String> {
    var names = Set(typeTokens(in: all, importing: imports).map(typeName))
    let (calls, implied) = (AppWords.set("telling calls"), AppWords.set("implied members"))
    for index in all where kind(at: index) == .identifier && !isCapital(at: index) {
      // `.blue` where a colour is expected: the type of the member is not named.
      if kind(at: index - 1) == .period, !endsValue(at: index - 2) {
        let name = text(at: index)
        if implied.contains(name) { names.insert(name) }
      } else if opensArgument(after: index) {
        let name = text(at: index)
        if calls.contains(name) { names.insert(name) }
      }
    }
    return names
  }

  private func endsValue(at index: Int) -> Bool {
    let kind = kind(at: index)
    return kind == .identifier || kind == .postfixMark
      || kind == .punctuation(")") || kind == .punctuation("]") || kind == .punctuation("}")
  }

  private func opensArgument(after index: Int) -> Bool {
    let kind = kind(at: index + 1)
    return kind == .punctuation("(") || kind == .punctuation("{") || kind == .punctuation(":")
  }

  /// Whether a mark of generated code stands above the code, or for itself below the imports.
  var isGenerated: Bool {
    let top = bytes.prefix(1500).split(separator: 0x0A, omittingEmptySubsequences: false)
    let comments = top.prefix(10).filter { $0.starts(with: "//".utf8) && !$0.starts(with: "///".utf8) }
    let head = (top.prefix { !$0.starts(with: "import".utf8) } + comments).joined(separator: [0x0A])
    let words = String(decoding: head.map { $0 == 0x20 ? 0x2D : $0 }, as: UTF8.self).lowercased()
    return AppWords.list("marks of generated code").contains(where: words.holds)
  }

  func isPrivate(at start: Int) -> Bool {
    [start - 2, start - 1].contains { [.private, .fileprivate].contains(keyword(at: $0)) }
  }

  /// What the attributes before a declaration make of it: `@Model` makes a persistent model.
  func marks(before start: Int) -> [String] {
    ["Observable", "Reducer", "Model", "propertyWrapper"].filter { isMarked($0, before: start) }
      .map { $0 == "Model" ? "PersistentModel" : $0 }
  }

  /// Whether the member belongs to the type itself: a static member or a nested type, and no case.
  func isOfType(_ member: Range<Int>) -> Bool {
    member.prefix(8).contains { [.static, .struct, .enum, .class, .typealias].contains(keyword(at: $0)) }
  }

  /// Whether the member is `var body: some View`, or a function of that name, as a view of a store has; but not that of
  /// a modifier, which draws around its content.
  func drawsView(_ member: Range<Int>) -> Bool {
    let start = startOfDeclaration(member)
    let isFunction = keyword(at: start) == .func && !isText(at: start + 3, "content")
    guard keyword(at: start) == .var || isFunction, isText(at: start + 1, "body"),
      let brace = first("{", in: member)
    else { return false }
    return isText(at: brace - 1, "View") && isText(at: brace - 2, "some")
  }

  /// Whether a declaration has the attribute: it is among the few tokens before, back to the end of the one before.
  func isMarked(_ attribute: String, before index: Int) -> Bool {
    (max(0, index - 12)..<index).reversed().prefix { kind(at: $0) != .punctuation("}") }
      .contains { kind(at: $0) == .identifier && name(at: $0) == attribute && isText(at: $0 - 1, "@") }
  }

  /// The names of generic parameters and associated types, which are no types of the app.
  func parameters(in tokens: ClosedRange<Int>) -> [String] {
    tokens.filter { keyword(at: $0) == .associatedtype || isText(at: $0, "<") }.flatMap { index in
      if keyword(at: index) == .associatedtype { return [text(at: index + 1)] }
      guard index < tokens.upperBound,
        [.class, .struct, .enum, .protocol, .func].contains(keyword(at: index - 2))
          || keyword(at: index - 1) == .`init`
      else { return [] }
      return (index + 1...tokens.upperBound).prefix { !text(at: $0).hasPrefix(">") }
        .filter { isText(at: $0 - 1, "<") || isText(at: $0 - 1, ",") }.map(text)
    }
  }

  /// The words of a type's header, as in `A: Base<Kept>`, and of its stored properties, each up to the first brace.
  func kept(among members: [Range<Int>], in tokens: ClosedRange<Int>) -> Set<String> {
    let fields = members.filter { member in
      let start = startOfDeclaration(member)
      // An attribute may have a line for itself.
      return [.let, .var].contains(keyword(at: start)) || start >= member.upperBound
    }
    return Set(([Range(tokens)] + fields).flatMap { $0.prefix { !isText(at: $0, "{") } }.map(text))
  }

  /// The properties among the members by which a view watches something, and whose names stand once in the tokens, its
  /// body among them.
  func unused(among members: [Range<Int>], in tokens: [Range<Int>]) -> Set<Range<Int>> {
    let watched = members.filter { member in
      isText(at: member.lowerBound, "@")
        && AppWords.set("watching words").contains(text(at: member.lowerBound + 1))
        && keyword(at: startOfDeclaration(member)) == .var
    }
    if watched.isEmpty { return [] }
    var uses: [Substring: Int] = [:]
    for index in tokens.joined() where kind(at: index) == .identifier {
      // `$name` and `_name` are of the same property.
      uses[text(at: index).drop { $0 == "$" || $0 == "_" }, default: 0] += 1
    }
    if uses["body"] == nil { return [] }
    return Set(watched.filter { uses[name(at: startOfDeclaration($0) + 1)[...]] == 1 })
  }

  /// The name of the type there, behind the module or the mark of SwiftUI's attributes that stands before it.
  func typeName(at index: Int) -> String {
    let name = text(at: index)
    if kind(at: index - 1) == .period { return "\(self.name(at: index - 2)).\(name)" }
    return isText(at: index - 1, "@") && AppWords.set("wrappers of SwiftUI").contains(name)
      ? "@\(name)" : name
  }

  /// Looked up once, as every member of a type is compared with them.
  private static let sharedWords = AppWords.list("words of a shared object")

  /// Whether the type there is named for a constant of it, which is not the one object of the type that all share.
  private func readsConstant(at index: Int) -> Bool {
    kind(at: index + 1) == .period && kind(at: index + 2) == .identifier && !isCapital(at: index + 2)
      && kind(at: index + 3) != .punctuation("(") && !isText(at: index + 3, "=")
      && !Self.sharedWords.contains(where: text(at: index + 2).hasPrefix)
  }

  /// The types that the tokens name: how often, whether one is made, and where that is or where they are named first.
  ///
  /// - Parameter unused: properties whose types are named for nothing.
  func mentions(
    at tokens: [Int], of path: String, except unused: Set<Range<Int>>
  ) -> [String: AppType.Mention] {
    let idle = Set(unused.joined())
    return tokens.reduce(into: [:]) { names, index in
      func add(_ name: String, uses: Int, isMade: Bool) {
        var mention = names[name] ?? (place(of: index, in: path), 0, false)
        if isMade, !mention.isMade { mention.place = place(of: index, in: path) }
        mention.uses += uses
        mention.isMade = mention.isMade || isMade
        names[name] = mention
      }
      let isBeforeType = kind(at: index + 1) == .period && isCapital(at: index + 2)
      // What a view model publishes by its `Context` is the view model.
      let isPart = isBeforeType && !isText(at: index + 2, "Type") && !isText(at: index + 2, "Context")
      let uses = isPart || idle.contains(index) || readsConstant(at: index) ? 0 : 1
      add(typeName(at: index), uses: uses, isMade: kind(at: index + 1) == .punctuation("("))
      if isBeforeType {
        let inner = text(at: index + 2)
        let isMade = kind(at: index + 3) == .punctuation("(")
        let isApart = AppWords.asks(inner) || inner.hasSuffix("View")
        if isApart { add("\(text(at: index)).\(inner)", uses: 1, isMade: isMade) }
      }
      guard isText(at: index, "Environment") else { return }
      for stored in (index + 2..<index + 6).map(text) where AppWords.set("stored paths").contains(stored) {
        names[stored] = (place(of: index, in: path), 1, false)
      }
    }
  }
}
