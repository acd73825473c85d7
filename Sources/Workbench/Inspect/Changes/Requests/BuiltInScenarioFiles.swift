import Foundation

/// The scenarios that are built into the apps of a package.
struct BuiltInScenarioFiles {
  private static let folder = "Sources/ScenarioDriver/BuiltIn/Scenarios"

  /// The folder of the package.
  let root: URL

  /// The files, from the root, sorted; empty where the package has none. Throws a `CocoaError`.
  func paths() throws -> [String] {
    let folder = root.appendingPathComponent(Self.folder).path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(Self.folder)/\($0)" }
  }

  /// Throws a `CocoaError`.
  func names() throws -> [String] {
    try paths().flatMap { path in
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        .split(separator: "\n").compactMap { Self.name(in: $0) }
    }
  }

  /// The text of a file with the lines of these scenarios empty; the others stay in their lines.
  static func leavingOut(_ names: Set<String>, of text: String) -> String {
    var isLeftOut = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let name = name(in: line) { isLeftOut = names.contains(name) }
      return isLeftOut ? "" : String(line)
    }.joined(separator: "\n")
  }

  private static func name(in line: Substring) -> String? {
    line.wholeMatch(of: /scenario "(.*)"\s*/).map { String($0.1) }
  }
}
