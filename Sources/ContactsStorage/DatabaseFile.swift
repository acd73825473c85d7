package import ContactsDomain
import Foundation

/// The file of a database: its place, and who may read it.
package struct DatabaseFile: Hashable, Sendable {
  let url: URL
  /// Whether the folder is created with the file; a folder that a person named has to be there.
  private let createsFolder: Bool

  /// The database at a path that a person named.
  package init(path: String) {
    self.init(url: URL(fileURLWithPath: path), createsFolder: false)
  }

  init(url: URL, createsFolder: Bool) {
    self.url = url
    self.createsFolder = createsFolder
  }

  /// The absolute path.
  package var path: String { url.path }

  /// Creates the file, for its user alone, if there is none. Throws ``StorageFailure``.
  func create() throws(StorageFailure) {
    // Where nothing may be created, a file may be there all the same.
    if FileStatus(path) != nil { return }
    if createsFolder {
      try create(folder: url.deletingLastPathComponent())
    }
    // Another process may have been faster. Where a link leads to no file yet, the file is made there.
    let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(toCreate: errno) }
    close(descriptor)
  }

  /// Makes the folder of the file for its user alone, in one that is there. Throws ``StorageFailure``.
  package func makeFolder() throws(StorageFailure) {
    guard mkdir(url.deletingLastPathComponent().path, 0o700) == 0 else {
      throw StorageFailure(Self.failure(toCreate: errno).reason, path: path)
    }
  }

  private static func failure(toCreate error: Int32) -> StorageFailure {
    [ENOENT, ENOTDIR].contains(error) ? StorageFailure(.noFolder) : StorageFailure(systemError: error)
  }

  /// Throws ``StorageFailure``, `missing` where there is nothing, unless there is a file that may hold a database.
  ///
  /// Opening anything else could wait forever, as for a pipe that nobody writes to.
  func checkKind() throws(StorageFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT ? StorageFailure(.missing) : StorageFailure(systemError: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StorageFailure(.notAFile) }
    // SQLite takes a file of one byte for an empty one, and would write over it.
    guard status.st_size != 1 else { throw StorageFailure(.notADatabase) }
    // SQLite opens these too.
    for path in possiblePaths where stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG {
      throw StorageFailure(.notAFile, path: path)
    }
  }

  /// Creates the folder and those above it for their user alone, as the XDG Base Directory Specification asks.
  private func create(folder: URL) throws(StorageFailure) {
    if try make(folder: folder) { return }
    try create(folder: folder.deletingLastPathComponent())
    guard try make(folder: folder) else { throw StorageFailure(.unavailable) }
  }

  /// False if the folder above is not there.
  private func make(folder: URL) throws(StorageFailure) -> Bool {
    if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT else { throw StorageFailure(systemError: errno) }
    return false
  }
}

/// What tells a file and its content from others, as far as the file system says.
struct FileStatus: Equatable {
  /// Which file it is, whatever it is called and whatever is in it, for as long as somebody has it open.
  struct Identity: Equatable {
    let device: UInt64
    let inode: UInt64
  }

  let identity: Identity
  /// In bytes.
  let size: Int64
  /// When the content was changed last, in seconds and nanoseconds.
  private let modification: [Int64]

  /// The status of the file at the path; nil where none can be seen.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modification = [Int64(time.tv_sec), Int64(time.tv_nsec)]
  }
}
