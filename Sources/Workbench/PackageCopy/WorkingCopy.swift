import CommandLineKit
package import Foundation

/// A second tree of a package, in which changes are applied and built while the package itself is left alone.
///
/// Its files are those that git tracks in the package and those that it would track. Only files that differ are written,
/// so that a build of the copy compiles no more than what has changed.
package struct WorkingCopy {
  /// Why the copy is not as it should be.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// git can't list the files of the package.
    case notListed(reason: String)
    /// A file can't be read, written or removed.
    case notSynchronised(path: String, reason: String)
    /// A patch does not apply, with what git says about it; nothing of it was applied.
    case patch(path: String, reason: String)

    package var description: String {
      switch self {
      case .notListed(let reason): "cannot list the files of the package: \(reason)"
      case .notSynchronised(let path, let reason):
        "cannot bring \(path.debugDescription) up to date: \(reason)"
      case .patch(let path, let reason): "the patch \(path.debugDescription) does not apply:\n\(reason)"
      }
    }
  }

  /// What a synchronisation did, in paths from the root of the package.
  package struct Difference: Equatable, Sendable {
    /// The files that were written because they were missing or differed.
    package fileprivate(set) var written: [String] = []
    /// The files that were removed because the package has none of that name.
    package fileprivate(set) var removed: [String] = []
  }

  /// The folder of the package.
  private let package: URL
  /// The folder of the copy, a package like the other one. Its builds are in a folder of its own: a program that is built
  /// there finds the copy, and not the package around it.
  package let tree: URL

  private static let buildFolder = ".build"

  /// - Parameters:
  ///   - package: the folder of the package, in a git checkout.
  ///   - tree: the folder of the copy, which is made where it is not there. Everything in it is the copy's.
  package init(of package: URL, in tree: URL) {
    self.package = package
    self.tree = tree
  }

  // MARK: The files of the package

  /// Makes the copy what the package is now, whatever was done to it.
  ///
  /// - Parameter changed: what files hold in the copy instead, by their paths, nil for one that is not there; a build
  ///   compiles those again only when they have changed since the last time.
  /// Throws ``Failure``; what was brought up to date until then stays, and the next synchronisation does the rest.
  @discardableResult
  package func synchronise(with changed: [String: Data?] = [:]) throws(Failure) -> Difference {
    let files = try trackedFiles().union(changed.keys).filter { changed[$0] != .some(nil) }
    var difference = Difference()
    // First what is in the way: a folder may stand where there is a file now.
    for path in try ownFiles().subtracting(files).sorted() {
      try at(path) { try FileManager.default.removeItem(at: tree.appendingPathComponent(path)) }
      try removeEmptyFolders(above: path)
      difference.removed.append(path)
    }
    for path in files.sorted() {
      let source = package.appendingPathComponent(path)
      let isWritten =
        if case .some(let data?) = changed[path] { try write(data, permissions: 0o644, to: path) } else {
          try write(source, to: path)
        }
      if isWritten { difference.written.append(path) }
    }
    return difference
  }

  /// Applies a patch: whole, or not at all. Throws ``Failure``.
  package func apply(_ patch: URL) throws(Failure) {
    // Without a checkout around it, git takes the copy for what the patch's paths begin in; with one, it would silently
    // skip every file that is not below the folder in which it runs.
    let ceiling = tree.deletingLastPathComponent().resolvingSymlinksInPath().path
    do {
      let outcome = try Git.run(
        ["apply", "--whitespace=nowarn", patch.standardizedFileURL.path], in: tree,
        settings: Git.withoutConfiguration + ["GIT_CEILING_DIRECTORIES=\(ceiling)"], mergingErrors: true)
      guard outcome.status != 0 else { return }
      throw Failure.patch(path: patch.relativePath, reason: outcome.output.trimmingCharacters(in: .newlines))
    } catch {
      throw error as? Failure ?? .patch(path: patch.relativePath, reason: ErrorText.of(error))
    }
  }

  // MARK: Private

  private func trackedFiles() throws(Failure) -> Set<String> {
    let output: String
    do {
      let outcome = try Git.files(in: package)
      guard outcome.status == 0 else {
        throw Failure.notListed(reason: "git ended with status \(outcome.status)")
      }
      output = outcome.output
    } catch {
      throw error as? Failure ?? .notListed(reason: ErrorText.of(error))
    }
    // One that was deleted is listed until that is committed.
    return Set(output.split(separator: "\0").map(String.init)).filter {
      FileManager.default.fileExists(atPath: package.appendingPathComponent($0).path)
    }
  }

  /// The paths of all files in the copy, but for builds.
  private func ownFiles() throws(Failure) -> Set<String> {
    try at("") { try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true) }
    var found: Set<String> = []
    var pending = [""]
    while let subfolder = pending.popLast() {
      let names = try at(subfolder) {
        try FileManager.default.contentsOfDirectory(atPath: tree.appendingPathComponent(subfolder).path)
      }
      for name in names {
        let path = subfolder.isEmpty ? name : "\(subfolder)/\(name)"
        guard path != Self.buildFolder else { continue }
        let attributes = try at(path) {
          try FileManager.default.attributesOfItem(atPath: tree.appendingPathComponent(path).path)
        }
        if attributes[.type] as? FileAttributeType == .typeDirectory {
          pending.append(path)
        } else {
          found.insert(path)
        }
      }
    }
    return found
  }

  /// Returns whether there was anything to write.
  private func write(_ source: URL, to path: String) throws(Failure) -> Bool {
    let (data, permissions) = try at(path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
      return (try Data(contentsOf: source), attributes[.posixPermissions] as? Int ?? 0o644)
    }
    return try write(data, permissions: permissions, to: path)
  }

  private func write(_ data: Data, permissions: Int, to path: String) throws(Failure) -> Bool {
    try at(path) {
      let (manager, target) = (FileManager.default, tree.appendingPathComponent(path))
      if manager.contents(atPath: target.path) == data {
        let own = try manager.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int
        guard own != permissions else { return false }
      } else {
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        // One that a kill interrupts is not left half written under its name.
        try data.write(to: target, options: .atomic)
      }
      try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      return true
    }
  }

  /// A folder without a file is none for git.
  private func removeEmptyFolders(above path: String) throws(Failure) {
    var folder = tree.appendingPathComponent(path).deletingLastPathComponent()
    while folder.path != tree.path {
      let current = folder
      let isEmpty = try at(path) { try FileManager.default.contentsOfDirectory(atPath: current.path).isEmpty }
      guard isEmpty else { return }
      try at(path) { try FileManager.default.removeItem(at: current) }
      folder.deleteLastPathComponent()
    }
  }

  private func at<Value>(_ path: String, _ body: () throws -> Value) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .notSynchronised(path: tree.appendingPathComponent(path).path, reason: ErrorText.of(error))
    }
  }
}
