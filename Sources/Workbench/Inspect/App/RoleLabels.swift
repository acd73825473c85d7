import CommandLineKit

/// A role that a reader of the code gave to a type of an app, to see how good the guesses are.
struct RoleLabel: Equatable {
  let file: String
  let type: String
  let role: AppRole

  /// Reads a table with the columns repository, commit, file, type and role; no field has a comma in it.
  static func read(csv text: String, file name: String) throws(CommandFailure) -> [RoleLabel] {
    let header = "repository,commit,file,type,role"
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first == header[...] else { throw .usage("\(name):1: expected the columns \(header)") }
    var labels: [RoleLabel] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else {
        throw .usage("\(name):\(index + 1): expected 5 fields, found \(fields.count)")
      }
      guard let role = AppRole(rawValue: fields[4]) else {
        throw .usage("\(name):\(index + 1): expected a role, found \(VisibleText.quoted(fields[4]))")
      }
      labels.append(RoleLabel(file: fields[2], type: fields[3], role: role))
    }
    return labels
  }
}

/// How many guesses are right, role by role.
struct RoleScores: Codable, Equatable, Sendable {
  struct Score: Codable, Equatable, Sendable {
    var labelled = 0
    var guessed = 0
    var right = 0

    /// Which share of the guesses is right; nil without one.
    var precision: Double? { guessed > 0 ? Double(right) / Double(guessed) : nil }
    /// Which share of the labels is guessed; nil without one.
    var recall: Double? { labelled > 0 ? Double(right) / Double(labelled) : nil }

    static func + (left: Score, right: Score) -> Score {
      Score(
        labelled: left.labelled + right.labelled, guessed: left.guessed + right.guessed,
        right: left.right + right.right)
    }
  }

  /// By the names of roles.
  var roles: [String: Score] = [:]
  /// Labelled types that are not among those that are read.
  var missing = 0
  /// A line for each guess that is not right.
  var misses: [String] = []

  var all: Score { roles.values.reduce(Score(), +) }

  static func + (left: RoleScores, right: RoleScores) -> RoleScores {
    RoleScores(
      roles: left.roles.merging(right.roles, uniquingKeysWith: +), missing: left.missing + right.missing,
      misses: left.misses + right.misses)
  }
}

extension RoleScores {
  /// Compares the guesses for an app, in the folder whose paths the labels have.
  init(_ labels: [RoleLabel], of map: AppMap) {
    for label in labels {
      guard let type = map.types.first(where: { $0.name == label.type && $0.place.file == label.file }) else {
        missing += 1
        continue
      }
      roles[label.role.rawValue, default: Score()].labelled += 1
      roles[type.role.rawValue, default: Score()].guessed += 1
      if type.role == label.role {
        roles[label.role.rawValue, default: Score()].right += 1
      } else {
        let words = "is \(label.role.described), guessed \(type.role.rawValue): \(type.guess.reason)"
        misses.append("\(label.file):\(type.place.line): \(label.type) \(words)")
      }
    }
  }
}

/// How well the roles of one app were guessed.
struct LabelledApp: Codable, Equatable, Sendable {
  /// Where that is stored in the package.
  static let file = "Benchmarks/Roles/scores.json"

  /// The file of its labels.
  let labels: String
  let repository: String
  /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
  let isTuned: Bool
  let scores: RoleScores
}
