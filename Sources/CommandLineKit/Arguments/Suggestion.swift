/// What a person probably meant by a mistyped word.
package enum Suggestion {
  /// The end of a message about the text, such as `, did you mean 'walks'?`; empty if no candidate is close.
  ///
  /// - Parameter spelled: how a candidate is written on the command line.
  static func question(
    for text: String, among candidates: [String], spelled: (String) -> String = { $0 }
  ) -> String {
    closest(to: text, among: candidates).map { ", did you mean '\(spelled($0))'?" } ?? ""
  }

  /// The candidate closest to the text (the first of several) if at most a third of its characters differ; otherwise
  /// the only candidate that begins with the text, or nil.
  package static func closest(to text: String, among candidates: [String]) -> String? {
    let typed = Array(text.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let wanted = Array(candidate.lowercased())
      let allowance = max(1, max(typed.count, wanted.count) / 3)
      // Two lengths that differ by more than the allowance need no matrix, however long the text is.
      guard !typed.isEmpty, abs(typed.count - wanted.count) <= allowance else { continue }
      let distance = distance(from: typed, to: wanted)
      guard distance <= allowance, distance < wanted.count else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate ?? completion(of: typed, among: candidates)
  }

  /// The only candidate that begins with the text; nil for a single letter, which says too little.
  private static func completion(of typed: [Character], among candidates: [String]) -> String? {
    let matches = candidates.filter { $0.lowercased().starts(with: typed) }
    return typed.count > 1 && matches.count == 1 ? matches[0] : nil
  }

  /// The restricted Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours.
  static func distance(from source: [Character], to target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let substitution = previous[column] + (source[row] == target[column] ? 0 : 1)
        var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[target.count]
  }
}
