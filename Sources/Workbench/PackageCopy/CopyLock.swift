package import Foundation

/// Keeps a folder to one process: the lock ends with it, however it ends.
package enum CopyLock {
  /// Why the folder can't be had.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Another process has it.
    case taken(path: String)
    case unavailable(path: String, reason: String)

    package var description: String {
      switch self {
      case .taken(let path):
        "another process works in \(path.debugDescription): wait until it has ended"
      case .unavailable(let path, let reason): "cannot lock \(path.debugDescription): \(reason)"
      }
    }
  }

  /// Does the work while no other process has the folder, which is made where it is missing.
  ///
  /// Throws ``Failure``, a `CocoaError` where the folder can't be made, and what the work throws.
  package static func hold<Value>(_ folder: URL, during work: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("lock").path
    // Not for the programs that this one starts: they would hold the lock beyond its end.
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(folder, errno) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(folder, errno) }
    return try work()
  }

  private static func failure(_ folder: URL, _ error: Int32) -> Failure {
    error == EWOULDBLOCK
      ? .taken(path: folder.path)
      : .unavailable(path: folder.path, reason: String(cString: strerror(error)))
  }
}
