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
  /// The largest groups of types in which each leads to every other one, the largest group first.
  let cycles: [[Int]]
  let summary: AppSummary

  /// Without rules, those of the pattern count, and without that, of the most frequent one.
  init(_ map: AppMap, pattern: AppPattern? = nil, rules: [AppRule]? = nil) throws {
    self.map = map
    screens = map.screens
    let counts = Self.counts(screens)
    self.pattern = pattern ?? counts.first?.pattern ?? .mvc
    self.rules = try rules ?? AppRule.rules(of: self.pattern, for: map.modules)
    violations = self.rules.concurrentMap { $0.violations(in: map, isOwn: rules != nil) }.joined()
      .sorted { ($0.place, $0.rule, $0.key) < ($1.place, $1.rule, $1.key) }
    cycles = circles(map.edges)
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    let tallies = self.rules.map { [violations] rule in
      let found = violations.filter { rule.each.contains($0.rule) && !$0.isNeedless }
      let broken = Set(found.map(\.home))
      return (rule.subject, AppSummary.Tally(types: map.types(of: rule.role).count, broken: broken.count))
    }
    // A file may name what draws by what a bridging header imports for it.
    let drawing = AppWords.set("drawing modules").subtracting(AppWords.set("bridging modules"))
    let interfaceFree = map.tree.files.filter { file in
      !file.imports.contains { drawing.contains($0.module) } && !file.names.contains(where: map.draws)
    }
    summary = AppSummary(
      codeLines: map.tree.files.reduce(0) { $0 + $1.codeLines }, files: map.tree.files.count,
      types: map.types.count, protocols: map.types.count { $0.kind == .protocol },
      screens: Dictionary(uniqueKeysWithValues: counts.map { ($0.pattern.rawValue, $0.count) }),
      roles: Dictionary(map.types.map { ($0.role.rawValue, 1) }, uniquingKeysWith: +),
      largestType: map.types.map(\.codeLines).max() ?? 0,
      interfaceFreeLines: interfaceFree.reduce(0) { $0 + $1.codeLines },
      known: map.types.reduce(0) { $0 + $1.known.count }, typesInCycles: cycles.joined().count,
      rules: Dictionary(tallies, uniquingKeysWith: { first, _ in first }))
  }

  static func counts(_ screens: [AppMap.Screen]) -> [(pattern: AppPattern, count: Int)] {
    // Of two that are as frequent, the one that asks more.
    AppPattern.allCases.reversed().map { pattern in (pattern, screens.count { $0.pattern == pattern }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  var new: [AppViolation] { violations.filter(\.isNew) }

  static let baselineHead = "# What the rules find already"

  /// The violations that the team knows of from now on, in a file with a line for each.
  var baseline: String {
    "\(Self.baselineHead); a new violation fails. Written by compare app --update-baseline.\n"
      + violations.map { "\($0.key)\n" }.sorted().joined()
  }

  mutating func compare(with baseline: String) {
    let lines = baseline.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    var known = Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
    for (index, violation) in violations.enumerated() {
      violations[index].isNew = known[violation.key, default: 0] == 0
      if !violations[index].isNew { known[violation.key, default: 0] -= 1 }
    }
    gone = known.values.reduce(0, +)
  }

  /// A file of rules that an app can start from: those of its pattern, and the sizes that it has now.
  var suggestedRules: String {
    let head = "# ROLE must-not-import MODULE, ... | must-not-know ROLE, ... | knows ROLE | max-lines NUMBER"
    let kept = rules.filter { !map.types(of: $0.role).isEmpty }.map(\.text)
    let sizes = AppRole.allCases.filter { $0 != .unknown }.compactMap { role in
      let types = map.types(of: role).filter { $0.kind != .protocol }.map(\.codeLines).sorted()
      return types.count > 2 ? "\(role.word) max-lines \((types[types.count - 1] + 49) / 50 * 50)" : nil
    }
    return ([head] + kept + sizes).map { "\($0)\n" }.joined()
  }
}

struct AppSummary: Codable, Equatable, Sendable {
  /// How many types a rule is about, and how many of them break it.
  struct Tally: Codable, Equatable, Sendable {
    let types, broken: Int
  }

  let codeLines, files, types, protocols: Int
  let screens, roles: [String: Int]
  let largestType, interfaceFreeLines, known, typesInCycles: Int
  let rules: [String: Tally]

  /// How many types break a rule, each counted once for each of its rules.
  var broken: Int { rules.values.reduce(0) { $0 + $1.broken } }
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
    Array(types.indices).concurrentMap { index -> Screen? in
      let type = types[index]
      let isOpened = knowers[index, default: []].contains { types[$0].known[index]?.isMade == true }
      let ancestors = ancestors(of: type)
      guard type.kind != .protocol, isOpened || heirs[index] == nil,
        !ancestors.contains(where: AppWords.contains),
        !ancestors.contains("NSWindowController") || drawsItself(type),
        type.role == .viewController && !type.isDoubtful && !type.inherits.isEmpty
          || type.role == .view && ancestors.contains("View")
            && place(of: "View", for: type) == nil && !type.imports.contains("WidgetKit")
            && !AppWords.matches("parts of screens", type.name)
      else { return nil }
      // What a class of screens has, each that inherits it has.
      let parents = ancestors.compactMap { place(of: $0, for: type) }
      let patterns = ([index] + parents.filter { types[$0].role == .viewController }).lazy.map { place in
        pattern(of: types[place], asking: asked(by: types[place]) { isOwn($0, of: place) })
      }
      return (patterns.first { $0 != .mvc } ?? .mvc).map { (type, $0) }
    }.compactMap(\.self)
  }

  /// Whether it names a view or outlet: the controller of a window may have no more than a screen in it.
  private func drawsItself(_ type: AppType) -> Bool {
    let endings = AppWords.list("drawn endings of a class")
    return type.names.keys.contains { name in
      draws(name) && endings.contains(where: name.hasSuffix) || ["IBAction", "IBOutlet"].contains(name)
    }
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
      // How things look is the view model of all screens, and of none.
      if isOfCell || AppWords.list("theme words").contains(where: stem.hasSuffix) { return false }
      let isLike = !stem.isEmpty && (own.hasPrefix(stem) || stem.hasPrefix(own))
      let last = type.name.split(separator: ".").last.map(String.init)
      return isLike || types[screen].kept.contains(last ?? type.name)
    default: return true
    }
  }

  /// Nil for a view that is part of a screen.
  private func pattern(of type: AppType, asking asked: [AppType]) -> AppPattern? {
    let names = type.names
    let actions = names.keys.filter { $0.hasSuffix("Action") && names["\($0.dropLast(6))State"] != nil }
    // A view controller dispatches by what it inherits.
    let module = type.role == .viewController ? type.imported : type.uses
    let isStore = names["Store"] != nil && !actions.isEmpty || module("store modules") != nil
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
    if type.holds("viewModel") { return .mvvm }
    if roles.contains(.presenter) || type.holds("presenter") { return .mvp }
    if roles.contains(.viewModel) { return .mvvm }
    if type.role == .viewController { return roles.contains(.interactor) ? .vip : .mvc }
    // Who only shows a value, or how things look, is part of a screen.
    let used = type.known.filter { $1.uses > 0 || type.holds(types[$0].name) }.keys
    return used.contains { isState(types[$0], for: type) } ? .mv : nil
  }

  /// Whether a view that reaches it asks it: a service, a storage, or an object that changes and is watched. One that is
  /// an `ObservableObject` is only passed on where the view watches nothing.
  private func isState(_ type: AppType, for view: AppType) -> Bool {
    if AppWords.list("looking words").contains(where: type.name.holds) { return false }
    if [.service, .storage, .interactor].contains(type.role), !type.isDoubtful { return true }
    let isWatching = !view.kept.isDisjoint(with: AppWords.set("holding words"))
    let observed = inherited("observed types", by: type).map { $0 != "ObservableObject" || isWatching }
    return type.hasIdentity && [.service, .storage, .model, .viewModel, .unknown].contains(type.role)
      && observed ?? (inherited("kept types", by: type) != nil)
  }
}
