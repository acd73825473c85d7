package import Foundation

/// Reads a file, or standard input, as a whole.
package enum InputFile {
  /// The bytes of the file at the path; `-` is standard input.
  package static func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    if path == "-" { return try readStandardInput(name: path, limit: limit) }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  /// The text of the file at the path, without a byte order mark; invalid UTF-8 becomes characters that no parser
  /// expects.
  package static func text(_ path: String, limit: Int = 16 << 20) throws(CommandFailure) -> String {
    let bytes = try read(path, limit: limit)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...], as: UTF8.self)
  }

  /// All bytes of standard input.
  package static func readStandardInput(name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    try read(FileHandle.standardInput.fileDescriptor, name: name, limit: limit)
  }

  static func read(_ descriptor: Int32, name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else {
        if errno == EINTR { continue }
        // Whoever started this program may have made the stream one that does not wait.
        if errno == EAGAIN {
          var stream = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&stream, 1, -1)
          continue
        }
        throw unreadable(name)
      }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      // A file may be endless, such as a device.
      guard bytes.count <= limit else {
        throw .unavailable(
          "\(name.debugDescription) is larger than \(limit >> 20) MiB, the most that such a file may have")
      }
    }
  }

  private static func unreadable(_ name: String) -> CommandFailure {
    .unavailable("cannot read \(name.debugDescription): \(SystemError.last)")
  }
}

/// A file that a command writes when its work is done; `-` is standard output.
package struct OutputFile {
  private enum Place {
    /// The file is replaced as a whole, in its folder. One that is there has these permissions.
    case file(URL, permissions: mode_t?)
    /// What is no file of its own, such as a device, a pipe or standard output, is written as it is. So is a file that
    /// has several names.
    case stream
  }

  private let path: String
  private let place: Place

  /// The folder of the file; nil if it is a stream.
  package var folder: URL? {
    switch place {
    case .file: URL(fileURLWithPath: path).deletingLastPathComponent()
    case .stream: nil
    }
  }

  /// The name of the file without its extension.
  package var stem: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// Checks that it can be written: better to fail before minutes of work than after.
  package init(path: String) throws(CommandFailure) {
    (self.path, place) = (path, try Self.explaining(path) { try Self.place(of: path) })
    try Self.explaining(path) {
      switch place {
      case .file(let file, _): try WriteProbe.run(in: file.deletingLastPathComponent())
      case .stream: guard path == "-" || access(path, W_OK) == 0 else { throw SystemError.code }
      }
    }
  }

  /// Writes the file whole or not at all, and keeps its permissions; a stream gets all of the data in order.
  package func write(_ data: Data) throws(CommandFailure) {
    try Self.explaining(path) {
      switch place {
      case .file(let file, let permissions):
        try data.write(to: file, options: .atomic)
        if let permissions, chmod(file.path, permissions) != 0 { throw SystemError.code }
      case .stream:
        let descriptor = path == "-" ? dup(STDOUT_FILENO) : open(path, O_WRONLY | O_TRUNC)
        guard descriptor >= 0 else { throw SystemError.code }
        let stream = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try stream.write(contentsOf: data)
        try stream.close()
      }
    }
  }

  private static func place(of path: String) throws -> Place {
    if ["-", "/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/") { return .stream }
    var status = stat()
    guard stat(path, &status) == 0 else { return .file(try resolved(path), permissions: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      if status.st_nlink > 1 { return .stream }
      return .file(try resolved(path), permissions: status.st_mode & 0o7777)
    // Writing it says what is wrong.
    case S_IFDIR: return .file(try resolved(path), permissions: nil)
    default: return .stream
    }
  }

  /// The file behind symbolic links: links stay, their target is replaced. Throws a `POSIXError` for links in a circle.
  private static func resolved(_ path: String) throws -> URL {
    var file = URL(fileURLWithPath: path)
    // As many links as a system follows.
    for _ in 0..<40 {
      guard let target = target(ofLink: file.path) else { return file }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    throw POSIXError(.ELOOP)
  }

  /// Nil if the path is no link.
  private static func target(ofLink path: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      return nil
    }
  }

  /// Creates the folder and its parents unless they exist, and checks that it is writable.
  package static func makeFolder(_ folder: URL) throws(CommandFailure) {
    try explaining(folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WriteProbe.run(in: folder)
    }
  }

  private static func explaining<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .unavailable("cannot write \(path.debugDescription): \(ErrorText.of(error))")
    }
  }
}

extension URL {
  /// This folder, or the nearest above it, that meets the condition; nil if none below the root does.
  package func nearest(where isMatch: (URL) -> Bool) -> URL? {
    var folder = self
    // The path of a deleted folder does not begin at the root, so the loop would never get there.
    while folder.path.hasPrefix("/") && folder.path != "/" {
      if isMatch(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

/// Checks that a folder is writable.
package enum WriteProbe {
  /// Writes a file into the folder and removes it. Throws a `CocoaError`.
  package static func run(in folder: URL) throws {
    let probe = folder.appendingPathComponent(".write-probe-\(UUID().uuidString)")
    try Data().write(to: probe)
    try FileManager.default.removeItem(at: probe)
  }
}
