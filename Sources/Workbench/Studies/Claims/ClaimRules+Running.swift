import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// The rules on changes and on the running app.
extension ClaimRules {
  // MARK: Changes

  /// The programs run the same sources on SQLite that the comparison runs in memory. Code that knows only the port is
  /// the same on both.
  static func storageLeavesInteractor(_ findings: Findings) -> ClaimFinding? {
    func isApart(_ metrics: FolderMetrics) -> Bool {
      metrics.files.allSatisfy {
        Set($0.imports).isSubset(of: ["ContactsDomain", "TerminalKit", "Observation"])
      }
    }
    let choices = Choices([["VIPER"]], of: findings) { isApart($0[0].metrics) }
    let others = findings.systems.systems.map(\.system.sources).map {
      (name: MarkdownText.plain($0.name), isApart: isApart($0.metrics))
    }
    let names = others.filter(\.isApart).map(\.name)
    let pages = ofChange("pages", findings) { _ in .holds }
    return ClaimFinding(
      verdict: choices.verdict, isByConstruction: choices.verdict == .holds, choices: choices,
      holes: [
        "apart": names.count, "all": others.count, "names": names.isEmpty ? "none" : WordList.and(names),
        "roles": pages?.holes["roles"] ?? nil,
      ])
  }

  /// The builder here is the article's wireframe, which shares the router's work and builds the module.
  static func onlyTheRouter(_ findings: Findings) -> ClaimFinding? {
    ofChange("push", findings, beside: ["MVVM", "MVC"]) { roles in
      let others = Set(roles).subtracting(["Router", "Builder"])
      return others.isEmpty ? .holds : others == ["App"] ? .partly : .fails
    }
  }

  /// A module as the article draws it: view, interactor, presenter, router, builder and contract.
  private static let moduleFiles = 6

  /// The change adds a screen that shows something and takes no input.
  static func wholeModule(_ findings: Findings) -> ClaimFinding? {
    guard let changes = findings.changes.value,
      let request = changes.requests.first(where: { $0.id == "detail" }),
      let found = leading({ changes.part(of: request, in: $0)?.sources })
    else { return nil }
    let files = found.map(\.files.added)
    let words = zip(VariantResults.patterns, found).map { name, sources in
      "\(name) \(NumberText.count(sources.files.added, "new file")) and"
        + " \(NumberText.count(sources.types.added, "new type"))"
    }
    return ClaimFinding(
      verdict: files[2] >= moduleFiles ? .holds : files[2] > max(files[0], files[1]) ? .partly : .fails,
      holes: ["found": WordList.and(words), "mvc": files[0], "mvvm": files[1], "viper": files[2]])
  }

  /// Only years of work by people would settle the claim; these are sizes.
  static func longTerm(_ findings: Findings) -> ClaimFinding? {
    let measures = Measures(findings: findings)
    let rows = [measures.codeLines, measures.grownLines, measures.addedLines].compactMap { row -> String? in
      let named = zip(findings.architectures, row.values).filter { ["MVVM", "VIPER"].contains($0.0) }
      let known = named.compactMap { name, value in value.map { "\(name) \(NumberText.tenths($0))" } }
      return known.count == 2 ? "\(row.title): \(known.joined(separator: ", "))" : nil
    }
    return rows.isEmpty
      ? nil : ClaimFinding(verdict: .beyond, holes: ["rows": rows.joined(separator: "; ")])
  }

  static func samePresenter(_ findings: Findings) -> ClaimFinding? {
    ofChange("cards", findings, beside: ["MVVM"]) { ClaimVerdict(!$0.contains("Presenter")) }
  }

