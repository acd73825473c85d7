import CommandLineKit
import Foundation

/// What is stored of public apps, and of how well their roles were guessed, in the package that this program is of.
enum PublicAppFiles {
  /// The apps; none where there is no package.
  static func apps() throws -> [MeasuredApp] {
    try read([MeasuredApp].self, MeasuredApp.file) ?? []
  }

  /// How good the guesses were in the apps that were not used to make them better; nil where that is not stored.
  static func scores() throws -> RoleScores? {
    let all = try read([LabelledApp].self, LabelledApp.file)?.filter { !$0.isTuned }.map(\.scores) ?? []
    return all.first.map { all.dropFirst().reduce($0, +) }
  }

  static func labelledApps() throws -> [LabelledApp] { try read([LabelledApp].self, LabelledApp.file) ?? [] }

  /// The leading architectures of this package, counted like any app.
  static func ours(_ names: [String]) throws -> [MeasuredApp] {
    guard let root = Package.found?.root else { return [] }
    return try names.compactMap { name in
      guard let pattern = AppPattern(rawValue: name == "VIPVM" ? "VIP-VM" : name) else { return nil }
      let folder = "Sources/Architectures/\(name)"
      let survey = AppSurvey(
        AppMap(try AppTree(at: root.appendingPathComponent(folder).path)), pattern: pattern)
      return MeasuredApp(
        repository: "", commit: "", folder: folder, pattern: pattern.rawValue, summary: survey.summary)
    }
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value? {
    guard let file = Package.found?.root.appendingPathComponent(path),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    return try ResultsFile.read(type, from: Data(InputFile.read(file.path, limit: 16 << 20)), file: path)
  }
}
