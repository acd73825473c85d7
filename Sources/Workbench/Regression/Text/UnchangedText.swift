import Report

/// How much is the same, in one line.
struct UnchangedText {
  let changes: Changes

  var sentence: String {
    let counts = changes.counts
    let same = ["\(NumberText.count(counts.unchanged, "count"))", times].compactMap(\.self)
    let parts = [
      "Unchanged: \(same.joined(separator: ", "))", ambiguous, unreliable, leftOut, added,
    ].compactMap(\.self)
    return parts.joined(separator: "; ") + "."
  }

  private var times: String? {
    guard changes.processors == nil else { return nil }
    return changes.times.map { times in
      let unchanged = times.contenders.count { $0.outcome == .unchanged && $0.proof == .once }
      return "\(NumberText.count(unchanged, "time")) of one architecture in one workload at one size"
    }
  }

  /// Whose ratio to one arm moved, and to no other.
  private var ambiguous: String? {
    guard
      let number = changes.times?.contenders.count(where: {
        $0.outcome == .ambiguous && $0.proof == .once
      }), number > 0
    else {
      return nil
    }
    return "moved from one arm alone, which as likely moved itself: \(NumberText.count(number))"
  }

  /// Those that are slower stand in a table of their own.
  private var unreliable: String? {
    let times =
      changes.times?.contenders.filter {
        if case .unreliable = $0.proof { $0.outcome != .slower } else { false }
      } ?? []
    return times.isEmpty
      ? nil : "not judged, for a control did not pass: \(NumberText.count(times.count, "time"))"
  }

  private var added: String? {
    guard changes.counts.added > 0 else { return nil }
    return "counted now and not in the baseline: \(NumberText.count(changes.counts.added))"
  }

  private var leftOut: String? {
    guard changes.counts.leftOut > 0 else { return nil }
    return "of the baseline's counts this run leaves out \(NumberText.count(changes.counts.leftOut))"
  }
}
