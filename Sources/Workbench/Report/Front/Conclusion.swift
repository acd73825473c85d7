import Measurement

/// What the results come to, in three sentences. Every word follows from the numbers: another architecture has others.
struct Conclusion {
  let findings: Findings
  /// Public apps beside those here; nil without any.
  let elsewhere: ElsewhereFindings?

  var sentences: [String] {
    guard findings.architectures.count > 1 else { return [alone] }
    return [code, time, same, open].filter { !$0.isEmpty }
  }

  private var first: String { MarkdownText.plain(findings.first) }

  private var alone: String {
    let lines = findings.structures.first.map { NumberText.count($0.metrics.counts.codeLines, "line") } ?? ""
    return "\(first) has \(lines) of code and passed \(scenarios); there is nothing to compare it with."
  }

  private var scenarios: String {
    NumberText.count(findings.results.behaviour.scenarios.count, "scenario")
  }

  // MARK: Code

  /// How much more code and indirection.
  private var code: String {
    let lines = findings.structures.map { Double($0.metrics.counts.codeLines) }
    let amounts = zip(findings.architectures, lines).enumerated().map { index, pair in
      let times = index > 0 && lines[0] > 0 ? " (\(NumberText.significant(pair.1 / lines[0])) times)" : ""
      return "\(MarkdownText.plain(pair.0)) \(index == 0 ? "takes " : "")\(NumberText.count(Int(pair.1)))"
        + (index == 0 ? " lines of code" : times)
    }
    return "**Code.** For the same behaviour \(WordList.and(amounts))\(tap)\(change)." + publicApps
  }

  private var tap: String {
    guard findings.taps.missing == nil else { return "" }
    let counts = findings.taps.paths.map { NumberText.count($0.functions) }
    return "; one tap passes \(WordList.and(counts)) functions"
  }

  private var change: String {
    guard case .found(let changes) = findings.changes, changes.names == findings.architectures else {
      return ""
    }
    let medians = changes.names.map { ChangeMeasure.number(changes.median(of: .codeLines, in: $0)) }
    let count = NumberText.count(changes.requests.count, "change")
    let ratios = changes.names.compactMap { name in
      changes.ratio(in: name).map { "\(NumberText.significant($0.median)) for \(MarkdownText.plain(name))" }
    }
    let paired =
      ratios.isEmpty
      ? "" : " (change by change, the median ratio to \(first) is \(WordList.and(ratios)))"
    return "; the median of \(count) adds \(WordList.and(medians)) lines\(paired)"
  }

  private var publicApps: String {
    let pairs = (elsewhere?.pairs ?? []).filter { $0.over == findings.first }
    guard !pairs.isEmpty else { return "" }
    let words = pairs.map {
      "\(NumberText.hundredths($0.own.sample.median)) for \(MarkdownText.plain($0.name))"
        + " (\(NumberText.count($0.own.values.count, "app")))"
    }
    return
      " In [public apps](/\(ElsewherePage.file)) the median ratio to \(first)'s lines is \(WordList.and(words))."
  }

  // MARK: Time

  /// What it costs in time, and why.
  private var time: String {
    guard findings.cost.control.isReliable else {
      return "**Time.** The control failed, so nothing follows from the times of this run."
    }
    let verdicts = findings.cost.main.flatMap(differences)
    guard !verdicts.isEmpty else {
      let size = findings.cost.headline.commonSize.map { ", with \(SizeText.contacts($0))" } ?? ""
      return "**Time.** No architecture was found to be slower or faster than \(first)\(size)." + smaller
    }
    return "**Time.** Compared with \(first), \(verdicts.joined(separator: "; "))." + smaller + causes + frame
  }

  /// What smaller lists settle that the headline's size does not.
  private var smaller: String {
    let words = findings.cost.main.filter { !undecided($0).isEmpty }.compactMap(smallest)
    return words.isEmpty ? "" : " \(words.joined(separator: "; ").capitalizedFirst)."
  }

  private func differences(_ workload: WorkloadFindings) -> [String] {
    let cell = findings.cost.headlineCell(of: workload)
    return words(workload, cell, tellsRange: true).map { ["\($0), with \(SizeText.contacts(cell.size))"] }
      ?? []
  }

