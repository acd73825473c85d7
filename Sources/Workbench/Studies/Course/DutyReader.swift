import SourceReading

/// Finds out what the code of one file does.
struct DutyReader {
  private static let text = "makes a text"
  private static let check = "checks by itself what was typed"
  private static let navigation = "opens or closes a screen"
  private static let handed = "is handed a type of the domain: "

  /// Questions that code asks a text to find out whether it is good.
  private static let questions: Set = [
    "allSatisfy", "contains", "count", "filter", "firstMatch", "hasPrefix", "hasSuffix", "isASCII", "isEmpty",
    "isLetter", "isNewline", "isNumber", "isWhitespace", "isWholeNumber", "matches", "prefixMatch",
    "trimmingCharacters", "trimmingPrefix", "unicodeScalars", "utf8", "wholeMatch",
  ]
  private static let storing = [
    "add": "stores a contact", "contacts": "loads the contacts", "remove": "removes a contact from storage",
  ]
  private static let joining: Set = ["appending", "explanation", "joined"]
  private static let screens: Set = ["ViewController", "NavigationController", "App", "Window"]

  let file: AppParts.File
  let app: AppParts
  private(set) var found: [(owner: DutyMap.Holder?, duty: String, index: Int)] = []
  private(set) var called: Set<String> = []

  private let source: LexedSource
  private let isView: Bool
  /// A list may ask whether it is empty; no other screen keeps anything but what was typed.
  private let isList: Bool
  /// What the file's names are declared with, such as `router` with `AddContactRouting`.
  private var types: [String: String] = [:]
  /// The tokens of `updateProperties()`, in which a view may look at its state.
  private var updates: [ClosedRange<Int>] = []

  init(file: AppParts.File, app: AppParts) {
    (self.file, self.app, source) = (file, app, file.source)
    isView = file.role == "View"
    isList = file.path.contains("List")
    for index in source.all where source.kind(at: index) == .identifier {
      let next = source.isText(at: index + 1, ":") || source.isText(at: index + 1, "=")
      guard next, let type = typeName(from: index + 2) else { continue }
      types[source.name(at: index)] = type
    }
    if isView { updates = bodies(of: ["updateProperties"]) }
    // What it calls is part of it.
    let called = updates.joined().filter { source.isText(at: $0 + 1, "(") }.map(source.name)
    updates += bodies(of: Set(called))
  }

  /// The bodies of the functions with these names.
  private func bodies(of names: Set<String>) -> [ClosedRange<Int>] {
    source.all.compactMap { index in
      guard source.keyword(at: index) == .func, names.contains(source.name(at: index + 1)),
        let brace = source.first("{", in: index..<source.tokens.count)
      else { return nil }
      return brace...(source.end(of: brace) - 1)
    }
  }

  /// The type that a declaration gives a name, behind `any` and parentheses.
  private func typeName(from start: Int) -> String? {
    (start..<start + 4).prefix { !source.isText(at: $0, ",") && !source.isText(at: $0, ".") }
      .first { source.isCapital(at: $0) }.map(source.name)
  }

  private mutating func add(_ duty: String, _ index: Int, owner: DutyMap.Holder? = nil) {
    found.append((owner, duty, index))
  }

  mutating func read() {
    readUnits()
    var index = 0
    while index < source.tokens.count {
      // The words of a failed assertion are for a programmer.
      if ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"]
        .contains(source.text(at: index)), source.isText(at: index + 1, "(")
      {
        index = source.end(of: index + 1)
        continue
      }
      readToken(index)
      index += 1
    }
    if file.role == "Interactor", !isList { readReports() }
    if isView { readOrders() }
  }

  private mutating func readToken(_ index: Int) {
    switch source.kind(at: index) {
    case .stringHead: add(Self.text, index)
    case .string: readLiteral(index)
    case .operator: readOperator(index)
    case .infixQuestionMark: readDecision(index)
    case .regex: if !isList { add(Self.check, index) }
    case .keyword(let keyword):
      if [.if, .guard, .switch, .while, .catch].contains(keyword) { readDecision(index) }
      if keyword == .throw, !isList { add(Self.check, index) }
    case .identifier: readName(index)
    default: break
    }
  }

  // MARK: Texts

