import Measurement

/// What the architectures side by side come to, in a few sentences.
struct SystemConclusion {
  let systems: [SystemFindings]

  var text: String {
    [code, cancel, coupling].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var everyone: String {
    systems.count == 1 ? systems[0].title : "All \(systems.count) architectures"
  }

  private var code: String {
    guard let ranking = ranking({ Double($0.system.sources.metrics.counts.codeLines) }) else { return "" }
    let others = ranking.others.sorted { $0.value < $1.value }.enumerated().map { place, other in
      "\(other.name) \(place == 0 ? "takes " : "")\(NumberText.hundredths(other.value / ranking.least))"
        + (place == 0 ? " times that" : "")
    }
    guard !others.isEmpty else { return "\(everyone) behave the same and have as much code." }
    return
      "\(everyone) behave the same; \(WordList.and(ranking.first)) \(ranking.first.count == 1 ? "takes" : "take")"
      + " the least code, \(WordList.and(others))."
  }

  private var cancel: String {
    guard let ranking = ranking({ $0.cancel.map { Double($0.functions) } }) else { return "" }
    let others = ranking.others.sorted { $0.value < $1.value }
      .map { "\($0.name) \(NumberText.decimal($0.value, places: 0))" }
    let least = NumberText.count(Int(ranking.least), "function")
    guard !others.isEmpty else { return "Cancel passes \(least) in each." }
    return "Cancel passes \(least) in \(WordList.and(ranking.first)), and in \(WordList.and(others))."
  }

  private var coupling: String {
    guard let ranking = ranking({ $0.meanConcreteFanOut }) else { return "" }
    guard !ranking.isTie else { return "" }
    let most = ranking.others.max { $0.value < $1.value }
    return
      "A type names the fewest other classes, structures and enumerations of its architecture in"
      + " \(WordList.and(ranking.first)), \(NumberText.decimal(ranking.least, places: 1)) on average"
      + (most.map { ", and the most in \($0.name), \(NumberText.decimal($0.value, places: 1))" } ?? "") + "."
  }

  /// Nil unless all have a value.
  private func ranking(_ value: (SystemFindings) -> Double?) -> Ranking? {
    let values = systems.compactMap { system in value(system).map { (name: system.name, value: $0) } }
    return values.count == systems.count ? Ranking(values) : nil
  }
}
