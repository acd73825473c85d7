import CommandLineKit
import Foundation

/// What is stored of public apps, and of how well their roles were guessed, in the package that this program is of.
enum PublicAppFiles {
  static func roles() throws -> PublicAppRoles {
    PublicAppRoles(
      apps: try read([MeasuredApp].self, MeasuredApp.file) ?? [],
      labelled: try read([LabelledApp].self, LabelledApp.file) ?? [])
  }

  /// The architectures of this package, counted like any app.
  static func ours(_ names: [String]) throws -> [MeasuredApp] {
    guard let root = Package.found?.root else { return [] }
    return try names.compactMap { name in
      guard let pattern = AppPattern(rawValue: name == "VIPVM" ? "VIP-VM" : name) else { return nil }
      let folder = "Sources/Architectures/\(name)"
      let survey = try AppSurvey(
        AppMap(try AppTree(at: root.appendingPathComponent(folder).path)), pattern: pattern)
      return MeasuredApp(
        repository: "", commit: "", folder: folder, pattern: pattern.rawValue, isDeclared: true,
        summary: survey.summary)
    }
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value? {
    guard let file = Package.found?.root.appendingPathComponent(path),
      FileManager.default.fileExists(atPath: file.path)
    else { return nil }
    return try ResultsFile.read(type, from: Data(InputFile.read(file.path, limit: 16 << 20)), file: path)
  }
}
