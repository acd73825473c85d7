import Measurement

/// Guesses what each type of an app is for: from what it inherits, how its name ends, what its file imports and what it
/// names, and who names it. The first of these that tells decides.
struct RoleGuesser {
  private let map: AppMap
  private let knowers: [[Int]]
  private var guesses: [RoleGuess?]

  /// The guess for each type, in the order of the map.
  static func guesses(for map: AppMap) -> [RoleGuess] {
    var guesser = RoleGuesser(map: map)
    guesser.run()
    return guesser.guesses.map { $0 ?? RoleGuess(.unknown, "nothing tells") }
  }

  private init(map: AppMap) {
    (self.map, knowers, guesses) = (map, map.knowers, [])
  }

  private mutating func run() {
    guesses = map.types.map { $0.kind == .protocol ? nil : byItself($0) }
    var conformers: [Int: [Int]] = [:]
    for (index, type) in map.types.enumerated() where type.kind != .protocol {
      if guesses[index] == nil { guesses[index] = byCompany(index) }
      for place in ancestors(of: type).compactMap({ map.place(of: $0, for: type.target) }) {
        conformers[place, default: []].append(index)
      }
    }
    for (index, type) in map.types.enumerated() where type.kind == .protocol {
      guesses[index] = ofProtocol(type, conformers[index] ?? [])
    }
  }

  // MARK: By itself

  private func byItself(_ type: AppType) -> RoleGuess? {
    let ancestors = ancestors(of: type)
    if let start = ancestors.first(where: Self.starters.contains),
      type.name.hasSuffix("Delegate") || ["App", "UIApplication"].contains(start)
    {
      return RoleGuess(.unknown, "starts the app: inherits \(start)")
    }
    if ancestors.contains("PreviewProvider") { return RoleGuess(.unknown, "shows a preview") }
    if let guess = bySupertype(type, ancestors) { return guess }
    if let (role, ending) = AppWords.distinctiveRole(type.name) {
      return RoleGuess(role, "its name has \(ending)")
    }
    // `NSFilePresenter` says nothing of presenters.
    let parents = ancestors.filter { name in
      !Self.answers.contains(where: name.hasSuffix) && !["NS", "UI"].contains(where: name.hasPrefix)
    }
    for parent in parents {
      if let role = AppWords.distinctiveRole(parent)?.role { return RoleGuess(role, "inherits \(parent)") }
    }
    if let data = ancestors.first(where: Self.keptTypes.contains) {
      return RoleGuess(.model, "inherits \(data)")
    }
    if let guess = byEnding(type) { return guess }
    for parent in parents where map.place(of: parent, for: type.target) != nil {
      if let role = AppWords.generalRole(parent)?.role, [.service, .storage].contains(role) {
        return RoleGuess(role, "inherits \(parent)")
      }
    }
    return ancestors.first(where: Self.dataTypes.contains).map { RoleGuess(.model, "inherits \($0)") }
  }

  /// The ends of the names of protocols through which others answer: who conforms to them is not of their role.
  private static let answers = ["Delegate", "Output", "Listener"]
  private static let starters = AppWords.set("starting types")
  private static let keptTypes = AppWords.set("kept types")
  private static let dataTypes = AppWords.set("data types")
  private static let drawnTypes = AppWords.set("drawn types")
  private static let drawnEndings = AppWords.list("drawn endings")

  private func bySupertype(_ type: AppType, _ ancestors: [String]) -> RoleGuess? {
    guard type.kind != .enum || ancestors.contains("View") else { return nil }
    let isClass = type.kind == .class
    let foreign = ancestors.filter { map.place(of: $0, for: type.target) == nil }
    let controller = foreign.first {
      $0.hasSuffix("ViewController")
        || ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && $0.hasSuffix("Controller") && !$0.contains("Fetched")
    }
    if isClass, let controller { return RoleGuess(.viewController, "inherits \(controller)") }
    let view = foreign.first { name in
      Self.drawnTypes.contains(name) || isClass && Self.drawnEndings.contains(where: name.hasSuffix)
        || type.kind == .struct && name.hasSuffix("Style")
    }
    return view.map { RoleGuess(.view, "inherits \($0)") }
  }

