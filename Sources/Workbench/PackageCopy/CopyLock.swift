package import Foundation

/// Keeps a folder to one process: the lock ends with it, however it ends.
package final class CopyLock {
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

  private let descriptor: Int32

  /// Takes the folder, which is there. Throws ``Failure``.
  package init(_ folder: URL) throws(Failure) {
    let file = folder.appendingPathComponent("lock").path
    // Not for the programs that this one starts: they would hold the lock beyond its end.
    descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unavailable(path: folder.path, reason: String(cString: strerror(errno)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(descriptor)
      guard reason == EWOULDBLOCK else {
        throw .unavailable(path: folder.path, reason: String(cString: strerror(reason)))
      }
      throw .taken(path: folder.path)
    }
  }

  deinit {
    close(descriptor)
  }
}
