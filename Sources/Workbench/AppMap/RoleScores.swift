import CommandLineKit
import Foundation
import Measurement

struct RoleScores: Codable, Equatable, Sendable {
  var roles: [String: GuessScore] = [:]
  var misses: [String] = []
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

/// The role that a reader of the code gave to a type of an app.
struct RoleLabel: Decodable {
  let repository, commit, file, type: String
  let role: AppRole
}

extension RoleScores {
  /// Compares the guesses for an app with the labels in JSON; `file` is its name in errors.
  init(_ labels: Data, file: String, of map: AppMap) throws(CommandFailure) {
    for label in try ResultsFile.read([RoleLabel].self, from: labels, file: file) {
      guard let type = map.types.first(where: { $0.name == label.type && $0.place.file == label.file }) else {
        misses.append("\(label.file): \(label.type) is \(label.role.described), not found")
        continue
      }
      roles[label.role.rawValue, default: GuessScore()].labelled += 1
      roles[type.role.rawValue, default: GuessScore()].guessed += 1
      roles[label.role.rawValue, default: GuessScore()].right += type.role == label.role ? 1 : 0
      let words = "is \(label.role.described), guessed \(type.role.rawValue): \(type.reason)"
      if type.role != label.role { misses.append("\(type.place.inFile): \(label.type) \(words)") }
    }
  }
}

struct LabelledApp: Codable, Equatable, Sendable {
  let labels: String
  /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
  let isTuned: Bool
  let scores: RoleScores
}
