import CommandLineKit
import Measurement
import SourceReading

/// The result of a rule: the verdict, and the values for the claim's sentences.
struct ClaimFinding {
  let verdict: ClaimVerdict
  var isByConstruction = false
  /// Nil for a claim that is judged on the leading implementations alone.
  var choices: Choices?
  let holes: Template.Holes
}

/// The rules that judge claims, by the IDs in `Claims.txt`. A rule returns nil if its subject was not measured.
enum ClaimRules {
  typealias Rule = @Sendable (Findings) throws -> ClaimFinding?

  static let all: [String: Rule] = [
    "lessCode": lessCode, "manyTypes": manyTypes, "smallerViewControllers": smallerViewControllers,
    "separationHelps": separationHelps, "largePresenters": largePresenters,
    "controllersDoEverything": controllersDoEverything, "layersKeepApart": layersKeepApart,
    "storageLeavesInteractor": storageLeavesInteractor, "onlyTheRouter": onlyTheRouter,
    "stepsLeadToVIPER": stepsLeadToVIPER, "samePresenter": samePresenter, "roleMap": roleMap,
    "manyHops": manyHops, "graphAtLaunchCosts": graphAtLaunchCosts,
    "retainedScreenIsStale": retainedScreenIsStale, "wholeCycle": wholeCycle,
    "costOfCycleAndViewModel": costOfCycleAndViewModel, "goodForTestability": goodForTestability,
    "highCohesion": highCohesion, "littleMemory": littleMemory, "lowCoupling": lowCoupling,
    "leastProcessorTime": leastProcessorTime, "betterThanMVC": betterThanMVC,
    "smallProjects": smallProjects, "differsByAxis": differsByAxis, "longTerm": longTerm,
    "wholeModule": wholeModule, "noViewModel": noViewModel, "moreTestable": moreTestable,
    "entitiesOut": entitiesOut, "liteFirst": liteFirst,
  ]

  private static let domain = "ContactsDomain"
  private static let toolkit = "TerminalKit"

  /// The values for MVC, MVVM and VIPER, nil unless all exist: most claims ignore further architectures.
  static func leading<Known>(_ find: (String) -> Known?) -> [Known]? {
    let known = VariantResults.patterns.compactMap(find)
    return known.count == 3 ? known : nil
  }

  // MARK: Size

  private static func lessCode(_ findings: Findings) -> ClaimFinding? {
    guard let mvvm = findings.structure(of: "MVVM")?.metrics.counts.codeLines,
      let viper = findings.structure(of: "VIPER")?.metrics.counts.codeLines
    else { return nil }
    let ratio = Double(mvvm) / Double(viper)
    let choices = Choices([["MVVM", "VIPER"]], of: findings) { all in
      let lines = all.map(\.metrics.counts.codeLines)
      return 4 * lines[0] <= 3 * lines[1]
    }
    let apps = (findings.elsewhere?.apps ?? []).compactMap { app in
      app.build(in: "MVVM").flatMap { mvvm in
        app.build(in: "VIPER").map { Double(mvvm.ownCodeLines) / Double($0.ownCodeLines) }
      }
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: [
        "mvvm": mvvm, "viper": viper, "ratio": NumberText.hundredths(ratio),
        "apps": apps.isEmpty ? nil : apps.count, "less": apps.count { $0 < 1 },
        "muchLess": apps.count { $0 <= 0.75 },
      ])
  }

  private static func manyTypes(_ findings: Findings) -> ClaimFinding? {
    guard let all = leading(findings.structure) else { return nil }
    let viper = all[2]
    let choices = Choices([VariantResults.patterns], of: findings) { all in
      let all = all.map(\.metrics)
      return all.dropLast().allSatisfy {
        $0.counts.types < all[2].counts.types && $0.counts.protocols < all[2].counts.protocols
          && $0.linesPerType > all[2].linesPerType
      }
    }
    let found = all.map { structure in
      let counts = structure.metrics.counts
      return "\(structure.name) \(NumberText.count(counts.types, "type"))"
        + " (\(NumberText.count(counts.protocols, "protocol")) among them),"
        + " \(NumberText.significant(structure.metrics.linesPerType)) code lines for each"
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: [
        "found": found.joined(separator: "; "), "types": viper.metrics.counts.types,
        "protocols": viper.metrics.counts.protocols,
        "lines": NumberText.significant(viper.metrics.linesPerType),
      ])
  }

