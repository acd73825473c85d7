import TerminalKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the process, as the system calls take it.
nonisolated struct FileDescriptor: Equatable {
  let rawValue: Int32

  static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)

  /// Reads what there is, and waits where there is nothing. Returns nil at the end, or where nothing more can come.
  func read() -> [UInt8]? {
    while true {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { systemRead(rawValue, $0.baseAddress, $0.count) }
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
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

// Inside a type that has methods of these names, the functions need others.
nonisolated private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

nonisolated private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
