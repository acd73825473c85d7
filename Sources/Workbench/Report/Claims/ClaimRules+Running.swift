import Measurement

/// The rules on what changes and variants take, and on what runs.
extension ClaimRules {
  // MARK: Changes

  /// Another storage that answers in the same way, and one that answers in another.
  static func storageLeavesInteractor(_ findings: Findings) -> ClaimFinding? {
    guard let structure = findings.structure(of: "VIPER"),
      let pages = ofChange("pages", findings, holds: { !$0.contains("Interactor") })
    else { return nil }
    let interactors = structure.files(ofRoleNamed: "Interactor")
    guard !interactors.isEmpty else { return pages }
    let apart = interactors.count { Set($0.imports).isSubset(of: ["ContactsDomain"]) }
    let isApart = apart == interactors.count
    let words =
      "\(NumberText.count(apart)) of \(NumberText.count(interactors.count, "interactor")) import the domain alone"
    return ClaimFinding(
      measured: words + (isApart ? ", which a test of this project guarantees" : "")
        + ". Storage that answers in another way: \(pages.measured)",
      figure: "\(words); \(pages.figure)",
      verdict: isApart ? (pages.verdict == .holds ? .holds : .partly) : .fails)
  }

  /// The article's wireframe, which shares the router's work and builds the module, is the builder here.
  static func onlyTheRouter(_ findings: Findings) -> ClaimFinding? {
    ofChange("push", findings) { Set($0).isSubset(of: ["Router", "Builder"]) }
  }

  static func samePresenter(_ findings: Findings) -> ClaimFinding? {
    ofChange("cards", findings, beside: ["MVVM"]) { !$0.contains("Presenter") }
  }

  /// What the roles decide that one change touches in VIPER.
  ///
  /// - Parameter others: the architectures whose roles are told too, without a say in the verdict.
  private static func ofChange(
    _ id: String, _ findings: Findings, beside others: [String] = [], holds: ([String]) -> Bool
  ) -> ClaimFinding? {
    guard let changes = findings.changes.value, let request = changes.requests.first(where: { $0.id == id })
    else { return nil }
    let touched = (["VIPER"] + others).compactMap { name in
      changes.part(of: request, in: name).map { (name: name, roles: $0.sources.roles) }
    }
    guard let viper = touched.first, viper.name == "VIPER" else { return nil }
    let words = touched.map { $0.roles.isEmpty ? "none" : WordList.and($0.roles.map(MarkdownText.plain)) }
    let all = zip(touched, words).map { "\($0.name): \($1)" }.joined(separator: "; under ")
    return ClaimFinding(
      measured: "\(MarkdownText.code(id)) touches files of these roles, under \(all)."
        + " What it changes outside of the architectures is not looked at. Each patch is"
        + " [among the requests](\(ChangePage.file)).",
      figure: "\(MarkdownText.code(id)) touches \(words[0])", verdict: ClaimVerdict(holds(viper.roles)))
  }

  // MARK: Architectures built another way

  /// The steps are verified one by one, the last one by the rules of VIPER's roles.
  static func stepsLeadToVIPER(_ findings: Findings) -> ClaimFinding? {
    let all = findings.variants?.value?.implementations ?? []
    let ladder = all.filter { $0.pattern == "MVVM" && $0.towards == "VIPER" }
    guard let last = ladder.last, let viper = all.first(where: { $0.isLeading && $0.pattern == "VIPER" })
    else { return nil }
    let failed = ladder.filter { $0.failure != nil || !$0.changedScenarios.isEmpty }
    let steps = NumberText.count(ladder.count, "step")
    let lines = ladder.map {
      "+\(NumberText.count($0.moved?.added ?? 0)) −\(NumberText.count($0.moved?.removed ?? 0))"
    }
    let protocols = [last, viper].map { NumberText.count(Int($0.values[.protocols] ?? 0)) }
    return ClaimFinding(
      measured: "Of \(steps), those after which a scenario no longer holds or a rule is broken:"
        + " \(NumberText.count(failed.count)). Lines that the steps add and remove: \(WordList.and(lines))."
        + " There are \(protocols[0]) protocols after the last, and VIPER has \(protocols[1]): its contracts are in none"
        + " of the steps. Each is [among the implementations](/\(VariantPage.file)).",
      figure: "\(steps), after \(NumberText.count(failed.count)) of them something fails",
      verdict: ClaimVerdict(failed.isEmpty))
  }

