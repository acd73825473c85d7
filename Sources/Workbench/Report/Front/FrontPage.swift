import Measurement

/// The page to begin with: the answer, how sure it is, and where to read on.
extension Findings {
  func writeFront(_ claims: ClaimLedger, to page: inout MarkdownPage) {
    let (cost, control, others) = (results.cost, cost.control, processors.others.count)
    let doubtful = control.imprecise.count + control.failed.count
    let isReliable = control.isReliable
    let hasClaims = !claims.articles.isEmpty
    let grown = changes.value?.changes.grown
    let ratios = (elsewhere?.pairs ?? []).filter { $0.over == first }.map { pair in
      "\(pair.name) has \(NumberText.hundredths(pair.own.here)) times \(pair.over)'s code lines, more than in"
        + " \(ElsewhereRatios.below(pair.own.here, in: pair.own.values)) public apps, and than in"
        + " \(pair.belowAmongPeers) whose \(pair.over) is at least as large"
    }
    page.write(
      PackageResources.Front_md,
      [
        "names": WordList.and(architectures.map(MarkdownText.plain)),
        "kind": architectures.count > 1 ? "a comparison" : "a measurement",
        "run": cost.isQuick ? "Quick" : "Full",
        "processes": "\(NumberText.count(cost.launches)) process\(cost.launches == 1 ? "" : "es")",
        "rounds": cost.rounds, "others": others > 0 ? others : nil, "plural": others > 1 ? "s" : "",
        "unreliable": control.reason,
        "doubtful": doubtful == 0 ? "" : " but for \(NumberText.count(doubtful, "control"))",
        "reliable": isReliable ? control.summary : nil, "hasClaims": hasClaims ? "" : nil,
        "further": hasClaims && !results.further.isEmpty
          ? WordList.and(results.further.map(MarkdownText.plain)) : nil,
        "growth": grown.map {
          " With \(NumberText.count($0.requests.count, "change")) made, \($0.sentence)"
        } ?? "",
        "elsewhere": ratios.isEmpty ? nil : ratios.joined(separator: "; "),
      ],
      parts: [
        "answer": { writeAnswer(showsRows: true, to: &$0) },
        "claims": { page in
          if hasClaims { page.list(claims.articles.map { "\($0.number): \($0.short). \($0.finding)" }) }
        },
      ])
  }

  /// Three sentences, one table and one picture.
  ///
  /// - Parameter showsRows: whether the rows that the situations rest on are told, too.
  func writeAnswer(showsRows: Bool, to page: inout MarkdownPage) {
    page.write(PackageResources.Conclusion_md, Conclusion(findings: self).holes)
    let decision = Decision(self)
    if !decision.situations.isEmpty {
      page.heading(2, "When to take which")
      page.list(decision.situations.map(\.line))
      let more = "Every row stands [in the report](/\(Report.front)#when-to-take-which)."
      if !showsRows { page.write(PackageResources.Decision_md, ["more": more]) }
    }
    if showsRows, !decision.situations.isEmpty {
      page.details("How these come about, row by row") { page in
        let more =
          "Bold marks those that a row favours. A row without bold is not counted: it favours none, or is about public apps."
        page.write(PackageResources.Decision_md, ["more": more])
        page.table(decision.rows)
      }
    }
    let table = FrontTable(findings: self)
    page.heading(2, table.title)
    page.paragraph(table.note)
    page.table(table.table)
    if architectures.count > 1 {
      let chart = table.chart
      page.figure("answer", chart, alternative: "Ratios to \(first) as dots, from \(chart.span).")
    }
    let workloads = cost.main.map {
      "*\(MarkdownText.plain($0.capitalizedID)):* \(MarkdownText.plain($0.workload.summary))."
    }
    let changes = changes.value?.requests.map {
      "\(MarkdownText.code($0.id)) (\(MarkdownText.plain($0.title)))"
    }
    page.write(
      PackageResources.Terms_md,
      [
        "workloads": workloads.joined(separator: " "), "faults": testing.value?.listOfFaults ?? "",
        "rules": testing.value?.testing.domainRules?.count,
        "changes": changes.map(WordList.and),
      ])
  }
}

