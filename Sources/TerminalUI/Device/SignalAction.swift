#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
