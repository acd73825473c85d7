/// The cost of the change requests in each architecture, counted from their patches.
struct ChangeResults: Codable, Equatable, Sendable {
  /// The numbers of files, or parts of files, that a patch adds, changes and removes.
  struct Differences: Codable, Equatable, Sendable {
    var added = 0
    var changed = 0
    var removed = 0

    var all: Int { added + changed + removed }
  }

  /// Lines of code: added lines are counted in the new files, removed lines in the old ones.
  struct Lines: Codable, Equatable, Sendable {
    var added = 0
    var removed = 0
    /// The part of `added` that is in existing files. Removed lines are always in existing files.
    var addedToExistingFiles = 0

    /// The lines added to or removed from existing files: work on code that already worked.
    var inExistingFiles: Int { addedToExistingFiles + removed }
    var all: Int { added + removed }
  }

  /// The counts of a patch in files outside of `Tests`.
  struct Sources: Codable, Equatable, Sendable {
    var files = Differences()
    var lines = Lines()
    /// Types, by name, in all files. A type is changed if a line of code is added or removed in it or in one of its
    /// extensions.
    var types = Differences()
    /// The names of the roles whose files are touched, in the order of the catalog.
    var roles: [String] = []
  }

  /// The counts of a patch in `Tests`.
  struct Tests: Codable, Equatable, Sendable {
    var files = Differences()
    var lines = Lines()
    /// Test functions, by name. A test is changed if a line of code is added or removed in it.
    var tests = Differences()

    /// The existing tests that had to be changed or removed.
    var broken: Int { tests.changed + tests.removed }
  }

  /// The counts of one patch.
  struct PatchCounts: Codable, Equatable, Sendable {
    let sources: Sources
    let tests: Tests
  }

  /// The counts of a patch for one architecture.
  struct ArchitecturePart: Codable, Equatable, Sendable {
    let architecture: String
    let part: PatchCounts
  }

  /// A built-in scenario that no longer describes the app's behaviour.
  struct ChangedScenario: Codable, Equatable, Sendable {
    let name: String
    let reason: String
  }

  struct RequestCounts: Codable, Equatable, Sendable {
    /// The name of its folder.
    let id: String
    let title: String
    /// In the order of the catalog.
    var architectures: [ArchitecturePart]
    /// The changes to files that no architecture owns; nil if there are none.
    var shared: PatchCounts?
    let changedScenarios: [ChangedScenario]
  }

  /// The page on them.
  static let page = "changes.md"
  /// The folder of the requests, from the root of the package.
  static let folder = "Benchmarks/Changes"

  /// Lowercase letters, digits and hyphens: a folder name that every system accepts, and that leads to no other folder.
  static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil
  }

  /// In the order of their ids.
  var requests: [RequestCounts]
}

extension ChangeResults {
  /// The results of these architectures and of the files they share.
  func limited(to names: [String]) -> ChangeResults {
    var results = self
    for index in requests.indices {
      results.requests[index].architectures.removeAll { !names.contains($0.architecture) }
    }
    return results
  }
}
