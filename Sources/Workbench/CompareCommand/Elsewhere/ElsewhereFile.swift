import CommandLineKit
import Foundation
import Results

/// The counts of public apps that come with the package.
struct ElsewhereFile {
  /// The file holds something else than it should.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int
    let reason: String

    var description: String { "\(file):\(line):\(column): \(reason)" }
  }

  /// What errors call the file.
  let name: String

  /// The counts that come with the package; nil where there is no package, or no such file in it.
  ///
  /// Throws `InputFile.Failure`, and a ``Failure``.
  static func committed() throws -> ElsewhereResults? {
    let file = Package.found?.root.appendingPathComponent(ElsewhereResults.file)
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
    let bytes = try InputFile.read(file.path, limit: 16 << 20)
    return try ElsewhereFile(name: ElsewhereResults.file).parse(String(decoding: bytes, as: UTF8.self))
  }

  /// The apps of the lines that say `yes` to `used_in_medians`, in the order of the text.
  ///
  /// Throws a ``Failure``.
  func parse(_ text: String) throws(Failure) -> ElsewhereResults {
    do {
      return ElsewhereResults(apps: try Self.apps(CSVTable(text)))
    } catch {
      throw Failure(file: name, line: error.line, column: error.column, reason: error.reason)
    }
  }

  /// An app may have a repository for each architecture: its owner and what it does tell it from others.
  private static func apps(_ table: CSVTable) throws(CSVTable.Failure) -> [ElsewhereResults.PublicApp] {
    let columns = try ElsewhereColumns(table.header)
    var groups: [(id: String, rows: [[CSVTable.Field]])] = []
    for row in table.rows where columns.text(.use, row) == "yes" {
      let owner = columns.text(.repository, row).prefix { $0 != "/" }
      let id = "\(owner): \(columns.text(.subject, row))"
      if let index = groups.firstIndex(where: { $0.id == id }) {
        groups[index].rows.append(row)
      } else {
        groups.append((id, [row]))
      }
    }
    var apps: [ElsewhereResults.PublicApp] = []
    for (id, rows) in groups { apps.append(try app(id, rows, columns)) }
    return apps
  }

  private static func app(
    _ id: String, _ rows: [[CSVTable.Field]], _ columns: ElsewhereColumns
  ) throws(CSVTable.Failure) -> ElsewhereResults.PublicApp {
    var builds: [ElsewhereResults.AppBuild] = []
    for row in rows {
      let build = try columns.build(row)
      guard !builds.contains(where: { $0.architecture == build.architecture }) else {
        throw columns.field(.role, row).failure("\(id) has \(build.architecture) already.")
      }
      builds.append(build)
    }
    guard builds.count > 1 else {
      throw columns.field(.role, rows[0]).failure("expected a second architecture of \(id).")
    }
    return ElsewhereResults.PublicApp(
      repository: columns.text(.repository, rows[0]), commit: columns.text(.commit, rows[0]),
      subject: columns.text(.subject, rows[0]),
      behavesAlike: rows.allSatisfy { columns.text(.behaviour, $0) == "no visible difference found" },
      builds: builds)
  }
}

/// Where the columns are that are read.
private struct ElsewhereColumns {
  enum Name: String, CaseIterable {
    case repository = "repo"
    case commit
    case subject = "app"
    case role
    case files
    case codeLines = "code_lines_all"
    case ownCodeLines = "code_lines_own"
    case types
    case protocols
    case interface = "ui"
    case viewControllers = "vc_files"
    case viewControllerLines = "vc_code_lines"
    case behaviour
    case use = "used_in_medians"
  }

  private let places: [Name: Int]

  init(_ header: [CSVTable.Field]) throws(CSVTable.Failure) {
    var places: [Name: Int] = [:]
    for name in Name.allCases {
      guard let place = header.firstIndex(where: { $0.text == name.rawValue }) else {
        throw header[0].failure("expected a column \(name.rawValue) in the first line.")
      }
      places[name] = place
    }
    self.places = places
  }

  /// The table has no row that is shorter than its header.
  func field(_ name: Name, _ row: [CSVTable.Field]) -> CSVTable.Field { row[places[name, default: 0]] }

  func text(_ name: Name, _ row: [CSVTable.Field]) -> String { field(name, row).text }

  func build(_ row: [CSVTable.Field]) throws(CSVTable.Failure) -> ElsewhereResults.AppBuild {
    let role = field(.role, row)
    guard ["MVC", "MVVM", "VIPER"].contains(role.text) else {
      throw role.failure("expected MVC, MVVM or VIPER, found \(role.text.debugDescription).")
    }
    // In a playground one file holds the whole app: its lines are not a view controller's.
    let isPlayground = text(.interface, row) == "playground"
    return ElsewhereResults.AppBuild(
      architecture: role.text, codeLines: try number(.codeLines, row, from: 1),
      ownCodeLines: try number(.ownCodeLines, row, from: 1), types: try number(.types, row, from: 1),
      protocols: try number(.protocols, row), files: try number(.files, row),
      viewControllers: isPlayground ? 0 : try number(.viewControllers, row),
      viewControllerLines: isPlayground ? 0 : try number(.viewControllerLines, row))
  }

  private func number(
    _ name: Name, _ row: [CSVTable.Field], from least: Int = 0
  ) throws(CSVTable.Failure) -> Int {
    let field = field(name, row)
    guard let number = Int(field.text), (least...1_000_000_000).contains(number) else {
      throw field.failure(
        "expected a whole number from \(least) in \(name.rawValue), found \(field.text.debugDescription).")
    }
    return number
  }
}
