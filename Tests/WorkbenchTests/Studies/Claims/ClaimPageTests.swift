import Testing

@testable import Workbench

/// What follows for each claim from the committed results.
@Suite struct ClaimPageTests {
  /// The verdicts that were found, claim by claim, with the combinations of implementations in which each holds.
  private static let verdicts = [
    "1": "holds here, in 20 of 20 combinations", "2": "holds here, in 80 of 80 combinations",
    "3": "holds in part, in 11 of 20 combinations", "4": "not settled",
    "5": "holds in part, in 3 of 4 combinations",
    "6": "holds here, in 4 of 4 combinations", "6-reuse": "cannot be judged here",
    "7": "holds in part, in 7 of 9 combinations", "8": "holds here, in 4 of 4 combinations",
    "9": "holds in part", "10": "holds here", "11": "holds here", "12": "holds in part",
    "13": "holds in part, in 72 of 80 combinations", "14": "holds here", "15": "holds here",
    "16": "does not hold here", "17": "holds in part, in 40 of 80 combinations", "18a": "holds here",
    "18a-cohesion": "cannot be judged here", "18a-memory": "holds in part, in 15 of 40 combinations",
    "18b": "cannot be judged here", "18b-time": "does not hold here", "19": "cannot be judged here",
    "20": "holds in part", "21": "holds here", "22": "holds here", "23": "holds in part",
    "24": "holds here, in 4 of 4 combinations", "S1": "holds in part", "S2": "holds here",
    "S3": "not measured",
    "S4": "not settled", "S5": "not measured", "S6": "not measured",
  ]

  @Test func `each claim has its verdict`() throws {
    let judgements = try ClaimPage.page.judgements(in: CommittedReport.measures())
    let words = judgements.map { ($0.number, $0.words) }
    #expect(Dictionary(words) { first, _ in first } == Self.verdicts)
    #expect(judgements.count == Self.verdicts.count)
    let counts = judgements.measures.map { $0.values[Measure.project] }
    #expect(counts == [29, 12, 10, 2, 5])
  }
}
