import Foundation
import SourceReading

enum AppRole: String, Codable, CaseIterable, Comparable, Sendable {
  // In the order in which a picture shows them: who knows others stands above those.
  case builder, router
  case viewController = "view controller"
  case view, presenter
  case viewModel = "view model"
  case reducer, interactor, service, storage, model, unknown
  var word: String { rawValue.replacing(" ", with: "-") }
  var described: String { (rawValue.first.map("aeiou".contains) ?? false ? "an " : "a ") + rawValue }
  static let words = AppWords.roles(", as others say").merging(allCases.map { ($0.word, $0) }) { $1 }

  static func < (left: AppRole, right: AppRole) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

typealias RoleGuess = (role: AppRole, reason: String)

/// The words by which roles are told: names of modules and types, and how names begin and end.
enum AppWords {
  static func list(_ name: String) -> [String] { lists[name] ?? [] }
  static func set(_ name: String) -> Set<String> { sets[name] ?? [] }
  private static let sets = lists.mapValues { Set($0) }
  /// Of most words with an asterisk only the end counts, and nothing has to be matched.
  private static let (endings, patterns) = (
    lists.mapValues { $0.filter(isEnding).map { String($0.dropFirst()) } },
    lists.mapValues { $0.filter { !isEnding($0) && $0.contains(where: "*?[".contains) } }
  )
  private static func isEnding(_ word: String) -> Bool {
    word.first == "*" && !word.dropFirst().contains(where: "*?[".contains)
  }
  private static let lists: [String: [String]] = lines(of: "AppWords.txt")
    .reduce(into: [:]) { $0[$1.name, default: []] += $1.text.split(separator: " ").map(String.init) }
  /// The usual types of a module; none where the module is not known.
  static func types(of module: String) -> Set<String> { typesOfModules[module] ?? [] }
  private static let typesOfModules = Dictionary(
    uniqueKeysWithValues: sets.filter { $0.key.hasPrefix("types of ") }.map {
      ($0.key.dropFirst(9).description, $0.value)
    })

  /// The modules that the lists know.
  static let modules = ["drawing", "storing", "serving", "known", "store", "plain", "testing"]
    .reduce(into: Set(typesOfModules.keys)) { $0.formUnion(set("\($1) modules")) }
  /// Whether another module than those that draw may be imported for the name instead.
  static func isLent(_ name: String) -> Bool {
    set("lent types").contains(name)
      || list("lent beginnings").contains(where: name.hasPrefix)
        && name.dropFirst(2).first?.isUppercase == true
  }
  /// How long the longest word of the list is that the text begins with; zero where none is its beginning.
  static func beginning(of text: String, _ name: String) -> Int {
    list(name).filter(text.hasPrefix).map(\.count).max() ?? 0
  }
  /// The lines of a resource that are no comments: what stands before the colon, and behind it.
  static func lines(of file: String) -> [(name: String, text: String)] {
    TextResource.text(of: file).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }.map { ($0[0], $0[1]) }
  }

  /// Of each ending that decides whatever else is known, and of those that a supertype overrules.
  static let (distinctive, general) = (roles(""), roles("?"))

  /// Whether the supertype is that of a view.
  static func draws(_ name: String) -> Bool {
    set("drawn types").contains(name) || list("drawn endings of a class").contains(where: name.hasSuffix)
  }

  /// Whether the supertype is that of what shows other screens, or of what is none.
  static func contains(_ name: String) -> Bool {
    set("containing types").contains(name) || list("containing endings").contains(where: name.hasSuffix)
  }

  static func roles(_ mark: String) -> [String: AppRole] {
    AppRole.allCases.reduce(into: [:]) { roles, role in
      for word in list(role.rawValue + mark) { roles[word] = role }
    }
  }

  /// Whether it is called like whom a screen asks.
  static func asks(_ name: String) -> Bool {
    role(name, by: distinctive).map { [.presenter, .viewModel, .interactor].contains($0.role) } == true
  }

