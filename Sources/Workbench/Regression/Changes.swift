public import Reporting

/// What changed from one run to another.
public struct Changes: Equatable, Sendable {
  /// Where the baseline was found.
  public let before: EnvironmentResults
  /// Where this run was.
  public let now: EnvironmentResults
  /// What became of the counts.
  public let counts: CountChanges
  /// What became of the times; nil where they are not judged.
  public internal(set) var times: TimeChanges?

  /// How many regressions are proven: counts that rose or can't be taken any more, and contenders that are slower, each
  /// cell by itself.
  public var regressions: Int {
    counts.rises.count + counts.vanished.count + (times?.regressions.count ?? 0)
  }

  /// Why the two runs say nothing of each other; nil if something could be compared.
  public var nothingInCommon: String? {
    guard counts.compared == 0, times?.contenders.isEmpty ?? true else { return nil }
    if let reason = counts.lost.first?.reason { return "nothing was counted: \(reason)" }
    return "the baseline has no \(times == nil ? "count" : "number") that this run has too"
  }

  /// What the counts depend on and the two runs do not share, such as the version of Swift.
  var differencesOfToolchain: [(name: String, before: String, now: String)] {
    let all = [
      ("Swift", before.swiftVersion, now.swiftVersion),
      ("operating system", before.operatingSystem, now.operatingSystem),
      ("processor", before.processor, now.processor),
    ]
    return all.filter { $0.1 != $0.2 }
  }
}