  static func graphAtLaunchCosts(_ findings: Findings) -> ClaimFinding? {
    guard let (before, after) = launchGraph(findings) else { return nil }
    let asked: [VariantResults.Measure] = [.launchedBytes, .launchAllocations, .launchInstructions]
    let found = asked.compactMap { measure -> (grows: Bool, words: String)? in
      guard let before = before.values[measure], let after = after.values[measure] else { return nil }
      let words =
        "\(measure.title): \(NumberText.tenths(before)), and with all at launch \(NumberText.tenths(after))"
      return (after > before, words)
    }
    guard found.count == asked.count else { return nil }
    return ClaimFinding(
      measured: found.map(\.words).joined(separator: "; ") + ".",
      figure: found.prefix(2).map(\.words).joined(separator: "; "),
      verdict: ClaimVerdict(found.allSatisfy(\.grows)))
  }

  static func retainedScreenIsStale(_ findings: Findings) -> ClaimFinding? {
    guard let changed = launchGraph(findings)?.after.changedScenarios else { return nil }
    let names = changed.filter { $0.name.hasPrefix("The second visit to Add") }.map {
      "\(MarkdownText.plain($0.name)) (\(MarkdownText.plain($0.reason)))"
    }
    return ClaimFinding(
      measured: names.isEmpty
        ? "Every scenario of a second visit holds."
        : "No longer holds: \(names.joined(separator: "; ")). In all"
          + " \(NumberText.count(changed.count, "scenario")) fail.",
      figure: "\(NumberText.count(changed.count)) of"
        + " \(NumberText.count(findings.results.behaviour.scenarios.count, "scenario")) fail where they are kept",
      verdict: ClaimVerdict(!names.isEmpty))
  }

  /// VIPER, and with all scenes created at launch; nil where that was not measured.
  private static func launchGraph(
    _ findings: Findings
  ) -> (before: VariantResults.Implementation, after: VariantResults.Implementation)? {
    let all = findings.variants?.value?.implementations ?? []
    guard let after = all.first(where: { $0.name == "VIPERLaunchGraph" && $0.failure == nil }),
      let before = all.first(where: { $0.isLeading && $0.pattern == "VIPER" })
    else { return nil }
    return (before, after)
  }

  // MARK: Taps

  static func manyHops(_ findings: Findings) -> ClaimFinding? {
    let paths = ["MVC", "MVVM", "VIPER"].compactMap(findings.taps.path)
    guard let viper = paths.last, paths.count == 3 else { return nil }
    let types = paths.map { NumberText.count($0.types.count, "type") }
    let found = zip(paths, types).map { path, types in
      "\(path.architecture) \(NumberText.count(path.functions, "function")) of \(types)"
    }
    return ClaimFinding(
      measured: "The tap passes through \(WordList.and(found)). Whether that is hard was not measured.",
      figure: "one tap passes "
        + zip(paths, types).map { "\($1) under \($0.architecture)" }.joined(separator: ", "),
      verdict: ClaimVerdict(paths.dropLast().allSatisfy { 5 * $0.types.count <= 4 * viper.types.count }))
  }

  static func wholeCycle(_ findings: Findings) -> ClaimFinding? {
    let systems = ["VIP", "VIPVM"].compactMap { findings.system(named: $0) }
    let paths = systems.compactMap(\.cancel)
    guard paths.count == 2 else { return nil }
    let found = zip(systems, paths).map { system, path in
      "\(NumberText.count(path.functions, "function")) of"
        + " \(WordList.and(path.types.map(MarkdownText.code))) under \(system.title)"
    }
    // Of the two roles, those that each passes.
    let passed = paths.map { path in
      ["Interactor", "Presenter"].count { role in path.types.contains { $0.hasSuffix(role) } }
    }
    return ClaimFinding(
      measured: "Cancel passes \(WordList.and(found)).",
      figure: "Cancel passes \(NumberText.count(paths[0].functions, "function")) and"
        + " \(NumberText.count(paths[1].functions))",
      verdict: ClaimVerdict(passed == [2, 0]))
  }

