#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that end a process unless it handles them, those of a crash aside.
///
/// Source: POSIX.1-2024, `<signal.h>`, actions T and A; the manuals of Linux, signal(7), and of macOS, sigaction(2), for
/// those that POSIX does not have.
package nonisolated enum DeadlySignals {
  package static let all = common + ofSystem

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
