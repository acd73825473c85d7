import Measurement

/// What studies found before, where these results measure the same.
extension Claim {
  static func betterThanMVC(_ findings: Findings) -> Claim? {
    guard ["MVC", "MVVM"].allSatisfy(findings.architectures.contains) else { return nil }
    let held = HeldMemory(findings)
    var (found, better) = ([held.words], held.compare("MVVM", "MVC").map { [$0 < 0] } ?? [])
    if let mvc = findings.system(named: "MVC"), let mvvm = findings.system(named: "MVVM") {
      better.append(mvvm.meanConcreteFanOut < mvc.meanConcreteFanOut)
      found.append(
        "A type names \(NumberText.hundredths(mvc.meanConcreteFanOut)) others under MVC and"
          + " \(NumberText.hundredths(mvvm.meanConcreteFanOut)) under MVVM.")
    }
    if case .found(let testing) = findings.testing, let mvc = testing.architecture("MVC")?.tests.levels,
      let mvvm = testing.architecture("MVVM")?.tests.levels
    {
      better.append(mvvm.noScreen > mvc.noScreen)
      found.append(
        "Shown without a screen: \(NumberText.count(mvc.noScreen)) behaviours and"
          + " \(NumberText.count(mvvm.noScreen)).")
    }
    return Claim(
      text: "MVP and MVVM are better than MVC in testability, coupling and memory.", source: .lou,
      rule:
        "MVVM shows more behaviours without a screen, its types name fewer others that are no protocols, and its open"
        + " Add screen holds fewer bytes; in part: one or two of these",
      measured: found.joined(separator: " ") + " MVP is not built here.",
      verdict: better.isEmpty ? .notMeasured : .good(better: better))
  }

  /// The app with its two screens is such a project.
  static func smallProjects(_ findings: Findings) -> Claim? {
    let others = findings.structures.filter { $0.name != "MVC" }
    guard let mvc = findings.structure(of: "MVC"), !others.isEmpty else { return nil }
    var found = [
      "This app is a small one. Code lines: " + words(findings.structures) { $0.metrics.counts.codeLines }
    ]
    var isLeast = [others.allSatisfy { mvc.metrics.counts.codeLines < $0.metrics.counts.codeLines }]
    if case .found(let changes) = findings.changes, changes.names.contains("MVC"), changes.names.count > 1 {
      let added = changes.names.map { ($0, changes.median(of: .codeLines, in: $0)) }
      found.append(
        "lines that a change request adds, median: "
          + WordList.and(added.map { "\(MarkdownText.plain($0)) \(ChangeMeasure.number($1))" }))
      let least = changes.median(of: .codeLines, in: "MVC")
      isLeast.append(added.allSatisfy { $0.0 == "MVC" || least < $0.1 })
    }
    return Claim(
      text:
        "MVC is preferable for small, less complex projects in which modifiability and testability do not come"
        + " first.",
      source: .kallstrom,
      rule: "MVC has the fewest code lines, and its median change request adds the fewest",
      measured: found.joined(separator: "; ") + ".",
      verdict: isLeast.allSatisfy(\.self) ? .holds : isLeast.contains(true) ? .partly : .fails)
  }

  static func differsByAxis(_ findings: Findings) -> Claim? {
    guard ["MVC", "MVVM", "VIPER"].allSatisfy(findings.architectures.contains) else { return nil }
    var axes: [(String, Ranking)] = []
    func add(_ axis: String, _ values: [(name: String, value: Double?)]) {
      let known = values.compactMap { name, value in value.map { (name: name, value: $0) } }
      guard known.count == findings.architectures.count, let ranking = Ranking(known) else { return }
      axes.append((axis, ranking))
    }
    add("code lines", findings.structures.map { ($0.name, Double($0.metrics.counts.codeLines)) })
    let held = HeldMemory(findings)
    add("memory of an open screen", findings.architectures.map { ($0, held.bytes[$0]) })
    let instructions = findings.instructions
    if let size = instructions.size(of: WorkloadID.add) {
      add(
        "instructions of an added contact",
        findings.architectures.map { ($0, instructions.count(of: $0, in: WorkloadID.add, at: size)) })
    }
    guard axes.count > 1 else {
      return Claim(
        text: differing, source: .phan, rule: differingRule, measured: "One axis alone was measured.",
        verdict: .notMeasured)
    }
    let leaders = findings.architectures.map(MarkdownText.plain).filter { name in
      axes.allSatisfy { $0.1.first.contains(name) }
    }
    return Claim(
      text: differing, source: .phan, rule: differingRule,
      measured: "The least in "
        + axes.map { "\($0.0): \(WordList.and($0.1.first))" }.joined(separator: "; in ")
        + "." + (leaders.isEmpty ? "" : " Testability, an axis of the study, is not among these."),
      verdict: leaders.isEmpty ? .holds : .unsettled)
  }

  private static let differing = "Which pattern is the best differs from axis to axis."
  private static let differingRule =
    "no architecture has the least of each: code lines, memory and instructions; one that has settles nothing, as the"
    + " study has more axes"

  private static func words(
    _ structures: [StructureResults.ArchitectureSources],
    _ count: (StructureResults.ArchitectureSources) -> Int
  ) -> String {
    WordList.and(structures.map { "\(MarkdownText.plain($0.name)) \(NumberText.count(count($0)))" })
  }
}
