import Foundation
import SourceReading

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
  static let modules = ["drawing", "storing", "serving", "known", "store", "plain", "testing", "system"]
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

  /// Whether it counts for itself inside of another: whom the system or a screen asks, and a view in what is none.
  static func isApart(_ type: Declaration, in outer: Declaration) -> Bool {
    if type.inheritedTypeNames.contains(where: set("asked by the system").contains) { return true }
    let isView = [.view, .viewController].contains(role(outer.name, by: general)?.role)
    let isPlain = !isView && !asks(outer.name) && !draws(outer.inheritedTypeNames)
    let ending = type.kind == .class ? "ViewController" : "View"
    if type.kind == .class, asks(type.name) { return true }
    return isPlain && [.class, .struct].contains(type.kind)
      && type.inheritedTypeNames.contains { $0.hasSuffix(ending) }
  }

  /// Whether one of the supertypes is of what draws.
  static func draws(_ supertypes: [String]) -> Bool {
    supertypes.contains { set("drawn types").contains($0) || matches("endings of what draws", $0) }
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

  /// `HomeViewInput` and `HomeView2` are `HomeView` here.
  static func core(_ name: String) -> String {
    let word = name.lastIndex { !$0.isNumber }.map { name[...$0] } ?? ""
    return TypeNames.drop(list("affixes"), from: String(word))
  }

  /// The name without what tells its role: `Home` of `HomeViewModel`.
  static func stem(_ name: String) -> String {
    let core = core(name)
    return String(core.dropLast((role(core, by: distinctive) ?? role(core, by: general))?.ending.count ?? 0))
  }
}
