import Foundation
import Results
import SourceMetrics
import TestSupport

extension PackageFolder {
  /// Every Swift file below the folder, measured; nothing where there is no such folder.
  static func files(in folder: String) throws -> [FileMetrics] {
    try SourceFolder.measure(at: path(folder)).files
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
