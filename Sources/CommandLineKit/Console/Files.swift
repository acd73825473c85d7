package import Foundation

/// A file, or standard input, that is read whole.
package enum InputFile {
  /// The bytes of the file at the path.
  package static func read(_ path: String, limit: Int) throws(CommandFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  /// The text of the file at the path; bytes that are no UTF-8 become characters that nothing expects.
  package static func text(_ path: String, limit: Int = 16 << 20) throws(CommandFailure) -> String {
    String(decoding: try read(path, limit: limit), as: UTF8.self)
  }

  /// The bytes that come in until the end of standard input.
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
      // One that never ends is not read to its end.
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

/// A file that is written when all is done.
package struct OutputFile {
  private let path: String

  /// Where it is written: a link stays one, and what it leads to is replaced. Throws a `POSIXError` for links in a circle.
  private func place() throws -> URL {
    var place = URL(fileURLWithPath: path)
    // As many as a system follows.
    for _ in 0..<40 {
      guard let target = Self.target(ofLink: place.path) else { return place }
      place = URL(fileURLWithPath: target, relativeTo: place.deletingLastPathComponent()).absoluteURL
    }
    throw POSIXError(.ELOOP)
  }

  /// Nil for what is no link.
  private static func target(ofLink path: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      return nil
    }
  }

  /// Tries whether its folder takes a file: that is better known before minutes of work than after.
  package init(path: String) throws(CommandFailure) {
    self.path = path
    try Self.explaining(path) { try WriteProbe.run(in: place().deletingLastPathComponent()) }
  }

  /// Writes the file whole or not at all.
  package func write(_ data: Data) throws(CommandFailure) {
    try Self.explaining(path) { try data.write(to: place(), options: .atomic) }
  }

  /// Makes the folder, with those above it, unless it is there.
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
  /// The folder itself, or the nearest above it, for which this holds; nil for none below the root.
  package func nearest(where holds: (URL) -> Bool) -> URL? {
    var folder = self
    // The path of a folder that was deleted does not begin at the root, and so would never end there.
    while folder.path.hasPrefix("/") && folder.path != "/" {
      if holds(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

/// Whether a folder takes files.
package enum WriteProbe {
  /// Writes a file into the folder and removes it. Throws a `CocoaError`.
  package static func run(in folder: URL) throws {
    let probe = folder.appendingPathComponent(".write-probe-\(UUID().uuidString)")
    try Data().write(to: probe)
    try FileManager.default.removeItem(at: probe)
  }
}
