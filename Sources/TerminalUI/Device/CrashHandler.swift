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
