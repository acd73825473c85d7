import BehaviourProof
import CommandLineKit
import Measurement

/// The results in a few sentences. Every word follows from the numbers: other results give other words.
struct Conclusion {
  let findings: Findings

  /// The values for the sentences.
  var holes: Template.Holes {
    [code, changed, time, same].reduce([:]) { all, part in all.merging(part) { first, _ in first } }
  }

  /// The architectures that are compared with the first.
  private var others: [String] { Array(findings.architectures.dropFirst()) }

  /// The values on the code, from changes and other apps.
  private var code: Template.Holes {
    // Pairs of architectures with public apps that behave alike in both.
    let pairs = (findings.elsewhere?.pairs ?? []).filter { $0.over == findings.first && $0.alike != nil }
    let apps = pairs.compactMap { pair in
      pair.alike.map {
        "\($0.sample.medianText) for \(pair.name) (\(NumberText.count($0.values.count, "app")))"
      }
    }
    let controllers = findings.elsewhere?.controllers
    return [
      "first": findings.first, "life": findings.life?.sentence?.lowercasedFirst,
      "standing": findings.standing, "owned": findings.variants?.value != nil,
      "apps": apps, "appLines": ElsewherePair.leastLines,
      "ours": pairs.map { "\(NumberText.hundredths($0.own.here)) for \($0.name)" },
      "peers": pairs.map { "\($0.belowAmongPeers) (\($0.name))" },
      "controllers": controllers?.sample.medianText, "controllerApps": controllers?.values.count,
    ]
  }

  /// The values on all changes, also with the shared work; empty unless every architecture has changes.
  private var changed: Template.Holes {
    guard let changes = findings.changes.value,
      let totals = Measures(findings: findings).addedInAll.complete,
      totals[0] > 0
    else { return [:] }
    let shared = Double(changes.requests.reduce(0) { $0 + ($1.shared?.sources.lines.added ?? 0) })
    return [
      "changed": changes.requests.count, "sharedLines": Int(shared),
      "withShared": WordList.and(
        zip(others, totals.dropFirst()).map { name, total in
          "\(NumberText.percent((total + shared) / (totals[0] + shared) - 1)) more under \(name)"
        }),
      "changeRatios": WordList.and(
        others.compactMap { name in
          changes.ratios[name].map { "\($0.medianText) for \(name)" }
        }),
    ]
  }

  // MARK: Time

  /// The values on times and their causes.
  private var time: Template.Holes {
    guard findings.cost.control.isReliable else { return ["unreliable": ""] }
    return ["frame": frame, "causes": causes]
  }

  /// How much of the extra time Observation alone explains, for each architecture that uses it.
  private var causes: String {
    guard let workload = findings.cost.main.first(where: { $0.workload.id == WorkloadID.add }) else {
      return ""
    }
    let cell = findings.cost.headlineCell(of: workload)
    return findings.boundByObservation.compactMap { name in
      guard let binding = cell.observedOverToolkit,
        let roles = cell.ratio(of: name, over: ReferenceArm.observed)
      else { return nil }
      let share = (binding.ratio - 1) / (binding.ratio * roles.ratio - 1)
      let amount = share >= 1 ? "all" : share >= 0.9 ? "almost all" : share > 0.5 ? "most" : "part"
      return
        "Swift's Observation alone could explain \(amount) of \(name)'s extra time for"
        + " \(MarkdownText.code(workload.workload.id)): with it, screens without an architecture take"
        + " \(RatioText(binding).ratio) times as long as without it."
    }.joined(separator: " ")
  }

  /// A sentence on whether speed is a reason to choose; nil if the times cannot be relied on.
  var frameSentence: String? {
    guard findings.cost.control.isReliable else { return nil }
    return frame.map { "\($0) at 120 Hz." }
  }

  /// The slowest single operation compared with one frame on a display; nil if it takes no time.
  private var frame: String? {
    guard let workload = findings.cost.main.first else { return nil }
    let cell = findings.cost.headlineCell(of: workload)
    let medians = workload.contenders.map(cell.median)
    // In the digits that the table shows.
    guard let time = medians.compactMap(\.self).max(), time > 0,
      let text = zip(medians, NumberText.times(medians)).first(where: { $0.0 == time })?.1
    else { return nil }
    let share = time / (1e9 / 120)
    let frames =
      share < 1 ? "\(NumberText.percent(share)) of one frame" : "\(NumberText.significant(share)) frames"
    return
      "With \(SizeText.contacts(cell.size)) the median \(MarkdownText.code(workload.workload.id)) takes at"
      + " most \(text), \(frames)"
  }

  /// The values on what is the same in all.
  private var same: Template.Holes {
    let scenarios = findings.results.behaviour.scenarios
    let equal = findings.cost.main.filter { workload in
      let cell = findings.cost.headlineCell(of: workload)
      return others.allSatisfy { cell.judgements[$0]?.verdict == .equivalent }
    }
    return [
      "all": findings.architectures.count, "scenarios": scenarios.count,
      "screens": scenarios.reduce(0) { $0 + $1.screens },
      "walks": " and \(NumberText.count(findings.results.walks.walks, "random walk"))",
      "equal": findings.cost.control.isReliable && !equal.isEmpty
        ? WordList.and(equal.map { MarkdownText.code($0.workload.id) }) : nil,
    ]
  }
}
