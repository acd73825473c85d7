import Measurement

extension Claim {
  // MARK: Roles

  static func roleMap(_ findings: Findings) -> Claim? {
    let text = "The roles of MVVM and VIPER map onto each other."
    let rule =
      "each role of VIPER has only duties that one role of MVVM has too, of drawing, reacting, formatting, deciding,"
      + " storing, navigating and wiring"
    guard let mvvm = findings.system(named: "MVVM"),
      let viper = findings.system(named: "VIPER")
    else { return missing(findings, text, .sameTwoPatterns, rule) }
    var (pairs, torn, idle): ([String], [String], [String]) = ([], [], [])
    for role in viper.roleMap.roles {
      guard let duties = viper.roleMap.duties(of: role) else {
        return missing(findings, text, .sameTwoPatterns, rule)
      }
      let name = MarkdownText.plain(role)
      guard !duties.isEmpty else {
        idle.append(name)
        continue
      }
      let matches = mvvm.roleMap.roles.filter { mvvm.roleMap.duties(of: $0)?.isSuperset(of: duties) ?? false }
      let match = matches.first { $0 == role } ?? matches.first
      if let match { pairs.append("\(name) onto \(MarkdownText.plain(match))") } else { torn.append(name) }
    }
    let left = [(torn, "duties of several roles of MVVM"), (idle, "none of these duties")]
      .filter { !$0.0.isEmpty }
      .map { " \(WordList.and($0.0)) \($0.0.count == 1 ? "has" : "have") \($0.1)." }.joined()
    let all = NumberText.count(pairs.count + torn.count + idle.count, "role")
    return Claim(
      text: text, source: .sameTwoPatterns, rule: rule,
      measured: "VIPER's roles go onto MVVM's: \(WordList.and(pairs)).\(left)"
        + " [Who does what](\(SystemPage.file)#who-does-what), type by type.",
      figure: "\(NumberText.count(pairs.count)) of VIPER's \(all)"
        + (idle.isEmpty ? "" : ", \(NumberText.count(idle.count)) without such duties"),
      verdict: ClaimVerdict(torn.isEmpty))
  }

  // MARK: VIP and VIP-VM

  static func wholeCycle(_ findings: Findings) -> Claim? {
    let text = "VIP passes the whole cycle even where no use case runs, and VIP-VM does not."
    let rule =
      "Cancel, which needs no use case, passes an interactor and a presenter under VIP, and neither under VIP-VM"
    guard let vip = findings.system(named: "VIP"),
      let vipvm = findings.system(named: "VIPVM"), let cycle = vip.cancel, let short = vipvm.cancel
    else { return missing(findings, text, .alvarez, rule) }
    let passes = { (path: TapPath, role: String) in path.types.contains { $0.hasSuffix(role) } }
    let found = [vip, vipvm].compactMap { system in
      system.cancel.map { path in
        "\(NumberText.count(path.functions, "function")) of"
          + " \(WordList.and(path.types.map(MarkdownText.code))) under \(system.title)"
      }
    }
    return Claim(
      text: text, source: .alvarez, rule: rule, measured: "Cancel passes \(WordList.and(found)).",
      figure: "Cancel passes \(NumberText.count(cycle.functions, "function")) and"
        + " \(NumberText.count(short.functions))",
      verdict: ClaimVerdict(
        passes(cycle, "Interactor") && passes(cycle, "Presenter")
          && !passes(short, "Interactor") && !passes(short, "Presenter")))
  }

