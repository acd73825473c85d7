import Measurement

/// Every implementation of MVC, MVVM and VIPER: the first of each, and its variants; and the variants of the declarative
/// architectures.
struct VariantResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 3
  /// The file of the stored run, from the root of the package.
  static let path = "Reports/variants.json"
  /// The folder of the variants, from the root of the package.
  static let folder = "Benchmarks/Variants"
  /// The patterns, starting with the baseline's.
  static let patterns = ["MVC", "MVVM", "VIPER"]

  /// The lines added to and removed from the sources that an implementation was made from.
  struct MovedLines: Codable, Equatable, Sendable {
    /// The name of the implementation that it was made from.
    let base: String
    let added: Int
    let removed: Int
  }

  /// One implementation.
  struct Implementation: Codable, Equatable, Sendable {
    /// The name of its folder.
    let name: String
    /// From the root of the package.
    let folder: String
    let pattern: String
    /// The second pattern, if it lies between two; otherwise nil.
    var towards: String?
    /// Who describes it, as Markdown; nil for the first app of a pattern.
    var origin: String?
    var moved: MovedLines?
    /// The built-in scenarios that do not hold by design.
    var changedScenarios: [ChangeResults.ChangedScenario] = []
    /// Why it does not behave as it should, in one line; nil if it does.
    var failure: String?
    /// The bytes that its app holds after a launch with ``launchedContacts``; nil if they were not counted.
    var launchedBytes: Double?
    /// The bytes that an open Add screen holds; nil if they were not counted.
    var sceneBytes: Double?
    /// Its sources and its taps; nil if it does not behave like the others.
    var system: ArchitectureProfiles.System?

    var isLeading: Bool { origin == nil }

    /// Whether it represents one of the patterns: it is no mixture of two, and it behaves like the others.
    var standsForPattern: Bool {
      towards == nil && behavesAlike && VariantResults.patterns.contains(pattern)
    }

    var behavesAlike: Bool { changedScenarios.isEmpty && failure == nil }
  }

  /// Few, so that they don't hide the memory of the app itself.
  static let launchedContacts = 10

  var schemaVersion = Self.currentSchemaVersion
  /// The fingerprint of the measured sources.
  let sources: String
  /// The number of scenarios that passed, and of random walks on which all implementations behaved as specified.
  let scenarios: Int
  let walks: Int
  /// The first apps, then the variants by pattern.
  let implementations: [Implementation]
  /// The unit tests of the second authors' apps; nil if there are none.
  var testing: TestingResults?
  /// The changes in the second authors' apps; nil if there are none.
  var changes: ChangeResults?
}

extension VariantResults: SchemaVersioned {}
