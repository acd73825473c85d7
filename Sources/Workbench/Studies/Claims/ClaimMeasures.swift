/// The page of claims: what articles and studies say, and what follows for each from the measures.
enum ClaimPage {
  static let file = "claims.md"

  static var page: Page { Page(resource: file) }
}

extension [JudgedClaim] {
  /// How many of the articles' claims hold. The number of a study's claim begins with an S.
  var measures: [Measure] {
    let results = filter { !$0.number.hasPrefix("S") }.map(\.result)
    func count(_ key: String, _ title: String, _ counted: Set<ClaimResult>) -> Measure {
      Measure("claims.\(key)", title, results.count(where: counted.contains))
    }
    return [
      Measure("claims.count", "Claims of articles", results.count),
      count("holds", "… that hold here", [.holds]), count("partly", "… that hold in part", [.partly]),
      count("fails", "… that do not hold here", [.fails]),
      count("open", "… that stay open", [.unsettled, .beyond, .notMeasured]),
    ]
  }
}
