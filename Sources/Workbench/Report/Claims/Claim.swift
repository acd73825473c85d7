import Measurement

/// Something that an article or a study says, put to the test on these results.
struct Claim {
  /// The claim in one sentence, as Markdown.
  let text: String
  let source: Source
  /// What has to be found for the claim to hold.
  let rule: String
  /// What was found, as Markdown.
  let measured: String
  /// The number that the verdict follows from, in a few words of Markdown; empty where there is none.
  var figure = ""
  let verdict: ClaimVerdict
  /// Whether a test of this project lets nothing else pass.
  var isByConstruction = false

  /// The verdict in words.
  var verdictWords: String {
    verdict.rawValue + (isByConstruction ? ", true by construction" : "")
  }
}

/// What the results say of a claim.
enum ClaimVerdict: String, CaseIterable {
  case holds = "holds here"
  case partly = "holds in part"
  case fails = "does not hold here"
  case unsettled = "not settled"
  case notMeasured = "not measured"

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }

  /// What is claimed to be good is better than all others; in part, if better than some.
  static func good(better: [Bool]) -> ClaimVerdict {
    better.allSatisfy(\.self) ? .holds : better.contains(true) ? .partly : .fails
  }
}

extension Claim {
  /// What makes the claim, as Markdown.
  enum Source: String, CaseIterable {
    case sacchi = """
      Rafael Sacchi, [*Comparing MVVM and Viper architectures: When to use one or the \
      other*](https://auth0.com/blog/compare-mvvm-and-viper-architectures/) (2016)
      """
    case koksal = """
      Göksel Köksal, [*Blurring the Lines Between MVVM and \
      VIPER*](https://goksel.codes/blurring-the-lines-between-mvvm-and-viper/) (2018)
      """
    case sameTwoPatterns = """
      Matteo Manferdini, [*Why VIPER and MVVM in SwiftUI are actually the same pattern: A lesson in architectural \
      thinking*](https://matteomanferdini.com/mvvm-vs-viper)
      """
    case alvarez = """
      Pedro Alvarez, [*Merging all iOS architecture benefits: know the VIP-VM \
      architecture*](https://pedroalvarez-29395.medium.com/merging-all-ios-architecture-benefits-know-the-vip-vm-architecture-ce265a1771f8) \
      (2021)
      """
    case sholichin = """
      Sholichin, Isa, Halim and Harun, [*Review of iOS Architectural Pattern for Testability, Modifiability, and \
      Performance Quality*](http://eprints.utm.my/90637/), JATIT 97 (15), 2019 (abstract). It compared MVC, MVP, \
      MVVM and VIPER; MVP is not built here
      """
    case lou = """
      Tian Lou, [*A Comparison of Android Native App Architecture: MVC, MVP and \
      MVVM*](https://aaltodoc.aalto.fi/handle/123456789/22840), Aalto 2016 (abstract)
      """
    case kallstrom = """
      Hugo Källström, [*Increasing Maintainability for Android \
      Applications*](https://www.essays.se/essay/7271b277fc/), Umeå 2016 (abstract). It compared MVC, MVP and MVVM
      """
    case humeniuk = """
      Vladyslav Humeniuk, [*Android Architecture Comparison: MVP vs. \
      VIPER*](https://www.essays.se/essay/37e302f535/), Linnaeus 2018 (abstract)
      """
    case phan = """
      Dang Hai Phan, [*Benchmarking Common Architectural Patterns in iOS \
      Development*](https://www.theseus.fi/handle/10024/167317), Metropolia 2019 (abstract). It compared MVC, MVP, \
      MVVM and VIPER
      """
    case dobrean = """
      Dobrean and Dioşan, [*An Analysis System for Mobile Applications MVC Software \
      Architectures*](https://scitepress.org/PublishedPapers/2019/78278/pdf/index.html), SCITEPRESS 2019
      """
    case garuda = "A study of MVP, MVI and MVVM on Android (2024, Garuda 4148811; abstract)"
  }

  /// A claim that could not be put to the test; nil where an architecture that it is about was not compared.
  ///
  /// - Parameter reason: why not, in whole sentences of Markdown.
  static func untested(
    _ findings: Findings, about names: [String], _ text: String, _ source: Source, because reason: String
  ) -> Claim? {
    guard names.allSatisfy(findings.architectures.contains) else { return nil }
    return Claim(text: text, source: source, rule: "", measured: reason, verdict: .notMeasured)
  }
}
