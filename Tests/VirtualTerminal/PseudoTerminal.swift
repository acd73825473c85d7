import Foundation
package import TerminalKit

/// A program at a terminal of its own, with a person at its keyboard.
package final class PseudoTerminal {
  /// How a program ended.
  package enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  package private(set) var screen: VirtualScreen
  /// Everything that the program has written.
  package private(set) var output: [UInt8] = []

  private let master: Int32
  /// Kept open, so that the terminal outlives the program and its settings can be looked at.
  private let slave: Int32
  /// Comes to its end when the program does.
  private let lifeline: Int32
  private let process: pid_t
  /// How long a wait may take: many times of what it takes on a busy machine.
  private let patience = Duration.seconds(120)
  private var isHungUp = false
  private var hasEnded = false

  /// Starts the program with the environment, and with this terminal as its controlling one.
  package init(
    _ program: String, arguments: [String], size: ScreenSize, environment: [String: String],
    widthRule: WidthRule
  ) throws {
    screen = VirtualScreen(size: size, widthRule: widthRule)
    let spawned = try SpawnedProcess(
      program: program, arguments: arguments, size: size, environment: environment)
    (master, slave, lifeline) = (spawned.master, spawned.slave, spawned.lifeline)
    process = spawned.process
  }

  deinit {
    for descriptor in isHungUp ? [slave, lifeline] : [master, slave, lifeline] { close(descriptor) }
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  // MARK: What a person does

  package func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { throw PseudoTerminalError("cannot type: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  /// Pastes the text as a terminal does for a program that has asked for the marks.
  package func paste(_ text: String) throws {
    try type("\u{1B}[200~\(text)\u{1B}[201~")
  }

  package func resize(to size: ScreenSize) {
    screen.resize(to: size)
    var size = winsize(size)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    #if canImport(Darwin)
      send(SIGWINCH)
    #endif
  }

  package func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Takes the terminal away, as a window that is closed does, and waits until the program has ended.
  package func hangUp() throws -> End {
    isHungUp = true
    close(master)
    _ = try isThereMore(from: [lifeline], until: .now + patience)
    return try end()
  }

  // MARK: What a person sees

  /// Reads until the screen shows the text. Throws where the program ends, writes without end, or takes too long, before it
  /// does.
  package func wait(for text: String) throws {
    try wait(until: "the screen shows \(text.debugDescription)") { $0.screen.text.contains(text) }
  }

  /// Reads until the screen is exactly these lines.
  package func wait(forScreen lines: String) throws {
    try wait(until: "the screen is\n\(lines)\n") { $0.screen.text == lines }
  }

  package func wait(until description: String, _ condition: (PseudoTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !condition(self) {
      guard try isThereMore(from: [lifeline, master], until: deadline) else {
        throw PseudoTerminalError("the program ended before \(description); the screen is\n\(screen.text)")
      }
      try show(readOutput()[...])
    }
  }

  /// Reads until the program has ended.
  package func waitForEnd() throws -> End {
    let deadline = ContinuousClock.now + patience
    while try isThereMore(from: [lifeline, master], until: deadline) { try show(readOutput()[...]) }
    try readRest()
    return try end()
  }

  private func end() throws -> End {
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else { throw PseudoTerminalError("cannot wait") }
    hasEnded = true
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Whether lines are edited and keys are echoed by the terminal itself, as a shell expects it.
  package var isRestored: Bool {
    var settings = termios()
    guard tcgetattr(slave, &settings) == 0 else { return false }
    let flags = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return settings.c_lflag & flags == flags && settings.c_oflag & tcflag_t(OPOST) != 0
      && !screen.isAlternate && screen.isCursorVisible && !screen.marksPastes && screen.wraps
  }

  // MARK: Private

  /// Far more than any test has written to it: no program may write without end.
  private static var longestOutput: Int { 1 << 22 }

  /// Waits until there is something to read from the last of the files, or the program has ended.
  private func isThereMore(from files: [Int32], until deadline: ContinuousClock.Instant) throws -> Bool {
    var files = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let rest = max(.zero, deadline - .now) / .milliseconds(1)
      switch poll(&files, nfds_t(files.count), Int32(rest)) {
      case 0: throw PseudoTerminalError("nothing came for too long; the screen is\n\(screen.text)")
      case 1...: return files.last.map { $0.revents & Int16(POLLIN) != 0 } ?? false
      default: guard errno == EINTR else { throw PseudoTerminalError("cannot wait for output") }
      }
    }
  }

  /// What an ended program wrote last may still be on its way: the terminal passes it on before a mark of our own.
  private func readRest() throws {
    var mark: UInt8 = 0
    guard write(slave, &mark, 1) == 1 else { return }
    var rest: [UInt8] = []
    while rest.last != mark { rest += try readOutput() }
    try show(rest.dropLast())
  }

  private func readOutput() throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { throw PseudoTerminalError("cannot read the terminal") }
    return Array(bytes.prefix(count))
  }

  private func show(_ bytes: ArraySlice<UInt8>) throws {
    output += bytes
    screen.write(bytes)
    guard output.count <= Self.longestOutput else {
      throw PseudoTerminalError("the program writes without end; the screen is\n\(screen.text)")
    }
  }
}

/// What went wrong at a pseudo-terminal.
package struct PseudoTerminalError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
