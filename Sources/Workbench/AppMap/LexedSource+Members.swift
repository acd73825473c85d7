import Foundation
import SourceReading

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

  /// The statements, of which an attribute on a line for itself is none.
  func withAttributes(_ statements: [Range<Int>]) -> [Range<Int>] {
    var (whole, start) = ([Range<Int>](), Int?.none)
    for statement in statements {
      let all = (start ?? statement.lowerBound)..<statement.upperBound
      start =
        startOfDeclaration(all) >= all.upperBound && isText(at: all.lowerBound, "@") ? all.lowerBound : nil
      if start == nil { whole.append(all) }
    }
    return whole
  }

  /// A stored property of the values of a type.
  ///
  /// - Parameter uses: the places in the type of each name.
  func field(_ member: Range<Int>, uses: [String: [Int]]) -> AppType.Field? {
    let start = startOfDeclaration(member)
    guard [.let, .var].contains(keyword(at: start)) else { return nil }
    let (head, flat) = (member.lowerBound..<start, flat(start..<member.upperBound))
    let value = flat.first { isText(at: $0, "=") }
    let brace = flat.first { isText(at: $0, "{") }
    let isObserved = brace.map { isText(at: $0 + 1, "willSet") || isText(at: $0 + 1, "didSet") } ?? true
    guard value != nil || isObserved, !head.contains(where: { keyword(at: $0) == .static }) else {
      return nil
    }
    let attributes = head.filter { isText(at: $0 - 1, "@") }.map(text)
    let end = value ?? (brace ?? member.upperBound)
    let reached = (end..<member.upperBound).contains { isShared(at: $0) }
    let isClosure = (start..<end).contains { isText(at: $0, "->") }
    let isHanded = value == nil && AppWords.set("owning attributes").isDisjoint(with: attributes)
    let isLeft = keyword(at: start) == .var && isText(at: end - 1, "?")
    return AppType.Field(
      name: name(at: start + 1),
      words: Set((member.lowerBound..<end).map(text)).union(
        value.map { value in
          (value..<member.upperBound).filter(isCapital).map(text)
        } ?? []),
      isClosure: isClosure,
      isShared: reached || !AppWords.set("shared attributes").isDisjoint(with: attributes),
      isHanded: isHanded,
      isContent: isHanded && !isClosure && !isLeft
        && AppWords.set("handing attributes").isSuperset(of: attributes),
      isPassedOn: attributes.isEmpty && value == nil
        && isOnlyPassedOn(at: uses[name(at: start + 1), default: []]))
  }

  /// Whether the token is the name by which one object is reached that all share, as in `Store.shared`.
  private func isShared(at index: Int) -> Bool {
    kind(at: index - 1) == .period && Self.sharedWords.contains(where: text(at: index).hasPrefix)
  }

  /// The places of each name that is no member's.
  func identifiers(in tokens: [Range<Int>]) -> [String: [Int]] {
    Dictionary(grouping: tokens.joined().filter { kind(at: $0) == .identifier }, by: name)
  }

  /// Whether what is named at these places is used, and no more than as the value of an argument.
  private func isOnlyPassedOn(at places: [Int]) -> Bool {
    var isPassed = false
    for index in places {
      let isLabel = kind(at: index + 1) == .punctuation(":")
      let isAssigned = isText(at: index + 1, "=") && isText(at: index - 2, "self")
      let isTaken = isText(at: index - 1, "=")
      if isLabel || isAssigned || isTaken || [.let, .var].contains(keyword(at: index - 1)) { continue }
      let isOfSelf = kind(at: index - 1) == .period && isText(at: index - 2, "self")
      let before = kind(at: isOfSelf ? index - 3 : index - 1)
      let isArgument = [.punctuation("("), .punctuation(","), .punctuation(":")].contains(before)
      let isWhole = [.punctuation(")"), .punctuation(",")].contains(kind(at: index + 1))
      guard isArgument, isWhole else { return false }
      isPassed = true
    }
    return isPassed
  }

  /// For each token, whether it stands where a view of SwiftUI opens another screen, as in a sheet. Inside of the
  /// containers that only frame a screen, what stands deeper is part of that.
  var opened: [Bool] {
    var (changes, direct) = ([Int](repeating: 0, count: tokens.count + 1), Set<Int>())
    let (openers, frames) = (AppWords.set("openers of screens"), AppWords.set("frames of screens"))
    func open(_ range: Range<Int>) {
      changes[range.lowerBound] += 1
      changes[min(range.upperBound, tokens.count)] -= 1
    }
    for index in all where kind(at: index) == .identifier && tokens[index].range.count < 24 {
      let isCall = isText(at: index + 1, "(")
      let brace = isCall ? end(of: index + 1) : index + 1
      let hasBlock = isText(at: brace, "{")
      if isText(at: index + 1, ":"), isText(at: index, "destination") {
        var last = index + 2
        while last < tokens.count, !isText(at: last, ","), !isText(at: last, ")") { last = end(of: last) }
        open(index..<last)
      }
      guard isCall || hasBlock else { continue }
      let word = text(at: index)
      if hasBlock, frames.contains(word) { direct.formUnion(branches(inside(brace))) }
      guard openers.contains(word) || word.hasSuffix("Sheet") else { continue }
      // The block of a link with a destination or a value is its label, and the pages of tabs are parts of a screen.
      let isLabelled =
        word == "NavigationLink" && isCall
        && list(inside(index + 1)).contains { part in
          isText(at: part.lowerBound, "destination") || isText(at: part.lowerBound, "value")
            || isText(at: part.lowerBound, ".") && isText(at: part.lowerBound + 2, "(")
        }
      let isPaged =
        word == "TabView" && hasBlock
        && (end(of: brace)..<min(end(of: brace) + 99, tokens.count)).contains { place in
          isText(at: place, "tabViewStyle")
            && (isText(at: place + 2, "PageTabViewStyle") || isText(at: place + 3, "page"))
        }
      var last = isLabelled || !hasBlock ? brace : end(of: brace)
      if isText(at: last, "content"), isText(at: last + 1, ":") { last = end(of: last + 2) }
      if !isPaged { open(index..<last) }
    }
    var depth = 0
    return all.map { index in
      depth += changes[index]
      return depth > 0 || direct.contains(index)
    }
  }

  /// The tokens of the range outside of brackets, or inside of no other ones than those of choices.
  private func branches(_ range: Range<Int>) -> [Int] {
    var (tokens, isChoice) = ([Int](), false)
    for index in flat(range) {
      tokens.append(index)
      if [.if, .else, .switch].contains(keyword(at: index)) { isChoice = true }
      guard isChoice, isText(at: index, "{") else { continue }
      tokens += branches(inside(index))
      isChoice = false
    }
    return tokens
  }

  func isPrivate(at start: Int) -> Bool {
    [start - 2, start - 1].contains { [.private, .fileprivate].contains(keyword(at: $0)) }
  }

  /// What the attributes before a declaration make of it: `@Model` makes a persistent model.
  func marks(before start: Int) -> [String] {
    AppWords.list("telling attributes").filter { isMarked($0, before: start) }
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

  /// Whether a declaration has the attribute: it is among the few tokens before, back to the end of the one before.
  private func isMarked(_ attribute: String, before index: Int) -> Bool {
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

  /// The words of a type's header, as in `A: Base<Kept>`, and of its stored properties, each up to the first brace; but
  /// not what a list has, as in `[Kept]`.
  func kept(among members: [Range<Int>], in tokens: ClosedRange<Int>) -> Set<String> {
    let fields = members.filter { member in
      let start = startOfDeclaration(member)
      // An attribute may have a line for itself.
      return [.let, .var].contains(keyword(at: start)) || start >= member.upperBound
    }
    return Set(
      ([Range(tokens)] + fields).flatMap { $0.prefix { !isText(at: $0, "{") } }
        .filter { !isText(at: $0 - 1, "[") || !isText(at: $0 + 1, "]") }.map(text))
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

  /// The types that the tokens name: how often, whether one is made, and where that is or where they are named first.
  ///
  /// - Parameter unused: properties whose types are named for nothing.
  func mentions(
    at tokens: [Int], of path: String, except unused: Set<Range<Int>>, opened: [Bool]
  ) -> [String: AppType.Mention] {
    let idle = Set(unused.joined())
    return tokens.reduce(into: [:]) { names, index in
      func add(_ name: String, uses: Int, isMade: Bool) {
        var mention = names[name] ?? (place(of: index, in: path), 0, false, false)
        if isMade, !mention.isMade { mention.place = place(of: index, in: path) }
        mention.uses += uses
        mention.isMade = mention.isMade || isMade
        mention.isOpened = mention.isOpened || isMade && !opened.isEmpty && opened[index]
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
      // `@Dependency(\\.client)` names what is so called, but for its first letter.
      if isText(at: index, "Dependency"), isText(at: index - 1, "@"), kind(at: index + 3) == .period {
        add("\\\(text(at: index + 4).lowercased())", uses: 1, isMade: false)
      }
      guard isText(at: index, "Environment") else { return }
      for stored in (index + 2..<index + 6).map(text) where AppWords.set("stored paths").contains(stored) {
        add(stored, uses: 1, isMade: false)
      }
    }
  }
}
