import CommandLineKit
import Foundation

/// What becomes of the files of one owner: a file as `git diff` writes it.
struct Patch: Sendable {
  let url: URL
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
    guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int else {
      throw CommandFailure.usage("\(name): expected a file, found something else")
    }
    return size
  }

  /// Puts what it does into the index, and returns the paths that it touches. Throws ``StalePatch`` where it has no place.
  ///
  /// - Parameter merging: whether git may merge it with what has changed since it was made.
  @discardableResult
  func apply(to staging: Staging, merging: Bool = false) throws -> [String] {
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

  /// A tree with patches besides, and the paths that they touch. Throws ``StalePatch`` where one has no place.
  static func tree(
    _ patches: [Patch], on tree: TreeStore.Tree, in store: TreeStore, merging: Bool = false
  ) throws -> (tree: TreeStore.Tree, paths: [String]) {
    let staging = try store.staging(tree)
    let paths = try patches.flatMap { try $0.apply(to: staging, merging: merging) }
    return (try staging.tree(), paths)
  }

  /// Why it no longer applies to the package as it is; nil where it does.
  func staleness(in store: TreeStore) throws -> StalePatch? {
    do {
      _ = try Patch.tree([self], on: store.base, in: store)
      return nil
    } catch let stale as StalePatch {
      return stale
    }
  }
}

/// The tree is no longer what a patch was made for.
struct StalePatch: Error, Equatable, CustomStringConvertible {
  let name: String
  let reasons: [String]

  /// - Parameter output: what git says.
  init(name: String, output: String) {
    self.name = name
    reasons = output.split(whereSeparator: \.isNewline).compactMap { line in
      line.wholeMatch(of: /error: (.+)/).map { String($0.1) }
        ?? line.wholeMatch(of: /U (.+)/).map { "conflict in \($0.1)" }
    }
  }

  /// With the first hunk of each file that has no place, as `PATH:LINE`, and whatever else git says.
  var description: String {
    let places = reasons.map { $0.replacing("patch failed: ", with: "") }
    let rest = places.filter { !$0.hasSuffix(": patch does not apply") }
    return "\(name) no longer applies: \((rest.isEmpty ? places : rest).joined(separator: ", "))"
  }
}

extension CommandFailure {
  /// Patches that no longer apply, by the IDs of their requests, with the way to renew them.
  ///
  /// - Parameters:
  ///   - wereMerged: whether git has tried already to merge them with what has changed since.
  ///   - command: the subcommand of `compare` that knows the requests.
  static func stale(
    _ patches: [(id: String, patch: StalePatch)], wereMerged: Bool = false, command: String = "changes"
  ) -> CommandFailure {
    let ids = patches.map(\.id).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let id = ids.count == 1 ? ids[0] : "ID"
    let merge =
      "To have git merge them with what has changed: swift run compare \(command) --rebase \(ids.joined(separator: " "))\n"
    return .checkFailed(
      """
      \(patches.map(\.patch.description).joined(separator: "\n"))
      \(wereMerged ? "" : merge)\
      To work on \(ids.count == 1 ? "it" : "one"): swift run compare \(command) --checkout \(id) DIR, then
        swift run compare \(command) --record \(id) DIR
      """)
  }
}
