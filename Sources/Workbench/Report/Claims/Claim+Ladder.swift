import Measurement

extension Claim {
  // MARK: Architectures built another way

  static func stepsLeadToVIPER(_ findings: Findings) -> Claim? {
    let text = "MVVM becomes VIPER by two extractions and a rename, and breaks no rule of MVVM on the way."
    let rule =
      "after each step the files keep the rules of their roles, after the last those of VIPER's roles"
    return ofVariant(VariantResults.ladder, findings, text: text, source: .koksal, rule: rule) { variant in
      guard let last = variant.steps.last else { return nil }
      let broken = variant.steps.flatMap(\.violations).count
      let protocols = variant.target.flatMap(findings.structure)?.metrics.counts.protocols ?? 0
      return (
        "After \(NumberText.count(variant.steps.count, "step")), rules broken: \(NumberText.count(broken));"
          + " scenarios that no longer hold: \(NumberText.count(variant.changedScenarios.count))."
          + " There are then \(NumberText.count(last.counts.protocols, "protocol")), and VIPER has"
          + " \(NumberText.count(protocols)): its contracts are in none of the steps.",
        "\(NumberText.count(variant.steps.count, "step")), \(NumberText.count(broken, "rule")) broken",
        ClaimVerdict(broken == 0 && variant.changedScenarios.isEmpty)
      )
    }
  }

  static func graphAtLaunchCosts(_ findings: Findings) -> Claim? {
    let text = "Creating the whole graph at launch costs memory and start-up."
    let rule =
      "with all scenes created at launch, VIPER's app holds more bytes once it is launched, and its launch takes more"
      + " allocations and more instructions"
    return ofVariant(
      VariantResults.launchGraph, findings, text: text, source: .sameTwoPatterns, rule: rule
    ) { variant in
      guard case .measured(let counts) = variant.counts else { return nil }
      func pair(_ workload: String, _ metric: CountResults.Metric, _ name: String) -> (
        grows: Bool, words: String
      )? {
        guard let count = counts.first(where: { $0.workload == workload && $0.metric == metric }),
          let before = count.before.value.map(metric.repeating),
          let after = count.after.value.map(metric.repeating)
        else { return nil }
        return (
          after > before,
          "\(name) with \(SizeText.contacts(count.size)) \(NumberText.tenths(before)), and with all at launch"
            + " \(NumberText.tenths(after))"
        )
      }
      guard let memory = pair(WorkloadID.memoryLaunch, .liveBytes, "bytes held once launched"),
        let allocations = pair(WorkloadID.launch, .allocations, "allocations of a launch"),
        let instructions = pair(WorkloadID.launch, .instructions, "instructions of a launch")
      else { return nil }
      let all = [memory, allocations, instructions]
      return (
        all.map(\.words).joined(separator: "; ").capitalizedFirst + ".",
        "\(memory.words); \(allocations.words)",
        ClaimVerdict(all.allSatisfy(\.grows))
      )
    }
  }

  static func retainedScreenIsStale(_ findings: Findings) -> Claim? {
    let text = "A module that is kept shows stale input the second time the Add screen is opened."
    let rule =
      "with all scenes created at launch, a built-in scenario of a second visit to the Add screen no longer holds"
    return ofVariant(
      VariantResults.launchGraph, findings, text: text, source: .sameTwoPatterns, rule: rule
    ) { variant in
      let visits = variant.changedScenarios.filter { $0.name.hasPrefix("The second visit to Add") }
      let names = visits.map { "\(MarkdownText.plain($0.name)) (\(MarkdownText.plain($0.reason)))" }
      return (
        names.isEmpty
          ? "Every scenario of a second visit holds."
          : "No longer holds: \(names.joined(separator: "; ")). In all"
            + " \(NumberText.count(variant.changedScenarios.count, "scenario")) fail.",
        "\(NumberText.count(variant.changedScenarios.count)) of"
          + " \(NumberText.count(findings.results.behaviour.scenarios.count, "scenario")) fail where they are kept",
        ClaimVerdict(!visits.isEmpty)
      )
    }
  }

  /// A claim on one variant; nil where its architectures were not compared, not measured where `judge` finds nothing to judge by.
  private static func ofVariant(
    _ folder: String, _ findings: Findings, text: String, source: Source, rule: String,
    judge: (VariantResults.VariantCounts) -> (measured: String, figure: String, verdict: ClaimVerdict)?
  ) -> Claim? {
    guard findings.architectures.contains("VIPER"), findings.architectures.contains("MVVM") else {
      return nil
    }
    let variant = findings.results.variants?.value?.variants.first { $0.folder == folder }
    let found = variant.flatMap(judge) ?? ("It was not counted.", "", .notMeasured)
    return Claim(
      text: text, source: source, rule: rule, measured: found.measured, figure: found.figure,
      verdict: found.verdict)
  }
}
