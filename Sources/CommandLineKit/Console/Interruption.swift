package import Foundation
import Synchronization

/// Cleans up when a signal ends this program: removes its temporary folders, and ends its child processes with all
/// their descendants, which have process groups of their own and would keep running.
package enum Interruption {
  private struct Registry {
    var children: Set<Int32> = []
    var folders: Set<URL> = []
    var isWatching = false
  }

  private static let registry = Mutex(Registry())
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The end of a pipe to which the handler writes the signal's number: it must neither allocate nor take a lock.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Starts a process that ends with this one, until it is unregistered. Starts none once a signal is ending this one.
  ///
  /// Throws a `CocoaError` or `POSIXError` if the program cannot be started.
  package static func start(_ process: Process) throws {
    watch()
    // Under the lock, so that no process begins between the signal and the end.
    try registry.withLock { registry in
      try process.run()
      registry.children.insert(process.processIdentifier)
    }
  }

  /// Forgets a process that has ended.
  package static func unregister(_ process: Process) {
    registry.withLock { _ = $0.children.remove(process.processIdentifier) }
  }

  /// Removes the folder when a signal ends this process, until it is unregistered.
  static func register(folder: URL) {
    watch()
    registry.withLock { _ = $0.folders.insert(folder) }
  }

  /// Forgets a folder that has been removed.
  static func unregister(folder: URL) {
    registry.withLock { _ = $0.folders.remove(folder) }
  }

  // MARK: Private

  private static func watch() {
    let isFirst = registry.withLock { registry in
      defer { registry.isWatching = true }
      return !registry.isWatching
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

  /// Keeps the lock to the end, so that no other thread goes on to report a child that was ended here.
  private static func end(by number: Int32) {
    registry.withLock { registry in
      ProcessFamily.end(registry.children)
      for folder in registry.folders { TemporaryFolder.discard(folder) }
      signal(number, SIG_DFL)
      kill(getpid(), number)
      // The system may deliver the signal to any thread, and not at once.
      while true { pause() }
    }
  }
}

/// A folder that exists while a closure works in it; it is removed even if a signal ends the program.
package enum TemporaryFolder {
  /// Runs `body` in a new folder and removes the folder afterwards, even after an error; one that can't be removed is
  /// named on standard error. Throws what `body` throws, and a `CocoaError` if no folder can be made.
  ///
  /// - Parameter parent: where the folder is made. For a replacement, choose the folder of what it replaces: nothing
  ///   moves between disks atomically.
  package static func use<Value>(
    named name: String, in parent: URL = FileManager.default.temporaryDirectory,
    _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = parent.appendingPathComponent("\(name)-\(UUID().uuidString)")
    // Registered first, as a signal may come as soon as the folder exists.
    Interruption.register(folder: folder)
    defer { Interruption.unregister(folder: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }
    return try body(folder)
  }

  /// Removes the folder, or names it on standard error if that fails.
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

/// Handlers of signals, except those that the process was started to ignore.
package enum SignalHandler {
  package typealias Body = @convention(c) @Sendable (Int32) -> Void

  /// Runs `body` on the signal. Returns false if the process was started to ignore it, as under `nohup`: it still does.
  @discardableResult
  package static func install(_ body: @escaping Body, for number: Int32) -> Bool {
    let previous = signal(number, body)
    guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
    signal(number, SIG_IGN)
    return false
  }

  /// Lets Ctrl-\ end the program, as it ends others: Swift's runtime would take it for a crash, and go on.
  static func letQuit() {
    let previous = signal(SIGQUIT, SIG_DFL)
    guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return }
    signal(SIGQUIT, SIG_IGN)
  }
}
