import Measurement
import SourceReading

/// The cost of successive releases in each architecture, and the apps after each release.
struct LifeResults: Codable, Equatable, Sendable {
  /// The folder of the history and of what is read from it, from the root of the package.
  static let folder = "Benchmarks/Life"
  /// The history of the releases, a git bundle.
  static let bundle = "\(folder)/life.bundle"
  /// The file of the stored counts, from the root of the package.
  static let path = "Reports/life.json"
  /// The workloads in which an app's instructions and allocations are counted, and their number of contacts.
  static let workloads = [WorkloadID.add, WorkloadID.launch]
  static let size = 1_000

  /// One app after a release, and the release's changes. Code "without interface" is in files that import no toolkit.
  struct AppState: Codable, Equatable, Sendable {
    let architecture: String
    let counts: SourceCounts
    let largestType: TypeSize
    let longestFunction: Int
    /// The share of the lines, rounded.
    let percentWithoutInterface: Int
    /// Includes the test doubles.
    let testLines: Int
    let tests: Int
    let testsWithoutInterface: Int
    let part: ChangeResults.PatchCounts
    /// The lines added or removed outside of the folders that the release created.
    let linesOutside: Int
    /// The lines that a person has to read: those of the touched files, and of the files whose types they name.
    let context: Int

    /// The share of the lines, rounded.
    var percentInLargestType: Int { Self.percent(largestType.codeLines, of: counts.codeLines) }
    /// The share of the tests, rounded.
    var percentOfTestsWithoutInterface: Int { Self.percent(testsWithoutInterface, of: tests) }

    static func percent(_ part: Int, of whole: Int) -> Int { (200 * part + whole) / max(1, 2 * whole) }
  }

  /// What a build of a release showed.
  struct Verification: Codable, Equatable, Sendable {
    /// The number of scenarios that hold, both with the contacts in memory and in a database.
    let scenarios: Int
    let walks: Int
    /// The functions that a tap on Done passes on the Add screen.
    let taps: Measured<[TapCount]>
  }

  /// The number of an architecture's functions that one tap passes, and of the types they belong to.
  struct TapCount: Codable, Equatable, Sendable {
    let architecture: String
    let functions: Int
    let types: Int
  }

  struct Release: Codable, Equatable, Sendable {
    /// Such as `04-favourites`, or `second/05-groups` if it was built a second time.
    let id: String
    /// The changes to the code that all apps share; nil if there are none.
    let shared: ChangeResults.PatchCounts?
    /// The lines of code added to the domain and the storage, minus those removed.
    let modelGrowth: Int
    /// In the order of the catalog.
    let apps: [AppState]
    /// What a build of it showed, and its apps' instructions and allocations; nil if nobody looked. The sources alone do
    /// not say so: it is kept from when the release was built.
    var verification: Verification?
    var costs: Measured<CountResults>?

    /// The functions and types that a tap passes in an app; nil if they were not counted.
    func tap(in name: String) -> TapCount? { verification?.taps.value?.first { $0.architecture == name } }

    /// An app's instructions or allocations in a workload; nil if they were not counted.
    func cost(_ metric: CountResults.Metric, of workload: String, in name: String) -> Int? {
      costs?.value?.value(of: metric, workload: workload, size: size, arm: name)?.value.map {
        Int($0.rounded())
      }
    }
  }

  static let currentSchemaVersion = 4

  private(set) var schemaVersion = currentSchemaVersion
  /// The fingerprint of what is counted.
  let sources: String
  /// The state before the first release: the shared code that all releases need, and apps with an empty `part`.
  var start: Release
  /// In their order.
  var releases: [Release]
  /// Releases built a second time, by a person who knew only the request and the release before.
  var second: [Release]

  /// The start, followed by the state after each release.
  var states: [Release] { [start] + releases }

  /// Changes the start, each release, and each release that was built a second time.
  mutating func update(_ change: (inout Release) -> Void) {
    change(&start)
    for place in releases.indices { change(&releases[place]) }
    for place in second.indices { change(&second[place]) }
  }

  /// Takes over what builds of the same releases showed.
  mutating func keep(_ known: LifeResults) {
    update { release in
      let same = (known.states + known.second).first { $0.id == release.id }
      (release.verification, release.costs) = (same?.verification, same?.costs)
    }
  }
}
