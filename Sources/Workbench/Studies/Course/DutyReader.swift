import ArchitectureCatalog
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
  /// The tokens of the functions by which a view is told what to show.
  private var orders: [ClosedRange<Int>] = []

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
    orders = bodies(of: Set(app.requirements["View", default: [:]].keys))
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

  private mutating func add(
    _ duty: String, _ index: Int, owner: DutyMap.Holder? = nil, if isDone: Bool = true
  ) {
    if isDone { found.append((owner, duty, index)) }
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
    readProperties()
    let isUseCase = file.role == "Interactor" && !isList
    if isUseCase { readCalls(moreThan: 1, "reports more than what came of its use case") }
    if isView {
      // A view that is told what to show passes on only what a person does then, and in one message.
      readCalls(in: orders, moreThan: 0, "answers what it is told with an event")
      readCalls(moreThan: 1, "passes on one event as several messages")
      readFields()
    }
    // The rules of layers are for files whose names say a role.
    guard app.architecture.role(ofFileNamed: file.path) == nil else { return }
    let forbidden = app.architecture.roles.filter { $0.name == file.role }.flatMap(\.forbiddenImports)
    for module in forbidden { add("imports \(module)", 0, if: file.code.imports.contains(module)) }
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
    let isTitle = source.isText(at: index - 1, "=") && source.isText(at: index - 2, "title")
    let isOwn = isTitle && (source.tokens[index - 2].startsLine || source.keyword(at: index - 4) == .`self`)
    add("makes the title of its screen", index, if: isView && isOwn)
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
    if ["&&", "||"].contains(source.text(at: index)) { readDecision(index) }
  }

  // MARK: Decisions

  private mutating func readDecision(_ index: Int) {
    let isOfSelf = source.keyword(at: index + 1) == .let && source.keyword(at: index + 2) == .`self`
    guard isView, !isOfSelf, !updates.contains(where: { $0.contains(index) }) else { return }
    let condition = index..<(source.all[index...].first { source.isText(at: $0, "{") } ?? index)
    let asksOthers = condition.contains { isCall(at: $0, to: ["Presenter", "ViewModel"]) }
    // What is on the screen is a question of drawing.
    let isOfScreen = condition.contains { source.isText(at: $0, "presentedViewController") }
    guard asksOthers || source.keyword(at: index) == .catch || !isList && !isOfScreen else { return }
    add(
      orders.contains { $0.contains(index) }
        ? "decides what to show" : "decides what follows from what was typed or tapped", index)
  }

  /// Whether a function of somebody with one of these roles is called.
  private func isCall(at index: Int, to roles: Set<String>) -> Bool {
    let period = source.kind(at: index + 1) == .postfixMark ? index + 2 : index + 1
    guard source.kind(at: period) == .period, source.isText(at: period + 2, "(") else { return false }
    let holders = types[source.name(at: index)].map { self.roles(of: $0) } ?? []
    return holders.contains { roles.contains($0.role) }
  }

  /// Who calls its presenter or view model more than so often in one block says more than it has to.
  private mutating func readCalls(in bodies: [ClosedRange<Int>]? = nil, moreThan count: Int, _ duty: String) {
    let braces = bodies?.map(\.lowerBound) ?? source.all.filter { source.isText(at: $0, "{") }
    for brace in braces {
      let calls = source.flat(source.inside(brace)).filter { place in
        var start = place
        while [.period, .postfixMark, .keyword(.`self`)].contains(source.kind(at: start - 1)) { start -= 1 }
        return isCall(at: place, to: ["Presenter", "ViewModel"])
          && (source.tokens[start].startsLine || ["{", "in", ";"].contains(source.text(at: start - 1)))
      }
      if calls.count > count { add(duty, calls[count]) }
    }
  }

  /// A view model that is told of every edit has the text: the view shows it, and need not be asked for it.
  private mutating func readFields() {
    let isUpdated = Set(updates.joined()).contains
    for index in source.all where source.isText(at: index, "onEditingChanged") && !updates.isEmpty {
      let (field, report) = (source.name(at: index - 2), source.statement(from: index))
      let places = source.all.filter { source.name(at: $0) == field && !report.contains($0) }
      // A field in a loop, or that a function is handed, may be any.
      guard places.contains(where: { source.keyword(at: $0 - 1) == .let }) else { continue }
      let texts = places.filter { source.isText(at: $0 + 2, "text") }
      let read = texts.filter { !source.isText(at: $0 + 3, "=") && !isUpdated($0) }
      for place in read { add("reads a field of which its view model has the text", place) }
      let isShown = texts.count > read.count || places.contains(where: isUpdated)
      add("never shows the text that its view model has for \(field)", index, if: !isShown)
    }
  }

  /// Variables for everybody, and closures that others fill, lead past the roles.
  private mutating func readProperties() {
    let globals = source.statements(0..<source.tokens.count)
    for statement in file.scan.declarations.indices.flatMap(file.scan.statements) + globals {
      let start = source.startOfDeclaration(statement)
      let modifiers = statement.lowerBound..<start
      let body = source.first("{", in: start..<statement.upperBound) ?? statement.upperBound
      let value = source.first("=", in: start..<body)
      let isVariable = source.keyword(at: start) == .var && (value != nil || body == statement.upperBound)
      let isObject = value.map { app.homes[source.name(at: $0 + 1)] != nil } == true
      let isShared = globals.contains(statement) || modifiers.contains { source.keyword(at: $0) == .static }
      add(
        "keeps something in a static or global variable, which leads past the roles", start,
        if: isShared && (isVariable || isObject && source.keyword(at: start) == .let))
      guard isVariable, !isShared, !app.isPrivate(modifiers, in: source),
        let arrow = (start..<(value ?? body)).last(where: { source.isText(at: $0, "->") })
      else { continue }
      let isAnswer = !source.isText(at: arrow + 1, "Void") && !source.isText(at: arrow + 2, ")")
      add("gets answers through a closure that others fill", start, if: isAnswer)
      let isContract = app.requirements["Router"] != nil && ["Interactor", "View"].contains(file.role)
      let isRequired = app.requirements[file.role]?[source.name(at: start + 1)] != nil
      add("reaches others through a closure, past the contract", start, if: isContract && !isRequired)
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
    add("calls off a task", index, if: name == "cancel" && isCalled && source.isText(at: index + 2, ")"))
    if name.hasPrefix("validated") {
      called.insert(name)
      add("has the domain check what was typed", index)
    }
    if let duty = Self.storing[name], type == "ContactRepository" || source.isText(at: receiver, "repository")
    {
      called.insert(name)
      add(file.role == "Row" ? "\(duty), which no row does" : duty, index)
    }
    if isView, let handed = domainType(of: name, in: type) { add(Self.handed + handed, index) }
    let isPast = ["interactor", "viewModel"].contains(name) && source.kind(at: receiver) == .identifier
    add("reaches past whom it knows", index, if: isView && isPast)
    let isAnswer = isCall(at: receiver, to: ["Presenter"]) && app.requirements["Presenter"]?[name] == true
    add("asks whom it reports to", index, if: file.role == "Interactor" && isAnswer)
    let isOwn = type.map { app.conformers[$0] != nil || app.homes[$0].map { $0.role != "View" } == true }
    if isOwn != true, isCalled || name == "dismiss" { readNavigation(name, index) }
    // Who calls a router says when a screen comes or goes.
    let isRouter = type.map { roles(of: $0).contains { $0.role == "Router" } } == true
    let isOther = file.role == "Builder" && app.requirements["Router"]?[name] == nil
    add(
      isOther ? "calls \(name)() of a Router" : "says when a screen opens or closes", index,
      if: isRouter && !source.isText(at: index + 1, "=") && file.role != "Router")
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
        return type == "AlertController" || app.alerts.contains(source.name(at: place))
      }
      if !isAlert { add(Self.navigation, index) }
    default: break
    }
  }

  // MARK: Types

  /// The roles behind a class or a protocol, those on this screen first.
  private func roles(of type: String) -> [DutyMap.Holder] {
    (app.homes[type].map { [$0] } ?? app.conformers[type] ?? []).map(\.holder)
  }

  private mutating func readType(_ name: String, _ index: Int) {
    let isDrawer = ["View", "Controller"].contains(file.role) || Self.screens.contains(name)
    add("draws", index, if: app.toolkit.contains(name) && !isDrawer)
    add("reaches others through NotificationCenter, past the roles", index, if: name == "NotificationCenter")
    add("runs a task", index, if: isView && name == "Task")
    let isArray = name == "Contact" && source.isText(at: index - 1, "[") && source.isText(at: index + 1, "]")
    if name == "SortedList" || isArray { add("keeps the contacts", index) }
    let isValue = ["Contact", "PersonName"].contains(name) && app.domain.contains(name)
    add("makes a \(name)", index, if: isValue && source.isText(at: index + 1, "("))
    guard let home = app.homes[name], home.path != file.path else { return }
    let isUsed =
      source.isText(at: index + 1, "(") || home.role == "Row" && source.kind(at: index + 1) == .period
    add("makes \(named(home.holder, as: home.role))", index, if: isUsed)
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
        let isOfDomain = unit.declaration.kind == .extension && app.domain.contains(unit.typeName)
        add("has a type of the domain draw", index, if: isOfDomain && app.toolkit.contains(name))
        let isHidden = name == "AnyObject" && !isProtocol && owner.role != "Controller"
        add("hides a type behind AnyObject", index, if: isHidden)
        if owner.role == "View", isProtocol {
          let isRoute = ["dismiss", "present"].contains(name) && source.keyword(at: index - 1) == .func
          add(Self.navigation, index, owner: owner, if: isRoute)
          add(Self.handed + name, index, owner: owner, if: app.isDomainType(at: index, in: source))
        }
        guard source.kind(at: index - 1) != .period, app.homes[name]?.role != "Row" else { continue }
        for holder in Set(roles(of: name)) where holder != owner {
          add("knows \(named(holder, as: holder.role))", index, owner: owner)
          add("uses \(name)", index, owner: owner, if: app.conformers[name] != nil)
          let duty = "knows \(named(holder, as: holder.role)) by its class"
          add(duty, index, owner: owner, if: app.homes[name] != nil)
        }
      }
    }
  }
}
