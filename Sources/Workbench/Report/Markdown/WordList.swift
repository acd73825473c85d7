/// Words joined as in a sentence.
enum WordList {
  /// Such as `A`, `A and B` or `A, B and C`.
  static func and(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
