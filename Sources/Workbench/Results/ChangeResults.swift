import Measurement

/// What the change requests cost in each architecture, as their patches tell.
struct ChangeResults: Codable, Equatable, Sendable {
  /// Files, or parts of them, that a patch adds, changes and takes away.
  struct Differences: Codable, Equatable, Sendable {
    var added = 0
    var changed = 0
    var removed = 0

    var all: Int { added + changed + removed }
  }

  /// Lines of code: those that come are counted in the new files, those that go in the old ones.
  struct Lines: Codable, Equatable, Sendable {
    var added = 0
    var removed = 0
    /// Those of `added` that come into files which existed. All that are removed were in such files.
    var addedToExistingFiles = 0

    /// The lines that come into files which existed, or go from them: work on code that worked.
    var inExistingFiles: Int { addedToExistingFiles + removed }
    var all: Int { added + removed }
  }

  /// What a patch does to files outside of `Tests`.
  struct Sources: Codable, Equatable, Sendable {
    var files = Differences()
    var lines = Lines()
    /// Types by their names, wherever they stand. A changed one has a line of code that comes or goes in it, or in an
    /// extension of it.
    var types = Differences()
    /// What protocols require. A changed one keeps its protocol and its name.
    var requirements = Differences()
    /// The names of the roles whose files are touched, in the order of the catalog.
    var roles: [String] = []
  }

  /// What a patch does to files in `Tests`.
  struct Tests: Codable, Equatable, Sendable {
    var files = Differences()
    var lines = Lines()
    /// Test functions by their names. A changed one has a line of code that comes or goes in it.
    var tests = Differences()

    /// The tests that there were and that could not stay as they were.
    var broken: Int { tests.changed + tests.removed }
  }

  /// What one patch does.
  struct PatchCounts: Codable, Equatable, Sendable {
    let sources: Sources
    let tests: Tests
  }

  /// What a patch does to one architecture.
  struct ArchitecturePart: Codable, Equatable, Sendable {
    let architecture: String
    let part: PatchCounts
  }

  /// A built-in scenario that is no longer what the app does.
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
    /// What it changes that no architecture owns; nil where it is nothing.
    let shared: PatchCounts?
    let changedScenarios: [ChangedScenario]
  }

  /// Two requests merged in one architecture, as two people would who worked at once.
  struct Merge: Codable, Equatable, Sendable {
    /// The two, in the order of their ids.
    let requests: [String]
    /// Nil for what the architectures share.
    let architecture: String?
    /// The files outside of `Tests` that are in conflict, from the root of the package.
    let sources: [String]
    /// The files in `Tests` that are in conflict, from the root of the package.
    let tests: [String]
    /// Nil where there is a conflict, here or in what the architectures share, and where nobody asked.
    var build: Measured<ChangeBuildResults.PairBuild>?

    var isClean: Bool { sources.isEmpty && tests.isEmpty }
  }

  /// The folder of the requests, from the root of the package.
  static let folder = "Benchmarks/Changes"

  /// Small letters, digits and hyphens: a name of a folder that is one everywhere, and leads nowhere else.
  static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil
  }

  /// In the order of their ids.
  var requests: [RequestCounts]
  /// Every pair in every architecture, and in what they share where both requests change it.
  var merges: Measured<[Merge]>
}

extension ChangeResults {
  /// What is told of these architectures, and of what they share.
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

/// What the compiler and the scenarios find of every two change requests that merge, as it is stored.
struct ChangeBuildResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 1

  /// Two requests in one tree, in one architecture.
  struct BuildSubject: Codable, Equatable, Sendable {
    /// The ids, in their order.
    let requests: [String]
    let architecture: String
    /// Tells the sources and scenarios of the build from others.
    let sources: String

    fileprivate var name: [String] { requests + [architecture] }
  }

  /// What was found of one subject.
  struct Entry: Codable, Equatable, Sendable {
    let subject: BuildSubject
    let found: PairBuild
  }

  /// What is wrong with two requests in one tree; nothing where the app builds and all scenarios hold.
  struct PairBuild: Codable, Equatable, Sendable {
    /// What the compiler says; empty where the app builds.
    let errors: [Finding]
    /// The steps of scenarios that fail.
    let failures: [Finding]

    var holds: Bool { errors.isEmpty && failures.isEmpty }
  }

  /// What is wrong in one place.
  struct Finding: Codable, Hashable, Sendable {
    /// The path from the root of the package.
    let file: String
    let line: Int
    let message: String
  }

  var schemaVersion = Self.currentSchemaVersion
  /// Each subject once, in their order.
  private(set) var pairs: [Entry] = []

  /// Nil where it is not known of these sources.
  func pair(_ subject: BuildSubject) -> PairBuild? {
    pairs.first { $0.subject == subject }?.found
  }

  /// Puts it in place of what was found with other sources.
  mutating func keep(_ found: PairBuild, of subject: BuildSubject) {
    pairs.removeAll { $0.subject.name == subject.name }
    pairs.append(Entry(subject: subject, found: found))
    pairs.sort { $0.subject.name.lexicographicallyPrecedes($1.subject.name) }
  }
}
