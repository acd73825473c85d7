import Foundation

/// Keeps a folder or a file to one process: the lock ends with it, however it ends.
enum CopyLock {
  /// Why it can't be had.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// Another process has it.
    case taken(path: String)
    case unavailable(path: String, reason: String)

    var description: String {
      switch self {
      case .taken(let path):
        "another process works on \(path.debugDescription): wait until it has ended"
      case .unavailable(let path, let reason): "cannot lock \(path.debugDescription): \(reason)"
      }
    }
  }

  /// Does the work while no other process has the folder, which is made where it is missing.
  ///
  /// Throws ``Failure``, a `CocoaError` where the folder can't be made, and what the work throws.
  static func hold<Value>(_ folder: URL, during work: () throws -> Value) throws -> Value {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("lock").path
    // Not for the programs that this one starts: they would hold the lock beyond its end.
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(folder, errno) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(folder, errno) }
    return try work()
  }

  /// Does the work while no other process has the file, in whose place the work may put another one.
  ///
  /// A file that can't be opened to be written is not locked: the work finds out by itself. Throws ``Failure``, and what the
  /// work throws.
  static func hold<Value>(file: URL, during work: () throws -> Value) throws -> Value {
    while true {
      let descriptor = open(file.path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return try work() }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(file, errno) }
      var (locked, current) = (stat(), stat())
      // Another process may have put another file there before this one was locked.
      guard fstat(descriptor, &locked) == 0, stat(file.path, &current) == 0, locked.st_ino == current.st_ino
      else { continue }
      return try work()
    }
  }

  private static func failure(_ folder: URL, _ error: Int32) -> Failure {
    error == EWOULDBLOCK
      ? .taken(path: folder.path)
      : .unavailable(path: folder.path, reason: String(cString: strerror(error)))
  }
}
