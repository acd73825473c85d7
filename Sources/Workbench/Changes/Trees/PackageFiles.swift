import CommandLineKit
package import Foundation
import PackageCopy

/// Which files a package consists of.
package enum PackageFiles {
  /// What builds and tools leave beside the sources.
  private static let leftovers = [".git", ".swiftpm", ".DS_Store", "Package.resolved", TreeBase.fileName]

  /// The paths from the root, sorted: what git tracks or would take, or all outside of builds where there is no git.
  /// Symbolic links are no files.
  ///
  /// Throws a `CocoaError` for a folder that cannot be read.
  package static func paths(in root: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path),
      try Git.isThere()
    else { return try walk(root) }
    let list = try Git.files(in: root)
    guard list.status == 0 else { return try walk(root) }
    let paths = Set(list.output.split(separator: "\0").map(String.init))
    return try paths.filter { try type(of: root.appendingPathComponent($0)) == .typeRegular }.sorted()
  }

  /// All files outside of builds.
  static func walk(_ root: URL) throws -> [String] {
    var paths: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent(folder).path)
      where !isLeftover(name) {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch try type(of: root.appendingPathComponent(path)) {
        case .typeDirectory: folders.append(path)
        case .typeRegular: paths.append(path)
        default: break
        }
      }
    }
    return paths.sorted()
  }

  /// Builds with other settings go into folders beside `.build`.
  static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".build") || leftovers.contains(name) || name.hasSuffix(".xcodeproj")
  }

  /// Nil where there is nothing.
  static func type(of url: URL) throws -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    }
  }
}
