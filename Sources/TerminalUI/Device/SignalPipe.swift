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
