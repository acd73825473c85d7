import Foundation

/// Finds and measures the Swift files of a folder.
public enum SourceFolder {
  /// Measures every `.swift` file in the folder and its subfolders.
  ///
  /// Hidden files, hidden folders and symbolic links inside the folder are left out.
  /// - Throws: ``SourceMetricsError`` if the folder is missing, is not a folder, holds no Swift file, or
  ///   anything in it cannot be read.
  public static func measure(at path: String) throws(SourceMetricsError) -> FolderMetrics {
    try measure(at: path) { FileManager.default.contents(atPath: $0) }
  }

  static func measure(
    at path: String, reading read: (String) -> Data?
  ) throws(SourceMetricsError) -> FolderMetrics {
    var files: [FileMetrics] = []
    for file in try SwiftFiles.paths(in: path) {
      let fullPath = SwiftFiles.join(path, file)
      guard let data = read(fullPath) else { throw .unreadable(path: fullPath) }
      files.append(FileMetrics(path: file, utf8: Array(data)))
    }
    return FolderMetrics(path: path, files: files)
  }
}
