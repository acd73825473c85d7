import Foundation
import SourceReading
import Synchronization
import TestSupport

extension PackageFolder {
  /// What was measured already: many rules read the same folders.
  private static let measured = Mutex<[String: [FileMetrics]]>([:])

  /// Every Swift file below the folder, measured; nothing where there is no such folder.
  static func files(in folder: String) throws -> [FileMetrics] {
    try measured.withLock { measured in
      if let files = measured[folder] { return files }
      let files = try SourceFolder.measure(at: path(folder)).files
      measured[folder] = files
      return files
    }
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
