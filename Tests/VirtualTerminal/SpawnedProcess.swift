import Foundation
import Synchronization
import TerminalKit

/// A process in a session of its own whose standard streams are a new terminal.
struct SpawnedProcess {
  let master: Int32
  let slave: Int32
  /// A pipe that nobody but the process can write to: it ends when the process does.
  let lifeline: Int32
  let process: pid_t

  /// One at a time: what one process is given must not reach another that starts meanwhile.
  private static let turn = Mutex(())

  init(program: String, arguments: [String], size: ScreenSize, environment: [String: String]) throws {
    self = try Self.turn.withLock { _ in
      try Self(starting: [program] + arguments, size: size, environment: environment)
    }
  }

  private init(starting words: [String], size: ScreenSize, environment: [String: String]) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var windowSize = winsize(size)
    guard openpty(&master, &slave, nil, nil, &windowSize) == 0, let name = ttyname(slave) else {
      throw PseudoTerminalError("cannot open a terminal")
    }
    let path = String(cString: name)
    (self.master, self.slave) = (master, slave)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PseudoTerminalError("cannot create a pipe") }
    lifeline = ends[0]
    defer { close(ends[1]) }
    for descriptor in [master, slave] + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    process = try Self.spawn(words, terminal: path, lifeline: ends[1], environment: environment)
  }

  /// `POSIX_SPAWN_SETSID`, which Glibc keeps to itself unless it is asked for GNU extensions.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      Int16(POSIX_SPAWN_SETSID)
    #else
      0x80
    #endif
  }

  private static func spawn(
    _ words: [String], terminal: String, lifeline: Int32, environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens becomes the session's own.
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    // A thread of a test may block signals; the process must not.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    var allSignals = sigset_t()
    sigfillset(&allSignals)
    posix_spawnattr_setsigdefault(&attributes, &allSignals)
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_adddup2(&actions, lifeline, 3)
    let program = words[0]
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
    guard error == 0 else {
      throw PseudoTerminalError("cannot start \(program): \(String(cString: strerror(error)))")
    }
    return process
  }
}

extension winsize {
  init(_ size: ScreenSize) {
    self.init(ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