  /// Whether another role is in the name before the one at its end, as in `HomePresenterRouter`; a factory makes others.
  static func hasTwoRoles(_ name: String) -> Bool {
    let core = core(name)
    guard let (last, ending) = role(core, by: distinctive), last != .builder else { return false }
    let first = TypeNames.ending(of: String(core.dropLast(ending.count)), among: distinctive)
    return first.map { ![last, .builder].contains($0.0) } ?? false
  }

  /// Whether the name is that of a service or storage.
  static func isCalledWorker(_ name: String) -> Bool {
    role(name, by: general).map { [.service, .storage].contains($0.role) } == true
  }

  /// Whether it counts for itself inside of another: whom a screen asks, and a view of SwiftUI in what is none.
  static func isApart(_ type: Declaration, in outer: Declaration) -> Bool {
    if type.kind == .class { return asks(type.name) }
    let isView = [.view, .viewController].contains(role(outer.name, by: general)?.role)
    let isPlain = !isView && !asks(outer.name) && outer.inheritedTypeNames.isEmpty && outer.kind != .class
    return isPlain && type.kind == .struct && type.inheritedTypeNames.contains { $0.hasSuffix("View") }
  }

  /// Whether a type of Swift, Foundation or SwiftUI is called so.
  static func isSharedWithSystem(_ name: String) -> Bool {
    ["shared names", "types of Swift", "types of SwiftUI"].contains { set($0).contains(name) }
  }

  /// In the list an asterisk stands for any letters.
  static func matches(_ name: String, _ word: String) -> Bool {
    set(name).contains(word) || endings[name, default: []].contains(where: word.hasSuffix)
      || patterns[name, default: []].contains { fnmatch($0, word, 0) == 0 }
  }

  /// By the longest ending of the name that tells, else of what is left without its affixes.
  static func role(_ name: String, by endings: [String: AppRole]) -> (role: AppRole, ending: String)? {
    TypeNames.ending(of: name, among: endings) ?? TypeNames.ending(of: core(name), among: endings)
  }

  /// `HomeViewInput` is `HomeView` here.
  static func core(_ name: String) -> String { TypeNames.drop(list("affixes"), from: name) }

  /// The name without what tells its role: `Home` of `HomeViewModel`.
  static func stem(_ name: String) -> String {
    let core = core(name)
    return String(core.dropLast((role(core, by: distinctive) ?? role(core, by: general))?.ending.count ?? 0))
  }
}

/// What each type is for, by what it inherits, how its name ends, what its file imports and who names it: the first decides.
extension AppMap {
  mutating func guessRoles() {
    let first = types.concurrentMap { [self] type -> (above: [Int], guess: RoleGuess?) in
      if type.kind == .protocol { return ([], nil) }
      let ancestors = ancestors(of: type)
      return (ancestors.compactMap { place(of: $0, for: type) }, byItself(type, ancestors))
    }
    for (index, (above, guess)) in first.enumerated() {
      for known in types[index].known.keys { knowers[known, default: []].append(index) }
      for place in above where place != index { heirs[place, default: []].append(index) }
      types[index].guess = words.role(of: types[index]).map { ($0, "the rules say so") } ?? guess
    }
    for (index, type) in types.enumerated() where type.kind != .protocol {
      if words.role(of: type) != nil { continue }
      if let view = viewOf(type, knowers[index, default: []]) {
        types[index].guess = (.viewModel, "observed by \(view.name), which keeps it")
      } else if type.guess == nil {
        types[index].guess = byCompany(type, knowers[index, default: []])
        types[index].isDoubtful = true
      }
    }
    // A view of UIKit may be any part of one.
    let isPart = { (type: AppType) in type.role == .view && type.inherits.contains("View") }
    stems = Set(
      types.filter { [.viewController, .interactor].contains($0.role) || isPart($0) }.map {
        AppWords.stem($0.name)
      })
    for (index, type) in types.enumerated() where words.denies(type.role, to: type) {
      types[index].guess = (.unknown, "no \(type.role.rawValue), as the rules say")
    }
    for (index, type) in types.enumerated() where type.kind != .protocol && words.role(of: type) == nil {
      let parent = type.inherits.compactMap { place(of: $0, for: type) }.first { types[$0].kind == .class }
      types[index].guess = type.guess ?? parent.map { (types[$0].role, "inherits \(types[$0].name)") }
      if isContradicted(type, knowers[index, default: []]) { types[index].isDoubtful = true }
    }
    for (index, type) in types.enumerated() where type.kind == .protocol && type.guess == nil {
      (types[index].guess, types[index].isDoubtful) = ofProtocol(type, index)
    }
  }

