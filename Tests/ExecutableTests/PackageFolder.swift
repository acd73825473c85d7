import Foundation

/// The folder of this package, found from this file's place in it.
enum PackageFolder {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let scenarios = "Sources/ScenarioDriver/BuiltIn/Scenarios"

  /// The files of the built-in scenarios, from the root of the package.
  static func scenarioFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: scenarios).path)
      .filter { $0.hasSuffix(".scenario") }
      .sorted()
      .map { "\(scenarios)/\($0)" }
  }
}