  /// Such as `` `add` takes 2.3 times as long under MVVM (2.3–2.8 on 3 processors)``, of what is slower or faster on every
  /// processor; nil where nothing is.
  private func words(
    _ workload: WorkloadFindings, _ cell: CellFindings, tellsRange: Bool = false
  ) -> String? {
    let words = findings.architectures.dropFirst().compactMap { name -> String? in
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
    let parts = findings.boundByObservation.compactMap { name -> String? in
      guard let workload = findings.cost.main.first(where: { $0.workload.id == WorkloadID.add }) else {
        return nil
      }
      let cell = findings.cost.headlineCell(of: workload)
      guard let binding = cell.observedOverToolkit,
        let roles = cell.overItsScreens(name, isObserved: true)
      else { return nil }
      let share = (binding.ratio - 1) / (binding.ratio * roles.ratio - 1)
      let (title, amount) = (
        MarkdownText.plain(name), share >= 0.9 ? "Almost all" : share > 0.5 ? "Most" : "Part"
      )
      return
        "\(amount) of \(title)'s extra time for \(MarkdownText.code(workload.workload.id)) comes from Observation: the same"
        + " screens without an architecture take"
        + " \(RatioText(binding).ratio) times as long with Observation as without, and \(title) takes"
        + " \(RatioText(roles).ratio) times as long as the screens with it."
    }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " ")
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
    let screens = findings.results.behaviour.scenarios.reduce(0) { $0 + $1.screens }
    let compared = findings.results.faults.map {
      " and \(NumberText.count($0.walks.walks, "random walk"))"
    }
    return "**The same.** All \(NumberText.count(findings.architectures.count)) produced identical output in"
      + " \(scenarios) (\(NumberText.count(screens, "screen")))\(compared ?? "").\(equal)"
  }

  private var equal: String {
    guard findings.cost.control.isReliable else { return "" }
    let same = findings.cost.main.filter { workload in
      let cell = findings.cost.headlineCell(of: workload)
      return findings.architectures.dropFirst().allSatisfy {
        cell.settledVerdict(on: $0, over: findings.first) == .equivalent
      }
    }
    return same.isEmpty ? "" : " The times of \(Self.names(of: same)) differ by no more than 2 %."
  }

  /// Those that the headline's size says nothing of.
  private func undecided(_ workload: WorkloadFindings) -> [String] {
    let cell = findings.cost.headlineCell(of: workload)
    return findings.architectures.dropFirst().filter {
      cell.settledVerdict(on: $0, over: findings.first) == nil
    }
  }

  /// What these samples leave open.
  private var open: String {
    guard findings.cost.control.isReliable else { return "" }
    var sizes: [Int] = []
    var left: [String] = []
    for workload in findings.cost.main {
      let cell = findings.cost.headlineCell(of: workload)
      let names = undecided(workload)
      guard !names.isEmpty else { continue }
      sizes.append(cell.size)
      let under =
        names.count + 1 == findings.architectures.count
        ? "" : " under \(WordList.and(names.map(MarkdownText.plain)))"
      let divided = names.compactMap { name -> String? in
        guard let verdict = cell.judgements[name]?.verdict, verdict != .inconclusive,
          let range = cell.range(of: name, over: findings.first)
        else { return nil }
        return "\(verdict) under \(MarkdownText.plain(name)) on \(range.agreement(on: verdict)) processors"
      }
      left.append(
        "\(MarkdownText.code(workload.workload.id))\(under)"
          + (divided.isEmpty ? "" : " (\(WordList.and(divided)))"))
    }
    guard let size = sizes.first else { return "" }
    return "**Inconclusive.** With \(SizeText.contacts(size)), \(WordList.and(left))."
  }

  /// What the smallest size says that is below the headline's and settles something; nil without one.
  private func smallest(_ workload: WorkloadFindings) -> String? {
    let limit = findings.cost.headlineCell(of: workload).size
    return workload.cells.lazy.filter { $0.size < limit }.compactMap { cell in
      words(workload, cell).map { "with \(SizeText.contacts(cell.size)) \($0)" }
    }.first
  }

  private static func names(of workloads: [WorkloadFindings]) -> String {
    WordList.and(workloads.map { MarkdownText.code($0.workload.id) })
  }
}
