/// What the compiler and the scenarios find of every two change requests that merge, as it is stored.
package struct ChangeBuildResults: Codable, Equatable, Sendable {
  /// The version of the stored form that this code reads.
  package static let currentSchemaVersion = 1

  /// Two requests in one tree, in one architecture.
  package struct BuildSubject: Codable, Equatable, Sendable {
    /// The ids, in their order.
    package let requests: [String]
    package let architecture: String
    /// Tells the sources and scenarios of the build from others.
    package let sources: String

    package init(requests: [String], architecture: String, sources: String) {
      self.requests = requests
      self.architecture = architecture
      self.sources = sources
    }

    fileprivate var name: [String] { requests + [architecture] }
  }

  /// What was found of one subject.
  package struct Entry: Codable, Equatable, Sendable {
    package let subject: BuildSubject
    package let found: PairBuild
  }

  /// What is wrong with two requests in one tree; nothing where the app builds and all scenarios hold.
  package struct PairBuild: Codable, Equatable, Sendable {
    /// What the compiler says; empty where the app builds.
    package let errors: [Finding]
    /// The steps of scenarios that fail.
    package let failures: [Finding]

    package init(errors: [Finding], failures: [Finding]) {
      self.errors = errors
      self.failures = failures
    }

    package var holds: Bool { errors.isEmpty && failures.isEmpty }
  }

  /// What is wrong in one place.
  package struct Finding: Codable, Hashable, Sendable {
    /// The path from the root of the package.
    package let file: String
    package let line: Int
    package let message: String

    package init(file: String, line: Int, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
  }

  package let schemaVersion: Int
  /// Each subject once, in their order.
  package private(set) var pairs: [Entry] = []

  package init() {
    schemaVersion = Self.currentSchemaVersion
  }

  /// Nil where it is not known of these sources.
  package func pair(_ subject: BuildSubject) -> PairBuild? {
    pairs.first { $0.subject == subject }?.found
  }

  /// Puts it in place of what was found with other sources.
  package mutating func keep(_ found: PairBuild, of subject: BuildSubject) {
    pairs.removeAll { $0.subject.name == subject.name }
    pairs.append(Entry(subject: subject, found: found))
    pairs.sort { $0.subject.name.lexicographicallyPrecedes($1.subject.name) }
  }
}
