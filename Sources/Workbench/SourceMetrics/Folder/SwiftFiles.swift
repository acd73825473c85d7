import Foundation

/// The search for Swift files in a folder.
enum SwiftFiles {
  /// The paths of the Swift files, relative to the folder, sorted.
  static func paths(in folder: String) throws(SourceMetricsError) -> [String] {
    try checkFolder(folder)
    var files: [String] = []
    var pending = [""]
    while let subfolder = pending.popLast() {
      for name in try names(in: join(folder, subfolder)) where !name.hasPrefix(".") {
        let path = join(subfolder, name)
        switch try type(of: join(folder, path)) {
        case .typeDirectory: pending.append(path)
        case .typeRegular where name.hasSuffix(".swift"): files.append(path)
        default: break
        }
      }
    }
    guard !files.isEmpty else { throw .noSwiftFile(path: folder) }
    return files.sorted()
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.isEmpty { return folder + name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func checkFolder(_ path: String) throws(SourceMetricsError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .folderMissing(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
  }

  private static func names(in folder: String) throws(SourceMetricsError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(path: folder)
    }
  }

  /// Does not follow symbolic links.
  private static func type(of path: String) throws(SourceMetricsError) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch {
      throw .unreadable(path: path)
    }
  }
}
