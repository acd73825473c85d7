import CommandLineKit
import Foundation

/// The releases of an app that grew. Their history is closed, and a git bundle contains all of it: it needs nothing of
/// this package, and nothing of this package needs to fit it.
struct Life: Sendable {
  /// A commit of the history.
  struct Release: Sendable {
    /// Such as `04-favourites`, or `second/05-groups` if it was built a second time.
    let id: String
    /// The files of the release, and those of the one before it, as git names the trees.
    let tree: Trees.Tree
    let before: Trees.Tree
  }

  /// In order. The first release only prepares the apps for the others, and changes nothing that a person sees.
  let releases: [Release]
  /// Releases built a second time, by a person who knew only the request and the release before.
  let second: [Release]
  /// The apps of the independent authors, in their order: at the start, and with the first releases.
  let independent: [Release]

  /// Runs `body` with a store that contains the history. The store's base is the folder around the bundle.
  static func use<Value>(of root: URL, _ body: (Life, Trees) throws -> Value) throws -> Value {
    let bundle = root.appendingPathComponent(LifeResults.bundle)
    guard FileManager.default.fileExists(atPath: bundle.path) else {
      throw CommandFailure.missing(LifeResults.bundle)
    }
    return try Trees.use(of: bundle.deletingLastPathComponent()) { store in
      let references = ["tags/", "heads/second/", "heads/independent/"].map { "refs/\($0)*:refs/\($0)*" }
      try store.git(["fetch", "--quiet", bundle.path] + references)
      return try body(Life(store), store)
    }
  }

  private init(_ store: Trees) throws {
    /// The subject of a commit begins with the id, such as `04-favourites: Favourites`.
    func releases(_ pattern: String, prefix: String = "") throws -> [Release] {
      try store.git(["for-each-ref", "--format=%(refname) %(contents:subject)", pattern])
        .matches(of: /([^ \n]+) ([^:\n]+): .+/).map { line in
          Release(id: "\(prefix)\(line.2)", tree: "\(line.1)", before: "\(line.1)~")
        }
    }
    self.releases = try releases("refs/tags/[0-9]*")
    second = try releases("refs/heads/second", prefix: "second/")
    independent = try releases("refs/heads/independent", prefix: "independent/")
    guard !self.releases.isEmpty else {
      throw CommandFailure.missing("a release in \(LifeResults.bundle)")
    }
  }
}
