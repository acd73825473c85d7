import CommandLineKit
import Measurement
import SourceReading

/// How many guesses of roles agree with the roles that a reader gave.
struct RoleScores: Decodable, Equatable, Sendable {
  /// By the role.
  var roles: [String: GuessScore] = [:]
  var all: GuessScore { roles.values.reduce(GuessScore(), +) }

  var table: MarkdownTable {
    var table = MarkdownTable(["Role", "Labelled", "Guessed", "Right", "Precision", "Recall"])
    let rows = AppRole.allCases.compactMap { role in roles[role.rawValue].map { (role.rawValue, $0) } }
    for (role, score) in rows.isEmpty ? [] : rows + [("**all**", all)] {
      let counts = [score.labelled, score.guessed, score.right].map { NumberText.count($0) }
      let shares = [score.precision, score.recall].map { $0.map { NumberText.percent($0) } ?? "–" }
      table.add([role] + counts + shares)
    }
    return table
  }
}

/// The scores of one app, whose roles a reader gave in the file `labels`.
struct LabelledApp: Decodable, Equatable, Sendable {
  let labels: String
  /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
  let isTuned: Bool
  let scores: RoleScores
}
