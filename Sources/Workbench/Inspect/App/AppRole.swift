enum AppRole: String, Codable, CaseIterable, Comparable, Sendable {
  // In the order in which a picture shows them: who knows others stands above those.
  case builder, router
  case viewController = "view controller"
  case view, presenter
  case viewModel = "view model"
  case interactor, service, storage, model, unknown
  /// As a rule spells it, such as `view-model`.
  var word: String { rawValue.replacing(" ", with: "-") }
  /// In a sentence, such as `an interactor`.
  var described: String { (rawValue.first.map("aeiou".contains) ?? false ? "an " : "a ") + rawValue }
  /// Each role by its words, those of other people too.
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
  private static let lists: [String: [String]] = lines(of: PackageResources.AppWords_txt)
    .reduce(into: [:]) { $0[$1.name, default: []] += $1.text.split(separator: " ").map(String.init) }
  /// The lines of a resource that are no comments: what stands before the colon, and behind it.
  static func lines(of resource: [UInt8]) -> [(name: String, text: String)] {
    String(decoding: resource, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }.map { ($0[0], $0[1]) }
  }

  /// The role of each ending of a name that decides whatever else is known, of those that a supertype overrules, and of
  /// folders.
  static let (distinctive, general, folders) = (roles(""), roles("?"), roles(" folders"))

  /// The role of each word in the lists that are called as a role, with this behind.
  static func roles(_ mark: String) -> [String: AppRole] {
    AppRole.allCases.reduce(into: [:]) { roles, role in
      for word in list(role.rawValue + mark) { roles[word] = role }
    }
  }

  /// By the longest ending of the name that tells, else of what is left without its affixes.
  static func role(_ name: String, by endings: [String: AppRole]) -> (role: AppRole, ending: String)? {
    find(name, endings) ?? find(core(name), endings)
  }

  /// Words begin with a capital letter; two letters are a word only behind a small one: `RecordVC`, not `HVC`.
  private static func find(_ name: String, _ endings: [String: AppRole]) -> (role: AppRole, ending: String)? {
    for start in name.indices where name[start].isUppercase {
      let ending = String(name[start...])
      let isWord = ending.count > 2 || name[..<start].last?.isUppercase != true
      if isWord, let role = endings[ending] { return (role, ending) }
    }
    return nil
  }

  /// `HomeViewInput` is `HomeView` here, and so is `PresenterToViewHomeProtocol`.
  static func core(_ name: String) -> String {
    var core = name
    while let affix = list("affixes").first(where: { core.hasSuffix($0) && core.count > $0.count }) {
      core.removeLast(affix.count)
    }
    guard let way = list("ways").first(where: core.hasPrefix) else { return core }
    return "\(core.dropFirst(way.count))\(way.split(separator: "To").last ?? "")"
  }

  /// The name without what tells its role: `Home` of `HomeViewModel`.
  static func stem(_ name: String) -> String {
    let core = core(name)
    return String(core.dropLast((find(core, distinctive) ?? find(core, general))?.ending.count ?? 0))
  }
}

