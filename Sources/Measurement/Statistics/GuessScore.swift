/// How many things have a label, how many were guessed to have it, and how many guesses were right.
package struct GuessScore: Codable, Equatable, Sendable {
  package var labelled: Int
  package var guessed: Int
  package var right: Int
  package var precision: Double? { guessed > 0 ? Double(right) / Double(guessed) : nil }
  package var recall: Double? { labelled > 0 ? Double(right) / Double(labelled) : nil }

  package init(labelled: Int = 0, guessed: Int = 0, right: Int = 0) {
    (self.labelled, self.guessed, self.right) = (labelled, guessed, right)
  }

  package static func + (left: GuessScore, right: GuessScore) -> GuessScore {
    GuessScore(
      labelled: left.labelled + right.labelled, guessed: left.guessed + right.guessed,
      right: left.right + right.right)
  }
}
