import Measurement

/// What the results come to, in three sentences. Every word follows from the numbers: another architecture has others.
struct Conclusion {
  let findings: Findings
  /// Public apps beside those here; nil without any.
  let elsewhere: ElsewhereFindings?

  var sentences: [String] {
    findings.architectures.count > 1 ? [code, time, same, open].filter { !$0.isEmpty } : [code]
  }

  private var first: String { MarkdownText.plain(findings.first) }

  /// The architectures that are held against the first.
  private var others: [String] { Array(findings.architectures.dropFirst()) }

  // MARK: Code

  /// How much more code and indirection.
  private var code: String {
    let lines = Measures(findings: findings).codeLines.values
    guard let least = lines[0] else { return "" }
    let amounts = zip(others, lines.dropFirst()).map { name, count in
      "\(MarkdownText.plain(name)) \(count.map(NumberText.tenths) ?? "")"
        + (count.map { least > 0 ? " (\(NumberText.significant($0 / least)) times)" : "" } ?? "")
    }
    let all = ["\(first) takes \(NumberText.tenths(least)) lines of code"] + amounts
    return "**Code.** For the same behaviour \(WordList.and(all))\(tap)\(change)." + publicApps
  }

  private var tap: String {
    let counts = findings.taps.paths.map { NumberText.count($0.functions) }
    return counts.isEmpty ? "" : "; one tap passes \(WordList.and(counts)) functions"
  }

  private var change: String {
    guard let changes = findings.changes.value, changes.names == findings.architectures else { return "" }
    let medians = changes.names.map { ChangeMeasure.number(changes.median(of: .codeLines, in: $0)) }
    let ratios = changes.names.compactMap { name in
      changes.ratio(in: name).map { "\(NumberText.significant($0.median)) for \(MarkdownText.plain(name))" }
    }
    let paired = " (change by change, the median ratio to \(first) is \(WordList.and(ratios)))"
    return "; the median of \(NumberText.count(changes.requests.count, "change")) adds"
      + " \(WordList.and(medians)) lines\(ratios.isEmpty ? "" : paired)"
  }

  private var publicApps: String {
    let words = (elsewhere?.pairs ?? []).filter { $0.over == findings.first }.map {
      "\(NumberText.hundredths($0.own.sample.median)) for \($0.name)"
        + " (\(NumberText.count($0.own.values.count, "app")))"
    }
    return words.isEmpty
      ? ""
      : " In [public apps](/\(ElsewherePage.file)) the median ratio to \(first)'s lines is \(WordList.and(words))."
  }

  // MARK: Time

  /// What it costs in time, and why.
  private var time: String {
    guard findings.cost.control.isReliable else {
      return "**Time.** The control failed, so nothing follows from the times of this run."
    }
    let slower = findings.cost.main.compactMap { workload -> String? in
      let cell = findings.cost.headlineCell(of: workload)
      return words(workload, cell, tellsRange: true).map { "\($0), with \(SizeText.contacts(cell.size))" }
    }
    guard !slower.isEmpty else {
      let size = findings.cost.headline.commonSize.map { ", with \(SizeText.contacts($0))" } ?? ""
      return "**Time.** No architecture was found to be slower or faster than \(first)\(size)." + smaller
    }
    return "**Time.** Compared with \(first), \(slower.joined(separator: "; "))." + smaller + causes + frame
  }

  /// What the smallest list settles of what the headline's size does not.
  private var smaller: String {
    let settled = findings.cost.main.filter { !undecided($0).isEmpty }.compactMap { workload in
      let limit = findings.cost.headlineCell(of: workload).size
      return workload.cells.lazy.filter { $0.size < limit }.compactMap { cell in
        words(workload, cell).map { "with \(SizeText.contacts(cell.size)) \($0)" }
      }.first
    }
    return settled.isEmpty ? "" : " \(settled.joined(separator: "; ").capitalizedFirst)."
  }