/// What each type is for, by what it inherits, how its name ends, what its file imports and who names it: the first decides.
extension AppMap {
  mutating func guessRoles() {
    for (index, type) in types.enumerated() {
      for known in type.known.keys { knowers[known, default: []].append(index) }
      guard type.kind != .protocol else { continue }
      let ancestors = ancestors(of: type)
      for place in ancestors.compactMap({ place(of: $0, for: type) }) where place != index {
        heirs[place, default: []].append(index)
      }
      types[index].guess = byItself(type, ancestors)
    }
    for (index, type) in types.enumerated() where type.kind != .protocol && type.guess == nil {
      types[index].guess = byCompany(type, knowers[index, default: []])
      types[index].isDoubtful = true
    }
    drawnFiles = Set(types.filter { [.view, .viewController].contains($0.role) }.map(\.place.file))
    for (index, type) in types.enumerated() where type.kind == .protocol {
      (types[index].guess, types[index].isDoubtful) = ofProtocol(type, index)
    }
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

  private func byItself(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    func inherited(_ list: String) -> String? { ancestors.first(where: AppWords.set(list).contains) }
    let constants: RoleGuess? = type.isNamespace ? (.unknown, "has static members only") : nil
    let roleless = inherited("types without a role")
    if let roleless, !roleless.hasSuffix("Delegate") || type.name.contains("Delegate") {
      return (.unknown, "inherits \(roleless), which fits no role")
    }
    // Who answers through a protocol is not of its role, and `NSFilePresenter` says nothing of presenters.
    let parents = ancestors.filter { name in
      !["Delegate", "Output", "Listener"].contains(where: name.hasSuffix) && !isOfSystem(name)
    }
    if let request = inherited("requesting types") { return (.service, "inherits \(request)") }
    let told = bySupertype(type, ancestors) ?? byName(type.name, AppWords.distinctive)
    if let guess = told ?? byParent(parents, AppWords.distinctive) { return guess }
    if type.name == "Application" { return (.unknown, "holds the app: its name is Application") }
    if type.name == "Store", type.names["Action"] != nil { return (.unknown, "sends actions to a reducer") }
    if type.isPrivate, let constants { return constants }
    if let data = inherited("kept types") { return (.model, "inherits \(data)") }
    let makesView = type.names["View"] != nil && type.imports.contains("SwiftUI")
    if makesView, type.kind != .class { return (.view, "makes a View") }
    if let guess = byEnding(type) { return guess }
    let own = byParent(parents.filter { place(of: $0, for: type) != nil }, AppWords.general)
    if let own, [.service, .storage].contains(own.role) { return showsViews(type) ? nil : own }
    return inherited("coded types").map { (.model, "inherits \($0)") } ?? constants
  }

  private func byName(_ name: String, _ endings: [String: AppRole]) -> RoleGuess? {
    AppWords.role(name, by: endings).map { ($0.role, "its name has \($0.ending)") }
  }

  private func byParent(_ parents: [String], _ endings: [String: AppRole]) -> RoleGuess? {
    parents.lazy.compactMap { parent in
      AppWords.role(parent, by: endings).map { ($0.role, "inherits \(parent)") }
    }.first
  }

  private func isOfSystem(_ name: String) -> Bool { name.hasPrefix("UI") || name.hasPrefix("NS") }

  private func bySupertype(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    guard type.kind != .enum || ancestors.contains("View") else { return nil }
    let endings = AppWords.list("drawn endings of a \(type.kind.rawValue)")
    for name in ancestors where place(of: name, for: type) == nil {
      let isController = isOfSystem(name) && name.hasSuffix("Controller") && !name.contains("Fetched")
      let isKnown = ["ViewController", "SectionController"].contains(where: name.hasSuffix)
      if type.kind == .class, isController || isKnown { return (.viewController, "inherits \(name)") }
      if AppWords.set("drawn types").contains(name) || endings.contains(where: name.hasSuffix) {
        return (.view, "inherits \(name)")
      }
    }
    return nil
  }

  private func byEnding(_ type: AppType) -> RoleGuess? {
    let drawn = type.imported("drawing modules") ?? type.names.keys.filter(draws).min()
    let word = AppWords.list("theme words").first(where: type.name.hasSuffix)
    if let word, drawn != nil { return (.unknown, "is about how things look: its name has \(word)") }
    if let (role, reason) = byName(type.name, AppWords.general) {
      switch role {
      case .service, .storage:
        if type.kind == .class, let way = way(of: type) { return way }
        // Who names views contradicts the name.
        if showsViews(type) { return nil }
        let isBare = type.isValue && ["Service", "Manager"].contains(type.name)
        if isBare { return (.model, "a value, and only its name has \(type.name)") }
        if let word = storingWord(type) { return (.storage, "\(reason), and it uses \(word)") }
        let keeps = AppWords.list("keeping words").first(where: type.name.hasPrefix)
        return keeps.map { (.storage, "\(reason) and \($0)") } ?? (role, reason)
      case .model:
        let isVague = AppWords.list("vague words").contains(where: type.name.hasSuffix)
        let isRow = type.inherits.contains(where: AppWords.set("row types").contains)
        if isVague || isRow || shown(by: type) != nil { return nil }
        if type.isValue || drawn == nil { return (role, reason) }
        return byFolder(type).flatMap { $0.role == role ? (role, "\(reason), and it \($0.reason)") : nil }
      default:
        let isTold = type.kind == .class && !(role == .viewController && type.name.hasSuffix("Delegate"))
        if isTold, let drawn { return (role, "\(reason), and it uses \(drawn)") }
      }
    }
    guard type.kind == .struct else { return nil }
    return AppWords.list("view model of a value?").first(where: type.name.hasSuffix)
      .map { (.viewModel, "a value whose name has \($0)") }
  }

  private func shown(by type: AppType) -> AppType? {
    type.known.keys.sorted().map { types[$0] }.first {
      bySupertype($0, ancestors(of: $0))?.role == .viewController
    }
  }

  private func way(of type: AppType) -> RoleGuess? {
    let way = ["UINavigationController", "UIWindow"].first { type.names[$0] != nil }
    return way.flatMap { way in shown(by: type).map { (.router, "names \($0.name) and \(way)") } }
  }

  /// Whether it names a view or a view controller of UIKit or AppKit.
  private func showsViews(_ type: AppType) -> Bool {
    let endings = AppWords.list("drawn endings of a class") + ["Controller"]
    return type.names.keys.contains { name in endings.contains(where: name.hasSuffix) && draws(name) }
  }

  private func byCompany(_ type: AppType, _ knowers: [Int]) -> RoleGuess? {
    let module = type.imported("drawing modules")
    let drawn = type.names.keys.filter { draws($0) && !["UIImage", "UIColor"].contains($0) }.min()
    let roles = [AppRole.model, .service, .storage]
    let named = byName(type.name, AppWords.general).flatMap { roles.contains($0.role) ? $0 : nil }
    guard [.class, .actor].contains(type.kind) else {
      let usual = type.names.keys.filter { name in ["UIKit", "SwiftUI"].contains { isUsual(name, of: $0) } }
      let shown = module == "SwiftUI" || named != nil ? usual.min() : nil
      if module != nil, let name = drawn ?? shown { return (.unknown, "a value that names \(name)") }
      return named
        ?? (.model, "a value\(module == nil ? " without user interface" : ", and nothing else tells")")
    }
    // Anything can be compared, the data of a view too.
    let data = ancestors(of: type).first(where: AppWords.set("data types").contains)
    if let guess = named ?? data.map({ (.model, "inherits \($0)") }) { return guess }
    func first(_ names: String...) -> String? { names.first { type.names[$0] != nil } }
    let kept = storingWord(type) ?? (module == nil ? first("Bundle", "FileManager") : nil)
    let folder = byFolder(type)
    if let kept { return folder?.role == .model ? folder : (.storage, "uses \(kept)") }
    if let module = type.imported("serving modules") { return (.service, "imports \(module)") }
    if let name = first("URLSession") { return (.service, "names \(name)") }
    if let observed = type.inherits.first(where: ["ObservableObject", "Observable"].contains) {
      // What many views observe is state of the app, and the model of none of them.
      let isShown = (1...3).contains(knowers.count { types[$0].role == .view })
      return (isShown ? .viewModel : .model, "inherits \(observed)\(isShown ? ", and a view names it" : "")")
    }
    if let told = folder ?? way(of: type) { return told }
    return module.flatMap { module in drawn.map { (.view, "imports \(module) and names \($0)") } }
  }

  private func byFolder(_ type: AppType) -> RoleGuess? {
    type.place.file.split(separator: "/").dropLast().reversed().map(String.init).lazy.compactMap { folder in
      AppWords.folders[folder].map { ($0, "is in the folder \(folder)") }
    }.first
  }

  private func storingWord(_ type: AppType) -> String? {
    let types = AppWords.set("storing types")
    return type.imported("storing modules")
      ?? type.names.keys.filter { types.contains($0) || $0.hasPrefix("CoreData") }.min()
  }

  /// A protocol is part of the role of most that conform to it; of that of its name where no role has most of them.
  private func ofProtocol(_ type: AppType, _ index: Int) -> (RoleGuess?, isDoubtful: Bool) {
    let conformers = heirs[index, default: []]
    let roles = Dictionary(grouping: conformers) { types[$0].role }
    let most = roles.first { $0.key != .unknown && $0.value.count * 2 > conformers.count }
    // Through a delegate one talks to those above: else it belongs to whom it is called after, or who names it beside it.
    if let end = AppWords.list("callbacks").first(where: type.name.hasSuffix) {
      let others = knowers[index, default: []].filter { !conformers.contains($0) }
      let beside = others.first { types[$0].place.file == type.place.file }
      let owner = place(of: String(type.name.dropLast(end.count)), for: type) ?? beside
      if let owner, types[owner].kind != .protocol, (most?.key ?? .unknown) >= types[owner].role {
        return ((types[owner].role, "\(types[owner].name) calls it"), types[owner].isDoubtful)
      }
      if end == "Delegate", most == nil { return ((.unknown, "who calls it does not show"), true) }
    }
    if let (role, members) = most {
      let first = members.first { !types[$0].isDoubtful } ?? members[0]
      return ((role, "\(types[first].name) conforms to it"), types[first].isDoubtful)
    }
    let general = byName(type.name, AppWords.general).flatMap { $0.role == .model ? nil : $0 }
    if let guess = byName(type.name, AppWords.distinctive) { return (guess, false) }
    return (general ?? byFolder(type), true)
  }
}