  /// Whether whom it knows says otherwise than its name, or nothing of it.
  private func isContradicted(_ type: AppType, _ knowers: [Int]) -> Bool {
    let (known, isNamed) = (roles(knownBy: type), type.reason.hasPrefix("its name"))
    if isNamed, ["Delegate", "ViewData"].contains(where: type.name.hasSuffix) { return true }
    // What only an extension says of it, it may be beside its own work.
    let isAsked = [.presenter, .viewModel, .interactor].contains(type.role)
    if isAsked, !isNamed, type.adopts.contains(where: type.reason.hasSuffix) { return true }
    if isNamed, AppWords.hasTwoRoles(type.name) { return true }
    // Whoever shows an alert or a controller is a presenter of these, unless it is one of a screen.
    if type.role == .presenter {
      let isShowing =
        AppWords.matches("shown by helpers", type.name) || type.names.keys.contains(where: draws)
      return isShowing && !isOfScreen(type)
    }
    if type.role == .service, inherited("clients", by: type) != nil { return false }
    // A coordinator may be that of anything: one of screens names a way to them, or makes what is shown.
    if type.role == .router {
      let leads = type.known.contains { place, mention in
        let (role, isParent) = (types[place].role, type.inherits.contains(types[place].name))
        return role == .view ? mention.isMade : role == .viewController || role < .viewController && !isParent
      }
      return AppWords.matches("other coordinators", type.name)
        || !leads && !type.names.keys.contains { AppWords.matches("ways", $0) }
    }
    if type.role == .builder {
      let shown = [AppRole.builder, .router, .viewController, .view, .presenter, .viewModel]
      return known.isDisjoint(with: shown) && views(among: type.names.keys).isEmpty
    }
    guard [.service, .storage].contains(type.role) else {
      return type.role == .model && isNamed && known.contains { $0 < .model && $0 != .storage }
    }
    // A value keeps nothing, and who inherits what the app has for another use is for that.
    let isValue = type.isValue && (type.role == .service ? !type.isFirm : storingWord(type) == nil)
    let parent = type.inherits.compactMap { place(of: $0, for: type) }.first { types[$0].kind == .class }
    // A manager of anything may ask a database for a little of it.
    let isLent =
      type.role == .storage && byName(type.name, AppWords.general)?.role == .service
      && type.uses("storing modules").map { isLittle($0, in: type) } == true
    let isOther = isNamed && parent.map { types[$0].role != type.role } == true
    if isValue || isOther || isLent || AppWords.matches("doubtful services", type.name) { return true }
    let isLone = !type.isAlone || AppWords.set("plain modules").isSuperset(of: type.imports)
    let asking = type.names.keys.first(where: AppWords.set("asking types").contains)
    let asks = isLone ? type.uses("serving modules") ?? storingWord(type) ?? asking : type.name
    let askers: [AppRole] = [.presenter, .viewModel, .reducer, .interactor]
    let isOfUse = type.isFirm && knowers.contains { askers.contains(types[$0].role) }
    if isNamed, asks == nil, !isOfUse, known.isDisjoint(with: [.service, .storage, .model]) { return true }
    // Who does more than store, and who provides anything.
    let isMore = { type.role == .service || type.reason.hasSuffix($0) && isLittle($0, in: type) }
    let stored = AppWords.list("storing types").filter { type.names[$0] != nil }
    return !type.isFirm && (type.name.hasSuffix("Provider") || stored.contains(where: isMore))
  }

