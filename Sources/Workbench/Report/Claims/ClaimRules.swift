import Measurement

/// What a rule finds: the verdict, and what fills the sentences of its claim.
struct ClaimFinding {
  let verdict: ClaimVerdict
  var isByConstruction = false
  let holes: Template.Holes
}

/// The rules by which claims are judged, by the ids in `Claims.txt`. A rule finds nothing where what it is about was not
/// measured.
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
    "smallProjects": smallProjects, "differsByAxis": differsByAxis,
  ]

  private static let domain = "ContactsDomain"
  private static let toolkit = "TerminalKit"

  /// What is known of MVC, MVVM and VIPER, which most claims are about: further architectures turn no claim.
  static func leading<Known>(_ find: (String) -> Known?) -> [Known]? {
    let known = ["MVC", "MVVM", "VIPER"].compactMap(find)
    return known.count == 3 ? known : nil
  }

  // MARK: Size

  private static func lessCode(_ findings: Findings) -> ClaimFinding? {
    guard let mvvm = findings.structure(of: "MVVM")?.metrics.counts.codeLines,
      let viper = findings.structure(of: "VIPER")?.metrics.counts.codeLines
    else { return nil }
    let ratio = Double(mvvm) / Double(viper)
    let apps = (findings.results.elsewhere?.apps ?? []).compactMap { app in
      app.build(in: "MVVM").flatMap { mvvm in
        app.build(in: "VIPER").map { Double(mvvm.ownCodeLines) / Double($0.ownCodeLines) }
      }
    }
    return ClaimFinding(
      verdict: ClaimVerdict(ratio <= 0.75),
      holes: [
        "mvvm": mvvm, "viper": viper, "ratio": NumberText.hundredths(ratio),
        "apps": apps.isEmpty ? nil : apps.count, "less": apps.count { $0 < 1 },
        "muchLess": apps.count { $0 <= 0.75 },
      ])
  }

  private static func manyTypes(_ findings: Findings) -> ClaimFinding? {
    guard let all = leading(findings.structure) else { return nil }
    let viper = all[2]
    let holds = all.dropLast().allSatisfy {
      $0.metrics.counts.types < viper.metrics.counts.types
        && $0.metrics.counts.protocols < viper.metrics.counts.protocols
        && $0.linesPerType > viper.linesPerType
    }
    let found = all.map { structure in
      let counts = structure.metrics.counts
      return "\(structure.name) \(NumberText.count(counts.types, "type"))"
        + " (\(NumberText.count(counts.protocols, "protocol")) among them),"
        + " \(NumberText.significant(structure.linesPerType)) code lines for each"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(holds),
      holes: [
        "found": found.joined(separator: "; "), "types": viper.metrics.counts.types,
        "protocols": viper.metrics.counts.protocols, "lines": NumberText.significant(viper.linesPerType),
      ])
  }

  private static func smallerViewControllers(_ findings: Findings) -> ClaimFinding? {
    let sizes = ["MVC", "MVVM"].compactMap {
      findings.structure(of: $0)?.metrics.types(named: "ViewController")
    }
    let lines = sizes.map(\.codeLines)
    guard lines.count == 2, lines.allSatisfy({ $0 > 0 }) else { return nil }
    let ratio = Double(lines[1]) / Double(lines[0])
    let elsewhere = findings.elsewhere?.pairs.first { $0.name == "MVVM" && $0.over == "MVC" }?.viewControllers
    return ClaimFinding(
      verdict: ClaimVerdict(ratio <= 0.9),
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
    return ClaimFinding(
      verdict: ClaimVerdict(presenter.codeLines >= largest.codeLines),
      holes: [
        "presenter": MarkdownText.code(presenter.name), "lines": presenter.codeLines,
        "largest": MarkdownText.code(largest.name), "most": largest.codeLines,
        "requests": changes?.requests.count,
        "touching": touching.map { "\(NumberText.count($0)) touch\($0 == 1 ? "es" : "")" },
      ])
  }

  // MARK: Separation

  private static func controllersDoEverything(_ findings: Findings) -> ClaimFinding? {
    guard let mvc = findings.structure(of: "MVC"), !mvc.viewControllers.isEmpty else { return nil }
    let files = mvc.viewControllers
    let knowing = files.count { $0.imports.contains(domain) && $0.imports.contains(toolkit) }
    let lines = mvc.metrics.types(named: "ViewController").codeLines
    let share = Double(lines) / Double(mvc.metrics.counts.codeLines)
    return ClaimFinding(
      verdict: knowing == files.count && share > 0.5 ? .partly : .fails,
      holes: ["knowing": knowing, "files": files.count, "share": NumberText.percent(share)])
  }

  private static func layersKeepApart(_ findings: Findings) -> ClaimFinding? {
    let structures = ["MVVM", "VIPER"].compactMap(findings.structure)
    let views = structures.flatMap(\.viewControllers)
    guard !views.isEmpty else { return nil }
    let viewModels = structures.flatMap(\.metrics.files).filter { $0.stem.hasSuffix("ViewModel") }
    let touching = views.count { $0.imports.contains(domain) }
    let drawing = viewModels.count { $0.imports.contains(toolkit) }
    return ClaimFinding(
      verdict: ClaimVerdict(touching + drawing == 0), isByConstruction: touching + drawing == 0,
      holes: [
        "touching": touching, "views": views.count, "drawing": drawing, "viewModels": viewModels.count,
      ])
  }

  private static func roleMap(_ findings: Findings) -> ClaimFinding? {
    guard let mvvm = findings.system(named: "MVVM")?.roleMap,
      let viper = findings.system(named: "VIPER")?.roleMap
    else { return nil }
    var (pairs, torn, idle): ([String], [String], [String]) = ([], [], [])
    for role in viper.roles {
      guard let duties = viper.duties(of: role) else { return nil }
      let name = MarkdownText.plain(role)
      let matches = mvvm.roles.filter { mvvm.duties(of: $0)?.isSuperset(of: duties) ?? false }
      if duties.isEmpty {
        idle.append(name)
      } else if let match = matches.first(where: { $0 == role }) ?? matches.first {
        pairs.append("\(name) onto \(MarkdownText.plain(match))")
      } else {
        torn.append(name)
      }
    }
    func those(_ roles: [String]) -> String? {
      roles.isEmpty ? nil : "\(WordList.and(roles)) \(roles.count == 1 ? "has" : "have")"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(torn.isEmpty),
      holes: [
        "pairs": WordList.and(pairs), "torn": those(torn), "idle": those(idle), "mapped": pairs.count,
        "roles": viper.roles.count,
        "without": idle.isEmpty ? "" : ", \(NumberText.count(idle.count)) without such duties",
      ])
  }

  // MARK: Coupling and cohesion

  private static func highCohesion(_ findings: Findings) -> ClaimFinding? {
    guard let systems = leading(findings.system) else { return nil }
    let parts = systems.compactMap(\.meanParts)
    guard parts.count == 3 else { return nil }
    let texts = parts.map(NumberText.hundredths)
    let found = zip(systems, texts).map { system, parts in
      "\(system.title) \(parts) (\(system.wholeTypes) of \(system.stateful.count) in one part)"
    }
    return ClaimFinding(
      verdict: .good(better: [parts[1] < parts[0], parts[1] < parts[2]]),
      holes: ["found": WordList.and(found), "mvc": texts[0], "mvvm": texts[1], "viper": texts[2]])
  }

  private static func lowCoupling(_ findings: Findings) -> ClaimFinding? {
    guard let systems = leading(findings.system) else { return nil }
    let means = systems.map(\.meanConcreteFanOut)
    let texts = means.map(NumberText.hundredths)
    let found = zip(systems, texts).map { system, mean in
      "\(system.title) \(mean), and \(NumberText.hundredths(system.meanFanOut)) with protocols"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(means[2] < min(means[0], means[1])),
      holes: [
        "found": found.joined(separator: "; "), "mvc": texts[0], "mvvm": texts[1], "viper": texts[2],
      ])
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
      ("behaviours without a screen", behaviours[0] < behaviours[1]), ("mutants found", found[0] < found[1]),
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
}
