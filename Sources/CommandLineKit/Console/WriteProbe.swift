package import Foundation

/// Whether a folder takes files.
package enum WriteProbe {
  /// Writes a file into the folder and removes it. Throws a `CocoaError`.
  package static func run(in folder: URL) throws {
    let probe = folder.appendingPathComponent(".write-probe-\(UUID().uuidString)")
    try Data().write(to: probe)
    try FileManager.default.removeItem(at: probe)
  }
}
