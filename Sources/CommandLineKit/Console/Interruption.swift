package import Foundation
import Synchronization

/// Cleans up where a signal ends the program: ends the programs that it runs with all that they started, which have process
/// groups of their own and would go on, and removes its temporary folders.
package enum Interruption {
  private struct Held {
    var children: Set<Int32> = []
    var folders: Set<URL> = []
    var isWatching = false
  }

  private static let held = Mutex(Held())
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Where the handler says which signal came: it must neither allocate nor take a lock.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Starts a process that is ended with this one, until it is unregistered. Starts none once a signal is ending this one.
  ///
  /// Throws a `CocoaError` or `POSIXError` where the program cannot be started.
  package static func start(_ process: Process) throws {
    watch()
    // Under the lock, so that no process begins between the signal and the end.
    try held.withLock { held in
      try process.run()
      held.children.insert(process.processIdentifier)
    }
  }

  /// Leaves a process alone that has ended.
  package static func unregister(_ process: Process) {
    held.withLock { _ = $0.children.remove(process.processIdentifier) }
  }

  /// Has the folder removed with this process, until it is unregistered.
  static func register(folder: URL) {
    watch()
    held.withLock { _ = $0.folders.insert(folder) }
  }

  /// Leaves the folder, which has been removed, alone.
  static func unregister(folder: URL) {
    held.withLock { _ = $0.folders.remove(folder) }
  }

  // MARK: Private

  private static func watch() {
    let isFirst = held.withLock { held in
      defer { held.isWatching = true }
      return !held.isWatching
    }
    var ends: [Int32] = [-1, -1]
    guard isFirst, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    writeEnd = ends[1]
    for number in signals { SignalHandler.install(handler, for: number) }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(readEnd, &number, 1) != 1 {}
      end(by: Int32(number))
    }
  }

  private static let handler: SignalHandler.Body = { number in
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(Interruption.writeEnd, &byte, 1)
  }

  /// Keeps the lock to the end, so that nobody goes on to speak of a child that was ended here.
  private static func end(by number: Int32) {
    held.withLock { held in
      ProcessFamily.end(held.children)
      for folder in held.folders { TemporaryFolder.discard(folder) }
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // The signal comes to any of the threads, in its own time.
      while true { pause() }
    }
  }
}

/// A folder that is there for as long as something works in it, and goes also where a signal ends the program.
package enum TemporaryFolder {
  /// Has `body` work in a new folder and removes it, whatever came of that; what can't be removed is named on standard
  /// error. Throws what `body` throws, and a `CocoaError` where no folder can be made.
  ///
  /// - Parameter parent: where the folder is made: beside what it is to replace, since nothing moves from one disk to
  ///   another at once.
  package static func use<Value>(
    named name: String, in parent: URL = FileManager.default.temporaryDirectory,
    _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = parent.appendingPathComponent("\(name)-\(UUID().uuidString)")
    // First, as a signal may come as soon as the folder is there.
    Interruption.register(folder: folder)
    defer { Interruption.unregister(folder: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }
    return try body(folder)
  }

  /// Removes the folder, or names it where that fails.
  static func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch CocoaError.fileNoSuchFile {
      // A signal came before it was made.
    } catch {
      Console().printError("left behind: \(folder.path)")
    }
  }
}

/// What a process does on a signal that it was not started to ignore.
package enum SignalHandler {
  package typealias Body = @convention(c) @Sendable (Int32) -> Void

  /// Has `body` run on the signal. Returns false where the process was started to ignore it, as under `nohup`: it goes on to.
  @discardableResult
  package static func install(_ body: @escaping Body, for number: Int32) -> Bool {
    let previous = signal(number, body)
    guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
    signal(number, SIG_IGN)
    return false
  }
}
