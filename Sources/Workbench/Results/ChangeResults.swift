/// What the change requests cost in each architecture, as their patches tell.
package struct ChangeResults: Codable, Equatable, Sendable {
  /// Files, or parts of them, that a patch adds, changes and takes away.
  package struct Differences: Codable, Equatable, Sendable {
    package var added = 0
    package var changed = 0
    package var removed = 0

    package init(added: Int = 0, changed: Int = 0, removed: Int = 0) {
      self.added = added
      self.changed = changed
      self.removed = removed
    }
  }

  /// Lines of code: those that come are counted in the new files, those that go in the old ones.
  package struct Lines: Codable, Equatable, Sendable {
    package var added = 0
    package var removed = 0
    /// Those of `added` that come into files which existed. All that are removed were in such files.
    package var addedToExistingFiles = 0

    package init(added: Int = 0, removed: Int = 0, addedToExistingFiles: Int = 0) {
      self.added = added
      self.removed = removed
      self.addedToExistingFiles = addedToExistingFiles
    }

    /// The lines that come into files which existed, or go from them: work on code that worked.
    package var inExistingFiles: Int { addedToExistingFiles + removed }
  }

  /// What a patch does to files outside of `Tests`.
  package struct Sources: Codable, Equatable, Sendable {
    package var files = Differences()
    package var lines = Lines()
    /// Types by their names, wherever they stand. A changed one has a line of code that comes or goes in it, or in an
    /// extension of it.
    package var types = Differences()
    /// What protocols require. A changed one keeps its protocol and its name.
    package var requirements = Differences()
    /// The names of the roles whose files are touched, in the order of the catalog.
    package var roles: [String] = []

    package init() {}
  }

  /// What a patch does to files in `Tests`.
  package struct Tests: Codable, Equatable, Sendable {
    package var files = Differences()
    package var lines = Lines()
    /// Test functions by their names. A changed one has a line of code that comes or goes in it.
    package var tests = Differences()

    package init() {}

    /// The tests that there were and that could not stay as they were.
    package var broken: Int { tests.changed + tests.removed }
  }

  /// What one patch does.
  package struct PatchCounts: Codable, Equatable, Sendable {
    package let sources: Sources
    package let tests: Tests

    package init(sources: Sources, tests: Tests) {
      self.sources = sources
      self.tests = tests
    }
  }

  /// What a patch does to one architecture.
  package struct ArchitecturePart: Codable, Equatable, Sendable {
    package let architecture: String
    package let part: PatchCounts

    package init(architecture: String, part: PatchCounts) {
      self.architecture = architecture
      self.part = part
    }
  }

  /// A built-in scenario that is no longer what the app does.
  package struct ChangedScenario: Codable, Equatable, Sendable {
    package let name: String
    package let reason: String

    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// One change request.
  package struct RequestCounts: Codable, Equatable, Sendable {
    /// The name of its folder.
    package let id: String
    package let title: String
    /// In the order of the catalog.
    package let architectures: [ArchitecturePart]
    /// What it changes that no architecture owns; nil where it is nothing.
    package let shared: PatchCounts?
    package let changedScenarios: [ChangedScenario]

    package init(
      id: String, title: String, architectures: [ArchitecturePart], shared: PatchCounts?,
      changedScenarios: [ChangedScenario]
    ) {
      self.id = id
      self.title = title
      self.architectures = architectures
      self.shared = shared
      self.changedScenarios = changedScenarios
    }
  }

  /// Two requests merged in one architecture, as two people would who worked at once.
  package struct Merge: Codable, Equatable, Sendable {
    /// The two, in the order of their ids.
    package let requests: [String]
    /// Nil for what the architectures share.
    package let architecture: String?
    /// The files outside of `Tests` that are in conflict, from the root of the package.
    package let sources: [String]
    /// The files in `Tests` that are in conflict, from the root of the package.
    package let tests: [String]
    /// Nil where there is a conflict, here or in what the architectures share, and where nobody asked.
    package var build: Measured<ChangeBuildResults.PairBuild>?

    package init(requests: [String], architecture: String?, sources: [String], tests: [String]) {
      self.requests = requests
      self.architecture = architecture
      self.sources = sources
      self.tests = tests
    }

    package var isClean: Bool { sources.isEmpty && tests.isEmpty }
  }

  /// One architecture before and after all requests of the grown app.
  package struct GrownArchitecture: Codable, Equatable, Sendable {
    package let architecture: String
    package let base: SourceCounts
    package let grown: SourceCounts

    package init(architecture: String, base: SourceCounts, grown: SourceCounts) {
      self.architecture = architecture
      self.base = base
      self.grown = grown
    }
  }

  /// The app with many requests at once.
  package struct GrownApp: Codable, Equatable, Sendable {
    /// The ids of the requests that it holds.
    package let requests: [String]
    package let architectures: [GrownArchitecture]

    package init(requests: [String], architectures: [GrownArchitecture]) {
      self.requests = requests
      self.architectures = architectures
    }
  }

  /// The folder of the requests, from the root of the package.
  package static let folder = "Benchmarks/Changes"
  /// The id of the request that holds many together.
  package static let grownID = "grown"

  /// Small letters, digits and hyphens: a name of a folder that is one everywhere, and leads nowhere else.
  package static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil
  }

  /// In the order of their ids, the grown app not among them.
  package var requests: [RequestCounts]
  /// Every pair in every architecture, and in what they share where both requests change it.
  package let merges: Measured<[Merge]>
  /// Nil where there is none.
  package let grown: GrownApp?

  package init(requests: [RequestCounts], merges: Measured<[Merge]>, grown: GrownApp?) {
    self.requests = requests
    self.merges = merges
    self.grown = grown
  }
}

extension ChangeResults {
  /// What is told of these architectures, and of what they share.
  package func limited(to names: [String]) -> ChangeResults {
    ChangeResults(
      requests: requests.map { request in
        RequestCounts(
          id: request.id, title: request.title,
          architectures: request.architectures.filter { names.contains($0.architecture) },
          shared: request.shared, changedScenarios: request.changedScenarios)
      },
      merges: merges.value.map { merges in
        .measured(merges.filter { $0.architecture.map(names.contains) ?? true })
      } ?? merges,
      grown: grown.map { grown in
        GrownApp(
          requests: grown.requests,
          architectures: grown.architectures.filter { names.contains($0.architecture) })
      })
  }
}
