import Foundation
import Measurement

/// Finds and measures the Swift files of a folder.
enum SourceFolder {
  /// The files of a folder, as far as they could be measured.
  struct Survey: Equatable, Sendable {
    /// The files that were measured.
    let metrics: FolderMetrics
    /// The files that were not, and why.
    let uncounted: [UncountedFile]
  }

  /// Measures every `.swift` file in the folder and its subfolders.
  ///
  /// Hidden files, hidden folders and symbolic links inside the folder are left out.
  static func measure(at path: String) throws(SourceMetricsError) -> FolderMetrics {
    let survey = try survey(at: path)
    if let file = survey.uncounted.first { throw .uncounted(file) }
    return survey.metrics
  }

  /// The texts of the files that ``measure(at:)`` measures, by their paths in the folder.
  static func texts(at path: String) throws(SourceMetricsError) -> [(path: String, utf8: [UInt8])] {
    var texts: [(path: String, utf8: [UInt8])] = []
    for file in try measure(at: path).files {
      let fullPath = SwiftFiles.join(path, file.path)
      guard let data = FileManager.default.contents(atPath: fullPath) else {
        throw .unreadable(path: fullPath)
      }
      texts.append((file.path, Array(data)))
    }
    return texts
  }

  /// Measures as ``measure(at:)`` does, and names what it does not count.
  static func survey(at path: String) throws(SourceMetricsError) -> Survey {
    try survey(at: path) { FileManager.default.contents(atPath: $0) }
  }

  static func survey(
    at path: String, reading read: (String) -> Data?
  ) throws(SourceMetricsError) -> Survey {
    let found = try SwiftFiles(in: path)
    var files: [FileMetrics] = []
    var uncounted = found.unnamed.map { UncountedFile(path: $0, reason: .name) }
    for file in found.paths {
      let fullPath = SwiftFiles.join(path, file)
      guard let data = read(fullPath) else { throw .unreadable(path: fullPath) }
      let bytes = Array(data)
      if isText(bytes) {
        files.append(FileMetrics(path: file, utf8: bytes))
      } else {
        uncounted.append(UncountedFile(path: file, reason: .encoding))
      }
    }
    return Survey(metrics: FolderMetrics(path: path, files: files), uncounted: uncounted)
  }

  /// The compiler reads nothing else than UTF-8. Text in UTF-16 may look like it, with a null beside every letter.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }
}

/// A Swift file that was found and is not counted.
struct UncountedFile: Equatable, Sendable, CustomStringConvertible {
  /// Why it is not counted.
  enum Reason: Sendable {
    /// Its name, or that of a folder above it, is not UTF-8.
    case name
    /// It is not text in UTF-8.
    case encoding
  }

  /// Its path from the measured folder; bytes of a name that is not UTF-8 stand as `\\xE9`.
  let path: String
  /// Why it is not counted.
  let reason: Reason

  /// One sentence for a person.
  var description: String {
    switch reason {
    case .name: "\(path) is not counted: its name is not UTF-8."
    case .encoding: "\(path) is not counted: it is not text in UTF-8."
    }
  }
}

/// Why a folder of source could not be measured.
enum SourceMetricsError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing exists at the path.
  case folderMissing(path: String)
  /// The path names a file.
  case notAFolder(path: String)
  /// The folder, and every folder inside it, is without a Swift file.
  case noSwiftFile(path: String)
  /// The file or folder exists and cannot be read.
  case unreadable(path: String)
  /// The file is not one that can be counted.
  case uncounted(UncountedFile)

  /// One sentence for a person.
  var description: String {
    switch self {
    case .folderMissing(let path): "There is no folder at \(path)."
    case .notAFolder(let path): "\(path) is not a folder."
    case .noSwiftFile(let path): "The folder \(path) holds no Swift file."
    case .unreadable(let path): "\(path) cannot be read."
    case .uncounted(let file): file.description
    }
  }
}

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
  var isHidden: Bool { bytes.first == "." }
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
