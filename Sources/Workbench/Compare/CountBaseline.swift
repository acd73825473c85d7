import CommandLineKit
import Measurement

/// A stored run whose counts another run is held to. Times are not compared: they depend on the machine and on what else
/// it does.
struct CountBaseline {
  /// The path of its results.json.
  let path: String

  /// Prints a line for each count that differs. Throws a `CommandFailure` if there is one, or nothing to compare.
  func check(_ now: ComparisonResults) throws {
    let results = try StoredResults(path: path).read()
    guard let old = results.counts.value, let new = now.counts.value else {
      let reason = now.counts.reason ?? results.counts.reason ?? ""
      throw CommandFailure.unavailable("nothing could be compared with \(path): \(reason)")
    }
    let (differences, compared) = Self.differences(from: old, to: new)
    for line in differences { try console.print("\(line)\n") }
    guard differences.isEmpty else {
      let (before, swift) = (results.environment.swiftVersion, now.environment.swiftVersion)
      let other = before == swift ? "" : "; the counts there are those of another Swift: \(before)"
      let count = NumberText.count(differences.count, "count")
      throw CommandFailure.checkFailed("\(count) changed since \(path)\(other)")
    }
    guard compared > 0 else {
      throw CommandFailure.unavailable("nothing could be compared with \(path): no count is in both runs")
    }
    try console.print("\(NumberText.count(compared, "count")) as in \(path)\n")
  }

  /// What identifies a count in a run.
  private struct Key: Hashable {
    let workload: String
    let size: Int
    let participant: String
    let metric: RuntimeCounts.Metric

    init(_ count: RuntimeCounts.Count) {
      (workload, size, participant, metric) = (count.workload, count.size, count.participant, count.metric)
    }
  }

  /// The counts of the first run that are others in the second one, a line each, and how many both have. Workloads, sizes
  /// and architectures that the second run left out are not compared.
  static func differences(
    from old: RuntimeCounts, to new: RuntimeCounts
  ) -> (lines: [String], compared: Int) {
    let counts = Dictionary(new.counts.map { (Key($0), $0.value) }) { first, _ in first }
    let counted = Set(new.counts.filter { $0.value.value != nil }.map(\.metric))
    var (lines, compared) = ([String](), 0)
    for count in old.counts {
      guard let before = count.value.value, let now = counts[Key(count)] else { continue }
      let text: String
      switch now {
      case .measured(let now):
        compared += 1
        if abs(now - before) <= before * count.metric.tolerance { continue }
        text = "now \(now)"
      case .notMeasured(let reason):
        // What lacks its tool is counted nowhere; what is counted elsewhere is missing here.
        guard counted.contains(count.metric) else { continue }
        text = "not counted now: \(VisibleText.oneLine(reason))"
      }
      let place = "\(count.workload) at \(count.size), \(count.participant)"
      lines.append("\(place): \(count.metric.noun) were \(before), \(text)")
    }
    return (lines, compared)
  }
}

extension RuntimeCounts.Metric {
  /// The share of the baseline's count by which a count may differ from it and still be unchanged.
  ///
  /// Counts taken inside the program are the same in every run, so one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, including the runtime and the libraries, whose updates move them a
  /// little. Instructions also depend on the build: Observation looks up key paths by hashes of addresses, which
  /// collide in one build and not in the next, so an operation can take up to 5 % more. The median over several layouts
  /// of memory is compared.
  fileprivate var tolerance: Double {
    switch self {
    case .comparisons, .allocations, .bytesAllocated, .liveObjects, .liveBytes: 0
    case .retains, .releases: 0.005
    case .instructions: 0.1
    }
  }
}
