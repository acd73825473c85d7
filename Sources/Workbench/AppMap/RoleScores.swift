import Measurement

/// How many guesses of roles agree with the roles that readers gave to the types of public apps.
struct RoleScores: Decodable, Equatable, Sendable {
  /// By the role.
  let roles: [String: GuessScore]

  /// The scores of one app, whose roles a reader gave in the file `labels`.
  struct App: Decodable, Equatable, Sendable {
    let labels: String
    /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
    let isTuned: Bool
    let scores: RoleScores
  }

  static func apps() throws -> [App] {
    let file = "Benchmarks/Roles/scores.json"
    return try Package.contents(of: file).map { try ResultsFile.read([App].self, from: $0, file: file) } ?? []
  }

  /// The guesses in the apps that were not used to make them better.
  static func ofPublicApps() throws -> GuessScore {
    try apps().filter { !$0.isTuned }.flatMap(\.scores.roles.values).reduce(GuessScore(), +)
  }
}