  static func costOfCycleAndViewModel(_ findings: Findings) -> Claim? {
    let text = "VIP-VM costs more than it gives in a simple app."
    let rule =
      "for the same behaviour it has more code lines and more types than MVC, MVVM and VIPER, and Done passes"
      + " more functions; in part at most, for what it gives is not counted"
    let others = leading(findings)
    guard others.count == 3, let vipvm = findings.system(named: "VIPVM"), let done = vipvm.done
    else { return missing(findings, text, .alvarez, rule) }
    let costsMore = others.allSatisfy {
      $0.system.sources.metrics.counts.codeLines < vipvm.system.sources.metrics.counts.codeLines
        && $0.system.sources.metrics.counts.types < vipvm.system.sources.metrics.counts.types
        && ($0.done?.functions ?? done.functions) < done.functions
    }
    let found = (others + [vipvm]).map { system in
      let counts = system.system.sources.metrics.counts
      let done = system.done.map { ", \(NumberText.count($0.functions, "function"))" } ?? ""
      return "\(system.title) \(NumberText.count(counts.codeLines, "code line")),"
        + " \(NumberText.count(counts.types, "type"))\(done)"
    }
    return Claim(
      text: text, source: .alvarez, rule: rule,
      measured: "\(found.joined(separator: "; ")). What it gives in a larger app was not measured.",
      figure: "\(NumberText.count(vipvm.system.sources.metrics.counts.codeLines, "code line")), "
        + others.map {
          "\($0.title)'s \(NumberText.count($0.system.sources.metrics.counts.codeLines))"
        }.joined(separator: ", "),
      verdict: costsMore ? .partly : .fails)
  }

  // MARK: Coupling and cohesion

  static func highCohesion(_ findings: Findings) -> Claim? {
    let text = "MVVM is good for cohesion."
    let rule =
      "its types with state fall on average into fewer parts (LCOM4) than those of MVC and than those of VIPER; in part:"
      + " than those of one of them"
    let systems = leading(findings)
    guard systems.count == 3, let mvvm = systems[1].meanParts, let mvc = systems[0].meanParts,
      let viper = systems[2].meanParts
    else { return missing(findings, text, .sholichin, rule) }
    let found = systems.map { system in
      "\(system.title) \(NumberText.hundredths(system.meanParts ?? 0))"
        + " (\(system.wholeTypes) of \(system.stateful.count) in one part)"
    }
    return Claim(
      text: text, source: .sholichin, rule: rule, measured: "On average \(WordList.and(found)).",
      figure: "LCOM4 \(NumberText.hundredths(mvvm)), MVC's \(NumberText.hundredths(mvc)),"
        + " VIPER's \(NumberText.hundredths(viper)); 1 is the best",
      verdict: .good(better: [mvvm < mvc, mvvm < viper]))
  }

  static func lowCoupling(_ findings: Findings) -> Claim? {
    let text = "VIPER is the best in coupling."
    let rule =
      "its classes, structures and enumerations name fewer others of their kind on average than those of MVC and of MVVM"
    let systems = leading(findings)
    guard systems.count == 3 else { return missing(findings, text, .sholichin, rule) }
    let found = systems.map { system in
      "\(system.title) \(NumberText.hundredths(system.meanConcreteFanOut)),"
        + " and \(NumberText.hundredths(system.meanFanOut)) with protocols"
    }
    return Claim(
      text: text, source: .sholichin, rule: rule,
      measured: "On average a type names: \(found.joined(separator: "; ")).",
      figure: "a type names \(NumberText.hundredths(systems[2].meanConcreteFanOut)) others on average, "
        + systems.prefix(2).map { "\($0.title)'s \(NumberText.hundredths($0.meanConcreteFanOut))" }
        .joined(separator: ", "),
      verdict: ClaimVerdict(
        systems[2].meanConcreteFanOut < min(systems[0].meanConcreteFanOut, systems[1].meanConcreteFanOut)))
  }

  private static func leading(_ findings: Findings) -> [SystemFindings] {
    ["MVC", "MVVM", "VIPER"].compactMap { findings.system(named: $0) }
  }

  /// Nil where VIPER was not compared, which all these claims are set beside.
  private static func missing(
    _ findings: Findings, _ text: String, _ source: Source, _ rule: String
  ) -> Claim? {
    guard findings.architectures.contains("VIPER"), findings.architectures.contains("MVVM") else {
      return nil
    }
    return Claim(
      text: text, source: source, rule: rule,
      measured: "The architectures that it is about were not looked at together.", verdict: .notMeasured)
  }
}
