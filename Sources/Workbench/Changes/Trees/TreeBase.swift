import Foundation
import PackageCopy

/// What a tree was laid out from. It is kept beside the tree's files, so that an edit that was made to the package since then
/// is not taken for a part of the request, nor one request for another.
struct TreeBase: Codable {
  static let fileName = ".changes-base"

  /// The ID of the request that was done in it.
  let request: String
  /// The hashes of the files, by their paths.
  private let hashes: [String: String]

  /// That of the package as it is now, for this request. Throws a `CocoaError` for a file that cannot be read.
  init(of root: URL, for request: String) throws {
    self.request = request
    let tree = PackageTree(root: root)
    hashes = try PackageFiles.paths(in: root).filter { !PatchOwner.isNeverTouched($0) }
      .reduce(into: [:]) { hashes, path in
        var hash = FNV1a()
        hash.add(try tree.read(path) ?? [])
        hashes[path] = hash.text
      }
  }

  /// That of a tree that was laid out; nil for any other, such as a copy of the package. Throws a `CocoaError` or
  /// `DecodingError` for a file that cannot be read.
  static func kept(in folder: URL) throws -> TreeBase? {
    let file = folder.appendingPathComponent(fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(TreeBase.self, from: Data(contentsOf: file))
  }

  /// Throws a `CocoaError`.
  func keep(in folder: URL) throws {
    try JSONEncoder().encode(self).write(to: folder.appendingPathComponent(Self.fileName))
  }

  /// The first path whose file is not the same in both; nil where there is none.
  func firstDifference(from other: TreeBase) -> String? {
    Set(hashes.keys).union(other.hashes.keys).filter { hashes[$0] != other.hashes[$0] }.min()
  }
}