  /// Whether the presenter knows whom a presenter of a screen does, or a screen or interactor is called like it.
  private func isOfScreen(_ type: AppType) -> Bool {
    if stems.contains(AppWords.stem(type.name)) { return true }
    return type.known.contains { place, mention in
      let isContract = types[place].kind == .protocol
      let roles = Set((isContract ? heirs[place, default: []] : [place]).map { types[$0].role })
      // What it makes, it shows.
      return !roles.isDisjoint(with: [.router, .interactor])
        || !mention.isMade
          && !roles.isDisjoint(with: isContract ? [.view, .viewController] : [.viewController])
    }
  }

  /// The view that keeps the type, which is observed, and is called like it; nil where others ask it for work, too.
  private func viewOf(_ type: AppType, _ knowers: [Int]) -> AppType? {
    guard type.hasIdentity, type.works, inherited("observed types", by: type) != nil,
      AppWords.role(type.name, by: AppWords.distinctive) == nil
    else { return nil }
    let views = knowers.map { types[$0] }.filter { $0.role == .view && $0.kept.contains(type.name) }
    let endings = AppWords.list("endings of what a view keeps")
    let view = views.first { view in
      let stem = AppWords.stem(view.name)
      return !stem.isEmpty
        && (stem == AppWords.stem(type.name) && stem != type.name
          || endings.contains { type.name == stem + $0 })
    }
    let work =
      type.uses("serving modules") ?? storingWord(type)
      ?? type.names.keys.first(where: AppWords.set("asking types").contains)
    // What is called a service or storage has to be for this view alone.
    let ending = AppWords.role(type.name, by: AppWords.general)?.role
    let isOwn = ending == .model ? views.count <= 3 : views.count == 1 && work == nil
    let isForOthers = knowers.contains { [.service, .storage, .interactor, .model].contains(types[$0].role) }
    return isOwn && !isForOthers ? view : nil
  }

  /// The names of all supertypes, at most a hundred, each before those that a type of the app inherits itself.
  func ancestors(of type: AppType) -> [String] {
    var (names, pending) = ([String](), type.inherits[...])
    while let name = pending.popFirst(), names.count < 100 {
      guard !names.contains(name) else { continue }
      names.append(name)
      if let place = place(of: name, for: type) { pending = types[place].inherits + pending }
    }
    return names
  }

  func inherited(_ list: String, by type: AppType) -> String? {
    ancestors(of: type).first(where: AppWords.set(list).contains)
  }

  private func byItself(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    func inherited(_ list: String) -> String? { self.inherited(list, by: type) }
    if let name = type.inherits.first(where: AppWords.set("helpers of the language").contains) {
      return (.unknown, "marked @\(name), which fits no role")
    }
    if let name = inherited("reducing types") { return (.reducer, "inherits \(name)") }
    if let name = inherited("marks of clients") { return (.service, "marked @\(name)") }
    // Who answers through a protocol is not of its role, and `NSFilePresenter` says nothing of presenters.
    let parents = ancestors.filter { name in
      !["Delegate", "Output", "Listener"].contains(where: name.hasSuffix) && !isOfSystem(name)
    }
    let isController = type.kind == .class && type.name.hasSuffix("ViewController")
    let named = byName(type.name, isController ? ["ViewController": .viewController] : AppWords.distinctive)
    // A presenter that answers for a table is one all the same.
    let drawn = ancestors.filter { named == nil || !AppWords.set("answering types").contains($0) }
    if let guess = bySupertype(type, drawn) ?? named { return guess }
    let kept = inherited("kept types").map { (AppRole.model, "inherits \($0)") }
    if kept == nil, let name = inherited("types without a role") {
      return (.unknown, "inherits \(name), which fits no role")
    }
    let parent = type.isFirm ? nil : parents.first { AppWords.role($0, by: AppWords.distinctive) != nil }
    if let parent {
      let how = isProtocol(parent, for: type) ? "conforms to" : "inherits"
      return byName(parent, AppWords.distinctive).map { ($0.role, "\(how) \(parent)") }
    }
    if let data = kept ?? inherited("error types").map({ (.model, "inherits \($0)") }) { return data }
    if let guess = byEnding(type) { return guess }
    return inherited("coded types").map { (.model, "inherits \($0)") }
      ?? (type.isNamespace ? (.unknown, "holds types or static members only") : nil)
  }

