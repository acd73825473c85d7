package import Foundation

/// A folder that is there for one test.
package final class TestFolder {
  /// Where the folder is.
  package let url: URL

  /// In memory where the system has room for it: all tests together make some 50,000 small files.
  private static let parent: URL = {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: memory.path)
    let room = attributes?[.systemFreeSize] as? Int ?? 0
    return room > 2_000_000_000 ? memory : FileManager.default.temporaryDirectory
  }()

  /// Makes the folder. Throws a `CocoaError` where that is not possible.
  package init() throws {
    url = Self.parent.appending(path: "workbench-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("left behind: \(url.path): \(error)")
    }
  }

  /// The path of the folder.
  package var path: String { url.path }

  /// The names of what is in the folder, sorted.
  package var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Writes a file, together with the folders that it is in. Returns where it is.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }

  /// Writes a file, together with the folders that it is in. Returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name).path
  }

  /// Makes a folder in this one. Returns where it is.
  package func folder(_ name: String) throws -> URL {
    let folder = url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder
  }
}
