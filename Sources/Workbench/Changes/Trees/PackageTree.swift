package import Foundation

/// The files of a package, which are only read.
package struct PackageTree: Sendable {
  /// A path that leads out of the package.
  package struct LinkFound: Error, Equatable, CustomStringConvertible {
    let path: String
    package var description: String { "\(path) is a symbolic link, and no patch goes through one" }
  }

  package let root: URL

  package init(root: URL) {
    self.root = root
  }

  /// The bytes of a file; nil where there is none. Throws ``LinkFound`` for a path through a symbolic link, and a `CocoaError`.
  package func read(_ path: String) throws -> [UInt8]? {
    var url = root
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      url.appendPathComponent(String(part))
      guard let type = try PackageFiles.type(of: url) else { return nil }
      guard type != .typeSymbolicLink else { throw LinkFound(path: path) }
      guard index == parts.count - 1 || type == .typeDirectory else { return nil }
    }
    return Array(try Data(contentsOf: url))
  }

  /// The files that a request changes, before and after. Throws what ``read(_:)`` throws.
  package func patched(by patch: Patch?) throws -> [PatchedFile] {
    guard let patch else { return [] }
    return try patch.files.map { try patch.apply($0, to: read($0.path)) }
  }
}