  private func byName(_ name: String, _ endings: [String: AppRole]) -> RoleGuess? {
    AppWords.role(name, by: endings).map { ($0.role, "its name has \($0.ending)") }
  }

  private func isOfSystem(_ name: String) -> Bool { ["UI", "NS", "WK", "QL"].contains(name.prefix(2)) }

  func bySupertype(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    let endings = AppWords.list("drawn endings of a \(type.kind.rawValue)")
    let none = AppWords.set("types without a role")
    for name in ancestors where place(of: name, for: type) == nil && !none.contains(name) {
      let isNone = AppWords.list("controllers of no view").contains(where: name.holds)
      let isController = isOfSystem(name) && name.hasSuffix("Controller") && !isNone
      let isKnown = ["ViewController", "SectionController"].contains(where: name.hasSuffix)
      if type.kind == .class, isController || isKnown { return (.viewController, "inherits \(name)") }
      if AppWords.set("drawn types").contains(name) || endings.contains(where: name.hasSuffix) {
        return (.view, "inherits \(name)")
      }
    }
    return nil
  }

  private func byEnding(_ type: AppType) -> RoleGuess? {
    let drawn = type.names.keys.filter(draws).min()
    let isWatched = type.hasIdentity && inherited("observed types", by: type) != nil
    if let (role, reason) = byName(type.name, AppWords.general) {
      switch role {
      case .service, .storage:
        // Who names views contradicts the name, but for a firm one: there it is the breach.
        if !type.isFirm, !views(among: type.names.keys).isEmpty { return nil }
        if type.isValue, let coded = inherited("coded types", by: type) {
          return (.model, "a value that inherits \(coded)")
        }
        let word = role == .storage ? storingWord(type) : type.uses("storing modules")
        // Whoever is watched may be a store that keeps nothing but what is shown.
        if role == .storage, word == nil, isWatched { return nil }
        guard let word, role == .storage || !type.isFirm || !isLittle(word, in: type) else {
          return (role, reason)
        }
        return (.storage, "\(reason), and it uses \(word)")
      case .model:
        if isWatched || AppWords.list("vague words").contains(where: type.name.hasSuffix) { return nil }
        return type.isValue || drawn == nil ? (role, reason) : nil
      default:
        if type.kind == .class, let drawn { return (role, "\(reason), and it uses \(drawn)") }
      }
    }
    return nil
  }

  /// The names that are those of views, view controllers and alerts of UIKit or AppKit, sorted.
  func views(among names: some Sequence<String>) -> [String] {
    let endings = AppWords.list("drawn endings of a class") + ["Controller", "Alert", "Panel", "Window"]
    return names.filter { name in
      AppWords.set("presented types").contains(name) || endings.contains(where: name.hasSuffix) && draws(name)
    }.sorted()
  }

