import Foundation

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
