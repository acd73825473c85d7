#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    self.signals = signals.filter { !SignalAction(of: $0).ignores }
    install()
  }

  /// Has the signals come through the pipe.
  func install() {
    let handler = SignalAction { signal in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(SignalPipe.input.pointee, &byte, 1)
      errno = error
    }
    for signal in signals {
      handler.install(for: signal)
    }
  }

  /// The signals that have come.
  func read() -> [Int32] {
    (output.read() ?? []).map(Int32.init)
  }

  /// Has the process do what it does by default on the signal, at once; nothing where it ignores that.
  ///
  /// Returns where that does not end it: after a stop, when it goes on.
  /// - Parameter isForGroup: whether the whole process group gets the signal, as it does for a key of the terminal.
  func raiseWithDefaultAction(_ signal: Int32, isForGroup: Bool = false) {
    guard signals.contains(signal) else { return }
    SignalAction(handler: SIG_DFL).install(for: signal)
    if isForGroup {
      kill(0, signal)
    } else {
      raise(signal)
    }
    install()
  }
}

/// What the process does on a signal, where the systems name the same things differently.
nonisolated struct SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void
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

  /// Runs the handler, on the signal stack where there is one. System calls that a signal interrupts go on.
  init(handler: Handler?) {
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_RESTART)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sa_handler.sa_handler = handler
    #endif
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

  /// Whether the process pays no attention to the signal, as under `nohup`.
  var ignores: Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Has the process do this on the signal.
  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }

  private var handler: Handler? {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler
    #else
      action.__sa_handler.sa_handler
    #endif
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
