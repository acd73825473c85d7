/// Something that an article says, put to the test on these results.
struct Claim {
  /// The article that makes the claim, as Markdown.
  enum Source: String, CaseIterable {
    case sacchi =
      "Rafael Sacchi, *Comparing MVVM and Viper architectures: When to use one or the other* (2016)"
    case sameTwoPatterns =
      "*Why VIPER and MVVM in SwiftUI are actually the same pattern: A lesson in architectural thinking*"
    case sholichin =
      "Sholichin et al., *Journal of Theoretical and Applied Information Technology* (2019), abstract"
  }

  /// The claim in one sentence, as Markdown.
  let text: String
  let source: Source
  /// What has to be found for the claim to hold.
  let rule: String
  /// What was found, as Markdown.
  let measured: String
  let verdict: ClaimVerdict
}

/// What the results say of a claim.
enum ClaimVerdict: String {
  case holds = "holds here"
  case fails = "does not hold here"
  case unsettled = "not settled"
  case notMeasured = "not measured"

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }
}