  /// A title or a placeholder has a word or two. A sentence is a message, and blanks and signs join names.
  private mutating func readLiteral(_ index: Int) {
    let text = source.text(at: index).replacing(/\\./, with: " ").filter { $0 != "\"" && $0 != "#" }
    let isSentence = text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } > 2
    let isSeparator = !text.isEmpty && !text.contains { $0.isLetter || $0.isNumber }
    if isSentence || isSeparator {
      add(Self.text, index)
    } else if !text.isEmpty {
      add("says \(source.text(at: index))", index)
    }
    let isCompared = [index - 1, index + 1].contains {
      source.isText(at: $0, "==") || source.isText(at: $0, "!=")
    }
    if isCompared, !isList { add(Self.check, index) }
  }

  private mutating func readOperator(_ index: Int) {
    if source.isText(at: index, "+") || source.isText(at: index, "+=") {
      let sides = [index - 1, index + 1].map(source.kind)
      let isOfText = sides.contains(.string) || sides.contains(.stringTail) || sides.contains(.stringHead)
      if isOfText || isView && !sides.contains(.number) { add(Self.text, index) }
    }
    if ["&&", "||", "??"].contains(source.text(at: index)) { readDecision(index) }
  }

  // MARK: Decisions

  private mutating func readDecision(_ index: Int) {
    let isOfSelf = source.keyword(at: index + 1) == .let && source.keyword(at: index + 2) == .`self`
    guard isView, !isOfSelf, !updates.contains(where: { $0.contains(index) }) else { return }
    guard !isList || source.keyword(at: index) == .catch || asksOthers(from: index) else { return }
    add("decides what follows from what was typed or tapped", index)
  }

  /// Whether a condition calls a function of whom the view knows, and does not only look at its state.
  private func asksOthers(from index: Int) -> Bool {
    guard let keyword = source.keyword(at: index), [.if, .guard, .switch].contains(keyword) else {
      return false
    }
    let end = source.all[index...].first { source.isText(at: $0, "{") } ?? index
    return (index..<end).contains { place in
      source.isText(at: place, "(") && source.kind(at: place - 2) == .period
        && types[source.name(at: place - 3)].map { !roles(of: $0).isEmpty } == true
    }
  }

  /// A view that is told what to show passes on only what a person does then, from a closure.
  private mutating func readOrders() {
    for body in bodies(of: app.orders) {
      let call = source.flat(source.inside(body.lowerBound)).first { place in
        let type = types[source.name(at: place)]
        return source.kind(at: place + 1) == .period && source.isText(at: place + 3, "(")
          && type.map { roles(of: $0).contains { $0.role == "Presenter" } } == true
      }
      if let call { add("answers what it is told with an event", call) }
    }
  }

  /// Whoever reports twice says more than what came of a use case.
  private mutating func readReports() {
    let names = types.filter { roles(of: $1).contains { $0.role == "Presenter" } }.keys
    for brace in source.all where source.isText(at: brace, "{") {
      let reports = source.flat(source.inside(brace)).filter {
        names.contains(source.name(at: $0)) && [.postfixMark, .period].contains(source.kind(at: $0 + 1))
      }
      if reports.count > 1 { add("reports more than what came of its use case", reports[1]) }
    }
  }

  // MARK: Names

  private mutating func readName(_ index: Int) {
    let name = source.name(at: index)
    let isCalled = source.isText(at: index + 1, "(")
    if source.kind(at: index - 1) == .period {
      readMember(name, index, isCalled: isCalled)
    } else {
      if ["dismiss", "present"].contains(name), isCalled, source.keyword(at: index - 1) != .func {
        readNavigation(name, index)
      }
      if name == "String", isCalled, ["format", "describing"].contains(source.text(at: index + 2)) {
        add(Self.text, index)
      }
      if ["Int", "Double"].contains(name), isCalled, !isList { add(Self.check, index) }
      readType(name, index)
    }
  }

  private mutating func readMember(_ name: String, _ index: Int, isCalled: Bool) {
    let receiver = source.kind(at: index - 2) == .postfixMark ? index - 3 : index - 2
    let type = types[source.name(at: receiver)]
    if Self.joining.contains(name) || isView && ["append", "reduce"].contains(name) { add(Self.text, index) }
    if Self.questions.contains(name), !isList { add(Self.check, index) }
    if ["sort", "sorted"].contains(name) { add("puts contacts in an order", index) }
    if name.hasPrefix("validated") {
      called.insert(name)
      add("has the domain check what was typed", index)
    }
    if let duty = Self.storing[name], type == "ContactRepository" || source.isText(at: receiver, "repository")
    {
      called.insert(name)
      add(duty, index)
    }
    if isView, let handed = domainType(of: name, in: type) { add(Self.handed + handed, index) }
    let isOwn = type.map { app.conformers[$0] != nil || app.homes[$0].map { $0.role != "View" } == true }
    if isOwn != true, isCalled || name == "dismiss" { readNavigation(name, index) }
    // Who calls a router says when a screen comes or goes.
    let isRouter = type.map { roles(of: $0).contains { $0.role == "Router" } } == true
    if isRouter, !source.isText(at: index + 1, "="), file.role != "Router" {
      add("says when a screen opens or closes", index)
    }
  }

  /// What a member hands out; of any type that has a member of the name, if that of the receiver is not known.
  private func domainType(of member: String, in type: String?) -> String? {
    if let members = type.flatMap({ app.domainMembers[$0] }) { return members[member] }
    return app.domainMembers.values.lazy.compactMap { $0[member] }.first
  }

  private mutating func readNavigation(_ name: String, _ index: Int) {
    switch name {
    case "dismiss", "pushViewController", "popViewController": add(Self.navigation, index)
    case "present" where source.isText(at: index + 1, "("):
      let shown = source.inside(index + 1)
      let isAlert = shown.contains { place in
        let type = types[source.name(at: place)] ?? source.name(at: place)
        return type == "AlertController" || makesAlert(source.name(at: place))
      }
      if !isAlert { add(Self.navigation, index) }
    default: break
    }
  }

  /// Whether a function of the file makes an alert.
  private func makesAlert(_ function: String) -> Bool {
    source.all.contains { index in
      guard source.keyword(at: index) == .func, source.name(at: index + 1) == function else { return false }
      let end = source.first("{", in: index..<source.tokens.count) ?? index
      return (index..<end).contains { source.isText(at: $0, "AlertController") }
    }
  }

  // MARK: Types

  /// The roles behind a class or a protocol, those on this screen first.
  private func roles(of type: String) -> [DutyMap.Holder] {
    (app.homes[type].map { [$0] } ?? app.conformers[type] ?? []).map(\.holder)
  }

  private mutating func readType(_ name: String, _ index: Int) {
    if app.toolkit.contains(name), !Self.screens.contains(name), !["View", "Controller"].contains(file.role) {
      add("draws", index)
    }
    let isArray = name == "Contact" && source.isText(at: index - 1, "[") && source.isText(at: index + 1, "]")
    if name == "SortedList" || isArray { add("keeps the contacts", index) }
    if ["Contact", "PersonName"].contains(name), app.domain.contains(name),
      source.isText(at: index + 1, "(")
    {
      add("makes a \(name)", index)
    }
    guard let home = app.homes[name], home.path != file.path else { return }
    let isUsed =
      source.isText(at: index + 1, "(") || home.role == "Row" && source.kind(at: index + 1) == .period
    if isUsed { add("makes \(named(home.holder, as: home.role))", index) }
  }

  private func named(_ holder: DutyMap.Holder, as role: String) -> String {
    let isOther = !holder.screen.isEmpty && !file.holder.screen.isEmpty && holder.screen != file.holder.screen
    let article = ["App", "Interactor"].contains(role) ? "an" : "a"
    return "\(article) \(role)\(isOther ? " of another screen" : "")"
  }

  /// Whom each type names; the requirements of a protocol are the business of those that conform to it.
  private mutating func readUnits() {
    for unit in file.code.units {
      let isProtocol = unit.declaration.kind == .protocol
      let conformer = isProtocol ? app.conformers[unit.typeName]?.first : nil
      let owner = conformer?.holder ?? file.holder
      if !isProtocol {
        for parent in unit.declaration.inheritedTypeNames where app.conformers[parent] != nil {
          add("conforms to \(parent)", unit.tokens.lowerBound)
        }
      }
      for index in unit.tokens where source.kind(at: index) == .identifier {
        let name = source.name(at: index)
        if owner.role == "View", isProtocol, source.keyword(at: index - 1) == .func,
          ["dismiss", "present"].contains(name)
        {
          add(Self.navigation, index, owner: owner)
        }
        if owner.role == "View", isProtocol, app.isDomainType(at: index, in: source) {
          add(Self.handed + name, index, owner: owner)
        }
        guard source.kind(at: index - 1) != .period, app.homes[name]?.role != "Row" else { continue }
        for holder in Set(roles(of: name)) where holder != owner {
          add("knows \(named(holder, as: holder.role))", index, owner: owner)
          if app.conformers[name] != nil { add("uses \(name)", index, owner: owner) }
          if app.homes[name] != nil {
            add("knows \(named(holder, as: holder.role)) by its class", index, owner: owner)
          }
        }
      }
    }
  }
}
