package import Foundation

/// A folder that is there for as long as something works in it, and goes also where a signal ends the program.
package enum TemporaryFolder {
  /// Has `body` work in a new folder and removes it, whatever came of that; what can't be removed is named on standard
  /// error. Throws what `body` throws, and a `CocoaError` where no folder can be made.
  ///
  /// - Parameter parent: where the folder is made: beside what it is to replace, since nothing moves from one disk to
  ///   another at once.
  package static func use<Value>(
    named name: String, in parent: URL = FileManager.default.temporaryDirectory,
    _ body: (URL) throws -> Value
  ) throws -> Value {
    let folder = parent.appendingPathComponent("\(name)-\(UUID().uuidString)")
    // First, as a signal may come as soon as the folder is there.
    Interruption.hold(folder: folder)
    defer { Interruption.letGo(folder: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }
    return try body(folder)
  }

  /// Removes the folder, or names it where that fails.
  static func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch CocoaError.fileNoSuchFile {
      // A signal came before it was made.
    } catch {
      Console().printError("left behind: \(folder.path)")
    }
  }
}
