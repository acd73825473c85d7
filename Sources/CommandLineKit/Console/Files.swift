package import Foundation

/// Reads a file, or standard input, as a whole.
package enum InputFile {
  /// The bytes of the file at the path.
  package static func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  /// The text of the file at the path; invalid UTF-8 becomes characters that no parser expects.
  package static func text(_ path: String, limit: Int = 16 << 20) throws(CommandFailure) -> String {
    String(decoding: try read(path, limit: limit), as: UTF8.self)
  }

  /// All bytes of standard input.
  package static func readStandardInput(name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    try read(FileHandle.standardInput.fileDescriptor, name: name, limit: limit)
  }

  private static func read(_ descriptor: Int32, name: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else {
        if errno == EINTR { continue }
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

/// A file that a command writes when its work is done.
package struct OutputFile {
  private let path: String

  /// The file behind symbolic links: links stay, their target is replaced. Throws a `POSIXError` for links in a circle.
  private func resolved() throws -> URL {
    var file = URL(fileURLWithPath: path)
    // As many links as a system follows.
    for _ in 0..<40 {
      guard let target = Self.target(ofLink: file.path) else { return file }
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

  /// Checks that the folder is writable: better to fail before minutes of work than after.
  package init(path: String) throws(CommandFailure) {
    self.path = path
    try Self.explaining(path) { try WriteProbe.run(in: resolved().deletingLastPathComponent()) }
  }

  /// Writes the file whole or not at all.
  package func write(_ data: Data) throws(CommandFailure) {
    try Self.explaining(path) { try data.write(to: resolved(), options: .atomic) }
  }

  /// Creates the folder and its parents unless they exist, and checks that it is writable.
  package static func makeFolder(_ folder: URL) throws(CommandFailure) {
    try explaining(folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WriteProbe.run(in: folder)
    }
  }

  private static func explaining(_ path: String, _ body: () throws -> Void) throws(CommandFailure) {
    do {
      try body()
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
