import Foundation
import SourceReading

extension LexedSource {
  /// Whether a line above the code, or one for itself below the imports, is the mark of a generator. A sentence that only
  /// speaks of something generated, or of something that is not to be edited, is none.
  var isGenerated: Bool {
    let top = bytes.prefix(1500).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    let comments = top.prefix(10).filter { $0.starts(with: "//".utf8) && !$0.starts(with: "///".utf8) }
    let head = Array(top.prefix { !$0.starts(with: "import".utf8) }) + comments
    return head.contains { line in
      let text = String(decoding: line, as: UTF8.self).lowercased()
      // Each mark has one of these, and matching takes long.
      guard text.holds("generated") || text.holds("edit") || text.holds("modify") else { return false }
      return AppWords.matches("marks of generators", String(text.drop { !$0.isLetter && $0 != "@" }))
    }
  }

  /// The names that can be those of types, and the calls and members by which a module that draws is known.
  func typeNames(importing imports: [String]) -> Set<String> {
    let (calls, implied) = (AppWords.set("telling calls"), AppWords.set("implied members"))
    let members = all.filter { index in
      guard kind(at: index) == .identifier, !isCapital(at: index) else { return false }
      // `.blue` where a colour is expected: the type of the member is not named.
      let isImplied = kind(at: index - 1) == .period && !bytes.isLeftBound(tokens[index - 1].range.lowerBound)
      return (isImplied ? implied : calls).contains(text(at: index))
    }
    return Set(typeTokens(in: all, importing: imports).map(typeName) + members.map(text))
  }

  /// A stored property of the values of a type.
  ///
  /// - Parameters:
  ///   - uses: the places of each name in all of the type that the file has, if it is a view.
  ///   - handed: what its initializers are handed.
  func field(
    _ member: Range<Int>, uses: [String: [Int]], handed: Set<String>, in path: String
  ) -> AppType.Field? {
    let start = startOfDeclaration(member)
    guard [.let, .var].contains(keyword(at: start)) else { return nil }
    let (head, flat) = (member.lowerBound..<start, flat(start..<member.upperBound))
    let value = flat.first { isText(at: $0, "=") }
    let brace = flat.first { isText(at: $0, "{") }
    let isObserved = brace.map { isText(at: $0 + 1, "willSet") || isText(at: $0 + 1, "didSet") } ?? true
    guard value != nil || isObserved, !head.contains(where: { keyword(at: $0) == .static }) else {
      return nil
    }
    let name = name(at: start + 1)
    // `$name` and `_name` are of the same property.
    let places = [name, "$\(name)", "_\(name)"].flatMap { uses[$0, default: []] }
      .filter { !head.contains($0) }
    let attributes = Set(head.filter { isText(at: $0 - 1, "@") }.map(text))
    let end = value ?? (brace ?? member.upperBound)
    let reached = (end..<member.upperBound).contains { isShared(at: $0) }
    let isClosure = (start..<end).contains { isText(at: $0, "->") }
    let type = type(from: start + 2)
    // What is private is set by the initializer, which may be handed it.
    let isOwn = head.contains { keyword(at: $0) == .private } && !handed.contains(type)
    let owning = isOwn ? ["State", "StateObject"] : []
    let isHanded =
      value == nil && AppWords.set("owning attributes").union(owning).isDisjoint(with: attributes)
    let isLeft = keyword(at: start) == .var && isText(at: end - 1, "?")
    // What reloads code while the app runs is watched for nothing else.
    let isWatched =
      !AppWords.set("watching words").isDisjoint(with: attributes)
      && !(value.map { isText(at: $0 + 1, "Inject") } ?? false)
    return AppType.Field(
      name: name, place: place(of: start + 1, in: path),
      words: Set((member.lowerBound..<end).filter { !isElement(at: $0) }.map(text))
        .union(words(in: end..<member.upperBound)).union(meant(in: head)),
      isClosure: isClosure, type: type,
      isShared: reached || !AppWords.set("shared attributes").isDisjoint(with: attributes),
      isHanded: isHanded,
      isContent: isHanded && !isClosure && !isLeft
        && AppWords.set("handing attributes").isSuperset(of: attributes),
      isPassedOn: attributes.isSubset(of: ["Environment"]) && value == nil && isOnlyPassedOn(at: places),
      isUnused: isWatched && places.count == 1 && uses["body"] != nil)
  }

  /// The types named there, up to the first brace; but not what a list has, as in `[Kept]`.
  func words(in tokens: Range<Int>) -> Set<String> {
    let words = tokens.prefix { !isText(at: $0, "{") }.filter(isCapital)
    return Set(words.filter { !isElement(at: $0) }.map(text))
  }

  /// The type behind a colon or an equals sign; empty where a list or another expression stands there.
  private func type(from mark: Int) -> String {
    var index = mark + 1
    while ["(", "any", "some"].contains(text(at: index)) { index += 1 }
    while isText(at: index + 1, "."), isCapital(at: index + 2) { index += 2 }
    return isCapital(at: index) ? text(at: index) : ""
  }

