import Measurement

/// The rules on what patterns take when they are built another way.
extension ClaimRules {
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
    guard let (before, after) = launchGraph(findings),
      let bytes = before.values[.launchedBytes], let more = after.values[.launchedBytes]
    else { return nil }
    return ClaimFinding(
      verdict: ClaimVerdict(more > bytes),
      holes: ["before": NumberText.tenths(bytes), "after": NumberText.tenths(more)])
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

  // MARK: A part left out

  /// Whether it does what the leading ones do, and what that takes.
  static func noViewModel(_ findings: Findings) -> ClaimFinding? {
    guard let (variant, leading) = pair("MVVMTrivialAdd", findings),
      let lines = codeLines(variant, leading)
    else { return nil }
    return ClaimFinding(
      verdict: ClaimVerdict(variant.standsForPattern),
      holes: [
        "passes": variant.standsForPattern ? "" : nil, "lines": lines[0], "leading": lines[1],
        "scenarios": findings.variants?.value?.scenarios,
      ])
  }

  static func liteFirst(_ findings: Findings) -> ClaimFinding? {
    guard let (variant, leading) = pair("VIPERLite", findings), let lines = codeLines(variant, leading) else {
      return nil
    }
    let all = findings.variants?.value?.implementations ?? []
    let others = all.filter { $0.pattern == "VIPER" && $0.standsForPattern && $0.name != variant.name }
    let isLeast = others.allSatisfy { $0.values[.codeLines] ?? 0 > Double(lines[0]) }
    let steps = [("presenters", "LadderPresenter"), ("routers", "LadderRouter")].compactMap { what, name in
      all.first { $0.name == name }?.moved.map {
        "\(what) take +\(NumberText.count($0.added)) −\(NumberText.count($0.removed)) lines"
      }
    }
    return ClaimFinding(
      verdict: !variant.standsForPattern ? .fails : isLeast ? .holds : .partly,
      holes: [
        "passes": variant.standsForPattern ? "" : nil, "lines": lines[0], "leading": lines[1],
        "steps": steps.isEmpty ? nil : WordList.and(steps),
        "scenarios": findings.variants?.value?.scenarios,
      ])
  }

  // MARK: Entities

  /// The sources tell who knows the entity; what a new field of it takes, only a change would.
  static func entitiesOut(_ findings: Findings) -> ClaimFinding? {
    guard let (values, leading) = pair("VIPERValues", findings), values.standsForPattern,
      let own = values.metrics, let others = leading.metrics
    else { return nil }
    let knowing = [others, own].map { metrics in
      metrics.files.count { $0.imports.contains("ContactsDomain") }
    }
    let phone = findings.changes.value.flatMap { changes in
      changes.requests.first { $0.id == "phone" }.flatMap { changes.part(of: $0, in: "VIPER")?.sources }
    }
    return ClaimFinding(
      verdict: knowing[1] < knowing[0] ? .partly : .fails,
      holes: [
        "out": knowing[0], "values": knowing[1], "types": phone?.types.changed, "files": phone?.files.changed,
      ])
  }

  /// A variant, and the implementation of its pattern that leads; nil unless both are there.
  private static func pair(
    _ name: String, _ findings: Findings
  ) -> (variant: VariantResults.Implementation, leading: VariantResults.Implementation)? {
    let all = findings.variants?.value?.implementations ?? []
    return all.first { $0.name == name }.flatMap { variant in
      all.first { $0.isLeading && $0.pattern == variant.pattern }.map { (variant, $0) }
    }
  }

  private static func codeLines(_ implementations: VariantResults.Implementation...) -> [Int]? {
    let lines = implementations.compactMap { $0.values[.codeLines].map { Int($0) } }
    return lines.count == implementations.count ? lines : nil
  }
}
