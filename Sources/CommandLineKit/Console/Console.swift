import Foundation

/// The standard streams of the process.
package struct Console: Sendable {
  package init() {}

  /// Whether a person types what comes in.
  package var isInputTerminal: Bool {
    isatty(FileHandle.standardInput.fileDescriptor) == 1
  }

  /// Whether a person reads what goes out.
  package var isOutputTerminal: Bool {
    isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }

  /// Writes to standard output; throws where it is closed, or its disk is full.
  package func print(_ text: String) throws(CommandFailure) {
    guard write(text, to: FileHandle.standardOutput.fileDescriptor) else {
      throw .unavailable("cannot write to standard output: \(SystemError.last)")
    }
  }

  /// Writes a line to standard error; a failure to do so is not reported, for there is no other stream.
  package func printError(_ line: String) {
    _ = write("\(line)\n", to: FileHandle.standardError.fileDescriptor)
  }

  /// Writes all of the text, with every control character but line breaks and tabs as a visible escape; false where the system refuses. (`FileHandle` ends the process on a closed stream.)
  func write(_ text: String, to descriptor: Int32) -> Bool {
    Self.write(VisibleText.harmless(text).utf8, to: descriptor)
  }

  /// Writes all of the bytes as they are; false where nobody can take them any more.
  package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever started the process made the stream one that does not wait by itself.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// What is wrong, in words for a person.
package enum ErrorText {
  /// The error's own words; for one of Foundation's, which come as a line of code, the reason that the system gives.
  package static func of(_ error: any Error) -> String {
    guard error is CocoaError || error is POSIXError else { return "\(error)" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}

/// What the system says about its last call that failed.
enum SystemError {
  static var last: String {
    String(cString: strerror(errno))
  }
}

/// One line on standard error that says what is going on, where a person is watching; elsewhere it says nothing.
package struct ProgressLine {
  private let label: String
  private let isWatched = isatty(FileHandle.standardError.fileDescriptor) == 1

  /// - Parameter label: what every text begins with.
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
    guard isWatched, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// How this program was built.
package enum Build {
  /// Whether the optimiser was left out: times and counts then say nothing about a released app.
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
