import SourceReading

/// Which types are screens, and the pattern of each.
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
  func hasOwnModel(_ view: AppType) -> Bool {
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
      .flatMap { place in
        // Anyone may answer through a delegate.
        let isOfAnyone = types[place].kind == .protocol && !types[place].name.hasSuffix("Delegate")
        let ones = types[place].kind == .protocol ? heirs[place, default: []] : [place]
        return isOfAnyone ? ones : ones.filter(isOwn)
      }
      .map { types[$0] }.filter(\.canBeAsked)
  }

  /// Whether the presenter or view model is that of the screen: kept in it, called after it or showing it; not of a cell.
  private func isOwn(_ place: Int, of screen: Int) -> Bool {
    let type = types[place]
    let (stem, own) = (AppWords.stem(type.name), AppWords.stem(types[screen].name))
    switch type.role {
    case .presenter:
      // One of another screen may open this one.
      return stem == own
        || !controllerStems.contains(stem)
          && type.known.keys.contains { $0 == screen || heirs[$0]?.contains(screen) == true }
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
      other.role == .reducer && other.name.hasSuffix("Reactor")
        || other.name == "Store"
          && other.names.keys.contains { $0.hasSuffix("Action") || $0.hasSuffix("Reducer") }
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
  func isState(_ type: AppType, for view: AppType) -> Bool {
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