  static func costOfCycleAndViewModel(_ findings: Findings) -> ClaimFinding? {
    let others = leading(findings)
    guard others.count == 3, let vipvm = findings.system(named: "VIPVM"), let done = vipvm.done else {
      return nil
    }
    let own = vipvm.system.sources.metrics.counts
    let costsMore = others.allSatisfy {
      $0.system.sources.metrics.counts.codeLines < own.codeLines
        && $0.system.sources.metrics.counts.types < own.types
        && ($0.done?.functions ?? done.functions) < done.functions
    }
    let found = (others + [vipvm]).map { system in
      let counts = system.system.sources.metrics.counts
      let done = system.done.map { ", \(NumberText.count($0.functions, "function"))" } ?? ""
      return "\(system.title) \(NumberText.count(counts.codeLines, "code line")),"
        + " \(NumberText.count(counts.types, "type"))\(done)"
    }
    let lines = others.map { "\($0.title)'s \(NumberText.count($0.system.sources.metrics.counts.codeLines))" }
    return ClaimFinding(
      measured: "\(found.joined(separator: "; ")). What it gives in a larger app was not measured.",
      figure: "\(NumberText.count(own.codeLines, "code line")), \(lines.joined(separator: ", "))",
      verdict: costsMore ? .partly : .fails)
  }

  // MARK: Memory

  static func littleMemory(_ findings: Findings) -> ClaimFinding? {
    let held = HeldMemory(findings)
    guard let own = held.bytes["MVVM"], held.bytes.count == findings.architectures.count, held.bytes.count > 1
    else { return nil }
    let others = findings.architectures.filter { $0 != "MVVM" }.map { ($0, held.bytes[$0, default: 0]) }
    let words = others.map { "\(MarkdownText.plain($0))'s \(NumberText.tenths($1))" }
    return ClaimFinding(
      measured: held.words, figure: "\(NumberText.tenths(own)) bytes, \(words.joined(separator: ", "))",
      verdict: .good(better: others.map { own < $1 }))
  }

  // MARK: Processor time

  /// The pairs that the claim on processor time rests on: VIPER over every other architecture, in each workload's cell of
  /// the overview.
  static func processorPairs(_ architectures: [String], _ headline: Headline, _ run: BenchmarkRun)
    -> [ArmPair]
  {
    guard architectures.contains("VIPER") else { return [] }
    return run.workloads.flatMap { workload in
      headline.size(of: workload.id).map { size in
        architectures.filter { $0 != "VIPER" }.map {
          ArmPair(workload: workload.id, size: size, arm: "VIPER", over: $0)
        }
      } ?? []
    }
  }

  /// Throws an error of the statistics.
  static func leastProcessorTime(_ findings: Findings) throws -> ClaimFinding? {
    let asked = processorPairs(findings.architectures, findings.cost.headline, findings.results.cost.run)
    let judged = asked.compactMap { pair in findings.cost.judgement(of: pair).map { (pair, $0) } }
    guard !judged.isEmpty else { return nil }
    let words = try judged.map { pair, judgement in
      let range = try findings.range(
        of: pair.arm, over: pair.over, in: pair.workload, at: pair.size, own: judgement.estimate)
      let agreement = judgement.verdict == .inconclusive ? nil : range?.agreement(on: judgement.verdict)
      return "\(MarkdownText.code(pair.workload)) over \(MarkdownText.plain(pair.over))"
        + (agreement.map { " (on \($0))" } ?? "")
    }
    let verdicts = judged.map(\.1.verdict)
    let found = Verdict.allCases.compactMap { verdict in
      let names = zip(words, verdicts).filter { $0.1 == verdict }.map(\.0)
      return names.isEmpty ? nil : "\(verdict): \(WordList.and(names))"
    }
    let isFasterThanEach = Dictionary(grouping: judged, by: \.0.over).values.allSatisfy { pairs in
      pairs.contains { $0.1.verdict == .faster }
    }
    let isReliable = findings.cost.control.isReliable
    let verdict =
      verdicts.contains(.slower)
      ? ClaimVerdict.fails : verdicts.contains(.inconclusive) ? .unsettled : ClaimVerdict(isFasterThanEach)
    return ClaimFinding(
      measured: "VIPER's times at the size of the first page: \(found.joined(separator: "; "))."
        + (isReliable ? "" : " The control failed, so nothing follows."),
      figure: isReliable
        ? "of \(NumberText.count(judged.count, "comparison")) with the others, slower in"
          + " \(NumberText.count(verdicts.count { $0 == .slower })) and faster in"
          + " \(NumberText.count(verdicts.count { $0 == .faster }))" : "",
      verdict: isReliable ? verdict : .unsettled)
  }

