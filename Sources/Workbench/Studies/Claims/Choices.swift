import BehaviourProof
import CommandLineKit
import Measurement
import SourceReading

/// In how many combinations a claim holds, each with one implementation of every pattern that it is about.
struct Choices {
  /// One implementation of a pattern.
  struct Way {
    let name: String
    let isLeading: Bool
    let metrics: FolderMetrics
    /// Nil for a leading implementation if the run did not look at the architectures together.
    let system: SystemFindings?
    let values: [VariantResults.Measure: Double]
  }

  private let patterns: [[String]]
  private var holding = 0
  private var count = 0
  /// The number of choices that the claim cannot be judged on.
  private var silent = 0
  /// Whether the claim holds for the leading implementations; nil if it cannot be judged on them.
  private var isTrueOfLeading: Bool?
  /// Whether there are only leading implementations.
  private var isAlone = true
  /// The implementations, other than leading ones, with which the claim never holds.
  private var never: Set<String> = []

  /// - Parameters:
  ///   - patterns: lists of patterns; a choice has one implementation of each pattern in a list.
  ///   - holds: whether the claim holds for a choice, in the order of its list; nil if it cannot be judged on it.
  init(_ patterns: [[String]], of findings: Findings, holds: ([Way]) -> Bool?) {
    self.patterns = patterns
    var ever: Set<String> = []
    for list in patterns {
      let choices = list.map(findings.ways).reduce([[]]) { begun, own in
        begun.flatMap { begun in own.map { begun + [$0] } }
      }
      for choice in choices {
        let names = choice.filter { !$0.isLeading }.map(\.name)
        isAlone = isAlone && names.isEmpty
        guard let isTrue = holds(choice) else {
          silent += 1
          continue
        }
        count += 1
        holding += isTrue ? 1 : 0
        if choice.allSatisfy(\.isLeading) { isTrueOfLeading = isTrue && isTrueOfLeading ?? true }
        if isTrue { ever.formUnion(names) } else { never.formUnion(names) }
      }
    }
    never.subtract(ever)
  }

  /// Nothing follows if the claim can be judged on no choice, or on fewer choices than it can't be judged on.
  var verdict: ClaimVerdict {
    silent > count || count == 0 ? .beyond : holding == count ? .holds : holding > 0 ? .partly : .fails
  }

  /// Such as `; in 3 of 4 VIPERs`; empty if there is one choice, or nothing follows.
  var tally: String { isAlone || verdict == .beyond ? "" : "; in \(words)" }

  /// The same as a sentence; empty if there is one choice.
  var sentence: String {
    guard !isAlone else { return "" }
    guard count > 0 else {
      return " Nothing follows from any of \(NumberText.count(silent, "combination")) of implementations."
    }
    let ones = patterns.map(\.count) == [1] ? "one" : "ones"
    let leading = isTrueOfLeading.map { ", the leading \(ones) \($0 ? "" : "not ")among them" } ?? ""
    // A longer list would say nothing about a single implementation.
    let isTold = verdict == .partly && 1...3 ~= never.count
    let none = isTold ? "; never with \(WordList.and(never.sorted()))" : ""
    let others =
      silent > 0 ? "; \(NumberText.count(silent, "other")) \(silent == 1 ? "settles" : "settle") nothing" : ""
    return
      " **It holds in \(words)**\(silent > 0 ? " from which something follows" : "")\(holding > 0 ? leading : "")\(none)\(others)."
  }

  private var words: String {
    let numbers = "\(NumberText.count(holding)) of \(NumberText.count(count))"
    if patterns.allSatisfy({ $0.count == 1 }) {
      return "\(numbers) \(WordList.and(patterns.joined().map { "\($0)s" }))"
    }
    let chosen = patterns.map { WordList.and($0.map { "one \($0)" }) }
    return "\(numbers) combinations of \(chosen.joined(separator: ", or of "))"
  }
}

extension Findings {
  /// The implementations of a pattern, the leading one first. It is the only one if the others were not measured; there
  /// is none if the pattern was not compared.
  fileprivate func ways(of pattern: String) -> [Choices.Way] {
    guard let structure = structure(of: pattern) else { return [] }
    let path = taps.path(of: pattern)
    let known: [VariantResults.Measure: Double?] = [
      .tapFunctions: path.map { Double($0.functions) }, .tapTypes: path.map { Double($0.types.count) },
      .sceneBytes: HeldMemory(self).bytes[pattern],
    ]
    let leading = Choices.Way(
      name: pattern, isLeading: true, metrics: structure.metrics, system: system(named: pattern),
      values: known.compactMapValues(\.self))
    let others = variants?.value?.implementations.filter {
      $0.pattern == pattern && $0.standsForPattern && !$0.isLeading
    }
    return [leading]
      + (others ?? []).compactMap { one in
        one.system.map {
          Choices.Way(
            name: one.name, isLeading: false, metrics: $0.sources.metrics, system: SystemFindings($0),
            values: one.values)
        }
      }
  }
}
