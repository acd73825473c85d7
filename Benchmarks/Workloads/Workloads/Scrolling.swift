import Measurement
import Results

extension Workload {
  /// Scrolling through the whole list, in stretches: the median of many short samples is steadier than that of a few
  /// long ones.
  static let scrollThrough = Workload(
    id: WorkloadID.scroll,
    summary: """
      Format the rows of the whole list by scrolling down and back, a screenful of \(Viewport.rows) rows at a time, in \
      stretches of at most \(longestStretch * Viewport.rows) rows a sample
      """,
    operation: "row"
  ) { contender, fixture in
    let stretches = ScrollPath.stretches(of: fixture.stored.count, pages: longestStretch)
    let subject = launched(contender, fixture)
    var next = 0
    return WorkloadRun(operations: stretches[0].operations) {
      let path = stretches[next]
      next = (next + stride) % stretches.count
      subject.show(row: path.start)
      return { subject.scroll(along: path) }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }

  /// In pages.
  private static let longestStretch = 125
  /// A prime larger than the number of stretches: few samples are spread over the list, and many cover all of it.
  private static let stride = 100_003

  static let screenful = Workload(
    id: WorkloadID.screenful, summary: "Scroll down by a screenful of \(Viewport.rows) rows, and back up",
    operation: "way there and back"
  ) { contender, fixture in
    let path = ScrollPath(through: fixture.stored.count, pages: 1)
    return repeating(smallBatch, contender, fixture) { $0.scroll(along: path) }
  }
}
