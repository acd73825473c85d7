import Measurement

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
    /// Protocol requirements. A changed requirement keeps its protocol and its name.
    var requirements = Differences()
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
    let shared: PatchCounts?
    let changedScenarios: [ChangedScenario]
  }

  /// Two requests merged in one architecture, as if two people had worked on them at the same time.
  struct Merge: Codable, Equatable, Sendable {
    /// The ids of the two requests, in order.
    let requests: [String]
    /// Nil for the files that the architectures share.
    let architecture: String?
    /// The conflicting files outside of `Tests`, from the root of the package.
    let sources: [String]
    /// The conflicting files in `Tests`, from the root of the package.
    let tests: [String]
    /// Nil if there is a conflict, here or in the shared files, or if no build was requested.
    var build: Measured<ChangeBuildResults.PairBuild>?

    var isClean: Bool { sources.isEmpty && tests.isEmpty }
  }

  /// The folder of the requests, from the root of the package.
  static let folder = "Benchmarks/Changes"

  /// Lowercase letters, digits and hyphens: a folder name that every system accepts, and that leads to no other folder.
  static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil
  }

  /// In the order of their ids.
  var requests: [RequestCounts]
  /// Every pair in every architecture, and in the shared files if both requests change them.
  var merges: Measured<[Merge]>
}

extension ChangeResults {
  /// The results of these architectures and of the files they share.
  func limited(to names: [String]) -> ChangeResults {
    var results = self
    for index in requests.indices {
      results.requests[index].architectures.removeAll { !names.contains($0.architecture) }
    }
    if case .measured(let merges) = merges {
      results.merges = .measured(merges.filter { $0.architecture.map(names.contains) ?? true })
    }
    return results
  }
}

/// The stored findings of the compiler and the scenarios for each pair of change requests that merges.
struct ChangeBuildResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 1

  /// Two requests in one tree, in one architecture.
  struct BuildSubject: Codable, Equatable, Sendable {
    /// The ids of both requests, in order.
    let requests: [String]
    let architecture: String
    /// The fingerprint of the build's sources and scenarios.
    let sources: String

    fileprivate var name: [String] { requests + [architecture] }
  }

  /// The findings for one subject.
  struct Entry: Codable, Equatable, Sendable {
    let subject: BuildSubject
    let found: PairBuild
  }

  /// The findings for two requests in one tree: none if the app builds and all scenarios hold.
  struct PairBuild: Codable, Equatable, Sendable {
    /// The compiler's errors; empty if the app builds.
    let errors: [Finding]
    /// The scenario steps that fail.
    let failures: [Finding]

    var holds: Bool { errors.isEmpty && failures.isEmpty }
  }

  /// An error or a failed step, and its place.
  struct Finding: Codable, Hashable, Sendable {
    /// The path from the root of the package.
    let file: String
    let line: Int
    let message: String
  }

  var schemaVersion = Self.currentSchemaVersion
  /// Each subject once, sorted by request and architecture.
  private(set) var pairs: [Entry] = []

  /// The stored findings; nil if there are none for these sources.
  func pair(_ subject: BuildSubject) -> PairBuild? {
    pairs.first { $0.subject == subject }?.found
  }

  /// Stores the findings in place of those for other sources.
  mutating func keep(_ found: PairBuild, of subject: BuildSubject) {
    pairs.removeAll { $0.subject.name == subject.name }
    pairs.append(Entry(subject: subject, found: found))
    pairs.sort { $0.subject.name.lexicographicallyPrecedes($1.subject.name) }
  }
}
