import Measurement

/// In how many choices of one implementation of each pattern a claim holds: of one pattern, in how many implementations.
struct Choices {
  private let patterns: [[String]]
  private var holding = 0
  private var count = 0
  private var isTrueOfLeading = true
  /// Whether there is nothing but what leads.
  private var isAlone = true
  /// The implementations with which it is true in no choice, besides those that lead.
  private var never: Set<String> = []

  /// Nil where no choice was measured.
  ///
  /// - Parameters:
  ///   - patterns: those of which one implementation each is chosen; of several lists, the choices of each.
  ///   - holds: whether the claim holds for a choice, in the order of the patterns; nil where that was not measured.
  init?(
    _ patterns: [String]..., of findings: Findings,
    holds: ([VariantResults.Implementation]) -> Bool?
  ) {
    self.init(patterns, of: findings, holds: holds)
  }

  init?(
    _ patterns: [[String]], of findings: Findings, holds: ([VariantResults.Implementation]) -> Bool?
  ) {
    self.patterns = patterns
    var ever: Set<String> = []
    for list in patterns {
      let choices = list.map(findings.implementations).reduce([[]]) { begun, own in
        begun.flatMap { begun in own.map { begun + [$0] } }
      }
      for choice in choices {
        guard let isTrue = holds(choice) else { continue }
        count += 1
        holding += isTrue ? 1 : 0
        if choice.allSatisfy(\.isLeading) { isTrueOfLeading = isTrueOfLeading && isTrue }
        let names = choice.filter { !$0.isLeading }.map(\.name)
        isAlone = isAlone && names.isEmpty
        if isTrue { ever.formUnion(names) } else { never.formUnion(names) }
      }
    }
    never.subtract(ever)
    guard count > 0 else { return nil }
  }

  var verdict: ClaimVerdict { holding == count ? .holds : holding > 0 ? .partly : .fails }

  /// Such as `; in 3 of 4 VIPERs`; empty where there is one choice.
  var tally: String { isAlone ? "" : "; in \(words)" }

  /// Empty where there is one choice.
  var sentence: String {
    guard !isAlone else { return "" }
    let leading = isTrueOfLeading ? "the leading ones among them" : "the leading ones not among them"
    // More of them say nothing of one.
    let isTold = verdict == .partly && 1...3 ~= never.count
    let none = isTold ? "; never with \(WordList.and(never.sorted()))" : ""
    return " **It holds in \(words)**\(holding > 0 ? ", \(leading)" : "")\(none)."
  }

  private var words: String {
    let numbers = "\(NumberText.count(holding)) of \(NumberText.count(count))"
    if patterns.allSatisfy({ $0.count == 1 }) {
      return "\(numbers) \(WordList.and(patterns.joined().map { "\($0)s" }))"
    }
    let chosen = patterns.map { WordList.and($0.map { "one \($0)" }) }
    return "\(numbers) choices of \(chosen.joined(separator: ", or of "))"
  }
}

extension Findings {
  /// Those of a pattern, the one that leads first; it alone where the others were not measured, and none where it was not
  /// compared.
  fileprivate func implementations(of pattern: String) -> [VariantResults.Implementation] {
    guard let structure = structure(of: pattern) else { return [] }
    let measured =
      variants?.value?.implementations.filter { $0.pattern == pattern && $0.standsForPattern } ?? []
    let path = taps.path(of: pattern)
    let known: [VariantResults.Measure: Double?] = [
      .tapFunctions: path.map { Double($0.functions) }, .tapTypes: path.map { Double($0.types.count) },
      .sceneBytes: HeldMemory(self).bytes[pattern],
    ]
    let leading = VariantResults.Implementation(
      name: pattern, title: pattern, folder: structure.metrics.path, pattern: pattern,
      values: known.compactMapValues(\.self), metrics: structure.metrics)
    return [leading] + measured.filter { !$0.isLeading && $0.metrics != nil }
  }
}
