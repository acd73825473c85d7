import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// The rules on other implementations of the patterns.
extension ClaimRules {
  /// The steps are verified one by one, the last one by the rules of VIPER's roles.
  static func stepsLeadToVIPER(_ findings: Findings) -> ClaimFinding? {
    let all = implementations(findings)
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
    guard let (after, before) = pair("VIPERLaunchGraph", findings), after.failure == nil,
      let bytes = before.values[.launchedBytes], let more = after.values[.launchedBytes]
    else { return nil }
    return ClaimFinding(
      verdict: ClaimVerdict(more > bytes),
      holes: ["before": NumberText.tenths(bytes), "after": NumberText.tenths(more)])
  }

  static func retainedScreenIsStale(_ findings: Findings) -> ClaimFinding? {
    guard let (after, _) = pair("VIPERLaunchGraph", findings), after.failure == nil else { return nil }
    let names = after.changedScenarios.filter { $0.name.hasPrefix("The second visit to Add") }.map {
      "\(MarkdownText.plain($0.name)) (\(MarkdownText.plain($0.reason)))"
    }
    return ClaimFinding(
      verdict: ClaimVerdict(!names.isEmpty),
      holes: [
        "none": names.isEmpty, "names": names.isEmpty ? nil : names.joined(separator: "; "),
        "failing": after.changedScenarios.count,
        "scenarios": findings.results.behaviour.scenarios.count,
      ])
  }

  // MARK: A part left out

  /// Whether the variant behaves like the leading implementations, and how many lines it has.
  static func noViewModel(_ findings: Findings) -> ClaimFinding? {
    guard let (variant, leading) = pair("MVVMTrivialAdd", findings) else { return nil }
    return ClaimFinding(
      verdict: ClaimVerdict(variant.standsForPattern),
      holes: [
        "passes": variant.standsForPattern, "lines": codeLines(variant),
        "leading": codeLines(leading), "scenarios": findings.variants?.value?.scenarios,
      ])
  }

  static func liteFirst(_ findings: Findings) -> ClaimFinding? {
    guard let (variant, leading) = pair("VIPERLite", findings) else { return nil }
    let all = implementations(findings)
    let others = all.filter { $0.pattern == "VIPER" && $0.standsForPattern && $0.name != variant.name }
    let isLeast = others.allSatisfy { codeLines($0) > codeLines(variant) }
    let steps = [("presenters", "LadderPresenter"), ("routers", "LadderRouter")].compactMap { what, name in
      all.first { $0.name == name }?.moved.map {
        "\(what) take +\(NumberText.count($0.added)) −\(NumberText.count($0.removed)) lines"
      }
    }
    return ClaimFinding(
      verdict: !variant.behavesAlike ? .fails : isLeast ? .holds : .partly,
      holes: [
        "passes": variant.behavesAlike, "lines": codeLines(variant), "leading": codeLines(leading),
        "steps": steps, "scenarios": findings.variants?.value?.scenarios,
      ])
  }

  // MARK: Entities

  /// The sources show which files know the entity; only a change would show what a new field of it takes.
  static func entitiesOut(_ findings: Findings) -> ClaimFinding? {
    guard let (values, leading) = pair("VIPERValues", findings), values.standsForPattern,
      let own = values.system, let others = leading.system
    else { return nil }
    let knowing = [others, own].map { system in
      system.sources.metrics.files.count { $0.imports.contains("ContactsDomain") }
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

  /// A variant, and the leading implementation of its pattern or of the pattern that it leads to; nil without both.
  private static func pair(
    _ name: String, _ findings: Findings
  ) -> (variant: VariantResults.Implementation, leading: VariantResults.Implementation)? {
    implementations(findings).first { $0.name == name }.flatMap { variant in
      implementations(findings).first { $0.isLeading && $0.pattern == variant.towards ?? variant.pattern }
        .map { (variant, $0) }
    }
  }

  private static func implementations(_ findings: Findings) -> [VariantResults.Implementation] {
    findings.variants?.value?.implementations ?? []
  }

  private static func codeLines(_ one: VariantResults.Implementation) -> Int {
    Int(one.values[.codeLines] ?? 0)
  }
}
