import Foundation

/// A folder for one test's files; it goes when the test is done with it.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "executable-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that cannot be removed is the system's to remove.
    _ = try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns where it is.
  func file(_ name: String, _ bytes: some Sequence<UInt8> = []) throws -> URL {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file
  }

  /// Makes a folder and returns where it is.
  func folder(_ name: String) throws -> URL {
    let folder = url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder
  }

  /// Writes a file and returns its path.
  func path(_ name: String, _ text: String) throws -> String {
    try file(name, text.utf8).path(percentEncoded: false)
  }

  /// Makes a file of so many bytes, which take no space but for the first one.
  func path(_ name: String, size: UInt64, first: UInt8) throws -> String {
    let file = try file(name, [first])
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: size)
    try handle.close()
    return file.path(percentEncoded: false)
  }
}