  private func byCompany(_ type: AppType, _ knowers: [Int]) -> RoleGuess? {
    let module = type.imported("drawing modules")
    let drawn = type.names.keys.filter { draws($0) && !["UIImage", "UIColor"].contains($0) }.min()
    let roles = [AppRole.model, .service, .storage]
    let named = byName(type.name, AppWords.general).flatMap { roles.contains($0.role) ? $0 : nil }
    guard type.hasIdentity else {
      if AppWords.list("theme words").contains(where: type.name.hasSuffix) {
        return (.unknown, "named after how things look")
      }
      if named?.role ?? .model == .model, worksAlone(type) {
        let asking = type.names.keys.filter(AppWords.set("asking types").contains).min()
        let role = asking.map { (AppRole.service, "works without data of its own, and names \($0)") }
        return role ?? (.unknown, "works without data of its own")
      }
      let value = type.kind == .enum ? "an enum" : "a struct"
      if module != nil, let name = drawn { return (.unknown, "\(value) that names \(name)") }
      let rest = module == nil ? " whose file has no user interface" : ", and nothing else tells"
      return named ?? (.model, value + rest)
    }
    let observed = type.inherits.first(where: AppWords.set("observed types").contains)
    // What many views observe is state of the app, and the model of none of them.
    let who = knowers.map { types[$0].role }
    let isShown = (1...3).contains(who.count { $0 == .view }) && !roles.contains(where: who.contains)
    let view = views(among: type.names.keys).first.map { ", but it names \($0)" } ?? ""
    if let named { return (named.role, named.reason + view) }
    if let kept = storingWord(type), !isLittle(kept, in: type) { return (.storage, "uses \(kept)") }
    if let module = type.uses("serving modules") { return (.service, "imports \(module)") }
    if type.names["URLSession"] != nil { return (.service, "names URLSession") }
    return observed.map { (isShown ? .viewModel : .model, "inherits \($0)") }
  }

  /// Whether a struct has functions, and no value that is data: none at all, or only functions and objects.
  private func worksAlone(_ type: AppType) -> Bool {
    guard type.kind == .struct, type.works else { return false }
    return type.fields.allSatisfy { field in
      field.isClosure
        || field.words.contains { word in
          AppWords.set("asking types").contains(word) || AppWords.isCalledWorker(word)
            || place(of: word, for: type).map { types[$0].hasIdentity || types[$0].kind == .protocol } == true
        }
    }
  }

  /// Whether so few lines name the type that it tells little of what all the others are for.
  private func isLittle(_ name: String, in type: AppType) -> Bool {
    let uses = AppWords.set("types of \(name)").union([name]).reduce(0) { $0 + (type.names[$1]?.uses ?? 0) }
    return uses == 1 && ["UserDefaults", "NSCache"].contains(name) || uses * 30 < type.codeLines
  }

  private func storingWord(_ type: AppType) -> String? {
    let isStoring = { AppWords.set("storing types").contains($0) || $0.hasPrefix("CoreData") }
    return type.uses("storing modules") ?? type.names.keys.filter(isStoring).min()
  }

  /// A protocol is part of the role of most that conform to it; of that of its name where no role has most of them.
  private func ofProtocol(_ type: AppType, _ index: Int) -> (RoleGuess?, isDoubtful: Bool) {
    // Anyone may answer through a delegate.
    let isAnswer = ["Delegate", "Observer", "Listener"].contains(where: type.name.hasSuffix)
    let conformers = heirs[index, default: []]
    let roles = Dictionary(grouping: conformers) { types[$0].role }
    let most = roles.first { $0.key != .unknown && $0.value.count * 2 > conformers.count }
    if let (role, members) = most {
      let first = members.first { !types[$0].isDoubtful } ?? members[0]
      return ((role, "\(types[first].name) conforms to it"), types[first].isDoubtful || isAnswer)
    }
    let general = byName(type.name, AppWords.general).flatMap { $0.role == .model ? nil : $0 }
    if let guess = byName(type.name, AppWords.distinctive) { return (guess, isAnswer) }
    return (general, true)
  }
}
