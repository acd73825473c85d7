import Measurement

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

  // MARK: Size

  private static func lessCode(_ findings: Findings) -> ClaimFinding? {
    guard let mvvm = findings.structure(of: "MVVM"), let viper = findings.structure(of: "VIPER") else {
      return nil
    }
    let lines = (mvvm: mvvm.metrics.counts.codeLines, viper: viper.metrics.counts.codeLines)
    let ratio = Double(lines.mvvm) / Double(lines.viper)
    let apps = (findings.results.elsewhere?.apps ?? []).compactMap { app in
      app.build(in: "MVVM").flatMap { mvvm in
        app.build(in: "VIPER").map { Double(mvvm.ownCodeLines) / Double($0.ownCodeLines) }
      }
    }
    let elsewhere =
      " Of \(NumberText.count(apps.count, "public app")) [elsewhere](\(ElsewherePage.file)), MVVM has less in"
      + " \(NumberText.count(apps.count { $0 < 1 })), and at most three quarters in"
      + " \(NumberText.count(apps.count { $0 <= 0.75 }))."
    return ClaimFinding(
      measured: "MVVM has \(NumberText.count(lines.mvvm)) code lines and VIPER"
        + " \(NumberText.count(lines.viper)), \(NumberText.hundredths(ratio)) to 1."
        + (apps.isEmpty ? "" : elsewhere),
      figure: "\(NumberText.count(lines.mvvm, "code line")), VIPER's \(NumberText.count(lines.viper))",
      verdict: ClaimVerdict(ratio <= 0.75))
  }

  /// Set against those of the claims' sources; further architectures turn no claim.
  private static func manyTypes(_ findings: Findings) -> ClaimFinding? {
    let all = ["MVC", "MVVM", "VIPER"].compactMap(findings.structure)
    guard let viper = all.last, all.count == 3 else { return nil }
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
      measured: found.joined(separator: "; ") + ".",
      figure: "\(NumberText.count(viper.metrics.counts.types, "type")),"
        + " \(NumberText.count(viper.metrics.counts.protocols, "protocol")) among them,"
        + " \(NumberText.significant(viper.linesPerType)) code lines for each type",
      verdict: ClaimVerdict(holds))
  }

  /// Throws an error of the statistics.
  private static func smallerViewControllers(_ findings: Findings) throws -> ClaimFinding? {
    let sizes = ["MVC", "MVVM"].compactMap {
      findings.structure(of: $0)?.metrics.types(named: "ViewController")
    }
    let lines = sizes.map(\.codeLines)
    guard lines.count == 2, lines.allSatisfy({ $0 > 0 }) else { return nil }
    let ratio = Double(lines[1]) / Double(lines[0])
    let elsewhere = try ElsewhereFindings(findings)?.pairs.first { $0.name == "MVVM" && $0.over == "MVC" }
    let inPublic = elsewhere?.viewControllers.map { found in
      " By files, the median of public apps [elsewhere](\(ElsewherePage.file)) is"
        + " \(NumberText.hundredths(found.sample.median)) to 1, with at least a tenth fewer in"
        + " \(NumberText.count(found.values.count { $0 <= 0.9 })) of \(NumberText.count(found.values.count)); here it is"
        + " \(NumberText.hundredths(found.here))."
    }
    return ClaimFinding(
      measured: "\(NumberText.count(lines[0])) code lines in"
        + " \(NumberText.count(sizes[0].count, "view controller")) under MVC, \(NumberText.count(lines[1])) in"
        + " \(NumberText.count(sizes[1].count)) under MVVM, \(NumberText.decimal(ratio, places: 3)) to 1."
        + (inPublic ?? ""),
      figure: "\(NumberText.count(lines[1], "code line")), MVC's \(NumberText.count(lines[0]))",
      verdict: ClaimVerdict(ratio <= 0.9))
  }

  private static func largePresenters(_ findings: Findings) -> ClaimFinding? {
    guard let viper = findings.structure(of: "VIPER"), let largest = viper.metrics.largestType,
      let presenter = viper.metrics.types(named: "Presenter").max(by: { $0.codeLines < $1.codeLines })
    else { return nil }
    var requests = ""
    if let changes = findings.changes.value, changes.names.contains("VIPER") {
      let touching = changes.requests.count {
        changes.part(of: $0, in: "VIPER")?.sources.roles.contains("Presenter") ?? false
      }
      requests =
        " Of \(NumberText.count(changes.requests.count, "change request")), \(NumberText.count(touching))"
        + " touch\(touching == 1 ? "es" : "") a presenter."
    }
    return ClaimFinding(
      measured: "The largest presenter, \(MarkdownText.code(presenter.name)), has"
        + " \(NumberText.count(presenter.codeLines, "code line")); VIPER's largest type,"
        + " \(MarkdownText.code(largest.name)), has \(NumberText.count(largest.codeLines)).\(requests)",
      figure: "the largest has \(NumberText.count(presenter.codeLines, "code line")), the largest type"
        + " \(NumberText.count(largest.codeLines))",
      verdict: ClaimVerdict(presenter.codeLines >= largest.codeLines))
  }

  // MARK: Separation

  private static func controllersDoEverything(_ findings: Findings) -> ClaimFinding? {
    guard let mvc = findings.structure(of: "MVC"), !mvc.viewControllers.isEmpty else { return nil }
    let files = mvc.viewControllers
    let knowing = files.count { $0.imports.contains(domain) && $0.imports.contains(toolkit) }
    let lines = mvc.metrics.types(named: "ViewController").codeLines
    let share = Double(lines) / Double(mvc.metrics.counts.codeLines)
    return ClaimFinding(
      measured: "\(NumberText.count(knowing)) of"
        + " \(NumberText.count(files.count, "file")) with view controllers import both; the view controllers have"
        + " \(NumberText.percent(share)) of MVC's code lines. Validation and order are the domain's in every"
        + " architecture here, and storage is behind its port. Whether they can be reused was not measured.",
      figure: "they have \(NumberText.percent(share)) of its code lines",
      verdict: knowing == files.count && share > 0.5 ? .partly : .fails)
  }

  private static func layersKeepApart(_ findings: Findings) -> ClaimFinding? {
    let structures = ["MVVM", "VIPER"].compactMap(findings.structure)
    let views = structures.flatMap(\.viewControllers)
    guard !views.isEmpty else { return nil }
    let viewModels = structures.flatMap(\.metrics.files).filter { $0.stem.hasSuffix("ViewModel") }
    let touching = views.count { $0.imports.contains(domain) }
    let drawing = viewModels.count { $0.imports.contains(toolkit) }
    return ClaimFinding(
      measured:
        "Under MVVM and VIPER, \(touching) of \(NumberText.count(views.count, "view controller")) import"
        + " `\(domain)`, and \(drawing) of \(NumberText.count(viewModels.count, "view model")) import `\(toolkit)`."
        + " Whether a view formats was not measured.",
      figure: "\(touching) of \(NumberText.count(views.count, "view controller")) import the domain",
      verdict: ClaimVerdict(touching + drawing == 0), isByConstruction: touching + drawing == 0)
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
    let left = [(torn, "duties of several roles of MVVM"), (idle, "none of these duties")]
      .filter { !$0.0.isEmpty }
      .map { " \(WordList.and($0.0)) \($0.0.count == 1 ? "has" : "have") \($0.1)." }.joined()
    return ClaimFinding(
      measured: "VIPER's roles go onto MVVM's: \(WordList.and(pairs)).\(left)"
        + " [Who does what](\(SystemPage.file)#who-does-what), type by type.",
      figure: "\(NumberText.count(pairs.count)) of VIPER's"
        + " \(NumberText.count(pairs.count + torn.count + idle.count, "role"))"
        + (idle.isEmpty ? "" : ", \(NumberText.count(idle.count)) without such duties"),
      verdict: ClaimVerdict(torn.isEmpty))
  }

  // MARK: Coupling and cohesion

  private static func highCohesion(_ findings: Findings) -> ClaimFinding? {
    let systems = leading(findings)
    let parts = systems.compactMap(\.meanParts)
    guard parts.count == 3 else { return nil }
    let found = zip(systems, parts).map { system, parts in
      "\(system.title) \(NumberText.hundredths(parts)) (\(system.wholeTypes) of \(system.stateful.count) in one part)"
    }
    let texts = parts.map(NumberText.hundredths)
    return ClaimFinding(
      measured: "On average \(WordList.and(found)).",
      figure: "LCOM4 \(texts[1]), MVC's \(texts[0]), VIPER's \(texts[2]); 1 is the best",
      verdict: .good(better: [parts[1] < parts[0], parts[1] < parts[2]]))
  }

  private static func lowCoupling(_ findings: Findings) -> ClaimFinding? {
    let systems = leading(findings)
    guard systems.count == 3 else { return nil }
    let found = systems.map { system in
      "\(system.title) \(NumberText.hundredths(system.meanConcreteFanOut)),"
        + " and \(NumberText.hundredths(system.meanFanOut)) with protocols"
    }
    let means = systems.map(\.meanConcreteFanOut)
    let texts = means.map(NumberText.hundredths)
    return ClaimFinding(
      measured: "On average a type names: \(found.joined(separator: "; ")).",
      figure: "a type names \(texts[2]) others on average, MVC's \(texts[0]), MVVM's \(texts[1])",
      verdict: ClaimVerdict(means[2] < min(means[0], means[1])))
  }

  static func leading(_ findings: Findings) -> [SystemFindings] {
    ["MVC", "MVVM", "VIPER"].compactMap { findings.system(named: $0) }
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
    let (share, freeShare) = (found.map(TestingText.percent), free.map(TestingText.percent))
    return ClaimFinding(
      measured: "Without a screen MVVM shows \(NumberText.count(behaviours[0])) behaviours and VIPER"
        + " \(NumberText.count(behaviours[1])); the tests of a file find \(share[0]) of the mutants, of"
        + " \(NumberText.count(testing.faults.count, "kind")), in it under MVVM and \(share[1]) under VIPER; and"
        + " \(freeShare[0]) of MVVM's code lines are in files that do not import `\(toolkit)`, \(freeShare[1]) of"
        + " VIPER's. [More on testing](\(TestingPage.file)).",
      figure: "compared with MVVM, \(figure.joined(separator: "; "))",
      verdict: signs.allSatisfy(\.1) ? .holds : signs.contains(where: \.1) ? .unsettled : .fails)
  }

  private static func goodForTestability(_ findings: Findings) -> ClaimFinding? {
    guard let testing = findings.testing.value, testing.architectures.count > 1,
      let mvvm = testing.architecture("MVVM")?.tests.levels
    else { return nil }
    let levels = testing.architectures.map { ($0.name, $0.tests.levels) }
    let words = levels.map { "\($0) \(NumberText.count($1.noScreen)) of \(NumberText.count($1.all))" }
    return ClaimFinding(
      measured:
        "Shown without a screen: \(words.joined(separator: "; ")). [More on testing](\(TestingPage.file)).",
      figure:
        "\(NumberText.count(mvvm.noScreen)) of \(NumberText.count(mvvm.all, "behaviour")) without a screen",
      verdict: ClaimVerdict(
        levels.allSatisfy { $1.noScreen <= mvvm.noScreen } && 2 * mvvm.noScreen > mvvm.all))
  }
}

extension StructureResults.ArchitectureSources {
  var linesPerType: Double {
    Double(metrics.counts.codeLines) / Double(max(1, metrics.counts.types))
  }
}
