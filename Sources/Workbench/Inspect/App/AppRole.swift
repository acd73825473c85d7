import Measurement

/// What a type is for.
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
  static let words: [String: AppRole] = allCases.reduce(into: [:]) { words, role in
    for word in [role.word] + AppWords.list("\(role.rawValue), as others say") { words[word] = role }
  }

  static func < (left: AppRole, right: AppRole) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A role, and why it is thought to be that.
typealias RoleGuess = (role: AppRole, reason: String)

/// The words by which roles are told: names of modules and types, and how names begin and end.
enum AppWords {
  static let drawingModules = set("drawing modules")
  static let storingModules = set("storing modules")

  static func list(_ name: String) -> [String] { lists[name] ?? [] }
  static func set(_ name: String) -> Set<String> { sets[name] ?? [] }

  private static let sets = lists.mapValues { Set($0) }
  private static let lists: [String: [String]] = {
    let lines = String(decoding: PackageResources.AppWords_txt, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.reduce(into: [:]) { lists, line in
      let parts = line.split(separator: ":")
      lists[String(parts[0]), default: []] += parts[1].split(separator: " ").map(String.init)
    }
  }()

  typealias Endings = [String: AppRole]

  /// The role of each ending of a name that decides whatever else is known, and of those that a supertype overrules.
  static let (distinctive, general) = (endings(""), endings("?"))

  private static func endings(_ mark: String) -> Endings {
    AppRole.allCases.reduce(into: [:]) { endings, role in
      for ending in list(role.rawValue + mark) { endings[ending] = role }
    }
  }

  /// By the longest ending of the name that tells, else of what is left without its affixes.
  static func role(_ name: String, by endings: Endings) -> (role: AppRole, ending: String)? {
    find(name, endings) ?? find(core(name), endings)
  }

  /// Words begin with a capital letter; two letters are a word only behind a small one: `RecordVC`, not `HVC`.
  private static func find(_ name: String, _ endings: Endings) -> (role: AppRole, ending: String)? {
    let isCapital = { (byte: UInt8) in (0x41...0x5A).contains(byte) }
    for start in name.utf8.indices where isCapital(name.utf8[start]) {
      let ending = String(name[start...])
      let isWord = ending.utf8.count > 2 || !(name.utf8[..<start].last.map(isCapital) ?? false)
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
