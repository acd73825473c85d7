/// What the compiler and the scenarios find of every two change requests that merge, as it is stored.
struct ChangeBuildResults: Codable, Equatable, Sendable {
  /// The version of the stored form that this code reads.
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

  let schemaVersion: Int
  /// Each subject once, in their order.
  private(set) var pairs: [Entry] = []

  init() {
    schemaVersion = Self.currentSchemaVersion
  }

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
