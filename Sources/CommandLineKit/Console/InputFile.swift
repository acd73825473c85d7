import Foundation

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
