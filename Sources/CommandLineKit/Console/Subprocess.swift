package import Foundation

/// Runs another program to its end, and ends it if a signal ends this one.
package struct Subprocess {
  /// How a program ended, and what it wrote to standard output.
  package struct Completion {
    package let status: Int32
    package let output: String
  }

  /// Runs a program from the `PATH`; its standard error goes to this process's, or is merged into the output.
  ///
  /// Throws a `CocoaError` or `POSIXError` if the program cannot be started. The status is 127 if there is none.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments, behind any settings of its environment, `NAME=VALUE`.
  ///   - unwanted: the names of settings that it must not inherit.
  package static func run(
    _ words: [String], without unwanted: [String] = [], in folder: URL? = nil, mergingErrors: Bool = false
  ) throws -> Completion {
    let process = Process()
    var environment = ProcessInfo.processInfo.environment
    for name in unwanted { environment[name] = nil }
    let settings = words.prefix { $0.contains("=") }
    for parts in settings.map({ $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }) {
      environment[String(parts[0])] = String(parts[1])
    }
    process.environment = environment
    let command = Array(words.dropFirst(settings.count))
    if let program = command.first.flatMap({ path(of: $0, in: environment["PATH"]) }) {
      (process.executableURL, process.arguments) = (URL(fileURLWithPath: program), Array(command.dropFirst()))
    } else {
      // It says what is wrong.
      (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), command)
    }
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    if mergingErrors { process.standardError = pipe }
    process.standardInput = FileHandle.nullDevice
    // `waitUntilExit()` polls only every 50 ms.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try Interruption.start(process)
    defer { Interruption.unregister(process) }
    // Read before waiting: a child that fills the pipe waits for its reader, and would never exit.
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return Completion(status: process.waitForEnd(end), output: String(decoding: data, as: UTF8.self))
  }

  /// The trimmed output of a program; nil if the program cannot be started, fails, or prints nothing.
  package static func text(_ arguments: [String], in folder: URL) -> String? {
    do {
      let outcome = try run(arguments, in: folder, mergingErrors: true)
      let text = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return outcome.status == 0 && !text.isEmpty ? text : nil
    } catch {
      return nil
    }
  }

  /// Where the program is: its absolute path, or the first place of the search path that has it.
  private static func path(of program: String, in searchPath: String?) -> String? {
    let folders = program.contains("/") ? [""] : searchPath?.split(separator: ":").map { "\($0)/" } ?? []
    return folders.map { $0 + program }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

extension Process {
  /// Waits for the process to end, and returns its exit status, or the number of the signal that ended it.
  ///
  /// Foundation learns of the end through a socket. On Linux it sometimes misses one, if a process ends while another
  /// is started, so this asks the system.
  ///
  /// - Parameter end: signalled by the termination handler.
  package func waitForEnd(_ end: DispatchSemaphore) -> Int32 {
    var information = siginfo_t()
    // `WNOWAIT` leaves the process for Foundation to collect; the call fails if Foundation already has.
    while waitid(P_PID, id_t(processIdentifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    var status: Int32 = 0
    if end.wait(timeout: .now() + 2) == .timedOut, waitpid(processIdentifier, &status, 0) == processIdentifier
    {
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : signal
    }
    // Returns at once, and frees what Foundation holds for the process: a file descriptor or two would leak.
    waitUntilExit()
    return terminationStatus
  }
}
