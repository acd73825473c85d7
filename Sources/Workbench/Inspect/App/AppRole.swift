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
  static let words = AppWords.roles(", as others say").merging(allCases.map { ($0.word, $0) }) { $1 }

  static func < (left: AppRole, right: AppRole) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// A role, and why it is thought to be that.
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
