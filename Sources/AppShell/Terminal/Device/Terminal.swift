import CommandLineKit
import Foundation
import TerminalKit

/// The terminal of the standard streams, taken whole: each byte comes as it is typed, and the screen is the app's.
final class Terminal {
  /// What a terminal tells the app.
  enum Event: Equatable {
    case input([UInt8])
    case resize
    /// Ctrl-Z by another way: a request to stop.
    case stop
    /// The process goes on after a stop.
    case resume
    /// A signal that ends the process.
    case terminate(Int32)
    /// Nothing has come for as long as the app wanted to wait.
    case timeout
  }

  private let title: String
  let signals: SignalPipe
  var pendingSignals: [Int32] = []
  /// What was read and comes once more, before anything else that is typed.
  var unreadInput: [UInt8] = []
  private(set) var isTaken = false

  /// Throws ``TerminalError`` where the standard streams are no terminal.
  init(title: String) throws(TerminalError) {
    self.title = title
    signals = try SignalPipe(signals: [SIGWINCH, SIGTSTP, SIGCONT] + DeadlySignals.all)
    CrashHandler.install()
    try enter()
  }

  /// Takes the terminal.
  func enter() throws(TerminalError) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
      throw TerminalError(operation: "read the settings of the terminal")
    }
    TerminalRestoration.prepare(settings)
    cfmakeraw(&settings)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else {
      throw TerminalError(operation: "change the settings of the terminal")
    }
    isTaken = true
    write(ControlSequence.enterFullScreen(title: title))
  }

  /// Gives the terminal back.
  func leave() {
    isTaken = false
    TerminalRestoration.restore()
  }

  /// Stops the process. Returns when it goes on.
  /// - Parameter isByKey: whether the whole process group stops, as it does for the shell's own Ctrl-Z.
  func suspend(isByKey: Bool) throws(TerminalError) {
    leave()
    signals.raiseWithDefaultAction(SIGTSTP, isForGroup: isByKey)
    pendingSignals += signals.read()
    pendingSignals.removeAll { $0 == SIGCONT }
    // What is to end needs no terminal for that, and in the background would stop again for want of it.
    if !pendingSignals.contains(where: Self.isDeadly) { try enter() }
  }

  /// Ends the process by the signal, as if nobody had handled it.
  func terminate(by signal: Int32) {
    leave()
    signals.raiseWithDefaultAction(signal)
  }

  /// The size in character cells.
  var size: ScreenSize {
    FileDescriptor.standardOutput.terminalSize
  }

  /// Writes to the terminal for as long as it is taken.
  func write(_ text: String) {
    guard isTaken else { return }
    // The next read reports a terminal that is gone.
    _ = FileDescriptor.standardOutput.write(text)
  }

  /// Waits for what comes next.
  func nextEvent(timeoutMilliseconds: Int?) -> Event {
    while true {
      if let event = nextSignalEvent() { return event }
      if !unreadInput.isEmpty {
        defer { unreadInput = [] }
        return .input(unreadInput)
      }
      let ready = FileDescriptor.waitForInput(
        from: [.standardInput, signals.output], timeoutMilliseconds: timeoutMilliseconds)
      pendingSignals += signals.read()
      if ready == [.standardInput] {
        // A terminal that is gone says so by a signal, or where that goes to another process, by the end of its input.
        return FileDescriptor.standardInput.read().map(Event.input) ?? .terminate(SIGHUP)
      }
      if ready.isEmpty, pendingSignals.isEmpty, timeoutMilliseconds != nil { return .timeout }
    }
  }

  private func nextSignalEvent() -> Event? {
    guard !pendingSignals.isEmpty else { return nil }
    switch pendingSignals.removeFirst() {
    case SIGWINCH: return .resize
    case SIGTSTP: return .stop
    case SIGCONT: return .resume
    case let signal: return .terminate(signal)
    }
  }

  static func isDeadly(_ signal: Int32) -> Bool {
    DeadlySignals.all.contains(signal)
  }
}

/// What the environment says about the terminal.
nonisolated struct TerminalCapabilities: Equatable, Sendable {
  /// Whether the terminal knows control sequences.
  let hasControlSequences: Bool
  /// Whether colours are welcome. (See no-color.org.)
  let usesColor: Bool

  /// - Parameter variable: gives the value of an environment variable.
  init(variable: (String) -> String?) {
    let type = variable("TERM") ?? ""
    hasControlSequences = !["", "dumb", "unknown"].contains(type)
    usesColor = (variable("NO_COLOR") ?? "").isEmpty
  }
}

/// Why the terminal cannot be used.
nonisolated struct TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  let description: String

  /// Takes the reason from the system call that has just failed.
  init(operation: String) {
    description = "cannot \(operation): \(String(cString: strerror(errno)))"
  }
}

/// An open file of the process, as the system calls take it.
nonisolated struct FileDescriptor: Equatable {
  let rawValue: Int32

  static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)

  /// Reads what there is, and waits where there is nothing. Returns nil at the end, or where nothing more can come.
  func read() -> [UInt8]? {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { Foundation.read(rawValue, $0.baseAddress, $0.count) }
      if count > 0 { return Array(bytes.prefix(count)) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return [] }
      return nil
    }
  }

  /// Waits until some of the files have something to read, and returns which. Returns none when the time is up, or when
  /// a signal came first.
  ///
  /// Uses `select`, since `poll` does not know terminals on every system.
  static func waitForInput(from files: [FileDescriptor], timeoutMilliseconds: Int?) -> [FileDescriptor] {
    var ready = fd_set()
    withUnsafeMutableBytes(of: &ready) { bits in
      for file in files { bits[Int(file.rawValue) / 8] |= file.bit }
    }
    let end = (files.map(\.rawValue).max() ?? -1) + 1
    let count: Int32
    if let timeoutMilliseconds {
      var time = timeval()
      time.tv_sec = .init(timeoutMilliseconds / 1000)
      time.tv_usec = .init(timeoutMilliseconds % 1000 * 1000)
      count = select(end, &ready, nil, nil, &time)
    } else {
      count = select(end, &ready, nil, nil, nil)
    }
    guard count > 0 else { return [] }
    return withUnsafeBytes(of: &ready) { bits in
      files.filter { bits[Int($0.rawValue) / 8] & $0.bit != 0 }
    }
  }

  /// The size of the terminal in character cells; the standard one where it does not know its own.
  var terminalSize: ScreenSize {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return .standard
    }
    // A terminal that claims to be larger than any screen must not cost the memory for it.
    return ScreenSize(columns: min(Int(size.ws_col), 2000), rows: min(Int(size.ws_row), 1000))
  }

  private var bit: UInt8 { 1 << UInt8(rawValue % 8) }

  /// Has a terminal forget what was typed and not read.
  func discardInput() {
    tcflush(rawValue, TCIFLUSH)
  }

  /// Writes the whole text. Returns false where nobody can take it any more.
  func write(_ text: String) -> Bool {
    Console.write(text.utf8, to: rawValue)
  }
}
