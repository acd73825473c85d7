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
  /// The page on it.
  static let page = "life.md"

  /// One app after a release, and the release's changes. Code "without interface" is in files that import no toolkit.
  struct AppState: Codable, Equatable, Sendable {
    let architecture: String
    let counts: SourceCounts
    let largestType: TypeSize
    /// The folders that have a view controller of their own name.
    let screens: Int
    let interactors: Int
    /// Those in a folder that is no screen's: several screens use them.
    let sharedInteractors: Int
    /// The share of the lines, rounded.
    let percentWithoutInterface: Int
    let part: ChangeResults.PatchCounts
    /// The lines added or removed outside of the folders that the release created.
    let linesOutside: Int
  }

  /// What a build of a release showed.
  struct Verification: Codable, Equatable, Sendable {
    /// The number of scenarios that hold, both with the contacts in memory and in a database.
    let scenarios: Int
    let walks: Int
  }

  struct Release: Codable, Equatable, Sendable {
    /// Such as `04-favourites`, or `second/05-groups` if it was built a second time.
    let id: String
    /// In the order of the catalog.
    let apps: [AppState]
    /// What a build of it showed; nil if nobody looked. The sources alone do not say so: it is kept from when the
    /// release was built.
    var verification: Verification?
  }

  static let currentSchemaVersion = 6

  private(set) var schemaVersion = currentSchemaVersion
  /// The fingerprint of what is counted.
  let sources: String
  /// The state before the first release, with apps whose `part` is empty.
  var start: Release
  /// In their order.
  var releases: [Release]
  /// Releases built a second time, by a person who knew only the request and the release before.
  var second: [Release]
  /// The apps of the independent authors, which are of typical length: at the start, and with the first releases.
  var independent: [Release] = []

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
      release.verification = (known.states + known.second).first { $0.id == release.id }?.verification
    }
  }
}
