import Measurement

/// The results as a page of Markdown: medians, with the lowest and the highest value behind them.
struct LaunchTable {
  private let results: LaunchResults
  private let plan: LaunchPlan

  init(_ results: LaunchResults, plan: LaunchPlan) {
    self.results = results
    self.plan = plan
  }

  /// Throws `StatisticsError` where a subject has no launches.
  func markdown() throws -> String {
    """
    # Launching on \(results.contacts) stored contacts

    The database has \(Self.megabytes(Double(results.databaseSize))). \(plan.launches) launches of each, every one
    in a process of its own, in the random order of seed \(plan.seed). Medians, with the lowest and the highest value
    in parentheses. The time is from opening the database to the first screen; `repository` is the floor, the contacts
    loaded by themselves. Memory is the most that the process had resident; memory per contact is what it had beyond
    a launch on an empty database, divided by the contacts.

    | | time to the first screen | peak memory | per contact | empty: time | empty: memory |
    | :--- | ---: | ---: | ---: | ---: | ---: |
    \(try plan.subjects.map(row).joined(separator: "\n"))

    """
  }

  private func row(of subject: String) throws -> String {
    let filled = results.launches(of: subject, isEmpty: false)
    let empty = results.launches(of: subject, isEmpty: true)
    let time = try OrderedSample(filled.map(\.nanoseconds))
    let memory = try OrderedSample(filled.map(\.peakMemory))
    let emptyMemory = try OrderedSample(empty.map(\.peakMemory))
    let cells = [
      subject, Self.range(time, Self.time),
      Self.range(memory, Self.megabytes),
      "\(Int(((memory.median - emptyMemory.median) / Double(results.contacts)).rounded())) bytes",
      Self.range(try OrderedSample(empty.map(\.nanoseconds)), Self.time),
      Self.range(emptyMemory, Self.megabytes),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func range(_ sample: OrderedSample, _ text: (Double) -> String) -> String {
    "\(text(sample.median)) (\(text(sample.quantile(0)))–\(text(sample.quantile(1))))"
  }

  private static func time(_ nanoseconds: Double) -> String {
    DurationText.format(nanoseconds: nanoseconds)
  }

  private static func megabytes(_ bytes: Double) -> String {
    let tenths = Int((bytes / 1e5).rounded())
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
