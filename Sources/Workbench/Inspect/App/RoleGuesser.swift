/// Guesses what each type of an app is for: from what it inherits, how its name ends, what its file imports and what it
/// names, and who names it. The first of these that tells decides.
struct RoleGuesser {
  /// In the order of the map; nil where nothing tells.
  private(set) var guesses: [RoleGuess?]
  private let map: AppMap
  /// For each type, those that name it.
  private var knowers: [[Int]]

  init(_ map: AppMap) {
    self.map = map
    guesses = map.types.map { _ in nil }
    knowers = map.types.map { _ in [] }
    for (index, type) in map.types.enumerated() {
      for known in type.known.keys.sorted() { knowers[known].append(index) }
      if type.kind != .protocol { guesses[index] = byItself(type, ancestors(of: type)) }
    }
    var conformers: [Int: [Int]] = [:]
    for (index, type) in map.types.enumerated() where type.kind != .protocol {
      if guesses[index] == nil {
        guesses[index] = byCompany(index)
        guesses[index]?.isDoubtful = !type.isNamespace
      }
      for place in ancestors(of: type).compactMap({ map.place(of: $0, for: type) }) {
        conformers[place, default: []].append(index)
      }
    }
    for (index, type) in map.types.enumerated() where type.kind == .protocol {
      guesses[index] = ofProtocol(type, conformers[index] ?? [])
    }
  }

  /// The names of all supertypes, those that types of the app inherit themselves included, the nearest first; beyond a
  /// hundred no more are asked.
  private func ancestors(of type: AppType) -> [String] {
    var (names, pending) = ([String](), type.inherits[...])
    while let name = pending.popFirst(), names.count < 100 {
      guard !names.contains(name) else { continue }
      names.append(name)
      if let place = map.place(of: name, for: type) { pending += map.types[place].inherits }
    }
    return names
  }

  static let reducer = "a reducer of a one-way store"

  // MARK: By itself

  private func byItself(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    func inherited(_ list: String) -> String? { ancestors.first(where: AppWords.set(list).contains) }
    if inherited("reducing types") != nil { return RoleGuess(.unknown, Self.reducer) }
    if let start = inherited("starting types"),
      type.name.contains("Delegate") || ["App", "UIApplication"].contains(start)
    {
      return RoleGuess(.unknown, "starts the app: inherits \(start)")
    }
    if ancestors.contains("PreviewProvider") { return RoleGuess(.unknown, "shows a preview") }
    if let guess = bySupertype(type, ancestors) { return guess }
    if let (role, ending) = AppWords.distinctiveRole(type.name) {
      return RoleGuess(role, "its name has \(ending)")
    }
    // Who conforms to a protocol through which others answer is not of their role, and `NSFilePresenter` says nothing of
    // presenters.
    let parents = ancestors.filter { name in
      !["Delegate", "Output", "Listener"].contains(where: name.hasSuffix)
        && !["NS", "UI"].contains(where: name.hasPrefix)
    }
    for parent in parents {
      if let role = AppWords.distinctiveRole(parent)?.role { return RoleGuess(role, "inherits \(parent)") }
    }
    if type.name == "Application" { return RoleGuess(.unknown, "holds the app: its name is Application") }
    if type.isPrivate, type.isNamespace { return RoleGuess(.unknown, "holds constants") }
    if let data = inherited("kept types") { return RoleGuess(.model, "inherits \(data)") }
    if let guess = byEnding(type) { return guess }
    for parent in parents where map.place(of: parent, for: type) != nil {
      if let role = AppWords.generalRole(parent)?.role, [.service, .storage].contains(role) {
        return RoleGuess(role, "inherits \(parent)")
      }
    }
    return inherited("data types").map { RoleGuess(.model, "inherits \($0)") }
  }

  private func bySupertype(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    guard type.kind != .enum || ancestors.contains("View") else { return nil }
    let foreign = ancestors.filter { map.place(of: $0, for: type) == nil }
    let endings =
      type.kind == .class ? AppWords.list("drawn endings") : type.kind == .struct ? ["Style"] : []
    let superclass = type.inherits.first ?? ""
    let isView = superclass.hasPrefix("UI") && endings.contains(where: superclass.hasSuffix)
    if type.kind == .class, !isView {
      let controller = foreign.first {
        $0.hasSuffix("ViewController")
          || ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && $0.hasSuffix("Controller")
            && !$0.contains("Fetched")
      }
      if let controller { return RoleGuess(.viewController, "inherits \(controller)") }
    }
    let view = foreign.first { name in
      AppWords.set("drawn types").contains(name) || endings.contains(where: name.hasSuffix)
    }
    return view.map { RoleGuess(.view, "inherits \($0)") }
  }

