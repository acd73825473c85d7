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
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    Interruption.hold(folder: folder)
    defer {
      discard(folder)
      Interruption.letGo(folder: folder)
    }
    return try body(folder)
  }

  /// Removes the folder, or names it where that fails.
  static func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Console().printError("left behind: \(folder.path)")
    }
  }
}
