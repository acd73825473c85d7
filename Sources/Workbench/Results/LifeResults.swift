import Measurement

/// What it took to build one release after the other in each architecture, and what the apps are after each.
struct LifeResults: Codable, Equatable, Sendable {
  /// The folder of the releases, from the root of the package.
  static let folder = "Benchmarks/Life"
  /// The file with the counts that come with the package, from its root.
  static let path = "Reports/life.json"
  /// What apps do, and with how many contacts, while it is counted what they ask of the machine.
  static let workloads = [WorkloadID.add, WorkloadID.launch]
  static let size = 1_000

  /// One app after a release, and what that did, in lines of code. A file without interface imports no toolkit.
  struct AppState: Codable, Equatable, Sendable {
    let architecture: String
    let counts: SourceCounts
    let largestType: TypeSize
    let longestFunction: Int
    /// Of the lines, rounded.
    let percentWithoutInterface: Int
    /// Doubles are among them.
    let testLines: Int
    let tests: Int
    let testsWithoutInterface: Int
    let part: ChangeResults.PatchCounts
    /// Those that came or went outside of the folders that the release made.
    let linesOutside: Int
    /// What a person has to read: the lines of the files that the release touched, and of those whose types these name.
    let context: Int

    /// Of the lines, rounded.
    var percentInLargestType: Int { Self.percent(largestType.codeLines, of: counts.codeLines) }
    /// Of the tests, rounded.
    var percentOfTestsWithoutInterface: Int { Self.percent(testsWithoutInterface, of: tests) }

    static func percent(_ part: Int, of whole: Int) -> Int { (200 * part + whole) / max(1, 2 * whole) }
  }

  /// What was found out about a release in a build of it.
  struct Verification: Codable, Equatable, Sendable {
    /// How many hold, with the contacts in memory and in a database.
    let scenarios: Int
    let walks: Int
    /// What Done on the Add screen passes.
    let taps: Measured<[TapCount]>
  }

  /// How many functions of an architecture one tap passes, and of how many types.
  struct TapCount: Codable, Equatable, Sendable {
    let architecture: String
    let functions: Int
    let types: Int
  }

  struct Release: Codable, Equatable, Sendable {
    /// The name of its folder, such as `04-favourites`, or `second/05-groups` where it was built once more.
    let id: String
    let title: String
    /// Tells the package with all releases up to this one from others.
    let sources: String
    /// What it did to the code that all apps share; nil where that is nothing.
    let shared: ChangeResults.PatchCounts?
    /// The lines of code that it added to the domain and the storage, less those it removed.
    let modelGrowth: Int
    /// In the order of the catalog.
    let apps: [AppState]
    /// What a build of it showed, and what its apps ask of the machine; nil where nobody asked.
    var verification: Verification?
    var costs: Measured<CountResults>?

    /// How far a tap goes in an app; nil where nobody asked.
    func tap(in name: String) -> TapCount? { verification?.taps.value?.first { $0.architecture == name } }

    /// What an app asks of the machine; nil where that was not counted.
    func cost(_ metric: CountResults.Metric, of workload: String, in name: String) -> Int? {
      costs?.value?.value(of: metric, workload: workload, size: size, arm: name)?.value.map {
        Int($0.rounded())
      }
    }
  }

  /// Releases that were each built on the same one, every two of them merged.
  struct Parallel: Codable, Equatable, Sendable {
    /// The release on which they were built.
    let base: String
    let releases: [String]
    /// Tells what was merged from others.
    let sources: String
    var merges: [ChangeResults.Merge]
  }

  static let currentSchemaVersion = 3

  private(set) var schemaVersion = currentSchemaVersion
  /// Tells the sources that were counted from others.
  let sources: String
  /// What the releases begin with: the shared code that all of them need, and apps whose `part` tells nothing.
  var start: Release
  /// In their order.
  var releases: [Release]
  /// Releases as another person built them, who knew the request and the release before alone.
  var second: [Release]
  /// Nil where no release was built on an earlier one alone.
  var parallel: Parallel?

  /// The start, and what is there after each release.
  var states: [Release] { [start] + releases }

  /// Changes what is known of the start, of each release, and of each that was built once more.
  mutating func update(_ change: (inout Release) -> Void) {
    change(&start)
    for place in releases.indices { change(&releases[place]) }
    for place in second.indices { change(&second[place]) }
  }

  /// What was found of the same sources stays true, whatever became of later releases.
  mutating func keep(_ known: LifeResults) {
    update { release in
      let same = (known.states + known.second).first { $0.sources == release.sources }
      (release.verification, release.costs) = (same?.verification, same?.costs)
    }
    if let merged = known.parallel, merged.sources == parallel?.sources { parallel = merged }
  }
}
