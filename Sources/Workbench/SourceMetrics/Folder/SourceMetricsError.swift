/// Why a folder of source could not be measured.
package enum SourceMetricsError: Error, Equatable, Sendable, CustomStringConvertible {
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
  package var description: String {
    switch self {
    case .folderMissing(let path): "There is no folder at \(path)."
    case .notAFolder(let path): "\(path) is not a folder."
    case .noSwiftFile(let path): "The folder \(path) holds no Swift file."
    case .unreadable(let path): "\(path) cannot be read."
    case .uncounted(let file): file.description
    }
  }
}
