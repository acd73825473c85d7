import Measurement

/// Everything that a comparison found: the one source from which the report and its figures are rendered.
struct ComparisonResults: Codable, Equatable, Sendable {
  /// The version of this schema; it grows with every change that an older reader would misread.
  static let currentSchemaVersion = 6

  var schemaVersion = Self.currentSchemaVersion
  /// The names of the architectures that were compared, the baseline of all ratios first.
  var architectures: [String]
  let behaviour: BehaviourResults
  var structure: StructureResults
  let taps: TapResults
  /// Counts taken while the apps run, such as instructions and allocations.
  var counts: Measured<CountResults>
  /// The cost of change requests in each architecture.
  var changes: Measured<ChangeResults>
  /// The unit tests of each architecture; nil in results from before they were counted.
  var testing: Measured<TestingResults>?
  var cost: CostResults
  var environment: EnvironmentResults
  /// Nil in results from before random walks and lifetimes were checked.
  var faults: FaultResults?
  /// The counts of public apps; nil if their file is missing.
  var elsewhere: ElsewhereResults?
  /// Every architecture of the catalog; nil in results from before all of them were measured together.
  var systems: Measured<SystemResults>?

  /// The measured architectures of the catalog that are not compared.
  var further: [String] {
    (systems?.value?.systems ?? []).map(\.name).filter { !architectures.contains($0) }
  }
}

/// Public apps that were built in several architectures, counted by this project's source counter.
struct ElsewhereResults: Codable, Equatable, Sendable {
  /// One app in one architecture.
  struct AppBuild: Codable, Equatable, Sendable {
    /// MVC, MVVM or VIPER, whatever the name of the folder.
    let architecture: String
    /// Without tests, and without code that was generated or copied from a library.
    let codeLines: Int
    /// The part of ``codeLines`` outside of app delegates, scene delegates and files that are the same in every
    /// architecture.
    let ownCodeLines: Int
    let types: Int
    let protocols: Int
    let files: Int
    /// The number of files with a view controller; 0 if the whole app is one file.
    let viewControllers: Int
    /// The code lines of those files.
    let viewControllerLines: Int
  }

  /// One app in two architectures or more.
  struct PublicApp: Codable, Equatable, Sendable {
    /// Its repository, such as `owner/name`; the first one if each architecture has its own.
    let repository: String
    /// The commit that was counted.
    let commit: String
    /// What the app does, in a few words.
    let subject: String
    /// Whether a reader of the sources found no difference that a person would see.
    let behavesAlike: Bool
    let builds: [AppBuild]
  }

  /// The file that the counts come from, from the root of the package.
  static let file = "Benchmarks/Elsewhere/counts.json"

  let apps: [PublicApp]
}
