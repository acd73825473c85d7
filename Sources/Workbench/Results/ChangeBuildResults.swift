/// What the compiler and the scenarios find of the change requests, as it is stored.
package struct ChangeBuildResults: Codable, Equatable, Sendable {
  /// The version of the stored form that this code reads.
  package static let currentSchemaVersion = 1

  /// A request, or two of them in one tree, in one architecture.
  package struct BuildSubject: Codable, Equatable, Sendable {
    /// The ids, in their order.
    package let requests: [String]
    package let architecture: String
    /// Tells the sources, tests, patches and scenarios of the build from others.
    package let sources: String

    package init(requests: [String], architecture: String, sources: String) {
      self.requests = requests
      self.architecture = architecture
      self.sources = sources
    }

    fileprivate var name: [String] { requests + [architecture] }
  }

  /// What was found of one subject.
  package struct Entry<Found: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    package let subject: BuildSubject
    package let found: Found
  }

  /// What the compiler makes of a request.
  package struct RequestBuild: Codable, Equatable, Sendable {
    /// The files of each module that an incremental debug build of the app compiles again after the request is done.
    package let compiled: [CompiledModule]
    /// The files of the architecture that do not compile with the shared part of the request alone, from the root.
    package let brokenSources: [String]
    /// The files of the unit tests as they were that do not compile with the whole request, from the root.
    package let brokenTests: [String]

    package init(compiled: [CompiledModule], brokenSources: [String], brokenTests: [String]) {
      self.compiled = compiled
      self.brokenSources = brokenSources
      self.brokenTests = brokenTests
    }
  }

  /// So many files of one module.
  package struct CompiledModule: Codable, Equatable, Sendable {
    package let name: String
    package let files: Int
    /// Whether the module is the architecture's, or its program.
    package let isOwn: Bool

    package init(name: String, files: Int, isOwn: Bool) {
      self.name = name
      self.files = files
      self.isOwn = isOwn
    }
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
  package private(set) var requests: [Entry<RequestBuild>] = []
  /// The same of the pairs.
  package private(set) var pairs: [Entry<PairBuild>] = []

  package init() {
    schemaVersion = Self.currentSchemaVersion
  }

  /// Nil where it is not known of these sources.
  package func request(_ subject: BuildSubject) -> RequestBuild? {
    requests.first { $0.subject == subject }?.found
  }

  /// Nil where it is not known of these sources.
  package func pair(_ subject: BuildSubject) -> PairBuild? {
    pairs.first { $0.subject == subject }?.found
  }

  /// Puts it in place of what was found with other sources.
  package mutating func keep(_ found: RequestBuild, of subject: BuildSubject) {
    Self.keep(Entry(subject: subject, found: found), in: &requests)
  }

  /// Puts it in place of what was found with other sources.
  package mutating func keep(_ found: PairBuild, of subject: BuildSubject) {
    Self.keep(Entry(subject: subject, found: found), in: &pairs)
  }

  private static func keep<Found>(_ entry: Entry<Found>, in entries: inout [Entry<Found>]) {
    entries.removeAll { $0.subject.name == entry.subject.name }
    entries.append(entry)
    entries.sort { $0.subject.name.lexicographicallyPrecedes($1.subject.name) }
  }
}
