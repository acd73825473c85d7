package import Foundation

/// The folder of this package, found from this file's place in it.
package enum PackageFolder {
  /// The folder itself.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The whole path of what is at this one in the package.
  package static func path(_ relative: String) -> String {
    root.appending(path: relative).path(percentEncoded: false)
  }

  /// The text of a file. Throws a `CocoaError` where it cannot be read.
  package static func text(_ file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }
}