  private static func smallerViewControllers(_ findings: Findings) -> ClaimFinding? {
    let sizes = ["MVC", "MVVM"].compactMap {
      findings.structure(of: $0)?.metrics.types(named: "ViewController")
    }
    let lines = sizes.map(\.codeLines)
    guard lines.count == 2, lines.allSatisfy({ $0 > 0 }) else { return nil }
    let ratio = Double(lines[1]) / Double(lines[0])
    let choices = Choices([["MVC", "MVVM"]], of: findings) { all in
      let lines = all.map { $0.metrics.types(named: "ViewController").codeLines }
      return lines.contains(0) ? nil : 10 * lines[1] <= 9 * lines[0]
    }
    let elsewhere = findings.elsewhere?.controllers
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: [
        "mvcLines": lines[0], "mvc": sizes[0].count, "mvvmLines": lines[1], "mvvm": sizes[1].count,
        "ratio": NumberText.decimal(ratio, places: 3),
        "median": elsewhere.map { NumberText.hundredths($0.sample.median) },
        "here": elsewhere.map { NumberText.hundredths($0.here) },
        "fewer": elsewhere?.values.count { $0 <= 0.9 }, "apps": elsewhere?.values.count,
      ])
  }

  private static func largePresenters(_ findings: Findings) -> ClaimFinding? {
    guard let viper = findings.structure(of: "VIPER"), let largest = viper.metrics.largestType,
      let presenter = viper.metrics.types(named: "Presenter").max(by: { $0.codeLines < $1.codeLines })
    else { return nil }
    let changes = findings.changes.value.flatMap { $0.names.contains("VIPER") ? $0 : nil }
    let touching = changes?.requests.count {
      changes?.part(of: $0, in: "VIPER")?.sources.roles.contains("Presenter") ?? false
    }
    let choices = Choices([["VIPER"]], of: findings) { all in
      let presenters = all[0].metrics.types(named: "Presenter").map(\.codeLines)
      return presenters.max().map { $0 >= all[0].metrics.largestType?.codeLines ?? 0 }
    }
    return ClaimFinding(
      verdict: choices.verdict == .fails ? .beyond : choices.verdict, choices: choices,
      holes: [
        "presenter": MarkdownText.code(presenter.name), "lines": presenter.codeLines,
        "largest": MarkdownText.code(largest.name), "most": largest.codeLines,
        "requests": changes?.requests.count,
        "touching": touching.map { "\(NumberText.count($0)) touch\($0 == 1 ? "es" : "")" },
      ])
  }

  // MARK: Separation

  private static func controllersDoEverything(_ findings: Findings) -> ClaimFinding? {
    guard let mvc = findings.structure(of: "MVC"), !mvc.metrics.viewControllers.isEmpty else { return nil }
    func found(_ metrics: FolderMetrics) -> (knowing: Int, share: Double) {
      let lines = metrics.types(named: "ViewController").codeLines
      return (
        metrics.viewControllers.count { $0.imports.contains(domain) && $0.imports.contains(toolkit) },
        Double(lines) / Double(max(1, metrics.counts.codeLines))
      )
    }
    let choices = Choices([["MVC"]], of: findings) { all in
      let metrics = all[0].metrics
      return found(metrics).share > 0.5 && found(metrics).knowing == metrics.viewControllers.count
    }
    let (knowing, share) = found(mvc.metrics)
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: [
        "knowing": knowing, "files": mvc.metrics.viewControllers.count, "share": NumberText.percent(share),
      ])
  }

  private static func layersKeepApart(_ findings: Findings) -> ClaimFinding? {
    let structures = ["MVVM", "VIPER"].compactMap(findings.structure)
    func touching(_ files: [FileMetrics]) -> Int { files.count { $0.imports.contains(domain) } }
    func drawing(_ files: [FileMetrics]) -> Int { files.count { $0.imports.contains(toolkit) } }
    let views = structures.flatMap(\.metrics.viewControllers)
    let viewModels = structures.flatMap(\.metrics.viewModels)
    let choices = Choices([["MVVM"], ["VIPER"]], of: findings) { all in
      touching(all[0].metrics.viewControllers) + drawing(all[0].metrics.viewModels) == 0
    }
    guard !views.isEmpty else { return nil }
    return ClaimFinding(
      verdict: choices.verdict, isByConstruction: choices.verdict == .holds, choices: choices,
      holes: [
        "touching": touching(views), "views": views.count, "drawing": drawing(viewModels),
        "viewModels": viewModels.count,
      ])
  }

  /// VIPER's roles, with the MVVM roles that the article equates with them; its root view is the view here.
  private static let articleMap = ["Presenter": "View", "Interactor": "ViewModel", "Router": "Coordinator"]

  private static func roleMap(_ findings: Findings) -> ClaimFinding? {
    guard let mvvm = findings.system(named: "MVVM")?.roleMap,
      let viper = findings.system(named: "VIPER")?.roleMap
    else { return nil }
    var (pairs, torn, idle, otherwise): ([String], [String], [String], [String]) = ([], [], [], [])
    for role in viper.roles {
      guard let duties = viper.duties(of: role) else { return nil }
      let name = MarkdownText.plain(role)
      if let other = articleMap[role], !(mvvm.duties(of: other)?.isSuperset(of: duties) ?? false) {
        otherwise.append("\(name) does not go onto \(MarkdownText.plain(other)), as the article has it")
      }
      let matches = mvvm.roles(with: duties)
      if duties.isEmpty {
        idle.append(name)
      } else if let match = matches.first(where: { $0 == role }) ?? matches.first {
        pairs.append("\(name) onto \(MarkdownText.plain(match))")
      } else {
        torn.append(name)
      }
    }
    let choices = Choices([["MVVM", "VIPER"]], of: findings) { all in
      guard let mvvm = all[0].system?.roleMap, let viper = all[1].system?.roleMap else { return nil }
      let duties = viper.roles.compactMap(viper.duties)
      return duties.count < viper.roles.count ? nil : duties.allSatisfy { !mvvm.roles(with: $0).isEmpty }
    }
    func those(_ roles: [String]) -> String? {
      roles.isEmpty ? nil : "\(WordList.and(roles)) \(roles.count == 1 ? "has" : "have")"
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: [
        "otherwise": otherwise,
        "differs": otherwise.isEmpty ? "" : ", not as the article maps them",
        "pairs": WordList.and(pairs), "torn": those(torn), "idle": those(idle), "mapped": pairs.count,
        "roles": viper.roles.count,
        "without": idle.isEmpty ? "" : ", \(NumberText.count(idle.count)) without such duties",
      ])
  }

  // MARK: Coupling and cohesion

  /// The fewest types with state for a mean: over fewer, it depends on the author.
  private static let minimumTypes = 10

  private static func highCohesion(_ findings: Findings) -> ClaimFinding? {
    guard let systems = leading(findings.system) else { return nil }
    let parts = systems.compactMap(\.meanParts)
    guard parts.count == 3 else { return nil }
    let texts = parts.map(NumberText.hundredths)
    let found = zip(systems, texts).map { system, parts in
      "\(system.title) \(parts) (\(system.wholeTypes) of \(system.stateful.count) in one part)"
    }
    let choices = Choices([["MVVM", "MVC"], ["MVVM", "VIPER"]], of: findings) { all in
      let systems = all.compactMap(\.system).filter { $0.stateful.count >= minimumTypes }
      let parts = systems.compactMap(\.meanParts)
      return parts.count == 2 ? parts[0] < parts[1] : nil
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: ["found": WordList.and(found), "mvc": texts[0], "mvvm": texts[1], "viper": texts[2]])
  }

  private static func lowCoupling(_ findings: Findings) -> ClaimFinding? {
    guard let systems = leading(findings.system) else { return nil }
    let (own, all) = (systems.map(\.meanConcreteFanOut), systems.map(\.meanNamed))
    let choices = Choices([VariantResults.patterns], of: findings) { ways in
      let systems = ways.compactMap(\.system)
      let isLeast = [systems.map(\.meanConcreteFanOut), systems.map(\.meanNamed)].map { means in
        means.count == 3 && means[2] < min(means[0], means[1])
      }
      return isLeast[0] == isLeast[1] ? isLeast[0] : nil
    }
    func words(_ means: [Double]) -> String {
      WordList.and(zip(systems, means).map { "\($0.title) \(NumberText.hundredths($1))" })
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: ["own": words(own), "all": words(all), "withProtocols": words(systems.map(\.meanFanOut))])
  }

  // MARK: Unit tests

  private static func separationHelps(_ findings: Findings) -> ClaimFinding? {
    let structures = ["MVVM", "VIPER"].compactMap(findings.structure)
    guard let testing = findings.testing.value else { return nil }
    let tests = structures.compactMap { testing.architecture($0.name) }
    let found = tests.compactMap { $0.found(by: .role) }
    guard tests.count == 2, found.count == 2 else { return nil }
    let behaviours = tests.map(\.tests.levels.noScreen)
    let free = structures.map { structure in
      let lines = structure.metrics.files.filter { !$0.imports.contains(toolkit) }.counts.codeLines
      return Double(lines) / Double(max(1, structure.metrics.counts.codeLines))
    }
    let signs = [
      ("behaviours with UI-free tests", behaviours[0] < behaviours[1]),
      ("mutants found", found[0] < found[1]),
      ("code without the user interface", free[0] < free[1]),
    ]
    let figure = [("more", true), ("not more", false)].compactMap { words, holds in
      let names = signs.filter { $0.1 == holds }.map(\.0)
      return names.isEmpty ? nil : "\(words) \(WordList.and(names))"
    }
    let (share, freeShare) = (found.map(NumberText.percentTenths), free.map(NumberText.percentTenths))
    return ClaimFinding(
      verdict: signs.allSatisfy(\.1) ? .holds : signs.contains(where: \.1) ? .unsettled : .fails,
      holes: [
        "mvvm": behaviours[0], "viper": behaviours[1], "mvvmFound": share[0], "viperFound": share[1],
        "kinds": testing.faults.count, "mvvmFree": freeShare[0], "viperFree": freeShare[1],
        "signs": figure.joined(separator: "; "),
      ])
  }

  private static func goodForTestability(_ findings: Findings) -> ClaimFinding? {
    guard let testing = findings.testing.value, testing.architectures.count > 1,
      let mvvm = testing.architecture("MVVM")?.tests.levels
    else { return nil }
    let levels = testing.architectures.map { ($0.name, $0.tests.levels) }
    let words = levels.map { "\($0) \(NumberText.count($1.noScreen)) of \(NumberText.count($1.all))" }
    return ClaimFinding(
      verdict: ClaimVerdict(
        levels.allSatisfy { $1.noScreen <= mvvm.noScreen } && 2 * mvvm.noScreen > mvvm.all),
      holes: ["found": words.joined(separator: "; "), "mvvm": mvvm.noScreen, "all": mvvm.all])
  }

  static func moreTestable(_ findings: Findings) -> ClaimFinding? {
    let shown = ["VIP", "VIPVM"].compactMap { behavioursWithoutScreen($0, findings) }
    guard shown.count == 2 else { return nil }
    return ClaimFinding(
      verdict: ClaimVerdict(shown[1] > shown[0]), holes: ["vip": shown[0], "vipvm": shown[1]])
  }

  /// Works for an architecture that is not compared too; nil if its tests were not counted.
  static func behavioursWithoutScreen(_ name: String, _ findings: Findings) -> Int? {
    findings.testing.value?.testing.architectures.first { $0.name == name }?.levels.noScreen
  }
}
