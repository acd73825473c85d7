import Foundation

/// Runs the body with the path of an empty folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "SourceMetrics-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { removeLeftover(folder) }
  return try body(folder.path(percentEncoded: false))
}

/// Writes a file, together with the folders it lies in.
func write(_ text: String, to path: String) throws {
  let file = URL(filePath: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

private func removeLeftover(_ folder: URL) {
  do {
    try FileManager.default.removeItem(at: folder)
  } catch {
    print("Left behind: \(folder.path(percentEncoded: false)): \(error)")
  }
}