/// What the results come to, in a few sentences. Every word follows from the numbers: another architecture has others.
struct Conclusion {
  let findings: Findings

  /// What the sentences are filled with: of one architecture only those on its code.
  var holes: Template.Holes {
    var holes = code
    guard findings.architectures.count > 1 else { return holes }
    for part in [time, same] { holes.merge(part) { first, _ in first } }
    return holes
  }

  private var first: String { MarkdownText.plain(findings.first) }

  /// The architectures that are held against the first.
  private var others: [String] { Array(findings.architectures.dropFirst()) }

  /// How much more code and indirection.
  private var code: Template.Holes {
    let lines = Measures(findings: findings).codeLines.values
    guard let least = lines[0] else { return [:] }
    let amounts = zip(others, lines.dropFirst()).map { name, count in
      let ratio = count.flatMap { least > 0 ? "\(NumberText.significant($0 / least)) times" : nil }
      return "\(MarkdownText.plain(name)) \(count.map(NumberText.tenths) ?? "")"
        + inBrackets([ratio, owner(of: .codeLines, in: name)], by: ", ")
    }
    let passed = findings.taps.paths.map {
      NumberText.count($0.functions) + inBrackets([owner(of: .tapFunctions, in: $0.architecture)])
    }
    let apps = (findings.elsewhere?.pairs ?? []).filter { $0.over == findings.first }.map {
      "\(NumberText.hundredths($0.own.sample.median)) for \($0.name)"
        + " (\(NumberText.count($0.own.values.count, "app")))"
    }
    return [
      "first": first,
      "lines": WordList.and(["\(first) takes \(NumberText.tenths(least)) lines of code"] + amounts),
      "tap": passed.isEmpty ? "" : "; one tap passes \(WordList.and(passed)) functions", "change": change,
      "apps": apps.isEmpty || others.isEmpty ? nil : WordList.and(apps),
      "owned": findings.variants?.value == nil || others.isEmpty ? nil : "",
    ]
  }

  /// Whether it is the pattern that a ratio to the first comes from; nil where other implementations were not measured.
  private func owner(of measure: VariantResults.Measure, in name: String) -> String? {
    findings.pair(by: measure, of: name).map { $0.belongsToPattern ? "by pattern" : "by author" }
  }

  private func inBrackets(_ words: [String?], by separator: String = "; ") -> String {
    let words = words.compactMap(\.self).joined(separator: separator)
    return words.isEmpty ? "" : " (\(words))"
  }

  private var change: String {
    guard let changes = findings.changes.value, changes.names == findings.architectures else { return "" }
    let medians = changes.names.map { NumberText.tenths(changes.median(of: .codeLines, in: $0)) }
    let ratios = changes.names.compactMap { name in
      name == first ? nil : changes.ratio(in: name).map { NumberText.significant($0.median) }
    }
    let paired = " (change by change, \(WordList.and(ratios)) times \(first)'s)"
    return "; the median of \(NumberText.count(changes.requests.count, "change")) adds"
      + " \(WordList.and(medians)) lines\(ratios.isEmpty ? "" : paired)"
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
      "noneSlower": slower.isEmpty ? size : nil,
      "smaller": smaller.isEmpty ? nil : smaller.joined(separator: "; ").capitalizedFirst,
      "causes": slower.isEmpty ? nil : causes, "frame": slower.isEmpty ? nil : frame,
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
      let measure = VariantResults.Measure.allCases.first { $0.timedWorkload == workload.workload.id }
      let owner = measure.flatMap { self.owner(of: $0, in: name) }
      return "\(ratio.ratio) times as long under \(MarkdownText.plain(name))"
        + (isHeadline ? inBrackets([range, owner]) : "")
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
        "\(amount) of \(title)'s extra time for \(MarkdownText.code(workload.workload.id)) comes from Observation: the same"
        + " screens without an architecture take"
        + " \(RatioText(binding).ratio) times as long with Observation as without, and \(title) takes"
        + " \(RatioText(roles).ratio) times as long as the screens with it."
    }.joined(separator: " ")
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
