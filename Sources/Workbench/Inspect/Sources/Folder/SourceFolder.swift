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
  /// - Throws: ``SourceMetricsError`` if the folder is missing, is not a folder, holds no Swift file, or
  ///   anything in it cannot be read or is no text.
  static func measure(at path: String) throws(SourceMetricsError) -> FolderMetrics {
    let survey = try survey(at: path)
    if let file = survey.uncounted.first { throw .uncounted(file) }
    return survey.metrics
  }

  /// The texts of the files that ``measure(at:)`` measures, by their paths in the folder.
  /// - Throws: What that throws.
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
  /// - Throws: ``SourceMetricsError`` if the folder is missing, is not a folder, holds no Swift file, or
  ///   anything in it cannot be read.
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
