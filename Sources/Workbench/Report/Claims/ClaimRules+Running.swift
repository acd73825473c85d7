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
    let holes: Template.Holes = [
      "apart": apart, "interactors": interactors.count,
      "guarantee": isApart ? ", which a test of this project guarantees" : "",
    ]
    return ClaimFinding(
      verdict: isApart ? (pages.verdict == .holds ? .holds : .partly) : .fails,
      holes: pages.holes.merging(holes) { first, _ in first })
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
    guard let changes = findings.changes.value, let request = changes.requests.first(where: { $0.id == id }),
      let roles = changes.part(of: request, in: "VIPER")?.sources.roles
    else { return nil }
    func words(_ roles: [String]) -> String {
      roles.isEmpty ? "none" : WordList.and(roles.map(MarkdownText.plain))
    }
    let beside = others.compactMap { name in
      changes.part(of: request, in: name).map { "; under \(name): \(words($0.sources.roles))" }
    }
    return ClaimFinding(
      verdict: ClaimVerdict(holds(roles)), holes: ["roles": words(roles), "beside": beside.joined()])
  }

  // MARK: Architectures built another way

  /// The steps are verified one by one, the last one by the rules of VIPER's roles.
  static func stepsLeadToVIPER(_ findings: Findings) -> ClaimFinding? {
    let all = findings.variants?.value?.implementations ?? []
    let ladder = all.filter { $0.pattern == "MVVM" && $0.towards == "VIPER" }
    guard let last = ladder.last, let viper = all.first(where: { $0.isLeading && $0.pattern == "VIPER" })
    else { return nil }
    let failed = ladder.filter { $0.failure != nil || !$0.changedScenarios.isEmpty }
    let lines = ladder.map {
      "+\(NumberText.count($0.moved?.added ?? 0)) −\(NumberText.count($0.moved?.removed ?? 0))"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(failed.isEmpty),
      holes: [
        "steps": ladder.count, "failed": failed.count, "lines": WordList.and(lines),
        "protocols": Int(last.values[.protocols] ?? 0), "viper": Int(viper.values[.protocols] ?? 0),
      ])
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
      verdict: ClaimVerdict(found.allSatisfy(\.grows)),
      holes: [
        "found": found.map(\.words).joined(separator: "; ").capitalizedFirst,
        "memory": found[0].words, "allocations": found[1].words,
      ])
  }

  static func retainedScreenIsStale(_ findings: Findings) -> ClaimFinding? {
    guard let changed = launchGraph(findings)?.after.changedScenarios else { return nil }
    let names = changed.filter { $0.name.hasPrefix("The second visit to Add") }.map {
      "\(MarkdownText.plain($0.name)) (\(MarkdownText.plain($0.reason)))"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(!names.isEmpty),
      holes: [
        "none": names.isEmpty ? "" : nil, "names": names.isEmpty ? nil : names.joined(separator: "; "),
        "failing": changed.count, "scenarios": findings.results.behaviour.scenarios.count,
      ])
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
    guard let paths = leading(findings.taps.path) else { return nil }
    let types = paths.map { NumberText.count($0.types.count, "type") }
    let found = zip(paths, types).map { path, types in
      "\(path.architecture) \(NumberText.count(path.functions, "function")) of \(types)"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(paths.dropLast().allSatisfy { 5 * $0.types.count <= 4 * paths[2].types.count }),
      holes: ["found": WordList.and(found), "mvc": types[0], "mvvm": types[1], "viper": types[2]])
  }

  static func wholeCycle(_ findings: Findings) -> ClaimFinding? {
    let systems = ["VIP", "VIPVM"].compactMap(findings.system)
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
      verdict: ClaimVerdict(passed == [2, 0]),
      holes: ["found": WordList.and(found), "vip": paths[0].functions, "vipvm": paths[1].functions])
  }

  static func costOfCycleAndViewModel(_ findings: Findings) -> ClaimFinding? {
    guard let others = leading(findings.system), let vipvm = findings.system(named: "VIPVM"),
      let done = vipvm.done
    else { return nil }
    let own = vipvm.counts
    let costsMore = others.allSatisfy {
      $0.counts.codeLines < own.codeLines && $0.counts.types < own.types
        && ($0.done?.functions ?? done.functions) < done.functions
    }
    let found = (others + [vipvm]).map { system in
      let done = system.done.map { ", \(NumberText.count($0.functions, "function"))" } ?? ""
      return "\(system.title) \(NumberText.count(system.counts.codeLines, "code line")),"
        + " \(NumberText.count(system.counts.types, "type"))\(done)"
    }
    let lines = others.map { "\($0.title)'s \(NumberText.count($0.counts.codeLines))" }
    return ClaimFinding(
      verdict: costsMore ? .partly : .fails,
      holes: [
        "found": found.joined(separator: "; "), "own": own.codeLines, "others": lines.joined(separator: ", "),
      ])
  }

  // MARK: Memory

  static func littleMemory(_ findings: Findings) -> ClaimFinding? {
    let held = HeldMemory(findings)
    guard let own = held.bytes["MVVM"], held.bytes.count == findings.architectures.count, held.bytes.count > 1
    else { return nil }
    let others = findings.architectures.filter { $0 != "MVVM" }.map { ($0, held.bytes[$0, default: 0]) }
    let words = others.map { "\(MarkdownText.plain($0))'s \(NumberText.tenths($1))" }
    return ClaimFinding(
      verdict: .good(better: others.map { own < $1 }),
      holes: ["held": held.words, "own": NumberText.tenths(own), "others": words.joined(separator: ", ")])
  }

  // MARK: Processor time

  /// The pairs that the claim on processor time rests on: VIPER over every other architecture, in each workload's cell of
  /// the overview.
  static func processorPairs(
    _ architectures: [String], _ headline: Headline, _ run: BenchmarkRun
  ) -> [ArmPair] {
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
      let range = try findings.range(of: pair, own: judgement.estimate)
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
      verdict: isReliable ? verdict : .unsettled,
      holes: [
        "found": found.joined(separator: "; "), "unreliable": isReliable ? nil : "",
        "comparisons": isReliable ? judged.count : nil, "slower": verdicts.count { $0 == .slower },
        "faster": verdicts.count { $0 == .faster },
      ])
  }

  // MARK: Studies

  static func betterThanMVC(_ findings: Findings) -> ClaimFinding? {
    func both<Value>(_ value: (String) -> Value?) -> (mvc: Value, mvvm: Value)? {
      value("MVC").flatMap { mvc in value("MVVM").map { (mvc, $0) } }
    }
    let held = HeldMemory(findings)
    let named = both { findings.system(named: $0)?.meanConcreteFanOut }
    let shown = both { findings.testing.value?.architecture($0)?.tests.levels.noScreen }
    let better = [
      both { held.bytes[$0] }.map { $0.mvvm < $0.mvc }, named.map { $0.mvvm < $0.mvc },
      shown.map { $0.mvvm > $0.mvc },
    ].compactMap(\.self)
    guard !better.isEmpty else { return nil }
    return ClaimFinding(
      verdict: .good(better: better),
      holes: [
        "held": held.words, "mvcNamed": named.map { NumberText.hundredths($0.mvc) },
        "mvvmNamed": named.map { NumberText.hundredths($0.mvvm) }, "mvcShown": shown?.mvc,
        "mvvmShown": shown?.mvvm,
      ])
  }

  /// The app with its two screens is such a project.
  static func smallProjects(_ findings: Findings) -> ClaimFinding? {
    let lines = findings.structures.map { (name: $0.name, value: Double($0.metrics.counts.codeLines)) }
    let changes = findings.changes.value.flatMap { $0.names.contains("MVC") && $0.names.count > 1 ? $0 : nil }
    let added = changes?.names.map { (name: $0, value: changes?.median(of: .codeLines, in: $0) ?? 0) }
    func words(_ values: [(name: String, value: Double)]) -> String {
      WordList.and(values.map { "\(MarkdownText.plain($0.name)) \(NumberText.tenths($0.value))" })
    }
    return ClaimFinding(
      verdict: .good(better: [lines, added].compactMap(\.self).map { leastOf($0) == ["MVC"] }),
      holes: [
        "lines": words(lines),
        "added": added.map { "; lines that a change request adds, median: \(words($0))" } ?? "",
      ])
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
      return known.count == findings.architectures.count ? (axis, leastOf(known)) : nil
    }
    guard axes.count > 1 else { return nil }
    let leads = findings.architectures.contains { name in axes.allSatisfy { $0.1.contains(name) } }
    let found = axes.map { "\($0): \(WordList.and($1.map(MarkdownText.plain)))" }
    return ClaimFinding(
      verdict: leads ? .unsettled : .holds,
      holes: ["found": found.joined(separator: "; in "), "leads": leads ? "" : nil])
  }

  /// Whose number is the least.
  private static func leastOf(_ values: [(name: String, value: Double)]) -> [String] {
    let least = values.map(\.value).min()
    return values.filter { $0.value == least }.map(\.name)
  }
}
