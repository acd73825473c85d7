import Measurement

/// What the results come to, in a few sentences. Every word follows from the numbers: another architecture has others.
struct Conclusion {
  let findings: Findings

  /// What the sentences are filled with: of one architecture only those on its code.
  var holes: Template.Holes {
    get throws {
      var holes = try code
      guard findings.architectures.count > 1 else { return holes }
      for part in [time, same] { holes.merge(part) { first, _ in first } }
      return holes
    }
  }

  private var first: String { MarkdownText.plain(findings.first) }

  /// The architectures that are held against the first.
  private var others: [String] { Array(findings.architectures.dropFirst()) }

  /// How much more code and indirection.
  private var code: Template.Holes {
    get throws {
      let lines = Measures(findings: findings).codeLines.values
      guard let least = lines[0] else { return [:] }
      let amounts = zip(others, lines.dropFirst()).map { name, count in
        let ratio = count.flatMap { least > 0 ? "\(NumberText.significant($0 / least)) times" : nil }
        return "\(MarkdownText.plain(name)) \(count.map(NumberText.tenths) ?? "")" + inBrackets([ratio])
      }
      let ranges = others.compactMap { name in
        findings.codeLineRange(of: name).map {
          "\($0) times for \(MarkdownText.plain(name))" + inBrackets([owner(of: .codeLines, in: name)])
        }
      }
      let passed = findings.taps.paths.map {
        NumberText.count($0.functions) + inBrackets([owner(of: .tapFunctions, in: $0.architecture)])
      }
      // In public apps that behave alike.
      let pairs = (findings.elsewhere?.pairs ?? []).filter { $0.over == findings.first && $0.alike != nil }
      let apps = pairs.compactMap { pair in
        pair.alike.map {
          "\($0.sample.medianText) for \(pair.name) (\(NumberText.count($0.values.count, "app")))"
        }
      }
      let anySize = pairs.compactMap { $0.alikeOfAnySize.map { NumberText.hundredths($0.sample.median) } }
      return changed.merging([
        "first": first,
        "lines": WordList.and(["\(first) takes \(NumberText.tenths(least)) lines of code"] + amounts),
        "ranges": ranges,
        "tap": passed,
        "life": findings.life?.sentence?.lowercasedFirst, "standing": findings.standing,
        "owned": findings.variants?.value != nil && !others.isEmpty,
        "apps": apps, "appLines": ElsewherePair.leastLines,
        "anySize": WordList.and(anySize),
      ]) { first, _ in first }
    }
  }

  /// Whether it is the pattern that a ratio to the first comes from; nil where other implementations were not measured.
  private func owner(of measure: VariantResults.Measure, in name: String) -> String? {
    findings.pair(by: measure, of: name).map { $0.belongsToPattern ? "by pattern" : "by author" }
  }

  private func inBrackets(_ words: [String?]) -> String {
    let words = words.compactMap(\.self).joined(separator: "; ")
    return words.isEmpty ? "" : " (\(words))"
  }

  /// What all changes took, also with the work that all share; empty without changes to each.
  private var changed: Template.Holes {
    guard let changes = findings.changes.value,
      let totals = Measures(findings: findings).addedInAll.complete,
      totals[0] > 0, !others.isEmpty
    else { return [:] }
    let shared = Double(changes.requests.reduce(0) { $0 + ($1.shared?.sources.lines.added ?? 0) })
    return [
      "changed": changes.requests.count, "totals": WordList.and(totals.map(NumberText.tenths)),
      "totalRatios": WordList.and(totals.dropFirst().map { NumberText.hundredths($0 / totals[0]) }),
      "sharedLines": Int(shared),
      "withShared": WordList.and(
        zip(others, totals.dropFirst()).map { name, total in
          "\(NumberText.percent((total + shared) / (totals[0] + shared) - 1)) more under \(MarkdownText.plain(name))"
        }),
      "changeRatios": WordList.and(
        others.compactMap { name in
          changes.ratios[name].map { "\($0.medianText) for \(MarkdownText.plain(name))" }
        }),
    ]
  }

  // MARK: Time

  /// What it costs in time and why, and what these samples leave open.
  private var time: Template.Holes {
    guard findings.cost.control.isReliable else { return ["unreliable": ""] }
    let main = findings.cost.main.map { (workload: $0, cell: findings.cost.headlineCell(of: $0)) }
    let common = findings.cost.headline.commonSize
    let size = common.map { ", with \(SizeText.contacts($0))" } ?? ""
    let slower = main.compactMap { workload, cell in
      words(workload, cell, isHeadline: true).map {
        $0 + (common == nil ? ", with \(SizeText.contacts(cell.size))" : "")
      }
    }
    let left = main.filter { !undecided($0.cell).isEmpty }
    // What the smallest list settles of what the headline's size does not.
    let smaller = left.compactMap { workload, cell in
      workload.cells.lazy.filter { $0.size < cell.size }.compactMap { smaller in
        words(workload, smaller).map { "with \(SizeText.contacts(smaller.size)) \($0)" }
      }.first
    }
    return [
      "slower": slower.isEmpty ? nil : slower.joined(separator: "; "), "size": size,
      "timeOwner": slower.isEmpty ? nil : sharedTimeOwner,
      "noneSlower": slower.isEmpty ? size : nil,
      "smaller": smaller.isEmpty ? nil : smaller.joined(separator: "; "),
      "causes": slower.isEmpty ? nil : causes, "frame": frame,
      "openSize": left.first.map { SizeText.contacts($0.cell.size) },
      "open": WordList.and(left.map(openWords)),
    ]
  }

