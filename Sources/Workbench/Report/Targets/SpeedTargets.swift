/// How fast everything should be, and what was found.
struct SpeedTargets {
  let groups: [TargetGroup]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    let judge = TargetJudge(findings: findings)
    groups = [
      try .insertion(judge), try .adding(judge), try .ownShare(judge), try .formatting(judge),
      try .launching(judge), .benchmark(judge),
    ]
  }

  /// How many verdicts there are of each kind, such as `4 *met*, 3 *not met* and 2 *not measured*`.
  var counts: String {
    let verdicts = groups.flatMap(\.verdicts)
    let counts = TargetVerdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(NumberText.count(count)) *\(verdict.rawValue)*"
    }
    return WordList.and(counts)
  }
}
