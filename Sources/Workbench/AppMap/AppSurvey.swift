import SourceReading

struct AppSurvey: Sendable {
  let map: AppMap
  let screens: [AppMap.Screen]
  /// The pattern whose rules it is held to: the most frequent one, unless another was asked for.
  let pattern: AppPattern
  let rules: [AppRule]
  private(set) var violations: [AppViolation]
  /// How many violations of a baseline are there no more; nil without one.
  private(set) var gone: Int?
  var codeLines: Int { map.tree.files.reduce(0) { $0 + $1.codeLines } }

  /// Without rules of the team, those of the pattern count, and without that, of the most frequent one.
  init(_ map: AppMap, pattern: AppPattern? = nil) throws {
    self.map = map
    let rules = map.words.rules.isEmpty ? nil : map.words.rules
    screens = map.screens
    let counts = Self.counts(screens)
    self.pattern = pattern ?? counts.first?.pattern ?? .mvc
    self.rules = try rules ?? AppRule.rules(of: self.pattern, for: map.modules)
    let found = self.rules.concurrentMap {
      $0.violations(in: map, isOwn: rules != nil && !map.words.countsNames)
    }.joined()
    // A name that two modules have is one place.
    var imported: [SourcePlace: String] = [:]
    violations = found.filter { violation in
      if violation.isNeedless || !violation.isImport { return true }
      let rule = imported[violation.place] ?? violation.rule
      imported[violation.place] = rule
      return rule == violation.rule
    }
    .sorted { ($0.place, $0.rule, $0.key) < ($1.place, $1.rule, $1.key) }
    let excuses = Dictionary(map.tree.files.map { ($0.path, $0.excuses) }) { first, _ in first }
    for (index, violation) in violations.enumerated() {
      let excuse = excuses[violation.place.file]?[violation.place.line]
      violations[index].excuse = excuse.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  static func counts(_ screens: [AppMap.Screen]) -> [(pattern: AppPattern, count: Int)] {
    // Of two that are as frequent, the one that asks more.
    AppPattern.allCases.reversed().map { pattern in (pattern, screens.count { $0.pattern == pattern }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  var new: [AppViolation] { violations.filter { $0.isNew && $0.excuse == nil } }

  static let baselineHead = "# What the rules find already"

  /// The violations that the team knows of from now on, in a file with a line for each.
  var baseline: String {
    "\(Self.baselineHead); a new violation fails. Written by compare app --update-baseline.\n"
      + violations.filter { $0.excuse == nil }.map { "\($0.key)\n" }.sorted().joined()
  }

  mutating func compare(with baseline: String) {
    let lines = baseline.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    var known = Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
    for (index, violation) in violations.enumerated() where violation.excuse == nil {
      violations[index].isNew = known[violation.key, default: 0] == 0
      if !violations[index].isNew { known[violation.key, default: 0] -= 1 }
    }
    gone = known.values.reduce(0, +)
  }

  /// A file of rules that an app can start from: those of its pattern, and the sizes that it has now.
  var suggestedRules: String {
    let head = [
      "# ROLE or FOLDER/ must-not-import MODULE, ... | must-not-know ROLE, ... | named *NAME | max-lines NUMBER",
      "# An import counts where something of the module is named, as on the page; without this line each counts:",
      "imports: named",
    ]
    // A size of today takes the place of one that the team gave.
    let kept = rules.filter { remark(on: $0) == nil && ($0.demand != .maximumLines || $0.folder != nil) }
    let sizes = AppRole.allCases.filter { $0 != .unknown && map.types(of: $0).count > 2 }.map { role in
      let most = map.types(of: role).map(\.codeLines).max() ?? 0
      return "\(role.word) max-lines \((most + 49) / 50 * 50)"
    }
    return (head + map.words.words.filter { $0 != head[2] } + kept.map(\.text) + sizes).map { "\($0)\n" }
      .joined()
  }
}

enum AppPattern: String, Codable, CaseIterable, Sendable {
  /// SwiftUI views on models, without anything between them.
  case mv = "MV"
  case store = "one-way store"
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case vip = "VIP"
  case vipvm = "VIP-VM"
}

extension AppMap {
  /// A view controller that contains no others, or a SwiftUI view that has someone to ask.
  typealias Screen = (type: AppType, pattern: AppPattern)

  var screens: [Screen] {
    let found = Array(types.indices).concurrentMap(screen).compactMap(\.self)
    guard found.contains(where: { $0.pattern == .viper }) else { return found }
    // In an app of VIPER, a screen may do without an interactor.
    return found.map { screen in
      let presenters = screen.pattern == .mvp ? asked(by: screen.type) { _ in true } : []
      let isRouted = presenters.contains { $0.role == .presenter && roles(knownBy: $0).contains(.router) }
      return isRouted ? (screen.type, .viper) : screen
    }
  }

  private func screen(_ index: Int) -> Screen? {
    let type = types[index]
    let makers = knowers[index, default: []].filter { types[$0].known[index]?.isMade == true }
    let ancestors = ancestors(of: type)
    let isSaid = words.screens.contains { type.isNamed($0) }
    guard type.kind != .protocol, isSaid || words.screens.isEmpty,
      !makers.isEmpty || heirs[index] == nil || tree.interfaces.shown.contains(type.name),
      isSaid && [.view, .viewController].contains(type.role)
        || looksLikeScreen(index, ancestors, madeBy: makers)
    else { return nil }
    // What a class of screens has, each that inherits it has.
    let parents = ancestors.filter { !$0.hasSuffix("Delegate") }.compactMap { place(of: $0, for: type) }
    let patterns = ([index] + parents.filter { types[$0].role == .viewController }).lazy.map { place in
      pattern(of: types[place], asking: asked(by: types[place]) { isOwn($0, of: place) })
    }
    guard let first = patterns.first(where: { $0 != .mvc }) else {
      let patterns = knowers[index, default: []].lazy
        .map { pattern(of: type, asking: joined(to: index, by: $0)) ?? .mvc }
      return (type, patterns.first { $0 != .mvc } ?? .mvc)
    }
    return (first ?? (isSaid ? .mv : nil)).map { (type, $0) }
  }

  private func looksLikeScreen(_ index: Int, _ ancestors: [String], madeBy makers: [Int]) -> Bool {
    let type = types[index]
    if (ancestors + [type.name]).contains(where: AppWords.contains) || unreached.contains(index) {
      return false
    }
    // The controller of a window may have no more than a screen in it.
    let names = type.names.keys.filter { !$0.hasSuffix("Window") && !$0.hasSuffix("Controller") }
    if ancestors.contains("NSWindowController"), views(among: names).isEmpty { return false }
    if type.role == .viewController { return isComplete(type, madeBy: makers) }
    let isView = type.role == .view && ancestors.contains("View") && place(of: "View", for: type) == nil
    let isAsking = hasOwnModel(type) || asksStorage(type)
    let isNamed = type.names["navigationTitle"] != nil || type.names["navigationBarTitle"] != nil
    return isView && (type.isTitled || !type.imports.contains("WidgetKit"))
      && (!AppWords.matches("parts of screens", type.name) || type.isOpened && isAsking)
      && (!AppWords.matches("parts unless titled", type.name) || isNamed || type.isOpened && isAsking)
      && (!AppWords.matches("parts unless opened", type.name) || type.isOpened || isAsking)
      && !isPiece(index, madeBy: makers)
  }

  /// Whether it knows a view model that is called like it and is not that of a cell.
  private func hasOwnModel(_ view: AppType) -> Bool {
    let cells = AppWords.list("models of cells")
    return view.known.keys.map { types[$0] }.contains { other in
      other.role == .viewModel && AppWords.stem(other.name) == AppWords.stem(view.name)
        && !cells.contains(where: other.name.hasSuffix)
    }
  }

  private func asksStorage(_ view: AppType) -> Bool {
    AppWords.set("queries of views").contains(where: view.keeps)
  }

  /// Whether it is no part: not private, called like one, only for views of SwiftUI, or a frame of others.
  private func isComplete(_ controller: AppType, madeBy makers: [Int]) -> Bool {
    let isWrapped = makers.allSatisfy { inherited("wrapping types", by: types[$0]) != nil }
    let asked = asked(by: controller) { _ in true }
    let holds = controller.fields.contains { field in
      !field.isClosure && !field.words.contains("weak")
        && !field.words.isDisjoint(with: ["UIViewController", "NSViewController"])
    }
    let contains = !AppWords.set("members of frames").isDisjoint(with: controller.names.keys)
    // Beside the others it draws nothing.
    let own = views(among: controller.names.keys).filter { !$0.hasSuffix("Controller") && $0.count > 6 }
    let isFrame =
      own.isEmpty && !roles(knownBy: controller).contains(.view)
      && (contains && !asked.contains { $0.role == .viewModel } || holds && asked.isEmpty)
    let isPart =
      controller.isPrivate || tree.interfaces.embedded.contains(controller.name)
      || AppWords.matches("parts of controllers", controller.name)
      || !makers.isEmpty && isWrapped || isFrame
    return !isPart && !controller.isDoubtful && !controller.inherits.isEmpty
  }

  /// Whether the view is a piece of those that make it: they show it in themselves, and it asks no more than what they hand
  /// it, what they ask as well, or what all reach. One control is a piece wherever it is not opened; so is what frames
  /// any content, what several views show, and what no other file can show.
  private func isPiece(_ index: Int, madeBy makers: [Int]) -> Bool {
    let view = types[index]
    let handed = view.fields.filter(\.isHanded)
    let isMade = { (field: AppType.Field) in field.isClosure || field.words.contains("ViewBuilder") }
    let contents = handed.filter { !view.nested.isDisjoint(with: $0.words) }
    // A choice among others, which neither draws nor keeps anything itself.
    let shown = view.known.filter { types[$0].role == .view && $1.isMade }
    let keeps = view.fields.contains { field in
      !field.isHanded && !field.isShared
        && place(of: field.type, for: view).map { types[$0].hasIdentity } == true
    }
    if view.root == "switch", shown.count > 1, !keeps, !hasOwnModel(view),
      AppWords.set("what views draw").isDisjoint(with: view.names.keys)
    {
      return true
    }
    let isFrame = contents.contains { ($0.isContent || isMade($0)) && $0.name == view.root }
    if isFrame || !handed.isEmpty && contents.filter(isMade).count == handed.count { return true }
    if view.isTitled || view.isOpened || makers.isEmpty { return false }
    if makers.allSatisfy({ types[$0].known[index]?.sites == .listed }) { return true }
    // Who shows now one view and now another, or nothing else, hands each what it needs.
    let roots = AppWords.set("choices").union([view.lastName])
    let mixed = makers.filter { !roots.contains(types[$0].root) }
    let isWhole = mixed.count < makers.count
    // What draws for the type around it.
    if makers.allSatisfy({ types[$0].role > .router && view.around.contains(types[$0].name) }) { return true }
    if AppWords.matches("controls", view.root), !isWhole || view.root.hasSuffix("Button") { return true }
    guard makers.allSatisfy({ inherited("showing types", by: types[$0]) != nil }) else { return false }
    let isAlone = makers.contains { types[$0].root == view.lastName }
    if mixed.count > 1 || view.isPrivate && !isAlone { return true }
    let workers = [AppRole.service, .storage, .interactor, .reducer]
    let isWorker = { (type: AppType) in type.canBeAsked || !type.isDoubtful && workers.contains(type.role) }
    let data = view.known.keys.filter {
      isWorker(types[$0]) && !isLook(types[$0]) || isState(types[$0], for: view)
    }
    if data.isEmpty { return false }
    let stems = Set(makers.map { AppWords.stem(types[$0].name) }.filter { !$0.isEmpty })
    let asked = Set(data.map { types[$0] }.filter(isWorker).map(\.lastName))
    let isFilled = handed.contains { $0.isContent && $0.words.isDisjoint(with: asked) }
    func fields(_ place: Int, of type: AppType) -> [AppType.Field] {
      type.fields.filter { $0.words.contains(types[place].lastName) }
    }
    // Of what is called after a maker, or is a view model that it keeps, it may hand a part of itself the same.
    func isOfMaker(_ place: Int) -> Bool {
      let isKept = makers.contains { fields(place, of: types[$0]).contains { !$0.isHanded } }
      return fields(place, of: view).contains { $0.isHanded || $0.isShared }
        && (stems.contains(AppWords.stem(types[place].name))
          || isKept && !isWhole && types[place].role == .viewModel)
    }
    let isPart = data.contains(where: isOfMaker)
    return data.allSatisfy { place in
      let (type, fields) = (types[place], fields(place, of: view))
      if isOfMaker(place) { return true }
      let isHanded = fields.contains(where: \.isHanded)
      // What it is handed leads to more of them.
      if !isWorker(type), isHanded || fields.isEmpty && type.role == .model { return true }
      let isLike = [AppWords.stem(type.name), type.name].contains(AppWords.stem(view.name))
      if isWorker(type), isLike || view.known[place]?.isMade == true { return false }
      let isKnown = makers.contains { types[$0].known[place] != nil }
      if isHanded {
        return !isWhole && type.role != .reducer || isKnown && ![.service, .storage].contains(type.role)
      }
      return (isPart || !isWhole && (isFilled || isKnown))
        && (fields.isEmpty || fields.contains(where: \.isShared))
    }
  }

  /// The parts of a screen that the maker joins to it, where the screen names none of them: those that are called like
  /// it, or alike where the maker makes no other screen.
  private func joined(to screen: Int, by maker: Int) -> [AppType] {
    if [.viewController, .view, .presenter, .interactor].contains(types[maker].role) { return [] }
    let known = types[maker].known
    let made = known.filter(\.value.isMade).keys.map { types[$0] }
    let parts = made.filter { $0.canBeAsked && $0.kind != .protocol && !$0.isValue }
    let own = parts.filter { AppWords.stem($0.name) == AppWords.stem(types[screen].name) }
    let screens = known.keys.count { types[$0].role == .viewController && types[$0].kind != .protocol }
    let isAlone = screens == 1 && Set(parts.map { AppWords.stem($0.name) }).count == 1
    return own.isEmpty && isAlone ? parts : own
  }

  /// Whom the type can ask, or watches a part of; a protocol is named for those who keep it.
  private func asked(by type: AppType, where isOwn: (Int) -> Bool) -> [AppType] {
    let isView = type.role == .view
    return type.known.filter { types[$0].canBeAsked && ($1.uses > 0 || isView && type.holds(types[$0].name)) }
      .keys
      .flatMap { types[$0].kind == .protocol ? heirs[$0, default: []] : isOwn($0) ? [$0] : [] }
      .map { types[$0] }.filter(\.canBeAsked)
  }

  /// Whether the presenter or view model is that of the screen: kept in it, called after it or showing it; not of a cell.
  private func isOwn(_ place: Int, of screen: Int) -> Bool {
    let type = types[place]
    let (stem, own) = (AppWords.stem(type.name), AppWords.stem(types[screen].name))
    switch type.role {
    case .presenter:
      return stem == own
        || type.known.keys.contains { $0 == screen || heirs[$0]?.contains(screen) == true }
    case .viewModel:
      let cells = AppWords.list("models of cells")
      let isOfCell = ([type.name] + ancestors(of: type)).contains { cells.contains(where: $0.hasSuffix) }
      // How things look is the view model of all screens, and of none; one of many that a list shows is that of a row.
      let isOfControl = AppWords.set("controls").contains(stem)
      if isOfCell || isOfControl || AppWords.list("theme words").contains(where: stem.hasSuffix) {
        return false
      }
      let isKept = types[screen].keeps(type.lastName)
      let isItem = !isKept && (type.isValue && own != stem || ["s", "es"].contains { own == stem + $0 })
      let isLike = !stem.isEmpty && own.hasPrefix(stem) && !isItem
      let isCommon = common.contains(place) && types[screen].shared.contains(type.lastName)
      let watched = types[screen].fields.filter { $0.words.contains("ObservedObject") }.flatMap(\.words)
      return isLike || isKept && (!isCommon || stem + "ViewModel" == type.name && watched.contains(type.name))
    default: return true
    }
  }

  /// Nil for a view that is part of a screen.
  private func pattern(of type: AppType, asking asked: [AppType]) -> AppPattern? {
    let names = type.names
    let actions = names.keys.filter { $0.hasSuffix("Action") && names["\($0.dropLast(6))State"] != nil }
    let isOfActions = type.known.keys.map { types[$0] }.contains { other in
      other.name == "Store" && other.names.keys.contains { $0.hasSuffix("Action") || $0.hasSuffix("Reducer") }
    }
    // A view controller dispatches by what it inherits.
    let module = type.role == .viewController ? type.imported("store modules") : type.uses("store modules")
    // What ReactorKit brings along may be all that a file wants of it.
    let isIdle = module == "ReactorKit" && names.keys.allSatisfy { $0 != "View" && !$0.hasSuffix("Reactor") }
    let isReacting = module != nil && !isIdle
    let isStore = names["Store"] != nil && !actions.isEmpty || isOfActions || isReacting
    if isStore || AppWords.list("store words").contains(where: { names[$0] != nil }) { return .store }
    // In VIPER the presenter asks the interactor, in VIP the interactor tells the presenter.
    let roles = Set(asked.map(\.role))
    let models = asked.filter { $0.role == .viewModel && !$0.isValue }
    func leads(_ ones: [AppType], _ role: AppRole, to other: AppRole) -> Bool {
      ones.contains { $0.role == role && self.roles(knownBy: $0).contains(other) }
    }
    if leads(asked, .presenter, to: .interactor) { return .viper }
    let behind = models.flatMap { self.asked(by: $0) { _ in true } }
    if leads(asked + behind, .interactor, to: .presenter) { return models.isEmpty ? .vip : .vipvm }
    // What a property is called tells as much as its type; a view may be handed a value so called.
    let isPresented = roles.contains(.presenter) || type.holds("presenter")
    // Beside a presenter, what a view controller calls its view model may be no more than what it shows.
    let isShown = type.role == .viewController && isPresented && models.isEmpty
    if type.holds("viewModel"), !isShown { return .mvvm }
    if isPresented { return .mvp }
    if roles.contains(.viewModel) { return .mvvm }
    // A use case serves any screen, in any pattern.
    let isCyclic = asked.contains { $0.role == .interactor && !$0.name.contains("UseCase") }
    if type.role == .viewController { return isCyclic ? .vip : .mvc }
    // Who only shows a value, or how things look, is part of a screen.
    let used = type.known.filter { $1.uses > 0 || type.holds(types[$0].name) }.keys
      .filter { !type.passesOn(types[$0]) }
    let isAsking =
      (type.isTitled || type.isOpened) && AppWords.set("what screens ask").contains { names[$0] != nil }
    return asksStorage(type) || isAsking || used.contains { isState(types[$0], for: type) } ? .mv : nil
  }

  /// Whether a view that reaches it asks it: a service, a storage, or an object that changes and is watched. One that is
  /// an `ObservableObject` is only passed on where the view watches nothing.
  private func isState(_ type: AppType, for view: AppType) -> Bool {
    // A box of anything is none of the app's data.
    if isLook(type) || type.isGeneric { return false }
    if [.service, .storage, .interactor].contains(type.role), !type.isDoubtful { return true }
    let observed = inherited("observed types", by: type).map {
      $0 != "ObservableObject" || view.isWatching || view.isOpened
    }
    return type.hasIdentity && [.service, .storage, .model, .viewModel, .unknown].contains(type.role)
      && observed ?? (inherited("kept types", by: type) != nil)
  }

  /// Whether it is about how things look.
  func isLook(_ type: AppType) -> Bool {
    AppWords.list("looking words").contains(where: type.name.holds)
  }
}