  /// Such as `` `add` takes 2.3 times as long under MVVM (2.3–2.8 on 3 processors)``, of what is slower or faster on every
  /// processor; nil where nothing is.
  private func words(
    _ workload: WorkloadFindings, _ cell: CellFindings, isHeadline: Bool = false
  ) -> String? {
    let words = others.compactMap { name -> String? in
      guard let verdict = cell.settledVerdict(on: name, over: findings.first), verdict != .equivalent,
        let estimate = cell.judgements[name]?.estimate
      else { return nil }
      let ratio = RatioText(estimate)
      let range = cell.range(of: name, over: findings.first).map {
        "\($0.text(beside: ratio)) on \(NumberText.count($0.processors)) processors"
      }
      let measure = VariantResults.Measure.time(of: workload.workload.id)
      let owner = sharedTimeOwner == nil ? measure.flatMap { self.owner(of: $0, in: name) } : nil
      return "\(ratio.ratio) times as long under \(MarkdownText.plain(name))"
        + (isHeadline ? inBrackets([range, owner]) : "")
    }
    return words.isEmpty ? nil : "\(MarkdownText.code(workload.workload.id)) takes \(WordList.and(words))"
  }

  /// What all ratios of times come from, if it is the same; nil also where other implementations were not measured.
  private var sharedTimeOwner: String? {
    let owners = others.flatMap { name in
      VariantResults.Measure.allCases.filter(\.isTime).map { owner(of: $0, in: name) }
    }
    return Set(owners).count == 1 ? owners[0] : nil
  }

  /// Of what is bound by Observation, what is the binding's and what the roles'.
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
      let title = MarkdownText.plain(name)
      return
        "Swift's Observation alone could explain \(amount) of \(title)'s extra time for"
        + " \(MarkdownText.code(workload.workload.id)): it makes the same screens without an architecture"
        + " take \(RatioText(binding).ratio) times as long, and \(title) takes \(RatioText(roles).ratio) times that."
    }.joined(separator: " ")
  }

  /// Whether speed is a reason to choose; nil where no time can be relied on.
  var frameSentence: String? {
    guard findings.cost.control.isReliable, findings.architectures.count > 1 else { return nil }
    return frame.map { "\($0) at 120 Hz." }
  }

  /// The slowest single operation beside one frame on a display; nil if it takes no time.
  private var frame: String? {
    guard let workload = findings.cost.main.first else { return nil }
    let cell = findings.cost.headlineCell(of: workload)
    let medians = workload.contenders.map(cell.median)
    // With the digits of the table.
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

  /// Those that a size says nothing of.
  private func undecided(_ cell: CellFindings) -> [String] {
    others.filter { cell.settledVerdict(on: $0, over: findings.first) == nil }
  }

  private func openWords(_ workload: WorkloadFindings, _ cell: CellFindings) -> String {
    let names = undecided(cell)
    let divided = names.compactMap { name -> String? in
      guard let verdict = cell.judgements[name]?.verdict, verdict != .inconclusive,
        let range = cell.range(of: name, over: findings.first)
      else { return nil }
      return "\(verdict) under \(MarkdownText.plain(name)) on \(range.agreement(on: verdict)) processors"
    }
    return MarkdownText.code(workload.workload.id)
      + (names == others ? "" : " under \(WordList.and(names.map(MarkdownText.plain)))")
      + (divided.isEmpty ? "" : " (\(WordList.and(divided)))")
  }

  /// What no difference was found in.
  private var same: Template.Holes {
    let scenarios = findings.results.behaviour.scenarios
    let equal = findings.cost.main.filter { workload in
      let cell = findings.cost.headlineCell(of: workload)
      return others.allSatisfy { cell.settledVerdict(on: $0, over: findings.first) == .equivalent }
    }
    return [
      "all": findings.architectures.count, "scenarios": scenarios.count,
      "screens": scenarios.reduce(0) { $0 + $1.screens },
      "walks": findings.results.faults.map { " and \(NumberText.count($0.walks.walks, "random walk"))" }
        ?? "",
      "equal": findings.cost.control.isReliable && !equal.isEmpty
        ? WordList.and(equal.map { MarkdownText.code($0.workload.id) }) : nil,
    ]
  }
}
