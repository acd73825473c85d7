#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the terminal is given back to whoever had it before, also from within a signal handler.
///
/// What it needs is in plain memory, allocated beforehand: a handler must neither allocate nor take a lock.
nonisolated enum TerminalRestoration {
  private struct Storage {
    var isNeeded = false
    var settings = termios()
    var sequence = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
    var sequenceCount = 0
  }

  nonisolated(unsafe) private static let storage: UnsafeMutablePointer<Storage> = {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage())
    let bytes = Array(ControlSequence.leaveFullScreen.utf8)
    storage.pointee.sequence = .allocate(capacity: bytes.count)
    storage.pointee.sequence.initialize(from: bytes, count: bytes.count)
    storage.pointee.sequenceCount = bytes.count
    return storage
  }()

  /// Notes the settings to which the terminal of the standard streams is to be restored.
  static func prepare(_ settings: termios) {
    storage.pointee.settings = settings
    storage.pointee.isNeeded = true
  }

  /// Restores the terminal if that is still to be done. Calls nothing that a signal handler must not call.
  static func restore() {
    guard storage.pointee.isNeeded else { return }
    storage.pointee.isNeeded = false
    var written = 0
    while written < storage.pointee.sequenceCount {
      let rest = storage.pointee.sequenceCount - written
      let count = write(STDOUT_FILENO, storage.pointee.sequence + written, rest)
      if count <= 0 { break }
      written += count
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &storage.pointee.settings)
  }
}
