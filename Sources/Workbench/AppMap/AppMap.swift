import Foundation
import SourceReading

/// A type of an app, its extensions included; or one of these by itself.
struct AppType: Sendable {
  /// Where a view is made: as what a sheet or page opens, as one of many in a list, or inside of another view.
  struct Sites: OptionSet {
    let rawValue: Int
    static let (opened, listed, inside) = (Sites(rawValue: 1), Sites(rawValue: 2), Sites(rawValue: 4))
  }
  struct Mention {
    /// Where it is made, else named first.
    var place: SourcePlace
    /// How often it is named for itself, unlike `List` in `List.Row`.
    var uses = 0
    var sites: Sites = []
    var isMade: Bool { !sites.isEmpty }

    static func + (one: Mention, other: Mention) -> Mention {
      let place = one.isMade == other.isMade ? min(one.place, other.place) : (one.isMade ? one : other).place
      return Mention(place: place, uses: one.uses + other.uses, sites: one.sites.union(other.sites))
    }
  }
  /// Its own or of the one that is extended; `A.ViewModel` for a view model inside of `A`, no part of that.
  let name: String
  /// A stored property of its values.
  struct Field: Sendable {
    let name: String
    let place: SourcePlace
    /// Of its declaration, attributes among them; of its value only names.
    let words: Set<String>
    let isClosure: Bool
    /// What is declared or made, without its module and generic arguments; and whether it is kept alive.
    let type: String
    var isStrong: Bool { !isClosure && !isShared && words.isDisjoint(with: ["weak", "unowned"]) }
    /// Whether others reach the same, as by the environment or as `Store.shared`.
    let isShared: Bool
    /// Whether who makes the value may hand it over; and whether it has to be, and is no closure.
    let isHanded, isContent: Bool
    /// Whether it is used, and no more than handed on.
    let isPassedOn: Bool
    /// Whether a view watches something by it, and does not name it again.
    var isUnused: Bool
  }
  var kind: Declaration.Kind
  var target = ""
  let place: SourcePlace
  let imports: [String]
  var nested: Set<String>
  let isPrivate: Bool
  /// Whether it is for other modules.
  let isShared: Bool
  /// What members are: types, of the type itself as constants are, functions for its values, and others of these.
  enum Member { case type, ofType, work, ofValues }
  var members: [Member: Int]
  var fields: [Field]
  /// What the body of a view begins with, such as `Button`.
  var root: String
  let isGeneric: Bool
  /// Whether no other type is in its file, so that what the file imports is for it.
  var isAlone = false
  var codeLines: Int
  var inherits: [String]
  /// Of these, what its extensions add.
  var adopts: [String] = []
  /// The words before its first brace, as in `A: Base<Kept>`.
  let header: Set<String>
  var names: [String: Mention]
  /// The types of the app that it names, by their places in the map.
  var known: [Int: Mention] = [:]
  /// Whether some view opens it, as in a sheet.
  var isOpened = false
  var guess: RoleGuess?
  /// Whether neither its name nor what it inherits tells its role for sure.
  var isDoubtful = false
  var role: AppRole { guess?.role ?? .unknown }
  /// Whether it is called so; an asterisk stands for any letters.
  func isNamed(_ words: String) -> Bool {
    [name, lastName].contains { (name: String) in fnmatch(words, name, 0) == 0 }
  }
  /// `ViewModel` of `Home.ViewModel`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
  /// Its name, and those of the types that it is inside of, the nearest first.
  var around: [String] {
    Array(sequence(first: name) { inside in inside.lastIndex(of: ".").map { String(inside[..<$0]) } })
  }
  var reason: String { guess?.reason ?? "nothing tells" }
  var explained: String { "\(name): \(reason)" }
  var isSure: Bool { !isDoubtful && role != .unknown }
  var works: Bool { members[.work] != nil }
  /// Whether every member belongs to the type itself.
  private var isOwnOnly: Bool { !works && members[.ofValues] == nil }
  /// Whether it has little but other types: these are large, and not the type itself.
  var isHolder: Bool { isOwnOnly && members[.type, default: 0] > members[.ofType, default: 0] }
  var isNamespace: Bool {
    isHolder || isOwnOnly && (kind == .enum || kind == .struct && !members.isEmpty)
  }
  var isValue: Bool { [.struct, .enum].contains(kind) }
  var hasIdentity: Bool { [.class, .actor].contains(kind) }
  var described: String { kind == .protocol ? "a protocol of \(role.described)" : role.described }
  /// Whether a screen can ask it: a view model is one by its name or by its identity, where a row is a mere value.
  var canBeAsked: Bool {
    [.presenter, .viewModel, .interactor].contains(role) && (!isDoubtful || kind == .protocol)
      && (role != .viewModel || !isValue || name.holds("ViewModel"))
  }
  /// Whether its name tells a service or storage whatever else it names.
  var isFirm: Bool { AppWords.list("firm words").contains(where: name.hasSuffix) }
  /// Whether the word is one of its header, or of a stored property that it uses.
  func keeps(_ word: String) -> Bool {
    header.contains(word) || fields.contains { !$0.isUnused && $0.words.contains(word) }
  }
  /// Whether it has what only a screen has.
  var isTitled: Bool { !AppWords.set("marks of a screen").isDisjoint(with: names.keys) }
  var isWatching: Bool { AppWords.set("holding words").contains(where: keeps) }
  /// Whether it watches something so called or of such a type, `HomeViewModel.Context` among them.
  func holds(_ word: String) -> Bool { keeps(word) && (role == .viewController || isWatching) }
  /// Whether it names the other, which it is handed, only to hand it on.
  func passesOn(_ other: AppType) -> Bool {
    names[other.lastName]?.uses ?? 0 <= 2
      && fields.contains { $0.isPassedOn && $0.words.contains(other.lastName) }
  }
  /// The words of the properties by which it reaches what others reach as well, such as an object of the environment.
  var shared: Set<String> { fields.filter(\.isShared).reduce(into: []) { $0.formUnion($1.words) } }
  /// Whether a rule can forbid to know it: not with a doubtful role, nor where it may only pass pictures on.
  var canBeForbidden: Bool { !isDoubtful && !([.service, .storage].contains(role) && carries) }
  var carries: Bool { AppWords.list("carrying words").contains(where: name.holds) }
  func imported(_ list: String) -> String? { imports.first(where: AppWords.set(list).contains) }
  /// The module of the list that is imported for it: alone in the file, or by naming something of the module.
  func uses(_ list: String) -> String? {
    imports.filter(AppWords.set(list).contains).first { module in
      isAlone || names[module] != nil || !AppWords.set("types of \(module)").isDisjoint(with: names.keys)
    }
  }
}

