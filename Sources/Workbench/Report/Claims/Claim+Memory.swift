import Results

extension Claim {
  static func leastMemory(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("MVVM"), findings.architectures.count > 1 else { return nil }
    let text = "MVVM is best for the use of memory."
    let rule = "an open Add screen holds fewer bytes under MVVM than under every other architecture"
    guard case .measured(let counts) = findings.results.counts else {
      return Claim(
        text: text, source: .sholichin, rule: rule, measured: "Memory was not measured.",
        verdict: .notMeasured)
    }
    let size = counts.counts.filter { $0.workload == "memory-scene" }.map(\.size).max() ?? 0
    let held = findings.architectures.map { name in
      (
        name: name,
        bytes: counts.value(of: .liveBytes, workload: "memory-scene", size: size, arm: name)?.value
      )
    }
    guard let mvvm = held.first(where: { $0.name == "MVVM" })?.bytes, held.allSatisfy({ $0.bytes != nil })
    else {
      return Claim(
        text: text, source: .sholichin, rule: rule, measured: "An open screen was not measured.",
        verdict: .notMeasured)
    }
    let found = held.map { "\(MarkdownText.plain($0.name)) \(NumberText.tenths($0.bytes ?? 0)) bytes" }
    return Claim(
      text: text, source: .sholichin, rule: rule,
      measured: "An open Add screen holds, with \(NumberText.count(size)) contacts: \(WordList.and(found)).",
      verdict: Verdict(held.allSatisfy { $0.name == "MVVM" || mvvm < $0.bytes ?? 0 }))
  }
}
