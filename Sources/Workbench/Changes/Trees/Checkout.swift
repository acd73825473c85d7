import CommandLineKit
package import Foundation

/// Lays out the package with a request done in it.
package struct Checkout {
  /// Where a changed tree cannot be laid out, or is none.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case notEmpty(path: String)
    case insidePackage(path: String)
    case notAPackage(path: String)
    case rejectedHunks(path: String)
    case notRecorded(path: String)
    case otherBase(folder: String, path: String)
    case otherRequest(folder: String, laidOut: String, named: String)

    package var description: String {
      switch self {
      case .notEmpty(let path): "expected a folder that is empty or not there, found \(path)"
      case .insidePackage(let path): "expected a folder outside of the package, found \(path)"
      case .notAPackage(let path):
        "expected a folder with Package.swift and Sources/Architectures, as --checkout lays it out, found \(path)"
      case .rejectedHunks(let path):
        "\(path) is still there: do what it says in the file beside it, and delete it"
      case .notRecorded(let path): "\(path) cannot stand in a patch: it is no text in UTF-8"
      case .otherRequest(let folder, let laidOut, let named):
        "expected \(laidOut), which \(folder) was laid out for, found \(named)"
      case .otherBase(let folder, let path):
        "\(path) of the package is no longer what \(folder) was laid out from, and the patch would undo what was done to"
          + " it since: lay the request out again in another folder, and do there what you did here"
      }
    }
  }

  private let root: URL

  /// - Parameter root: the folder of the package, which is only read.
  package init(root: URL) {
    self.root = root
  }

  /// Writes every file of the package into the folder, with the patches applied. A hunk that has no place any more is put
  /// into a file beside the one that it was made for, with `.rej` behind its name.
  ///
  /// All is written elsewhere first: the folder is there as a whole or not at all. Throws ``Failure``,
  /// `OutputFile.Failure` for a folder that cannot be made there, and `CocoaError`.
  package func write(_ request: PatchedRequest, to folder: URL) throws {
    let folder = folder.absoluteURL.standardizedFileURL
    try requireOutside(folder)
    let parent = folder.deletingLastPathComponent()
    try OutputFile.makeFolder(parent)
    try Self.requireEmpty(folder)
    try TemporaryFolder.use(named: ".checkout", in: parent) { temporary in
      let tree = temporary.appendingPathComponent("tree")
      for path in try PackageFiles.paths(in: root) {
        let place = try Self.place(path, in: tree)
        try FileManager.default.copyItem(at: root.appendingPathComponent(path), to: place)
      }
      for file in request.files { try Self.write(file, in: tree) }
      try TreeBase(of: root, for: request.request.id).keep(in: tree)
      // Only what is empty is removed.
      _ = rmdir(folder.path)
      try FileManager.default.moveItem(at: tree, to: folder)
    }
  }

  private func requireOutside(_ folder: URL) throws(Failure) {
    let package = root.resolvingSymlinksInPath().path
    let place = folder.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(folder.lastPathComponent).path
    if place == package { throw Failure.insidePackage(path: folder.path) }
    if place.hasPrefix(package + "/") {
      let first = place.dropFirst(package.count + 1).prefix { $0 != "/" }
      guard first.hasPrefix(".build") else { throw Failure.insidePackage(path: folder.path) }
    }
  }

  private static func requireEmpty(_ folder: URL) throws {
    guard let type = try PackageFiles.type(of: folder) else { return }
    guard type == .typeDirectory, try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
    else { throw Failure.notEmpty(path: folder.path) }
  }

  private static func write(_ file: PatchedFile, in tree: URL) throws {
    let place = try place(file.path, in: tree)
    if let new = file.new {
      try Data(new).write(to: place)
    } else if file.old != nil {
      try FileManager.default.removeItem(at: place)
    }
    if !file.rejected.isEmpty {
      try Data(file.rejected.flatMap(\.hunk.text)).write(to: place.appendingPathExtension("rej"))
    }
  }

  private static func place(_ path: String, in tree: URL) throws -> URL {
    let place = tree.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    return place
  }
}

extension Patch.Hunk {
  /// The hunk as a patch has it, but for its counts.
  fileprivate var text: [UInt8] {
    let head = "@@ line \(start) @@\n"
    return lines.reduce(into: Array(head.utf8)) { text, line in
      text.append(UInt8(ascii: line.mark == .context ? " " : line.mark == .added ? "+" : "-"))
      text += line.text.last == UInt8(ascii: "\n") ? line.text : line.text + [UInt8(ascii: "\n")]
    }
  }
}
