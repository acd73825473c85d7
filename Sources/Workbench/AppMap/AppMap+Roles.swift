import SourceReading

/// What each type is for, by what it inherits, how its name ends, what its file imports and who names it: the first decides.
extension AppMap {
  mutating func guessRoles() {
    let said = types.map(words.role)
    let first = types.concurrentMap { [self] type -> (above: [Int], guess: RoleGuess?) in
      if type.kind == .protocol { return ([], nil) }
      let ancestors = ancestors(of: type)
      return (ancestors.compactMap { place(of: $0, for: type) }, byItself(type, ancestors))
    }
    for (index, (above, guess)) in first.enumerated() {
      for known in types[index].known.keys { knowers[known, default: []].append(index) }
      for place in above where place != index { heirs[place, default: []].append(index) }
      types[index].guess = said[index].map { ($0, "the rules say so") } ?? guess
    }
    let guessed = types.indices.filter { said[$0] == nil && types[$0].kind != .protocol }
    for index in guessed {
      let type = types[index]
      if let view = viewOf(type, knowers[index, default: []]) {
        types[index].guess = (.viewModel, "observed by \(view.name), which keeps it")
      } else if type.guess == nil {
        types[index].guess = byCompany(type, knowers[index, default: []])
        types[index].isDoubtful = true
      }
      let role = types[index].role
      if words.denies(role, to: type) {
        types[index].guess = (.unknown, "no \(role.rawValue), as the rules say")
      }
    }
    // A view of UIKit may be any part of one.
    let isPart = { (type: AppType) in type.role == .view && type.inherits.contains("View") }
    stems = Set(
      types.filter { [.viewController, .interactor].contains($0.role) || isPart($0) }.map {
        AppWords.stem($0.name)
      })
    controllerStems = Set(types.filter { $0.role == .viewController }.map { AppWords.stem($0.name) })
    for index in guessed {
      let type = types[index]
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
    // Whoever shows an alert or a controller is a presenter of these, unless a screen or interactor is called like it.
    if type.role == .presenter {
      let isShowing =
        AppWords.matches("shown by helpers", type.name) || type.names.keys.contains(where: draws)
      return isShowing && !stems.contains(AppWords.stem(type.name))
    }
    if type.role == .service, inherited("clients", by: type) != nil { return false }
    // A configurator may be that of anything as well: one of screens makes some of their parts.
    if type.role == .builder, type.reason.hasSuffix("Configurator") {
      return !type.known.contains { $1.isMade && types[$0].role <= .interactor }
    }
    // A coordinator may be that of anything: one of screens names a way to them, or makes what is shown.
    if type.role == .router {
      let leads = type.known.contains { place, mention in
        let (role, isParent) = (types[place].role, type.inherits.contains(types[place].name))
        return role == .view ? mention.isMade : role < .view && !isParent
      }
      return !leads && !type.names.keys.contains { AppWords.matches("ways", $0) }
    }
    guard [.service, .storage].contains(type.role) else {
      // A choice that makes views is a way to them.
      let isWay = type.kind == .enum && type.known.contains { types[$0].role == .view && $1.isMade }
      let isOther = isNamed && known.contains { $0 < .model && $0 != .storage }
      return type.role == .model && (isWay || isOther)
    }
    // A value keeps nothing.
    let isValue = type.isValue && (type.role == .service ? !type.isFirm : storingWord(type) == nil)
    // A manager of anything may ask a database for a little of it.
    let isLent =
      type.role == .storage && byName(type.name, AppWords.general)?.role == .service
      && type.uses("storing modules").map { isLittle($0, in: type) } == true
    if isValue || isLent || AppWords.matches("doubtful services", type.name) { return true }
    let isLone = !type.isAlone || AppWords.set("plain modules").isSuperset(of: type.imports)
    let asks = isLone ? work(of: type) : type.name
    let askers: [AppRole] = [.presenter, .viewModel, .reducer, .interactor]
    let isOfUse = type.isFirm && knowers.contains { askers.contains(types[$0].role) }
    if isNamed, asks == nil, !isOfUse, known.isDisjoint(with: [.service, .storage, .model]) { return true }
    // Who does more than store, and who provides anything.
    let isMore = { type.role == .service || type.reason.hasSuffix($0) && isLittle($0, in: type) }
    let stored = AppWords.list("storing types").filter { type.names[$0] != nil }
    return !type.isFirm && (type.name.hasSuffix("Provider") || stored.contains(where: isMore))
  }

  /// The view that keeps the type, which is observed, and is called like it; nil where others ask it for work, too.
  private func viewOf(_ type: AppType, _ knowers: [Int]) -> AppType? {
    guard type.hasIdentity, type.works, type.role != .viewController,
      inherited("observed types", by: type) != nil,
      AppWords.role(type.name, by: AppWords.distinctive) == nil
    else { return nil }
    let views = knowers.map { types[$0] }.filter { $0.role == .view && $0.keeps(type.name) }
    let endings = AppWords.list("endings of what a view keeps")
    let view = views.first { view in
      let stem = AppWords.stem(view.name)
      return !stem.isEmpty
        && (stem == AppWords.stem(type.name) && stem != type.name
          || endings.contains { type.name == stem + $0 })
    }
    // What is called a service or storage has to be for this view alone.
    let ending = AppWords.role(type.name, by: AppWords.general)?.role
    let isOwn = ending == .model ? views.count <= 3 : views.count == 1 && work(of: type) == nil
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
    func inherited(_ list: String) -> String? { ancestors.first(where: AppWords.set(list).contains) }
    for role in AppRole.allCases {
      if let name = inherited("marks of \(role.rawValue)") { return (role, "is a \(name)") }
    }
    // Who answers through a protocol is not of its role, and `NSFilePresenter` says nothing of presenters.
    let parents = ancestors.filter { name in
      !["Delegate", "Output", "Listener"].contains(where: name.hasSuffix) && !isOfSystem(name)
    }
    let isController = type.kind == .class && type.name.hasSuffix("ViewController")
    let named = byName(type.name, isController ? ["ViewController": .viewController] : AppWords.distinctive)
    // A presenter that answers for a table is one all the same.
    let drawn = ancestors.filter { named == nil || !AppWords.set("answering types").contains($0) }
    if let guess = bySupertype(type, drawn) ?? named { return guess }
    let kept = inherited("kept types")
    if kept == nil, let name = inherited("types without a role") {
      return (.unknown, "inherits \(name), which fits no role")
    }
    for parent in type.isFirm ? [] : parents {
      if let guess = byName(parent, AppWords.distinctive) { return (guess.role, "inherits \(parent)") }
    }
    if let data = kept ?? inherited("error types") ?? inherited("coded types") {
      return (.model, "inherits \(data)")
    }
    if let guess = byEnding(type) { return guess }
    return type.isNamespace ? (.unknown, "holds types or static members only") : nil
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
      let isKnown = AppWords.matches("view controllers of others", name)
      if type.kind == .class, isController || isKnown { return (.viewController, "inherits \(name)") }
      if AppWords.set("drawn types").contains(name) || endings.contains(where: name.hasSuffix) {
        return (.view, "inherits \(name)")
      }
    }
    return nil
  }

  private func byEnding(_ type: AppType) -> RoleGuess? {
    guard let (role, reason) = byName(type.name, AppWords.general) else { return nil }
    let drawn = type.names.keys.filter(draws).min()
    let isWatched = type.hasIdentity && inherited("observed types", by: type) != nil
    switch role {
    case .service, .storage:
      // Who names views contradicts the name, but for a firm one: there it is the breach.
      if !type.isFirm, !views(among: type.names.keys).isEmpty { return nil }
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
      return type.kind == .class ? drawn.map { (role, "\(reason), and it uses \($0)") } : nil
    }
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

  /// What the type names or imports of what serves, stores or asks.
  private func work(of type: AppType) -> String? {
    type.uses("serving modules") ?? storingWord(type)
      ?? type.names.keys.filter(AppWords.set("asking types").contains).min()
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
