import CommandLineKit
import Foundation

/// Makes a copy of the package for a person to work in, outside of the package.
struct EditCopy {
  let root: URL

  /// Makes a folder outside of the package. `write` fills an empty folder next to it, which then takes its place.
  func place<Value>(at folder: URL, _ write: (URL) throws -> Value) throws -> Value {
    let folder = folder.absoluteURL.standardizedFileURL
    try requireOutside(folder)
    let parent = folder.deletingLastPathComponent()
    try OutputFile.makeFolder(parent)
    try Self.requireEmpty(folder)
    return try TemporaryFolder.use(named: ".checkout", in: parent) { temporary in
      let tree = temporary.appendingPathComponent("tree")
      try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: false)
      let outcome = try write(tree)
      // This removes only an empty folder.
      _ = rmdir(folder.path)
      try FileManager.default.moveItem(at: tree, to: folder)
      return outcome
    }
  }

  private func requireOutside(_ folder: URL) throws(CommandFailure) {
    let package = root.resolvingSymlinksInPath().path
    let place = folder.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(folder.lastPathComponent).path
    guard place.hasPrefix(package + "/.build") || !"\(place)/".hasPrefix(package + "/") else {
      throw Self.insidePackage(folder.path)
    }
  }

  static func insidePackage(_ path: String) -> CommandFailure {
    .usage("expected a folder outside of the package, found \(VisibleText.quoted(path))")
  }

  private static func requireEmpty(_ folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue, try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
    else {
      throw CommandFailure.usage(
        "expected a folder that is empty or not there, found \(VisibleText.quoted(folder.path))")
    }
  }

  // MARK: The base of a checkout

  /// The prefix of the reference that names the request, in the checkout's own repository.
  static let prefix = "refs/workbench/"

  /// The ID of the request that a checkout was made for, and the package without the request; nil for other folders,
  /// such as a copy of the package.
  static func base(of folder: URL) throws -> (request: String, tree: Trees.Tree)? {
    let repository = folder.appendingPathComponent(".git").path
    guard FileManager.default.fileExists(atPath: repository) else { return nil }
    let line = try Git.output(
      ["--git-dir=\(repository)", "for-each-ref", "--count=1", "--format=%(refname) %(tree)", prefix],
      in: folder)
    let words = line.split(whereSeparator: \.isWhitespace)
    return words.count == 2 ? (String(words[0].dropFirst(prefix.count)), String(words[1])) : nil
  }
}