  /// The verdict that follows from the roles that one change touches in VIPER.
  ///
  /// - Parameter others: the architectures whose roles are listed too, without influence on the verdict.
  private static func ofChange(
    _ id: String, _ findings: Findings, beside others: [String] = [], verdict: ([String]) -> ClaimVerdict
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
      verdict: verdict(roles), holes: ["roles": words(roles), "beside": beside.joined()])
  }

  // MARK: Taps

  static func manyHops(_ findings: Findings) -> ClaimFinding? {
    guard let paths = leading(findings.taps.path) else { return nil }
    let choices = Choices([VariantResults.patterns], of: findings) { all in
      let types = all.compactMap { $0.values[.tapTypes] }
      return types.count == 3 ? types.dropLast().allSatisfy { 5 * $0 <= 4 * types[2] } : nil
    }
    let types = paths.map { NumberText.count($0.types.count, "type") }
    let found = zip(paths, types).map { path, types in
      "\(path.architecture) \(NumberText.count(path.functions, "function")) of \(types)"
    }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
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
    // How many of the two roles each path passes.
    let passed = paths.map { path in
      ["Interactor", "Presenter"].count { role in path.types.contains { $0.hasSuffix(role) } }
    }
    return ClaimFinding(
      verdict: ClaimVerdict(passed == [2, 0]),
      holes: [
        "found": WordList.and(found), "vip": paths[0].functions, "vipvm": paths[1].functions,
        "straight": passed[0] == 0,
      ])
  }

  static func costOfCycleAndViewModel(_ findings: Findings) -> ClaimFinding? {
    guard let others = leading(findings.system), let vipvm = findings.system(named: "VIPVM"),
      let done = vipvm.done
    else { return nil }
    let own = vipvm.counts
    let choices = Choices([VariantResults.patterns], of: findings) { all in
      all.allSatisfy { other in
        let counts = other.metrics.counts
        return counts.codeLines < own.codeLines && counts.types < own.types
          && other.values[.tapFunctions] ?? 0 < Double(done.functions)
      }
    }
    let shown = (others.map(\.name) + ["VIPVM"]).compactMap { behavioursWithoutScreen($0, findings) }
    let given = shown.count == 4 ? shown : nil
    let givesMore = given.map { $0[3] > $0.dropLast().max() ?? 0 }
    let verdictIfLarger = givesMore.map { $0 ? ClaimVerdict.partly : .holds } ?? .beyond
    let found = (others + [vipvm]).map { system in
      let done = system.done.map { ", \(NumberText.count($0.functions, "function"))" } ?? ""
      return "\(system.title) \(NumberText.count(system.counts.codeLines, "code line")),"
        + " \(NumberText.count(system.counts.types, "type"))\(done)"
    }
    let lines = others.map { "\($0.title)'s \(NumberText.count($0.counts.codeLines))" }
    return ClaimFinding(
      verdict: choices.verdict == .holds ? verdictIfLarger : choices.verdict, choices: choices,
      holes: [
        "found": found.joined(separator: "; "), "own": own.codeLines, "others": lines.joined(separator: ", "),
        "unknown": given == nil, "given": given?[3], "most": given?.dropLast().max(),
      ])
  }

  // MARK: Memory

  static func littleMemory(_ findings: Findings) -> ClaimFinding? {
    let held = HeldMemory(findings)
    guard let own = held.bytes["MVVM"], held.bytes.count == findings.architectures.count, held.bytes.count > 1
    else { return nil }
    let others = findings.architectures.filter { $0 != "MVVM" }.map { ($0, held.bytes[$0, default: 0]) }
    let choices = Choices(others.map { ["MVVM", $0.0] }, of: findings) { all in
      let bytes = all.compactMap { $0.values[.sceneBytes] }
      return bytes.count == 2 ? bytes[0] < bytes[1] : nil
    }
    let words = others.map { "\(MarkdownText.plain($0))'s \(NumberText.tenths($1))" }
    return ClaimFinding(
      verdict: choices.verdict, choices: choices,
      holes: ["held": held.words, "own": NumberText.tenths(own), "others": words.joined(separator: ", ")])
  }

  // MARK: Processor time

  /// The pairs that the claim on processor time rests on: VIPER over every other architecture, in each workload's cell
  /// of the overview.
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
    let words = judged.map { pair, _ in
      "\(MarkdownText.code(pair.workload)) over \(MarkdownText.plain(pair.over))"
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
        "found": found.joined(separator: "; "), "unreliable": !isReliable,
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
    let all = both { findings.system(named: $0)?.meanNamed }
    let shown = both { findings.testing.value?.architecture($0)?.tests.levels.noScreen }
    let better = [
      both { held.bytes[$0] }.map { $0.mvvm < $0.mvc },
      named.flatMap { own in all.map { own.mvvm < own.mvc && $0.mvvm < $0.mvc } },
      shown.map { $0.mvvm > $0.mvc },
    ].compactMap(\.self)
    guard !better.isEmpty else { return nil }
    return ClaimFinding(
      verdict: .good(better: better),
      holes: [
        "held": held.words, "mvcNamed": named.map { NumberText.hundredths($0.mvc) },
        "mvvmNamed": named.map { NumberText.hundredths($0.mvvm) },
        "mvcAll": all.map { NumberText.hundredths($0.mvc) },
        "mvvmAll": all.map { NumberText.hundredths($0.mvvm) }, "mvcShown": shown?.mvc,
        "mvvmShown": shown?.mvvm,
      ])
  }

  /// The app, with its two screens, is such a project.
  static func smallProjects(_ findings: Findings) -> ClaimFinding? {
    let lines = findings.structures.map { (name: $0.name, value: Double($0.metrics.counts.codeLines)) }
    let changes = findings.changes.value.flatMap { $0.names.contains("MVC") && $0.names.count > 1 ? $0 : nil }
    let added = changes?.names.map { (name: $0, value: changes?.median(of: .codeLines, in: $0) ?? 0) }
    func words(_ values: [(name: String, value: Double)]) -> String {
      WordList.and(values.map { "\(MarkdownText.plain($0.name)) \(NumberText.tenths($0.value))" })
    }
    return ClaimFinding(
      verdict: .good(better: [lines, added].compactMap(\.self).map { namesWithLowest($0) == ["MVC"] }),
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
      return known.count == findings.architectures.count ? (axis, namesWithLowest(known)) : nil
    }
    guard axes.count > 1 else { return nil }
    let leads = findings.architectures.contains { name in axes.allSatisfy { $0.1.contains(name) } }
    let found = axes.map { "\($0): \(WordList.and($1.map(MarkdownText.plain)))" }
    return ClaimFinding(
      verdict: leads ? .unsettled : .holds,
      holes: ["found": found.joined(separator: "; in "), "leads": leads])
  }

  /// The names with the lowest value.
  private static func namesWithLowest(_ values: [(name: String, value: Double)]) -> [String] {
    let least = values.map(\.value).min()
    return values.filter { $0.value == least }.map(\.name)
  }
}
