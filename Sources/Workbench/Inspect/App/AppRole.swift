enum AppRole: String, Codable, CaseIterable, Comparable, Sendable {
  // In the order in which a picture shows them: who knows others stands above those.
  case builder
  case router
  case viewController = "view controller"
  case view
  case presenter
  case viewModel = "view model"
  case interactor
  case service
  case storage
  case model
  case unknown

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

/// What each type of an app is for: by what it inherits, how its name ends, what its file imports and what it names, and who
/// names it. The first of these that tells decides.
extension AppMap {
  mutating func guessRoles() {
    var (knowers, conformers) = ([Int: [Int]](), [Int: [Int]]())
    for (index, type) in types.enumerated() {
      for known in type.known.keys { knowers[known, default: []].append(index) }
      guard type.kind != .protocol else { continue }
      let ancestors = ancestors(of: type)
      for place in ancestors.compactMap({ place(of: $0, for: type) }) {
        conformers[place, default: []].append(index)
      }
      types[index].guess = byItself(type, ancestors)
    }
    for (index, type) in types.enumerated() where type.kind != .protocol && type.guess == nil {
      types[index].guess = byCompany(type, knowers[index, default: []])
      types[index].isDoubtful = true
    }
    for (index, type) in types.enumerated() where type.kind == .protocol {
      types[index].guess = ofProtocol(type, conformers[index, default: []])
      types[index].isDoubtful = types[index].guess == nil
    }
  }

  /// The names of all supertypes, each before those that a type of the app inherits itself; beyond a hundred no more are
  /// asked.
  private func ancestors(of type: AppType) -> [String] {
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
    let constants: RoleGuess? = type.isNamespace ? (.unknown, "holds constants") : nil
    let roleless = inherited("types without a role")
    if let roleless, !roleless.hasSuffix("Delegate") || type.name.contains("Delegate") {
      return (.unknown, "inherits \(roleless), which fits no role")
    }
    // Who conforms to a protocol through which others answer is not of their role, and `NSFilePresenter` says nothing of
    // presenters.
    let parents = ancestors.filter { name in
      !["Delegate", "Output", "Listener"].contains(where: name.hasSuffix)
        && !["NS", "UI"].contains(where: name.hasPrefix)
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
    if let own, [.service, .storage].contains(own.role) { return own }
    return inherited("data types").map { (.model, "inherits \($0)") } ?? constants
  }

  private func byName(_ name: String, _ endings: [String: AppRole]) -> RoleGuess? {
    AppWords.role(name, by: endings).map { ($0.role, "its name has \($0.ending)") }
  }

  private func byParent(_ parents: [String], _ endings: [String: AppRole]) -> RoleGuess? {
    parents.lazy.compactMap { parent in
      AppWords.role(parent, by: endings).map { ($0.role, "inherits \(parent)") }
    }.first
  }

  private func bySupertype(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    guard type.kind != .enum || ancestors.contains("View") else { return nil }
    let endings = AppWords.list("drawn endings of a \(type.kind.rawValue)")
    for name in ancestors where place(of: name, for: type) == nil {
      let isOfSystem = name.hasPrefix("UI") || name.hasPrefix("NS")
      let isController = isOfSystem && name.hasSuffix("Controller") && !name.contains("Fetched")
      if type.kind == .class, isController || name.hasSuffix("ViewController") {
        return (.viewController, "inherits \(name)")
      }
      if AppWords.set("drawn types").contains(name) || endings.contains(where: name.hasSuffix) {
        return (.view, "inherits \(name)")
      }
    }
    return nil
  }

  /// By an ending that a supertype overrules.
  private func byEnding(_ type: AppType) -> RoleGuess? {
    let drawn =
      type.kind == .class ? type.imported("drawing modules") ?? type.names.keys.filter(draws).min() : nil
    if let (role, reason) = byName(type.name, AppWords.general) {
      switch role {
      case .service, .storage:
        let isValue = [.struct, .enum].contains(type.kind) && ["Service", "Manager"].contains(type.name)
        if isValue { return (.model, "a value, and only its name has \(type.name)") }
        if let word = storingWord(type) { return (.storage, "\(reason), and it uses \(word)") }
        let keeps = AppWords.list("keeping words").first(where: type.name.hasPrefix)
        return keeps.map { (.storage, "\(reason) and \($0)") } ?? (role, reason)
      case .model: return drawn == nil ? (role, reason) : nil
      default: if let drawn { return (role, "\(reason), and it uses \(drawn)") }
      }
    }
    guard type.kind == .struct else { return nil }
    return AppWords.list("view model of a value?").first(where: type.name.hasSuffix)
      .map { (.viewModel, "a value whose name has \($0)") }
  }

  private func byCompany(_ type: AppType, _ knowers: [Int]) -> RoleGuess? {
    let module = type.imported("drawing modules")
    let drawn = type.names.keys.filter { draws($0) && !["UIImage", "UIColor"].contains($0) }.min()
    guard [.class, .actor].contains(type.kind) else {
      let shown = module == "SwiftUI" ? type.names.keys.filter { isUsual($0, of: "SwiftUI") }.min() : nil
      if module != nil, let name = drawn ?? shown { return (.unknown, "a value that names \(name)") }
      return (.model, "a value\(module == nil ? " without user interface" : ", and nothing else tells")")
    }
    func named(_ names: String...) -> String? { names.first { type.names[$0] != nil } }
    let kept = storingWord(type) ?? (module == nil ? named("Bundle", "FileManager") : nil)
    let folder = byFolder(type)
    if kept != nil, folder?.role == .model { return folder }
    if let kept { return (.storage, "uses \(kept)") }
    if let module = type.imported("serving modules") { return (.service, "imports \(module)") }
    if let name = named("URLSession") { return (.service, "names \(name)") }
    if let observed = type.inherits.first(where: ["ObservableObject", "Observable"].contains) {
      // What many views observe is state of the app, and the model of none of them.
      let isShown = (1...3).contains(knowers.count { types[$0].role == .view })
      return isShown
        ? (.viewModel, "inherits \(observed), and a view names it") : (.model, "inherits \(observed)")
    }
    if let folder { return folder }
    let shows = type.known.keys.contains { types[$0].role == .viewController }
    if shows, let way = named("UINavigationController", "UIWindow") {
      return (.router, "names a view controller and \(way)")
    }
    if let module, let drawn { return (.view, "imports \(module) and names \(drawn)") }
    return nil
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
  private func ofProtocol(_ type: AppType, _ conformers: [Int]) -> RoleGuess? {
    let roles = Dictionary(grouping: conformers) { types[$0].role }
    let most = roles.first { $0.key != .unknown && $0.value.count * 2 > conformers.count }
    if let (role, members) = most { return (role, "\(types[members[0]].name) conforms to it") }
    if type.name.hasSuffix("Delegate") { return (.unknown, "no role alone conforms to it") }
    let general = byName(type.name, AppWords.general).flatMap { $0.role == .model ? nil : $0 }
    return byName(type.name, AppWords.distinctive) ?? general ?? byFolder(type)
  }
}
