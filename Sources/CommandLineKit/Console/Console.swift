import Foundation

/// The standard streams of the process.
package struct Console: Sendable {
  package init() {}

  /// Whether standard input is a terminal, so that a person types it.
  package var isInputTerminal: Bool {
    isatty(FileHandle.standardInput.fileDescriptor) == 1
  }

  /// Whether standard output is a terminal, so that a person reads it.
  package var isOutputTerminal: Bool {
    isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }

  /// The width of the terminal that standard output is; nil if it is none.
  var columns: Int? {
    var size = winsize()
    let isKnown = ioctl(FileHandle.standardOutput.fileDescriptor, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Writes to standard output; throws if it is closed or its disk is full.
  package func print(_ text: String) throws(CommandFailure) {
    guard write(text, to: FileHandle.standardOutput.fileDescriptor) else {
      throw .unavailable("cannot write to standard output: \(SystemError.last)")
    }
  }

  /// Writes a line to standard error. A failure is not reported, as there is no other stream.
  package func printError(_ line: String) {
    _ = write("\(line)\n", to: FileHandle.standardError.fileDescriptor)
  }

  /// Writes the text with control characters, except line breaks and tabs, as escapes; false if the system refuses.
  /// (`FileHandle` would end the process on a closed stream.)
  func write(_ text: String, to descriptor: Int32) -> Bool {
    Self.write(VisibleText.harmless(text).utf8, to: descriptor)
  }

  /// Writes all of the bytes unchanged; false if the stream no longer accepts any.
  package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The parent process made the stream non-blocking: wait until it accepts more.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Describes errors to a person.
package enum ErrorText {
  /// The error's own description; for an error of Foundation, which describes itself as code, the system's reason.
  package static func of(_ error: any Error) -> String {
    guard error is CocoaError || error is POSIXError else { return "\(error)" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}

/// The system's message about its last call that failed.
enum SystemError {
  static var last: String {
    String(cString: strerror(errno))
  }

  static var code: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

/// A progress line on standard error; silent unless that is a terminal.
package struct ProgressLine {
  private let label: String
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1

  /// - Parameter label: the beginning of every text.
  package init(label: String = "") {
    self.label = label
  }

  package func show(_ text: String) {
    write("\r\u{1B}[K\(label.isEmpty ? "" : "\(label): ")\(text)")
  }

  package func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isTerminal, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// How this program was built.
package enum Build {
  /// Whether this is a build without optimisation, whose times and counts say nothing about a released app.
  package static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }
}
