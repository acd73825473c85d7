import Measurement

/// What it took to build one release after the other in each architecture, and what the apps are after each.
struct LifeResults: Codable, Equatable, Sendable {
  /// The folder of the releases, from the root of the package.
  static let folder = "Benchmarks/Life"
  /// The file with the counts that come with the package, from its root.
  static let path = "Reports/life.json"

  /// One app after a release, and what the release did to it.
  struct AppState: Codable, Equatable, Sendable {
    let architecture: String
    let counts: SourceCounts
    /// The type with the most lines of code, its extensions counted with it.
    let largestType: Size
    /// The function with the most lines of code.
    let longestFunction: Size
    /// The lines of code in files that import no toolkit.
    let linesWithoutInterface: Int
    /// The lines of code of its unit tests, doubles among them.
    let testLines: Int
    let tests: Int
    /// The tests in files that import no toolkit.
    let testsWithoutInterface: Int
    /// What the release did.
    let part: ChangeResults.PatchCounts
    /// The lines of code that came or went outside of the folders that the release made.
    let linesOutside: Int
    /// The lines of code of the files that the release made or changed, and of those whose types these name: what a person
    /// has to read.
    let context: Int
  }

  /// Something with a name, and its lines of code.
  struct Size: Codable, Equatable, Sendable {
    let name: String
    let codeLines: Int
  }

  /// What was found out about a release in a build of it.
  struct Verification: Codable, Equatable, Sendable {
    let scenarios: Int
    /// How many of them show the same on a database each as in memory; nil where nobody asked.
    var databases: Int? = nil
    let walks: Int
    /// How many tests passed, those of the shared code among them.
    let tests: Int
    /// What Done on the Add screen passes.
    let taps: Measured<[TapCount]>
  }

  /// How many functions of an architecture one tap passes, and of how many types.
  struct TapCount: Codable, Equatable, Sendable {
    let architecture: String
    let functions: Int
    let types: Int
  }

  /// What the apps after a release ask of the machine.
  struct Cost: Codable, Equatable, Sendable {
    /// How many contacts there are.
    static let size = 1_000
    static let workloads = [WorkloadID.add, WorkloadID.launch]

    /// The name of the release; that of the preparation for the apps at the start.
    let release: String
    /// Tells the package with all releases up to this one from others.
    let sources: String
    let counts: Measured<CountResults>
  }

  struct Release: Codable, Equatable, Sendable {
    /// The name of its folder, such as `04-favourites`.
    let id: String
    let title: String
    /// Tells the package with all releases up to this one from others.
    let sources: String
    /// What it did to the code that all apps share; nil where that is nothing.
    let shared: ChangeResults.PatchCounts?
    /// In the order of the catalog.
    let apps: [AppState]
    /// How many scenarios it brings.
    let newScenarios: Int
    /// The earlier scenarios that no longer hold.
    let changedScenarios: [ChangeResults.ChangedScenario]
    /// Nil where nobody asked.
    var verification: Verification?
  }

  static let currentSchemaVersion = 1

  private(set) var schemaVersion = currentSchemaVersion
  /// Tells the sources that were counted from others.
  let sources: String
  /// What the shared code grew by for all releases, before the first one; nil where that is nothing.
  let shared: ChangeResults.PatchCounts?
  /// The apps that the releases begin with; their `part` tells nothing.
  let start: [AppState]
  /// In their order.
  var releases: [Release]
  /// The names of those that are asked for and not built.
  let waiting: [String]
  /// Releases as another person built them, who knew the request and the release before alone.
  var second: [Release]
  /// Nil where no release was built on an earlier one alone.
  var parallel: Parallel?
  /// What was found out about the apps at the start; nil where nobody asked.
  var startVerification: Verification?
  /// Tells the package at the start from others.
  let startSources: String
  /// Of the releases that were counted, in their order.
  var costs: [Cost] = []

  /// Releases that were each built on the same one, every two of them merged.
  struct Parallel: Codable, Equatable, Sendable {
    /// The release on which they were built.
    let base: String
    let releases: [String]
    /// Tells what was merged from others.
    let sources: String
    var merges: [ChangeResults.Merge]
  }

  /// The apps of an architecture, at the start and after each release.
  func apps(of architecture: String) -> [AppState] {
    (start + releases.flatMap(\.apps)).filter { $0.architecture == architecture }
  }
}
