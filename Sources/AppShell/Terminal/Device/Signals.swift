import CommandLineKit
import Foundation

/// Makes signals readable: a handler writes the number of its signal into a pipe, and the event loop reads it.
nonisolated final class SignalPipe {
  /// The end of the pipe at which signals come out.
  let output: FileDescriptor
  private let signals: [Int32]

  /// The writing end, where a handler can read it.
  nonisolated(unsafe) private static let input: UnsafeMutablePointer<Int32> = {
    let input = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    input.initialize(to: -1)
    return input
  }()

  /// Throws ``TerminalError`` where the process has no file descriptor left.
  init(signals: [Int32]) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TerminalError(operation: "create a pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    output = FileDescriptor(rawValue: ends[0])
    Self.input.pointee = ends[1]
    self.signals = signals.filter { SignalHandler.install(Self.handler, for: $0) }
  }

  private static let handler: SignalHandler.Body = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(SignalPipe.input.pointee, &byte, 1)
    errno = error
  }

  /// The signals that have come.
  func read() -> [Int32] {
    (output.read() ?? []).map(Int32.init)
  }

  /// Has the process do what it does by default on the signal, at once; nothing where it ignores that.
  ///
  /// Returns where that does not end it: after a stop, when it goes on.
  /// - Parameter isForGroup: whether the whole process group gets the signal, as it does for a key of the terminal.
  func raiseWithDefaultAction(_ number: Int32, isForGroup: Bool = false) {
    guard signals.contains(number) else { return }
    signal(number, SIG_DFL)
    if isForGroup {
      kill(0, number)
    } else {
      raise(number)
    }
    for number in signals { SignalHandler.install(Self.handler, for: number) }
  }
}

/// What the process does on a signal, where the systems name the same things differently.
nonisolated struct SignalAction {
  /// A handler that is told where the signal came from.
  typealias InformedHandler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private var action = sigaction()

  /// What the process does on the signal now.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  /// Runs the handler, on the signal stack where there is one.
  init(informedHandler: InformedHandler) {
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = informedHandler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_sigaction = informedHandler
    #else
      action.__sa_handler.sa_sigaction = informedHandler
    #endif
  }

  /// Has the process do this on the signal.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}

/// The signals that end a process unless it handles them, those of a crash aside.
///
/// Source: POSIX.1-2024, `<signal.h>`, actions T and A; the manuals of Linux, signal(7), and of macOS, sigaction(2), for
/// those that POSIX does not have.
nonisolated enum DeadlySignals {
  static let all = common + ofSystem

  private static let common = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGXFSZ,
    SIGSYS,
  ]

  #if canImport(Darwin)
    private static let ofSystem = [SIGEMT]
  #else
    /// The real-time signals begin and end where the C library says: it keeps some for itself.
    private static let ofSystem =
      [SIGIO, SIGPWR, SIGSTKFLT] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  #endif
}

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
    let handler = SignalAction(informedHandler: { number, information, _ in
      TerminalRestoration.restore()
      if let code = information?.pointee.si_code, code > 0, code != SI_USER {
        // The instruction that failed fails again: whoever handled crashes before finds everything as it was.
        CrashHandler.previousActions[Int(number)].install(for: number)
      } else {
        signal(number, SIG_DFL)
        raise(number)
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