  // MARK: Studies

  static func betterThanMVC(_ findings: Findings) -> ClaimFinding? {
    let held = HeldMemory(findings)
    var (found, better): ([String], [Bool]) = ([held.words], [])
    if let mvvm = held.bytes["MVVM"], let mvc = held.bytes["MVC"] { better.append(mvvm < mvc) }
    if let mvc = findings.system(named: "MVC")?.meanConcreteFanOut,
      let mvvm = findings.system(named: "MVVM")?.meanConcreteFanOut
    {
      better.append(mvvm < mvc)
      found.append(
        "A type names \(NumberText.hundredths(mvc)) others under MVC and \(NumberText.hundredths(mvvm)) under MVVM."
      )
    }
    if let testing = findings.testing.value, let mvc = testing.architecture("MVC")?.tests.levels.noScreen,
      let mvvm = testing.architecture("MVVM")?.tests.levels.noScreen
    {
      better.append(mvvm > mvc)
      found.append(
        "Shown without a screen: \(NumberText.count(mvc)) behaviours and \(NumberText.count(mvvm)).")
    }
    guard !better.isEmpty else { return nil }
    return ClaimFinding(
      measured: found.joined(separator: " ") + " MVP is not built here.", verdict: .good(better: better))
  }

  /// The app with its two screens is such a project.
  static func smallProjects(_ findings: Findings) -> ClaimFinding? {
    var axes = [
      (
        "This app is a small one. Code lines: ",
        findings.structures.map { ($0.name, Double($0.metrics.counts.codeLines)) }
      )
    ]
    if let changes = findings.changes.value, changes.names.contains("MVC"), changes.names.count > 1 {
      axes.append(
        (
          "lines that a change request adds, median: ",
          changes.names.map { ($0, changes.median(of: .codeLines, in: $0)) }
        ))
    }
    let isLeast = axes.map { _, values in
      Ranking(values.map { (name: $0.0, value: $0.1) })?.first == ["MVC"]
    }
    let found = axes.map { title, values in
      title + WordList.and(values.map { "\(MarkdownText.plain($0)) \(ChangeMeasure.number($1))" })
    }
    return ClaimFinding(measured: found.joined(separator: "; ") + ".", verdict: .good(better: isLeast))
  }

  static func differsByAxis(_ findings: Findings) -> ClaimFinding? {
    let (held, instructions) = (HeldMemory(findings), findings.instructions)
    let size = instructions.size(of: WorkloadID.add)
    let asked: [(String, (String) -> Double?)] = [
      ("code lines", { findings.structure(of: $0).map { Double($0.metrics.counts.codeLines) } }),
      ("memory of an open screen", { held.bytes[$0] }),
      (
        "instructions of an added contact",
        { name in size.flatMap { instructions.count(of: name, in: WorkloadID.add, at: $0) } }
      ),
    ]
    let axes = asked.compactMap { axis, value -> (String, [String])? in
      let known = findings.architectures.compactMap { name in value(name).map { (name: name, value: $0) } }
      guard known.count == findings.architectures.count else { return nil }
      return Ranking(known).map { (axis, $0.first) }
    }
    guard axes.count > 1 else { return nil }
    let leads = findings.architectures.contains { name in
      axes.allSatisfy { $0.1.contains(MarkdownText.plain(name)) }
    }
    return ClaimFinding(
      measured: "The least in " + axes.map { "\($0): \(WordList.and($1))" }.joined(separator: "; in ") + "."
        + (leads ? " Testability, an axis of the study, is not among these." : ""),
      verdict: leads ? .unsettled : .holds)
  }
}
