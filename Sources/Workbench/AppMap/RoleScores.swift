import CommandLineKit
import Measurement
import SourceReading

/// How many guesses of roles agree with the roles that a reader gave.
struct RoleScores: Decodable, Equatable, Sendable {
  /// By the role.
  var roles: [String: GuessScore] = [:]
  var all: GuessScore { roles.values.reduce(GuessScore(), +) }
}

/// The scores of one app, whose roles a reader gave in the file `labels`.
struct LabelledApp: Decodable, Equatable, Sendable {
  let labels: String
  /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
  let isTuned: Bool
  let scores: RoleScores
}
