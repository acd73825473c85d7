import Foundation

/// A file that is written when all is done.
struct OutputFile {
  /// Why it cannot be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let url: URL

  /// Throws ``Failure`` where its folder does not take a file.
  init(path: String) throws(Failure) {
    url = URL(fileURLWithPath: path)
    guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path) else {
      throw Failure(
        description: "cannot write \(path.debugDescription): its folder is missing or write-protected")
    }
  }

  /// Writes the file whole or not at all. Throws ``Failure``.
  func write(_ text: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure(description: "cannot write \(url.path.debugDescription): \(error.localizedDescription)")
    }
  }
}
