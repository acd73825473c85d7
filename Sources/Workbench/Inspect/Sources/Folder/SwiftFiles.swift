import Foundation

/// The search for Swift files in a folder.
struct SwiftFiles {
  /// The paths of the Swift files, relative to the folder, sorted.
  private(set) var paths: [String] = []
  /// The paths of those Swift files and folders whose names are not UTF-8, fit to be read, sorted.
  private(set) var unnamed: [String] = []

  private let folder: String

  /// Searches the folder and its subfolders.
  init(in folder: String) throws(SourceMetricsError) {
    self.folder = folder
    try Self.checkFolder(folder)
    var pending = [""]
    while let subfolder = pending.popLast() {
      pending += try search(subfolder)
    }
    guard !paths.isEmpty || !unnamed.isEmpty else { throw .noSwiftFile(path: folder) }
    paths.sort()
    unnamed.sort()
  }

  /// Returns the folders inside the one that is searched.
  private mutating func search(_ subfolder: String) throws(SourceMetricsError) -> [String] {
    var folders: [String] = []
    for entry in try FolderEntry.all(in: Self.join(folder, subfolder)) where !entry.isHidden {
      guard let name = entry.name else {
        if entry.isFolder || entry.isSwift { unnamed.append(Self.join(subfolder, entry.printableName)) }
        continue
      }
      let path = Self.join(subfolder, name)
      switch try Self.type(of: Self.join(folder, path)) {
      case .typeDirectory: folders.append(path)
      case .typeRegular where entry.isSwift: paths.append(path)
      default: break
      }
    }
    return folders
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

  /// Does not follow symbolic links.
  private static func type(of path: String) throws(SourceMetricsError) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch {
      throw .unreadable(path: path)
    }
  }
}

/// What a folder holds, by the bytes of its name: FileManager has no way to name what is not UTF-8.
private struct FolderEntry {
  let bytes: [UInt8]
  /// Whether it is known to be a folder; not every file system tells.
  let isFolder: Bool

  var name: String? { String(validating: bytes, as: UTF8.self) }
  var isHidden: Bool { bytes.first == ASCII.period }
  var isSwift: Bool { bytes.suffix(6).elementsEqual(".swift".utf8) }

  /// The name with every byte outside ASCII as `\\xE9`.
  var printableName: String {
    bytes.map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
      .joined()
  }

  static func all(in folder: String) throws(SourceMetricsError) -> [FolderEntry] {
    guard let directory = opendir(folder) else { throw .unreadable(path: folder) }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) }
      entries.append(FolderEntry(bytes: bytes, isFolder: Int32(entry.pointee.d_type) == Int32(DT_DIR)))
    }
    return entries
  }
}
