package import Foundation

/// A file, or standard input, that is read whole.
package enum InputFile {
  /// Why it could not be read.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case unreadable(name: String, reason: String)
    case tooLarge(name: String, limit: Int)

    package var description: String {
      switch self {
      case .unreadable(let name, let reason):
        "cannot read \(name.debugDescription): \(reason)"
      case .tooLarge(let name, let limit):
        "\(name.debugDescription) is larger than \(limit >> 20) MiB, the most that such a file may have"
      }
    }
  }

  /// The bytes of the file at the path. Throws ``Failure``.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(name: path, reason: SystemError.last) }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  /// The bytes that come in until the end of standard input. Throws ``Failure``.
  package static func readStandardInput(name: String, limit: Int) throws(Failure) -> [UInt8] {
    try read(FileHandle.standardInput.fileDescriptor, name: name, limit: limit)
  }

  private static func read(_ descriptor: Int32, name: String, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .unreadable(name: name, reason: SystemError.last)
      }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      // One that never ends is not read to its end.
      guard bytes.count <= limit else { throw .tooLarge(name: name, limit: limit) }
    }
  }
}

/// A file that is written when all is done.
package struct OutputFile {
  /// Why it cannot be written.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String { "cannot write \(path.debugDescription): \(reason)" }
  }

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

  /// Tries whether its folder takes a file: that is better known before minutes of work than after. Throws ``Failure``.
  package init(path: String) throws(Failure) {
    self.path = path
    try explaining { try WriteProbe.run(in: place().deletingLastPathComponent()) }
  }

  /// Writes the file whole or not at all. Throws ``Failure``.
  package func write(_ data: Data) throws(Failure) {
    try explaining { try data.write(to: place(), options: .atomic) }
  }

  /// Makes the folder, with those above it, unless it is there. Throws ``Failure``.
  package static func makeFolder(_ folder: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WriteProbe.run(in: folder)
    } catch {
      throw Failure(path: folder.path, reason: ErrorText.of(error))
    }
  }

  private func explaining(_ body: () throws -> Void) throws(Failure) {
    do {
      try body()
    } catch {
      throw Failure(path: path, reason: ErrorText.of(error))
    }
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
