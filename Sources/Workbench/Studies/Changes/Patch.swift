import CommandLineKit
import Foundation

/// The changes to the files of one owner: a file as `git diff` writes it.
struct Patch: Sendable {
  let url: URL
  let name: String
  let owner: PatchOwner
  /// An empty file changes nothing, and git does not accept it as a patch.
  let isEmpty: Bool

  init(_ url: URL, name: String, of owner: PatchOwner) throws {
    self.url = url
    self.name = name
    self.owner = owner
    isEmpty = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int == 0
  }

  /// Applies the patch to the index and returns the touched paths. Throws ``StalePatch`` if it no longer applies.
  ///
  /// - Parameter merging: whether git may merge it with the changes since it was made.
  @discardableResult
  func apply(to staging: GitIndex, merging: Bool = false) throws -> [String] {
    guard !isEmpty else { return [] }
    let paths: [String]
    do {
      paths = try staging.apply(url, merging: merging)
    } catch let failure as Git.Failure {
      let stale = StalePatch(name: name, output: failure.output)
      if try staging.understands(url) { throw stale }
      let reason = stale.reasons.first ?? failure.output
      let line = reason.firstMatch(of: /[0-9]+$/).map { ":\($0.output)" } ?? ""
      throw CommandFailure.usage("\(name)\(line): expected a patch as git diff writes it: \(reason)")
    }
    if let path = paths.first(where: { !owner.owns($0) }) {
      throw CommandFailure.usage(
        "\(name): expected a file in \(owner.allowed.joined(separator: " or ")), found \(path)")
    }
    return paths
  }

  /// A tree with the patches applied, and the paths that they touch. Throws ``StalePatch`` if one no longer applies.
  static func tree(
    _ patches: [Patch], on tree: Trees.Tree, in store: Trees, merging: Bool = false
  ) throws -> (tree: Trees.Tree, paths: [String]) {
    guard !patches.allSatisfy(\.isEmpty) else { return (tree, []) }
    let staging = try store.staging(tree)
    let paths = try patches.flatMap { try $0.apply(to: staging, merging: merging) }
    return (try staging.tree(), paths)
  }

  /// Whether it no longer applies to the current package, or applies elsewhere than git would merge it: lines like those
  /// around a change may be at several places.
  func needsRenewal(in store: Trees) throws -> Bool {
    let applied: Trees.Tree
    do {
      applied = try Patch.tree([self], on: store.base, in: store).tree
    } catch is StalePatch {
      return true
    }
    do {
      return try Patch.tree([self], on: store.base, in: store, merging: true).tree != applied
    } catch is StalePatch {
      return false
    }
  }
}

extension BuildCopy {
  /// Makes the copy equal to the package with these patches, and returns the paths that they touch. Throws
  /// ``StalePatch`` if one no longer applies.
  func write(_ patches: [Patch], from store: Trees) throws -> [String] {
    let patched = try Patch.tree(patches, on: store.base, in: store)
    try write(patched.tree, from: store)
    return patched.paths
  }
}

/// A patch that no longer applies, because the patched files have changed.
struct StalePatch: Error, Equatable, CustomStringConvertible {
  let name: String
  let reasons: [String]

  /// - Parameter output: the output of git.
  init(name: String, output: String) {
    self.name = name
    reasons = output.split(whereSeparator: \.isNewline).compactMap { line in
      line.wholeMatch(of: /error: (.+)/).map { String($0.1) }
        ?? line.wholeMatch(of: /U (.+)/).map { "conflict in \($0.1)" }
    }
  }

  /// Includes the first hunk of each file that does not apply, as `PATH:LINE`, and all other messages of git.
  var description: String {
    let places = reasons.map { $0.replacing("patch failed: ", with: "") }
    let rest = places.filter { !$0.hasSuffix(": patch does not apply") }
    return "\(name) no longer applies: \((rest.isEmpty ? places : rest).joined(separator: ", "))"
  }
}

extension CommandFailure {
  /// The failure for patches that no longer apply, with the IDs of their requests and how to renew them.
  ///
  /// - Parameter wereMerged: whether git has already tried to merge them with the changes since they were made.
  static func stale(
    _ patches: [(id: String, patch: StalePatch)], wereMerged: Bool = false
  ) -> CommandFailure {
    let ids = patches.map(\.id).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let id = ids.count == 1 ? ids[0] : "ID"
    let merge =
      "To have git merge them with what has changed: swift run compare changes --rebase \(ids.joined(separator: " "))\n"
    return .checkFailed(
      """
      \(patches.map(\.patch.description).joined(separator: "\n"))
      \(wereMerged ? "" : merge)\
      To work on \(ids.count == 1 ? "it" : "one"): swift run compare changes --checkout \(id) DIR, then
        swift run compare changes --record \(id) DIR
      """)
  }
}
