extension Workload {
  static let scrollThrough = Workload(
    id: "scroll",
    summary:
      "Format every row by scrolling through the list to its end and back, a screenful of \(Viewport.rows) rows at a time",
    operation: "row", isLinear: true
  ) { contender, fixture in
    let path = ScrollPath(through: fixture.stored.count)
    let subject = launched(contender, fixture)
    return WorkloadRun(operations: path.operations) {
      { subject.scroll(along: path) }
    } verify: {
      try expect(subject, of: contender, toHaveRows: fixture.stored.count)
    }
  }

  static let screenful = Workload(
    id: "screenful", summary: "Scroll down by a screenful of \(Viewport.rows) rows, and back up",
    operation: "way there and back"
  ) { contender, fixture in
    let path = ScrollPath(through: fixture.stored.count, pages: 1)
    return repeating(smallBatch, contender, fixture) { $0.scroll(along: path) }
  }
}
