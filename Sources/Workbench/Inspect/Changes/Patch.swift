import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// What becomes of the files of one owner: a file as `git diff` writes it.
struct Patch: Sendable {
  let url: URL
  /// The path of the patch, for messages.
  let name: String
  let owner: PatchOwner
  /// One without a byte changes nothing: git does not take it for a patch.
  let isEmpty: Bool

  init(_ url: URL, name: String, of owner: PatchOwner) throws {
    self.url = url
    self.name = name
    self.owner = owner
    isEmpty = try Self.size(ofFile: url, name: name) == 0
  }

  /// Refuses what would be read without an end, such as a pipe.
  static func size(ofFile url: URL, name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let isFile = attributes[.type] as? FileAttributeType == .typeRegular
    guard isFile, let size = attributes[.size] as? Int else { throw PatchError.noFile(patch: name) }
    return size
  }

  /// Puts what it does into the index, and returns the paths that it touches.
  ///
  /// - Parameter merging: whether git may merge it with what has changed since it was made.
  @discardableResult
  func apply(to staging: Staging, merging: Bool = false) throws -> [String] {
    guard !isEmpty else { return [] }
    let paths: [String]
    do {
      paths = try staging.apply(url, merging: merging)
    } catch let failure as Git.Failure {
      let reasons = failure.output.split(whereSeparator: \.isNewline).compactMap { line in
        line.wholeMatch(of: /error: (.+)/).map { String($0.1) }
          ?? line.wholeMatch(of: /U (.+)/).map { "conflict in \($0.1)" }
      }
      guard try staging.understands(url) else {
        throw PatchError.malformed(patch: name, reason: reasons.first ?? failure.output)
      }
      throw PatchError.stale(patch: name, reasons: reasons)
    }
    try owner.check(paths, of: name)
    return paths
  }

  /// Why it no longer applies to the package as it is; nil where it does.
  func staleness(in store: TreeStore) throws -> PatchError? {
    do {
      try apply(to: store.staging(store.base))
      return nil
    } catch let error as PatchError {
      guard case .stale = error else { throw error }
      return error
    }
  }
}

/// What is wrong with a patch.
enum PatchError: Error, Equatable, CustomStringConvertible {
  case noFile(patch: String)
  /// git does not understand it, with what git says.
  case malformed(patch: String, reason: String)
  /// It touches what it must leave alone.
  case misplaced(patch: String, path: String, allowed: [String])
  /// The tree is no longer what the patch was made for, with what git says.
  case stale(patch: String, reasons: [String])

  var description: String {
    switch self {
    case .noFile(let patch): return "\(patch): expected a file, found something else"
    case .malformed(let patch, let reason):
      let line = reason.firstMatch(of: /[0-9]+$/).map { ":\($0.output)" } ?? ""
      return "\(patch)\(line): expected a patch as git diff writes it: \(reason)"
    case .misplaced(let patch, let path, let allowed):
      return "\(patch): expected a file in \(allowed.joined(separator: " or ")), found \(path)"
    case .stale(let patch, let reasons): return "\(patch) no longer applies: \(Self.places(in: reasons))"
    }
  }

  /// The first hunk of each file that has no place, as `PATH:LINE`, and whatever else git says.
  private static func places(in reasons: [String]) -> String {
    let places = reasons.map { $0.replacing("patch failed: ", with: "") }
    let rest = places.filter { !$0.hasSuffix(": patch does not apply") }
    return (rest.isEmpty ? places : rest).joined(separator: ", ")
  }
}

/// Patches that no longer apply, with the way to renew them.
struct StalePatches: Error, CustomStringConvertible {
  /// Each of them, by the IDs of their requests.
  let errors: [(id: String, error: PatchError)]
  /// Whether git has tried already to merge them with what has changed since.
  var wereMerged = false

  var description: String {
    let ids = errors.map(\.id).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let id = ids.count == 1 ? ids[0] : "ID"
    let merge =
      "To have git merge them with what has changed: swift run compare changes --rebase \(ids.joined(separator: " "))\n"
    return """
      \(errors.map(\.error.description).joined(separator: "\n"))
      \(wereMerged ? "" : merge)\
      To work on \(ids.count == 1 ? "it" : "one"): swift run compare changes --checkout \(id) DIR, then
        swift run compare changes --record \(id) DIR
      """
  }
}

/// Whose files a patch may touch: those of one architecture, or those that no architecture owns.
struct PatchOwner: Sendable {
  /// Nil for what the architectures share.
  let architecture: Architecture?
  private let architectures: [Architecture]

  /// The files of one architecture: its sources and its tests.
  static func architecture(_ architecture: Architecture) -> PatchOwner {
    PatchOwner(architecture: architecture, architectures: [])
  }

  /// Every file that none of these owns.
  static func shared(besides architectures: [Architecture]) -> PatchOwner {
    PatchOwner(architecture: nil, architectures: architectures)
  }

  /// The name of the architecture, or `shared`.
  var name: String { architecture?.name ?? "shared" }

  /// The file in the folder of a request.
  var patchName: String { "\(name).patch" }

  /// The folders of an architecture, each with a slash behind it.
  private static func folders(of architecture: Architecture) -> [String] {
    ["\(architecture.sourceFolder)/", "Tests/Contacts\(architecture.name)Tests/"]
  }

  /// The folders that no patch of a request touches: what was measured, and patches.
  private static let neverTouched =
    [ChangeResults.folder, VariantResults.folder, "Reports"].map { "\($0)/" }

  /// Whether the file is in a folder that no patch of a request touches.
  static func isNeverTouched(_ path: String) -> Bool {
    neverTouched.contains { path.hasPrefix($0) }
  }

  /// Whether the file belongs to the owner.
  func owns(_ path: String) -> Bool {
    if let architecture { return Self.folders(of: architecture).contains { path.hasPrefix($0) } }
    return !Self.isNeverTouched(path)
      && !architectures.flatMap(Self.folders).contains { path.hasPrefix($0) }
  }

  func check(_ paths: [String], of patch: String) throws(PatchError) {
    guard let path = paths.first(where: { !owns($0) }) else { return }
    throw .misplaced(
      patch: patch, path: path,
      allowed: architecture.map(Self.folders) ?? [
        "no architecture's folders, \(Self.neverTouched.joined(separator: ", "))"
      ])
  }
}