  /// The types that the parameters of initializers name.
  func handed(in members: [Range<Int>]) -> Set<String> {
    members.reduce(into: []) { types, member in
      let start = startOfDeclaration(member)
      if keyword(at: start) == .`init`, let brace = first("(", in: member) {
        types.formUnion(names(in: inside(brace)))
      }
    }
  }

  /// The type that a key path is most likely of, as in `@Environment(\.client)`.
  private func meant(in head: Range<Int>) -> [String] {
    head.filter { kind(at: $0 - 1) == .period && kind(at: $0) == .identifier }.map(text)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Whether a list has values of the type, as in `[Kept]`.
  private func isElement(at index: Int) -> Bool { isText(at: index - 1, "[") && isText(at: index + 1, "]") }

  /// Whether the token is the name by which one object is reached that all share, as in `Store.shared`.
  private func isShared(at index: Int) -> Bool {
    kind(at: index - 1) == .period && Self.sharedWords.contains(where: text(at: index).hasPrefix)
  }

  /// The places of each name.
  func identifiers(in tokens: [Range<Int>]) -> [String: [Int]] {
    Dictionary(grouping: tokens.joined().filter { kind(at: $0) == .identifier }, by: name)
  }

  /// Whether what is named at these places is used, and no more than as the value of an argument.
  private func isOnlyPassedOn(at places: [Int]) -> Bool {
    let uses = places.filter { index in
      let isAssigned = isText(at: index + 1, "=") && isText(at: index - 2, "self")
      let isDeclared = isText(at: index + 1, ":") || [.let, .var].contains(keyword(at: index - 1))
      return !isAssigned && !isDeclared && !isText(at: index - 1, "=")
    }
    return !uses.isEmpty
      && uses.allSatisfy { index in
        let before = kind(at: isText(at: index - 2, "self") ? index - 3 : index - 1)
        let isArgument = [.punctuation("("), .punctuation(","), .punctuation(":")].contains(before)
        return isArgument && (isText(at: index + 1, ")") || isText(at: index + 1, ","))
      }
  }

  /// For each token, where a view that is made there is shown. Inside of the containers that only frame a screen, what
  /// stands deeper is part of that.
  var sites: [AppType.Sites] {
    let words = ["openers", "frames", "lists"].map { AppWords.set("\($0) of screens") }
    var (open, framed) = ([(end: Int, site: AppType.Sites)](), Set<Int>())
    var sites = all.map { index -> AppType.Sites in
      while let last = open.last, last.end <= index { open.removeLast() }
      if kind(at: index) == .identifier, tokens[index].range.count < 24 {
        let word = text(at: index)
        let brace = isText(at: index + 1, "(") ? end(of: index + 1) : index + 1
        if words[1].contains(word), isText(at: brace, "{") { framed.formUnion(flat(inside(brace))) }
        if words[0].contains(word) || AppWords.matches("openers of the app", word) {
          open.append((endOfOpener(word, with: index..<brace), .opened))
        } else if word == "destination", isText(at: index + 1, ":") {
          open.append((endOfArgument(index), .opened))
        } else if words[2].contains(word), brace > index + 1, !isText(at: index + 3, ":"),
          isText(at: brace, "{")
        {
          open.append((end(of: brace), .listed))
        }
      }
      return framed.contains(index) ? .opened : open.last?.site ?? .inside
    }
    // A function or property next to the body is shown where that names it.
    let (places, declaring) = (identifiers(in: [all]), [Keyword.func, .var, .let, .`init`])
    var last = 0
    for index in all where index >= last && [.func, .var].contains(keyword(at: index)) {
      let head = flat(index + 1..<min(index + 80, tokens.count))
        .prefix { !isText(at: $0, "}") && keyword(at: $0).map(declaring.contains) != true }
      guard let brace = head.first(where: { isText(at: $0, "{") }), text(at: brace - 1).hasSuffix("View"),
        !isText(at: index + 1, "body")
      else { continue }
      last = end(of: brace)
      let uses = places[name(at: index + 1), default: []].filter { $0 != index + 1 }.map { sites[$0] }
      let site = uses.contains(.opened) ? .opened : uses.reduce(AppType.Sites()) { $0.union($1) }
      for inner in inside(brace) where sites[inner] == .inside && site != [] { sites[inner] = site }
    }
    return sites
  }

  /// Behind the blocks of a call, but where that is the label of a link, or the pages of a screen.
  private func endOfOpener(_ word: String, with call: Range<Int>) -> Int {
    guard isText(at: call.upperBound, "{") else { return call.upperBound }
    let block = end(of: call.upperBound)
    let isTold = !names(in: call).isDisjoint(with: ["destination", "value"])
    let isLabel = word == "NavigationLink" && (isTold || isText(at: call.lowerBound + 2, "."))
    let isPaged =
      word == "TabView"
      && ["PageTabViewStyle", "page"].contains { style in
        names(in: block..<statement(from: call.upperBound).upperBound).contains(style)
      }
    if isLabel || isPaged { return call.upperBound }
    return isText(at: block, "content") && isText(at: block + 1, ":") ? end(of: block + 2) : block
  }

  private func endOfArgument(_ index: Int) -> Int {
    var last = index
    while last < tokens.count, !isText(at: last, ","), !isText(at: last, ")") { last = end(of: last) }
    return last
  }

  /// Whether one of the keywords stands before a declaration.
  func isMarked(_ keywords: [Keyword?], at start: Int) -> Bool {
    [start - 2, start - 1].contains { keywords.contains(keyword(at: $0)) }
  }

  /// What the attributes before a declaration make of it: `@Model` makes a persistent model. They are among the few tokens
  /// back to the end of the declaration before.
  func marks(before start: Int) -> [String] {
    let before = (max(0, start - 12)..<start).reversed().prefix { kind(at: $0) != .punctuation("}") }
    let names = before.filter { isText(at: $0 - 1, "@") }.map(name)
    return names.filter(AppWords.set("telling attributes").contains)
      .map { $0 == "Model" ? "PersistentModel" : $0 }
  }

  /// Nil for a private initializer, so that nobody makes a value of a namespace.
  func kind(of member: Range<Int>) -> AppType.Member? {
    let start = startOfDeclaration(member)
    let kinds: Set<Keyword> = [.struct, .enum, .class, .protocol, .typealias]
    if keyword(at: start).map(kinds.contains) == true || isText(at: start, "actor") { return .type }
    if (member.lowerBound..<start).contains(where: { [.static, .class].contains(keyword(at: $0)) }) {
      return .ofType
    }
    if keyword(at: start) == .`init`, keyword(at: member.lowerBound) == .private { return nil }
    return keyword(at: start) == .func ? .work : .ofValues
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

  /// What the body of a view begins with, `Button` or `if`, also in a group; or the choice that is first in a container.
  func root(of body: Range<Int>) -> String {
    guard let brace = first("{", in: body) else { return "" }
    let block = isText(at: brace + 2, "(") ? end(of: brace + 2) : brace + 2
    let isOfBlock = isText(at: brace + 1, "Group") || isText(at: block + 1, "switch")
    let first = isOfBlock ? block + 1 : brace + 1
    return isText(at: first + 1, "#available") ? "" : text(at: first)
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

  /// The name of the type there, behind the module or the mark of SwiftUI's attributes that stands before it.
  func typeName(at index: Int) -> String {
    let name = name(at: index)
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

  /// Whether a value of the type there is made: parentheses follow, or the block of a statement.
  private func isMade(at index: Int) -> Bool {
    let isFirst =
      tokens[index].startsLine && ![.punctuation(":"), .punctuation(",")].contains(kind(at: index - 1))
    return isText(at: index + 1, "(") || isFirst && isText(at: index + 1, "{")
  }

  /// The types that the tokens name: how often, whether one is made, and where that is or where they are named first.
  func mentions(at tokens: [Int], of path: String, sites: [AppType.Sites]) -> [String: AppType.Mention] {
    tokens.reduce(into: [:]) { names, index in
      func add(_ name: String, uses: Int, isMade: Bool) {
        let site = sites.isEmpty ? .inside : sites[index]
        let mention = AppType.Mention(
          place: place(of: index, in: path), uses: uses, sites: isMade ? site : [])
        names[name] = names[name].map { $0 + mention } ?? mention
      }
      let isBeforeType = kind(at: index + 1) == .period && isCapital(at: index + 2)
      // What a view model publishes by its `Context` is the view model.
      let isPart = isBeforeType && !isText(at: index + 2, "Type") && !isText(at: index + 2, "Context")
      let uses = isPart || readsConstant(at: index) ? 0 : 1
      add(typeName(at: index), uses: uses, isMade: isMade(at: index))
      if isShared(at: index + 2) { add("shared \(text(at: index))", uses: 1, isMade: false) }
      if isBeforeType {
        let inner = text(at: index + 2)
        let isMade = isMade(at: index + 2)
        let isApart = AppWords.asks(inner) || AppWords.role(inner, by: AppWords.general)?.role == .view
        if isApart { add("\(text(at: index)).\(inner)", uses: 1, isMade: isMade) }
      }
      // `@Dependency(\.client)` names what is so called, but for its first letter; a path may lead to a storage.
      guard isText(at: index - 1, "@"), kind(at: index + 3) == .period else { return }
      let path = text(at: index + 4)
      if AppWords.set("stored paths").contains(path) { add(path, uses: 1, isMade: false) }
      if isText(at: index, "Dependency") || isText(at: index, "Environment") {
        add("\\\(path.lowercased())", uses: 1, isMade: false)
      }
    }
  }
}
