import CommandLineKit
import Measurement

struct RoleScores: Codable, Equatable, Sendable {
  var roles: [String: GuessScore] = [:]
  var misses: [String] = []
  var all: GuessScore { roles.values.reduce(GuessScore(), +) }

  var markdown: String {
    var page = MarkdownPage()
    page.table(table)
    page.list(misses.map { MarkdownText.plain($0) })
    return page.markdown
  }

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

extension RoleScores {
  /// Compares the guesses for an app with a table of the roles that a reader of its code gave; no field has a comma in it.
  init(csv text: String, file name: String, of map: AppMap) throws(CommandFailure) {
    let columns = "repository,commit,file,type,role"
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated()
    where index > 0 || line != columns {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let role = AppRole(rawValue: fields[4]) else {
        let roles = AppRole.allCases.map(\.rawValue).joined(separator: ", ")
        let found = VisibleText.quoted(String(line))
        throw .usage("\(name):\(index + 1): expected \(columns), the role one of \(roles); found \(found)")
      }
      guard let type = map.types.first(where: { $0.name == fields[3] && $0.place.file == fields[2] }) else {
        misses.append("\(fields[2]): \(fields[3]) is \(role.described), not found")
        continue
      }
      roles[role.rawValue, default: GuessScore()].labelled += 1
      roles[type.role.rawValue, default: GuessScore()].guessed += 1
      roles[role.rawValue, default: GuessScore()].right += type.role == role ? 1 : 0
      let words = "is \(role.described), guessed \(type.role.rawValue): \(type.reason)"
      if type.role != role { misses.append("\(type.place.inFile): \(type.name) \(words)") }
    }
  }
}

struct LabelledApp: Codable, Equatable, Sendable {
  let labels: String
  /// Whether the guesses were made better on it: it says nothing of apps that they have not seen.
  let isTuned: Bool
  let scores: RoleScores
}
