package import Foundation

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