/// The types of an app, who knows whom, and what each is for.
struct AppMap: Sendable {
  let tree: AppTree
  var types: [AppType] = []
  private var (places, ofRole) = ([String: [Int]](), [AppRole: [AppType]]())
  /// What screens and interactors are called, without what tells their role; and view controllers alone.
  var (stems, controllerStems) = (Set<String>(), Set<String>())
  /// The names of what has a type inside that counts for itself.
  private var owners: Set<String> = []
  private(set) var inFile: [String: [AppType]] = [:]
  /// The types of other files that extensions in a file extend, by their places.
  private(set) var extended: [String: Set<Int>] = [:]
  let modules: Set<String>
  /// What the team says of its app.
  let words: AppRuleFile
  /// Who names each type, and which classes and values inherit it, through others too; by their places.
  var (knowers, heirs) = ([Int: [Int]](), [Int: [Int]]())
  /// What several views reach as one object, as by the environment: the view model of none of them.
  private(set) var common: Set<Int> = []
  /// To whom no names lead but those of previews and tests: by their places.
  private(set) var unreached: Set<Int> = []

  init(_ tree: AppTree, words: AppRuleFile = AppRuleFile()) {
    (self.tree, self.words) = (tree, words)
    modules = Set(tree.files.flatMap { $0.imports.map(\.module) })
    var extensions: [AppType] = []
    // A view that an extension nests in one of these is part of it, as it would be without the extension.
    let whole = Set(
      tree.files.flatMap { file in
        file.types.filter { AppWords.draws($0.inherits) }.map { "\(file.target) \($0.name)" }
      })
    for file in tree.files {
      let isAlone = file.types.count { $0.kind != .extension } == 1
      for var type in file.types {
        type.target = file.target
        type.isAlone = isAlone
        // What a file declares again, in another branch of an `#if`, is the same type.
        let isAgain = places[type.name, default: []].contains { types[$0].place.file == file.path }
        let outers = type.around.dropFirst()
        let isView = type.kind == .struct && AppWords.draws(type.inherits)
        let isInside = isView && outers.contains { whole.contains("\(file.target) \($0)") }
        if type.kind == .extension || isAgain || isInside {
          extensions.append(type)
          continue
        }
        places[type.name, default: []].append(types.count)
        if let outer = outers.first { owners.insert(outer) }
        types.append(type)
      }
    }
    var parts = types.enumerated().map { (part: $1, index: $0) }
    for part in extensions {
      // What an extension adds to a type inside of another is part of the nearest that counts for itself.
      let around = part.around
      guard let index = around.compactMap({ place(of: $0, for: part) }).first else { continue }
      // What stands in another file may name what the view watches.
      if part.place.file != types[index].place.file {
        for field in types[index].fields.indices { types[index].fields[field].isUnused = false }
      }
      types[index].codeLines += part.codeLines
      if types[index].name == part.name {
        types[index].inherits += part.inherits
        types[index].adopts += part.inherits
      }
      types[index].members.merge(part.members, uniquingKeysWith: +)
      if types[index].root.isEmpty { types[index].root = part.root }
      // What another module adds the type knows nothing of.
      guard part.target == types[index].target else { continue }
      types[index].names.merge(part.names, uniquingKeysWith: +)
      types[index].nested.formUnion(part.nested)
      parts.append((part, index))
    }
    let found = parts.concurrentMap { [self] in known(by: $0.part, of: types[$0.index], at: $0.index) }
    for (part, index) in parts where part.kind == .extension && part.place.file != types[index].place.file {
      if part.target == types[index].target { extended[part.place.file, default: []].insert(index) }
    }
    for (part, known) in zip(parts, found) {
      types[part.index].known.merge(known, uniquingKeysWith: +)
    }
    for type in types {
      for (place, mention) in type.known where mention.sites.contains(.opened) {
        types[place].isOpened = true
      }
    }
    guessRoles()
    ofRole = Dictionary(grouping: types, by: \.role)
    inFile = Dictionary(grouping: types, by: \.place.file)
    let reached = types(of: .view).flatMap { view in
      let words = view.shared
      return words.isEmpty ? [] : view.known.keys.filter { words.contains(types[$0].lastName) }
    }
    unreached = unreachedTypes
    // One that is called after a view is that view's, whoever reaches it as well.
    let shown = Set(types(of: .view).filter { $0.inherits.contains("View") }.map { AppWords.stem($0.name) })
    common = Set(Dictionary(reached.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
      .filter { types[$0].role != .viewModel || !shown.contains(AppWords.stem(types[$0].name)) }
  }

  /// Those to whom no names lead from where the system begins: the types that it makes itself, what stands outside of
  /// all types, storyboards and their like, and what is for other modules.
  private var unreachedTypes: Set<Int> {
    let known = Set(types.flatMap(\.around)).union(AppWords.set("types of Swift")).union(["NSObject"])
    var (edges, pending) = ([String: Set<String>](), tree.interfaces.named)
    for file in tree.files {
      pending.formUnion(file.loose)
      for part in file.types {
        let outer = part.around.last ?? part.name
        edges[outer, default: []].formUnion(
          part.names.keys.flatMap { $0.split(separator: ".").map(String.init) })
        if places[outer] == nil || part.isShared { pending.insert(outer) }
      }
    }
    for type in types
    where !AppWords.set("attributes of the named").isDisjoint(with: type.inherits)
      || [.model, .unknown].contains(type.role) && !known.isSuperset(of: type.inherits)
    {
      pending.insert(type.around.last ?? type.name)
    }
    var reached = Set<String>()
    while let name = pending.popFirst() {
      if reached.insert(name).inserted { pending.formUnion(edges[name, default: []].subtracting(reached)) }
    }
    // A name in small letters may be that of a function as well.
    return Set(
      types.indices.filter { index in
        let name = types[index].around.last ?? ""
        return name.first?.isLowercase == false && !reached.contains(name)
      })
  }

  /// The types that a part of a type names, by their places.
  private func known(by part: AppType, of type: AppType, at index: Int) -> [Int: AppType.Mention] {
    var known: [Int: AppType.Mention] = [:]
    let around = part.around.filter(owners.contains)
    let idle = part.fields.filter(\.isUnused)
    for (name, var mention) in part.names {
      if idle.contains(where: { $0.words.contains(name) }) { mention.uses -= 1 }
      // The type of this name inside of the part, or of what is around that.
      let inner = around.lazy.compactMap { place(of: "\($0).\(name)", for: part) }.first
      if inner == nil, type.nested.contains(name) { continue }
      guard let near = inner ?? place(of: name, for: part), near != index else { continue }
      known[near] = known[near].map { $0 + mention } ?? mention
    }
    return known
  }

  /// The type that another one means by the name; nil where none or several are so called.
  func place(of name: String, for type: AppType) -> Int? {
    let near = nearest(name, to: type)
    return near.count == 1 ? near[0] : nil
  }

  /// Those of the name in the type's file, else the nearest by their folders.
  private func nearest(_ name: String, to type: AppType) -> [Int] {
    let file = type.place.file
    // `HomeViewModelType` may be another name of `HomeViewModel`, but in a protocol that this one keeps.
    let others = name.hasSuffix("Type") && type.kind != .protocol ? places[String(name.dropLast(4))] : nil
    guard let all = places[name] ?? others else { return [] }
    // Elsewhere a name of the system, or of a module that is imported, is more likely that of these.
    let isShared =
      AppWords.isSharedWithSystem(name) || type.imports.contains { AppWords.types(of: $0).contains(name) }
    // A name that SwiftUI has is SwiftUI's, unless a type of this target is called so.
    let isOfSystem = type.imports.contains("SwiftUI") && AppWords.set("types of SwiftUI").contains(name)
    func isTold(_ place: Int) -> Bool {
      let module = SourceFolder.name(of: types[place].target)
      return types[place].target == type.target
        || !isOfSystem && type.imports.contains(module) && !AppWords.set("plain modules").contains(module)
    }
    var seen = all.filter { place in
      types[place].place.file == file || !types[place].isPrivate && (!isShared || isTold(place))
    }
    if seen.count > 1, seen.contains(where: isTold) { seen = seen.filter(isTold) }
    guard seen.count > 1 else { return seen }
    let depths = seen.map { Self.depth(types[$0].place.file, file) }
    return zip(seen, depths).filter { $1 == depths.max() }.map(\.0)
  }

  /// How many folders the two files are in together, and one more for the same file.
  private static func depth(_ one: String, _ other: String) -> Int {
    let folders = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    return folders + (one == other ? 1 : 0)
  }

  /// Whether the name is that of a type of UIKit or AppKit, and of none of the app.
  func draws(_ name: String) -> Bool {
    guard ["UI", "NS"].contains(name.prefix(2)), places[name] == nil, !modules.contains(name) else {
      return false
    }
    let rest = String(name.dropFirst(2))
    guard rest.first?.isUppercase == true, !AppWords.set("names of others").contains(name) else {
      return false
    }
    guard name.hasPrefix("NS") else { return true }
    // The longer beginning tells: that of `NSProgressIndicator` more than that of `NSProgress`.
    return AppWords.beginning(of: rest, "words of AppKit")
      > AppWords.beginning(of: rest, "words of Foundation")
  }

  /// Those of the names that usual types of the module have, even without its import if so asked, and none of the app.
  func usual(_ names: Set<String>, of module: String, leaking: Bool = false) -> Set<String> {
    let listed = AppWords.set("\(leaking ? "leaking " : "")types of \(module)")
    // Nothing of a module reaches an app that imports it nowhere; Cocoa brings along no more than AppKit.
    let isHere = !leaking || modules.contains(module) && !(module == "Cocoa" && modules.contains("AppKit"))
    guard isHere, let prefix = ["UIKit": "UI", "AppKit": "NS", "Cocoa": "NS"][module] else {
      return names.intersection(listed).filter { places[$0] == nil }
    }
    return names.filter { places[$0] == nil && (listed.contains($0) || $0.hasPrefix(prefix) && draws($0)) }
  }

  /// Whether another module that the file imports has the name, too, or may have it: then it tells nothing of either.
  func isUnclear(_ name: String, of module: String, among others: [String]) -> Bool {
    let friends = AppWords.set("friends")
    let isCommon = AppWords.set("names of many modules").contains(name)
    return others.contains { other in
      let isFriend = friends.contains(module) && friends.contains(other)
      return !isFriend && AppWords.types(of: other).contains(name)
        || isCommon && !AppWords.modules.contains(other) && !friends.contains(other)
    }
  }

  /// Whether it is for sure of no other module than Swift, Foundation, the app's and those that the file imports beside.
  func isKnown(_ name: String, in file: AppSource, without module: String) -> Bool {
    let others = file.imports.lazy.map(\.module).filter { $0 != module }
    return places[name] != nil || AppWords.set("types of Swift").contains(name) || name.hasPrefix("\\")
      || name.hasPrefix("NS") && !draws(name)
        && AppWords.beginning(of: String(name.dropFirst(2)), "words of Foundation") > 0
      || others.contains { $0 == name || !usual([name], of: $0).isEmpty }
  }

  func types(of role: AppRole?) -> [AppType] { role.map { ofRole[$0, default: []] } ?? types }

  func roles(knownBy type: AppType) -> Set<AppRole> { Set(type.known.keys.map { types[$0].role }) }
}