  /// Such as `` `add` takes 2.3 times as long under MVVM (2.3–2.8 on 3 processors)``, of what is slower or faster on every
  /// processor; nil where nothing is.
  private func words(
    _ workload: WorkloadFindings, _ cell: CellFindings, tellsRange: Bool = false
  ) -> String? {
    let words = others.compactMap { name -> String? in
      guard let verdict = cell.settledVerdict(on: name, over: findings.first), verdict != .equivalent,
        let estimate = cell.judgements[name]?.estimate
      else { return nil }
      let ratio = RatioText(estimate)
      let range = (tellsRange ? cell.range(of: name, over: findings.first) : nil).map {
        " (\($0.text(beside: ratio)) on \(NumberText.count($0.processors)) processors)"
      }
      return "\(ratio.ratio) times as long under \(MarkdownText.plain(name))\(range ?? "")"
    }
    return words.isEmpty ? nil : "\(MarkdownText.code(workload.workload.id)) takes \(WordList.and(words))"
  }

  /// Of what is bound by Observation, what is the binding's and what the roles'.
  private var causes: String {
    guard let workload = findings.cost.main.first(where: { $0.workload.id == WorkloadID.add }) else {
      return ""
    }
    let cell = findings.cost.headlineCell(of: workload)
    return findings.boundByObservation.compactMap { name in
      guard let binding = cell.observedOverToolkit, let roles = cell.overItsScreens(name, isObserved: true)
      else { return nil }
      let share = (binding.ratio - 1) / (binding.ratio * roles.ratio - 1)
      let amount = share >= 0.9 ? "Almost all" : share > 0.5 ? "Most" : "Part"
      let title = MarkdownText.plain(name)
      return
        " \(amount) of \(title)'s extra time for \(MarkdownText.code(workload.workload.id)) comes from Observation: the same"
        + " screens without an architecture take"
        + " \(RatioText(binding).ratio) times as long with Observation as without, and \(title) takes"
        + " \(RatioText(roles).ratio) times as long as the screens with it."
    }.joined()
  }

  /// The slowest single operation beside one frame on a display.
  private var frame: String {
    guard let workload = findings.cost.main.first else { return "" }
    let medians = workload.contenders.map(findings.cost.headlineCell(of: workload).median)
    // With the digits of the table.
    guard let time = medians.compactMap(\.self).max(), time > 0,
      let text = zip(medians, NumberText.times(medians)).first(where: { $0.0 == time })?.1
    else { return "" }
    let share = time / (1e9 / Self.framesPerSecond)
    let frames =
      share < 1
      ? "\(NumberText.percent(share)) of one frame" : "\(NumberText.significant(share)) frames"
    let size = SizeText.contacts(findings.cost.headlineCell(of: workload).size)
    return " With \(size) the median \(MarkdownText.code(workload.workload.id)) takes at most"
      + " \(text), \(frames) at \(Int(Self.framesPerSecond)) Hz."
  }

  private static let framesPerSecond = 120.0

  // MARK: What is the same

  /// What no difference was found in.
  private var same: String {
    let scenarios = findings.results.behaviour.scenarios
    let screens = scenarios.reduce(0) { $0 + $1.screens }
    let walks = findings.results.faults.map { " and \(NumberText.count($0.walks.walks, "random walk"))" }
    return "**The same.** All \(NumberText.count(findings.architectures.count)) produced identical output in"
      + " \(NumberText.count(scenarios.count, "scenario")) (\(NumberText.count(screens, "screen")))\(walks ?? "")."
      + equal
  }

  private var equal: String {
    let same = findings.cost.main.filter { workload in
      let cell = findings.cost.headlineCell(of: workload)
      return others.allSatisfy { cell.settledVerdict(on: $0, over: findings.first) == .equivalent }
    }
    guard findings.cost.control.isReliable, !same.isEmpty else { return "" }
    let names = WordList.and(same.map { MarkdownText.code($0.workload.id) })
    return " The times of \(names) differ by no more than 2 %."
  }

  /// Those that the headline's size says nothing of.
  private func undecided(_ workload: WorkloadFindings) -> [String] {
    let cell = findings.cost.headlineCell(of: workload)
    return others.filter { cell.settledVerdict(on: $0, over: findings.first) == nil }
  }

  /// What these samples leave open.
  private var open: String {
    let left = findings.cost.main.filter { !undecided($0).isEmpty }
    guard findings.cost.control.isReliable, let size = left.first.map(findings.cost.headlineCell)?.size else {
      return ""
    }
    let words = left.map { workload in
      let (cell, names) = (findings.cost.headlineCell(of: workload), undecided(workload))
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
    return "**Inconclusive.** With \(SizeText.contacts(size)), \(WordList.and(words))."
  }
}
