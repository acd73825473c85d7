#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives the terminal back when the process crashes, and lets it crash then as it would have.
nonisolated enum CrashHandler {
  private static let signals = [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE]

  /// What the process did on each signal before, by its number, where a handler can read it.
  nonisolated(unsafe) private static let previousActions: UnsafeMutablePointer<SignalAction> = {
    let count = Int(signals.max() ?? 0) + 1
    let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: count)
    for signal in 0..<count {
      (actions + signal).initialize(to: SignalAction(of: Int32(signal)))
    }
    return actions
  }()

  /// Handles the crashes from here on. Once is enough.
  static func install() {
    _ = previousActions
    installSignalStack()
    let handler = SignalAction(informedHandler: { signal, information, _ in
      TerminalRestoration.restore()
      if let code = information?.pointee.si_code, code > 0, code != SI_USER {
        // The instruction that failed fails again: whoever handled crashes before finds everything as it was.
        CrashHandler.previousActions[Int(signal)].install(for: signal)
      } else {
        SignalAction(handler: SIG_DFL).install(for: signal)
        raise(signal)
      }
    })
    for signal in signals {
      handler.install(for: signal)
    }
  }

  /// A stack for the handlers, since a stack overflow leaves them none.
  private static func installSignalStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}

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