  private func byEnding(_ type: AppType) -> RoleGuess? {
    guard let (role, ending) = AppWords.generalRole(type.name) else { return byValueEnding(type) }
    let reason = "its name has \(ending)"
    switch role {
    case .service, .storage:
      if let word = storingWord(type) { return RoleGuess(.storage, "\(reason), and it uses \(word)") }
      let keeps = Self.keepingWords.first { type.name.hasPrefix($0) }
      return RoleGuess(
        keeps == nil ? role : .storage, keeps.map { "its name has \($0) and \(ending)" } ?? reason)
    case .model:
      return type.kind == .class && drawingImport(type) != nil ? nil : RoleGuess(role, reason)
    default:
      guard type.kind == .class, let module = drawingImport(type) else { return byValueEnding(type) }
      return RoleGuess(role, "\(reason), and its file imports \(module)")
    }
  }

  private static let keepingWords = AppWords.list("keeping words")
  private static let shownEndings = AppWords.list("view model of a value?")

  private func byValueEnding(_ type: AppType) -> RoleGuess? {
    guard type.kind == .struct, let ending = Self.shownEndings.first(where: type.name.hasSuffix) else {
      return nil
    }
    return RoleGuess(.viewModel, "a value whose name has \(ending)")
  }

  // MARK: By what it uses, and who uses it

  private func byCompany(_ index: Int) -> RoleGuess? {
    let type = map.types[index]
    if type.isNamespace { return RoleGuess(.unknown, "holds constants") }
    let module = drawingImport(type)
    let drawn = type.names.filter { name in
      Self.desktopTypes.contains(name)
        || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false
          && !["UIImage", "UIColor"].contains(name)
    }.min()
    guard [.class, .actor].contains(type.kind) else {
      if module != nil, let drawn { return RoleGuess(.unknown, "a value that names \(drawn)") }
      return RoleGuess(.model, "a value\(module == nil ? " without user interface" : "")")
    }
    let files = module == nil ? type.names.filter(["Bundle", "FileManager"].contains).min() : nil
    if let word = storingWord(type) ?? files { return RoleGuess(.storage, "uses \(word)") }
    if let module = type.imports.first(where: Self.servingModules.contains) {
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
    return RoleGuess(.model, "named by \(users.sorted().map(\.rawValue).joined(separator: ", "))")
  }

  private static let servingModules = AppWords.set("serving modules")
  private static let desktopTypes = AppWords.set("desktop types")
  private static let storingTypes = AppWords.set("storing types")
  private static let folders: [(role: AppRole, names: Set<String>)] = [AppRole.model, .service, .storage].map
  {
    ($0, AppWords.set("\($0.rawValue) folders"))
  }

  private func byFolder(_ type: AppType) -> RoleGuess? {
    for folder in type.file.split(separator: "/").dropLast().reversed() {
      if let found = Self.folders.first(where: { $0.names.contains(String(folder)) }) {
        return RoleGuess(found.role, "is in the folder \(folder)")
      }
    }
    return nil
  }

  private func storingWord(_ type: AppType) -> String? {
    type.imports.first(where: AppWords.storingModules.contains)
      ?? type.names.filter { Self.storingTypes.contains($0) || $0.hasPrefix("CoreData") }.min()
  }

  private func drawingImport(_ type: AppType) -> String? {
    type.imports.first(where: AppWords.drawingModules.contains)
  }

  // MARK: Protocols

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

  /// The names of all supertypes, those that types of the app inherit themselves included, the nearest first.
  private func ancestors(of type: AppType) -> [String] {
    var (names, seen) = ([String](), Set<String>())
    var pending = type.inherits[...]
    while let name = pending.popFirst(), names.count < Self.deepest {
      guard seen.insert(name).inserted else { continue }
      names.append(name)
      if let place = map.place(of: name, for: type.target) { pending += map.types[place].inherits }
    }
    return names
  }

  /// Beyond so many supertypes no more are asked.
  private static let deepest = 100
}
