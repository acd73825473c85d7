import CommandLineKit
import SourceReading

/// What a gate says besides its violations.
extension AppSurvey {
  /// What the team says that has no effect here, with what was probably meant.
  var remarks: [String] {
    map.tree.remarks + map.words.rules.compactMap(remark) + map.words.rules.flatMap(unknownModules)
      + idleWords + idleExcuses
  }

  private func question(_ word: String, among known: some Sequence<String>) -> String {
    Suggestion.closest(to: word, among: Set(known).sorted()).map {
      "; did you mean \(VisibleText.quoted($0))?"
    } ?? "."
  }

  /// Why the rule could find nothing; nil where it could.
  func remark(on rule: AppRule) -> String? {
    if violations.contains(where: { rule.each.contains($0.rule) }) { return nil }
    let types = rule.types(in: map)
    func say(_ why: String) -> String { "'\(rule.text)' could find nothing: \(why)" }
    if let folder = rule.folder {
      let isThere = map.tree.files.contains { SourceFolder.isIn(folder, $0.path) }
      let folders = map.tree.files.flatMap { $0.path.split(separator: "/").dropLast().map { "\($0)/" } }
      if !isThere { return say("no file is in such a folder\(question(folder, among: folders))") }
    }
    if let role = rule.role {
      if types.isEmpty { return say("no type is \(role.described).") }
      if types.allSatisfy(\.isDoubtful) {
        return say(
          "each \(role.rawValue) is doubtful; a line such as '\(types[0].name) is \(role.word)' makes it sure."
        )
      }
    }
    guard rule.demand == .mustNotKnow else { return nil }
    let isMet = rule.objects.contains { !map.types(of: AppRole.words[$0]).isEmpty }
    return isMet ? nil : say("no type is \(rule.objects.joined(separator: " or ")).")
  }

  /// The modules of the rule that no file imports, and that are none of those that an app may come to import.
  private func unknownModules(of rule: AppRule) -> [String] {
    guard rule.demand == .mustNotImport else { return [] }
    let usual = AppWords.modules
    return rule.objects.filter { !map.modules.contains($0) && !usual.contains($0) }.map { module in
      "'\(rule.text)': no file imports \(module)\(question(module, among: map.modules.union(usual)))"
    }
  }

  private var idleWords: [String] {
    let names = map.types.map(\.name)
    let words =
      map.words.roles.map { ($0.name, "has the name \($0.name)") }
      + map.words.screens.map { ($0, "has a screen's name, \($0)") }
    return words.filter { word, _ in !map.types.contains { $0.isNamed(word) } }.map { word, what in
      "No type \(what)\(question(word, among: names))"
    }
  }

  private var idleExcuses: [String] {
    let used = Set(violations.filter { $0.excuse != nil }.map(\.place.inFile))
    return map.tree.files.flatMap { file in
      file.excuses.sorted { $0.key < $1.key }.compactMap { line, reason in
        let place = "\(file.path):\(line)"
        if reason.isEmpty { return "\(place): a reason has to follow '\(ScannedSource.excuse)'." }
        return used.contains(place) ? nil : "\(place): no rule is broken where the code says so."
      }
    }
  }

  /// What was not looked at, in one line; none where that is nothing.
  var leftOut: [String] {
    let omitted = AppTree.Omission.allCases.map { ($0.rawValue, map.tree.omitted[$0, default: []]) }
    let unread = map.tree.uncounted.isEmpty ? [] : [NumberText.count(map.tree.uncounted.count)]
    let all = omitted + [("links", map.tree.links), ("not UTF-8 or not readable", unread)]
    let said = all.filter { !$0.1.isEmpty }.map { reason, paths in
      "\(reason) (\(WordList.and(paths.map { VisibleText.oneLine($0) }, upTo: 2)))"
    }
    return said.isEmpty ? [] : ["Not looked at: \(said.joined(separator: "; "))."]
  }
}
