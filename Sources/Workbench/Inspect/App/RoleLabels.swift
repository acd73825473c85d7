import CommandLineKit

/// Roles that a reader of the code gave to the types of an app, to see how good the guesses are.
struct RoleLabels {
  struct Entry: Equatable {
    let file: String
    let type: String
    let role: AppRole
  }

  let labels: [Entry]

  /// Reads a table with the columns repository, commit, file, type and role; no field has a comma in it.
  init(csv text: String, file name: String) throws(CommandFailure) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.first == "repository,commit,file,type,role" else {
      throw .usage("\(name):1: expected the columns repository,commit,file,type,role")
    }
    var labels: [Entry] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else {
        throw .usage("\(name):\(index + 1): expected 5 fields, found \(fields.count)")
      }
      guard let role = AppRole(rawValue: fields[4]) else {
        throw .usage("\(name):\(index + 1): expected a role, found \(VisibleText.quoted(fields[4]))")
      }
      labels.append(Entry(file: fields[2], type: fields[3], role: role))
    }
    self.labels = labels
  }

  /// Compares the guesses for an app, in the folder whose paths the labels have.
  func scores(of map: AppMap) -> RoleScores {
    var (scores, misses) = ([String: RoleScores.Score](), [String]())
    var missing = 0
    for label in labels {
      guard let type = map.types.first(where: { $0.name == label.type && $0.file == label.file }) else {
        missing += 1
        continue
      }
      scores[label.role.rawValue, default: .init()].labelled += 1
      scores[type.role.rawValue, default: .init()].guessed += 1
      if type.role == label.role {
        scores[label.role.rawValue, default: .init()].right += 1
      } else {
        misses.append(
          "\(label.file):\(type.line): \(label.type) is a \(label.role.rawValue), guessed \(type.role.rawValue): \(type.guess.reason)"
        )
      }
    }
    return RoleScores(roles: scores, missing: missing, misses: misses)
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
  }

  /// By the names of roles.
  var roles: [String: Score]
  /// Labelled types that are not among those that are read.
  var missing: Int
  /// A line for each guess that is not right.
  var misses: [String] = []

  var all: Score {
    roles.values.reduce(into: Score()) { sum, score in
      sum.labelled += score.labelled
      sum.guessed += score.guessed
      sum.right += score.right
    }
  }

  static func + (left: RoleScores, right: RoleScores) -> RoleScores {
    RoleScores(
      roles: left.roles.merging(right.roles) {
        Score(
          labelled: $0.labelled + $1.labelled, guessed: $0.guessed + $1.guessed, right: $0.right + $1.right)
      }, missing: left.missing + right.missing, misses: left.misses + right.misses)
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
