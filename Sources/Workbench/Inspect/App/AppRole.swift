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
struct RoleGuess: Codable, Equatable, Sendable {
  let role: AppRole
  let reason: String
  /// Whether neither its name nor what it inherits tells.
  var isDoubtful = false

  init(_ role: AppRole, _ reason: String, isDoubtful: Bool = false) {
    (self.role, self.reason, self.isDoubtful) = (role, reason, isDoubtful)
  }
}

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

  /// The role of each ending of a name, without those that a supertype overrules, and of these alone.
  private static let (distinctive, general) = (endings(""), endings("?"))

  private static func endings(_ mark: String) -> [String: AppRole] {
    AppRole.allCases.reduce(into: [:]) { endings, role in
      for ending in list(role.rawValue + mark) { endings[ending] = role }
    }
  }

  static func distinctiveRole(_ name: String) -> (role: AppRole, ending: String)? { role(name, distinctive) }
  static func generalRole(_ name: String) -> (role: AppRole, ending: String)? { role(name, general) }

  /// By the longest ending of the name that tells, else of what is left without its affixes.
  private static func role(_ name: String, _ endings: [String: AppRole]) -> (role: AppRole, ending: String)? {
    find(name, endings) ?? find(core(name), endings)
  }

  /// Words begin with a capital letter; two letters are a word only behind a small one: `RecordVC`, not `HVC`.
  private static func find(_ name: String, _ endings: [String: AppRole]) -> (role: AppRole, ending: String)? {
    let capitals: ClosedRange<UInt8> = "A"..."Z"
    var before: UInt8 = " "
    for index in name.utf8.indices {
      defer { before = name.utf8[index] }
      guard capitals.contains(name.utf8[index]) else { continue }
      let ending = String(name[index...])
      if let role = endings[ending], ending.utf8.count > 2 || !capitals.contains(before) {
        return (role, ending)
      }
    }
    return nil
  }

  /// `HomeViewInput` is `HomeView` here, and so is `PresenterToViewHomeProtocol`.
  static func core(_ name: String) -> String {
    var core = name
    while let affix = list("affixes").first(where: { core.hasSuffix($0) && core.count > $0.count }) {
      core.removeLast(affix.count)
    }
    guard let (way, role) = ways.first(where: { core.hasPrefix($0.way) }) else { return core }
    return core.dropFirst(way.count) + role
  }

  private static let ways: [(way: String, role: String)] = {
    let roles = ["View", "Presenter", "Interactor", "Router", "Wireframe"]
    return roles.flatMap { role in roles.map { ("\($0)To\(role)", role) } }
  }()

  /// The name without what tells its role: `Home` of `HomeViewModel`.
  static func stem(_ name: String) -> String {
    let core = core(name)
    return String(core.dropLast((find(core, distinctive) ?? find(core, general))?.ending.count ?? 0))
  }
}
