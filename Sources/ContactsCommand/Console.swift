import Foundation

/// The standard streams of the process.
struct Console {
  var isInputTerminal: Bool {
    isatty(FileHandle.standardInput.fileDescriptor) == 1
  }

  /// Writes to standard output. Throws where it is closed or its disk is full.
  func print(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes a line to standard error; where that fails there is nobody left to tell.
  func printError(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    // FileHandle would end the process where the stream is closed.
    _ = write(FileHandle.standardError.fileDescriptor, bytes, bytes.count)
  }
}
