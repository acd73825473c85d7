import Foundation
import SourceMetrics

/// The folder of this package, found from this file's place in it.
enum PackageFolder {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below the folder, measured; nothing where there is no such folder.
  static func files(in folder: String) throws -> [FileMetrics] {
    try SourceFolder.measure(at: path(folder)).files
  }

  static func text(_ file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  static func path(_ folder: String) -> String {
    root.appending(path: folder).path(percentEncoded: false)
  }

  /// The names of the folders directly in this one.
  static func subfolders(of folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    return try FileManager.default
      .contentsOfDirectory(at: url, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent)
      .sorted()
  }
}