  private func byEnding(_ type: AppType) -> RoleGuess? {
    let module = type.kind == .class ? drawingImport(type) : nil
    if let (role, ending) = AppWords.generalRole(type.name) {
      let reason = "its name has \(ending)"
      switch role {
      case .service, .storage:
        if let word = storingWord(type) { return RoleGuess(.storage, "\(reason), and it uses \(word)") }
        let keeps = AppWords.list("keeping words").first(where: type.name.hasPrefix)
        return keeps.map { RoleGuess(.storage, "its name has \($0) and \(ending)") }
          ?? RoleGuess(role, reason)
      case .model: return module == nil ? RoleGuess(role, reason) : nil
      default: if let module { return RoleGuess(role, "\(reason), and its file imports \(module)") }
      }
    }
    guard type.kind == .struct else { return nil }
    return AppWords.list("view model of a value?").first(where: type.name.hasSuffix)
      .map { RoleGuess(.viewModel, "a value whose name has \($0)") }
  }

  // MARK: By what it uses, and who uses it

  private func byCompany(_ index: Int) -> RoleGuess? {
    let type = map.types[index]
    if type.isNamespace { return RoleGuess(.unknown, "holds constants") }
    let module = drawingImport(type)
    let drawn = type.names.filter { name in
      map.draws(name) && !["UIImage", "UIColor"].contains(name)
    }.min()
    guard [.class, .actor].contains(type.kind) else {
      if module != nil, let drawn { return RoleGuess(.unknown, "a value that names \(drawn)") }
      let reason = "a value\(module == nil ? " without user interface" : ", and nothing else tells")"
      return RoleGuess(.model, reason)
    }
    let files = module == nil ? type.names.filter(["Bundle", "FileManager"].contains).min() : nil
    if let word = storingWord(type) ?? files { return RoleGuess(.storage, "uses \(word)") }
    if let module = type.imports.first(where: AppWords.set("serving modules").contains) {
      return RoleGuess(.service, "imports \(module)")
    }
    if type.names.contains("URLSession") { return RoleGuess(.service, "names URLSession") }
    if let observed = type.inherits.first(where: ["ObservableObject", "Observable"].contains) {
      // What many views observe is state of the app, and the model of none of them.
      let isShown = (1...3).contains(knowers[index].count { guesses[$0]?.role == .view })
      return RoleGuess(
        isShown ? .viewModel : .model, "inherits \(observed)\(isShown ? ", and a view names it" : "")")
    }
    if let guess = byFolder(type) { return guess }
    let shown = type.known.keys.sorted().first { guesses[$0]?.role == .viewController }
    if let shown, let way = type.names.filter(["UINavigationController", "UIWindow"].contains).min() {
      return RoleGuess(.router, "names \(map.types[shown].name), a view controller, and \(way)")
    }
    if let module, let drawn { return RoleGuess(.view, "imports \(module) and names \(drawn)") }
    let users = Set(knowers[index].compactMap { guesses[$0]?.role })
    guard users.contains(.storage) || users.contains(.service) || users.count > 2 else { return nil }
    let words = users.subtracting([.unknown]).sorted().map(\.described)
    return RoleGuess(.model, "a class without user interface, named by \(words.joined(separator: ", "))")
  }

  private func byFolder(_ type: AppType) -> RoleGuess? {
    for folder in type.place.file.split(separator: "/").dropLast().reversed().map(String.init) {
      let role = [AppRole.model, .service, .storage].first {
        AppWords.list("\($0.rawValue) folders").contains(folder)
      }
      if let role { return RoleGuess(role, "is in the folder \(folder)") }
    }
    return nil
  }

  private func storingWord(_ type: AppType) -> String? {
    let types = AppWords.set("storing types")
    return type.imports.first(where: AppWords.storingModules.contains)
      ?? type.names.filter { types.contains($0) || $0.hasPrefix("CoreData") }.min()
  }

  private func drawingImport(_ type: AppType) -> String? {
    type.imports.first(where: AppWords.drawingModules.contains)
  }

  /// A protocol is part of the role that conforms to it; of that of its name where none does, or several do.
  private func ofProtocol(_ type: AppType, _ conformers: [Int]) -> RoleGuess? {
    let roles = Dictionary(grouping: conformers) { guesses[$0]?.role ?? .unknown }
    let largest = roles.filter { $0.key != .unknown }.max {
      ($0.value.count, $1.key) < ($1.value.count, $0.key)
    }
    if let (role, types) = largest, types.count * 2 > conformers.count {
      return RoleGuess(role, "\(map.types[types[0]].name) conforms to it")
    }
    if type.name.hasSuffix("Delegate") { return RoleGuess(.unknown, "no role alone conforms to it") }
    let general = AppWords.generalRole(type.name).flatMap { $0.role == .model ? nil : $0 }
    let named = AppWords.distinctiveRole(type.name) ?? general
    return named.map { RoleGuess($0.role, "its name has \($0.ending)") } ?? byFolder(type)
  }
}
