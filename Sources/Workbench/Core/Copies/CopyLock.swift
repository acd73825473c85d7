import CommandLineKit
import Foundation

/// Locks a folder for one process. The lock ends with the process, even if that crashes.
enum CopyLock {
  /// Does the work while the folder is locked, and makes the folder if it is missing.
  static func withLock<Value>(on folder: URL, during work: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // `O_CLOEXEC`: programs that this process starts would otherwise keep the lock after its end.
    let descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(folder, errno) }
    defer {
      // Closing is not enough: a program that another thread is just starting may still have a copy of the descriptor.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(folder, errno) }
    return try work()
  }

  private static func failure(_ place: URL, _ error: Int32) -> CommandFailure {
    let path = place.path.debugDescription
    return .unavailable(
      error == EWOULDBLOCK
        ? "another process works on \(path): wait until it has ended"
        : "cannot lock \(path): \(String(cString: strerror(error)))")
  }
}
