package import Foundation

/// A program that is run to its end, and is killed where a signal ends this one.
package struct Subprocess {
  /// How a program ended, and what it wrote to standard output.
  package struct Completion {
    package let status: Int32
    package let output: String
  }

  /// Runs a program that is looked up on the path; its standard error is this process's, or part of the output.
  ///
  /// Throws a `CocoaError` or `POSIXError` where the program cannot be started.
  ///
  /// - Parameter last: the program is ended once this is in its output; nil to let it end by itself.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, mergingErrors: Bool = false, endingAt last: String? = nil
  ) throws -> Completion {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    if mergingErrors { process.standardError = pipe }
    process.standardInput = FileHandle.nullDevice
    // `waitUntilExit()` looks only every 50 ms whether it is so far.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try Interruption.start(process)
    defer { Interruption.unregister(process) }
    // The pipe first: a child that fills it waits for its reader, and would never exit.
    let data = try read(pipe.fileHandleForReading, until: last) {
      // Not SIGTERM, which a child may ignore as its parent does.
      kill(process.processIdentifier, SIGKILL)
    }
    return Completion(status: process.waitForEnd(end), output: String(decoding: data, as: UTF8.self))
  }

  /// What a program prints, without the white space around it; nil if it cannot be started, fails, or prints nothing.
  package static func text(_ arguments: [String], in folder: URL) -> String? {
    do {
      let outcome = try run(arguments, in: folder, mergingErrors: true)
      let text = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return outcome.status == 0 && !text.isEmpty ? text : nil
    } catch {
      return nil
    }
  }

  /// All of it; says once that the text is there.
  private static func read(
    _ pipe: FileHandle, until text: String?, _ found: () -> Void
  ) throws -> Data {
    guard let text else { return try pipe.readToEnd() ?? Data() }
    var data = Data()
    var isSought = true
    while true {
      let more = pipe.availableData
      if more.isEmpty { return data }
      // The text may have begun in what was read before.
      let start = max(0, data.count - text.utf8.count)
      data += more
      if isSought, data.range(of: Data(text.utf8), in: start..<data.count) != nil {
        isSought = false
        found()
      }
    }
  }
}

extension Process {
  /// Waits for the end of the program, and returns the status with which it ended, or the number of the signal that ended it.
  ///
  /// Foundation hears of an end through a socket, and on Linux misses it now and then where one program ends while another
  /// is started: so the system is asked.
  ///
  /// - Parameter end: signalled by the termination handler.
  package func waitForEnd(_ end: DispatchSemaphore) -> Int32 {
    var information = siginfo_t()
    // Leaves it to Foundation to collect the process; one that it has collected already is no child any more.
    while waitid(P_PID, id_t(processIdentifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    var status: Int32 = 0
    if end.wait(timeout: .now() + 2) == .timedOut, waitpid(processIdentifier, &status, 0) == processIdentifier
    {
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : signal
    }
    // Returns at once, and lets go of what Foundation keeps of the process: a file descriptor or two for each otherwise.
    waitUntilExit()
    return terminationStatus
  }
}
