import Measurement

/// All claims, in the order in which they are told.
struct ClaimLedger {
  /// One or several claims that stand together on one line.
  struct Entry {
    /// Such as `17` or `18a`.
    let number: String
    /// The claim in a few words of Markdown.
    let short: String
    /// The claims, each with what tells it from the others of the line; empty for a claim that stands alone.
    let parts: [(name: String, claim: Claim)]
  }

  /// What the articles claim; only what is about architectures that were compared.
  let articles: [Entry]
  /// What studies found before; only what is about architectures that were compared.
  let studies: [Entry]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    articles = try [
      Self.entry("1", "MVVM needs much less code than VIPER", .lessCode(findings)),
      Self.entry("2", "VIPER: many classes and protocols, each for little", .manyTypes(findings)),
      Self.entry(
        "3", "View controllers are smaller under MVVM than under MVC", .smallerViewControllers(findings)),
      Self.entry("4", "VIPER's separation helps tests and reuse", .separationImprovesTestability(findings)),
      Self.entry("5", "VIPER's presenters may get large", .largePresenters(findings)),
      Self.entry("6", "MVC's view controllers do everything", .controllersDoEverything(findings)),
      Self.entry("7", "Under MVVM and VIPER views stay off the model", .layersKeepApart(findings)),
      Self.entry(
        "8", "Another storage leaves VIPER's interactor alone", .storageLeavesInteractor(findings)),
      Self.entry("9", "Showing views another way touches VIPER's router alone", .onlyTheRouter(findings)),
      Self.entry("10", "From MVVM to VIPER: two extractions and a rename", .stepsLeadToVIPER(findings)),
      Self.entry("11", "A second view reuses the presenter unchanged", .samePresenter(findings)),
      Self.entry("12", "The roles of MVVM and VIPER map onto each other", .roleMap(findings)),
      Self.entry("13", "VIPER's indirection is long to follow", .manyHops(findings)),
      Self.entry(
        "14", "Building everything at launch costs memory and time", .graphAtLaunchCosts(findings)),
      Self.entry("15", "Kept modules show stale input", .retainedScreenIsStale(findings)),
      Self.entry("16", "VIP passes the whole cycle always, VIP-VM does not", .wholeCycle(findings)),
      Self.entry("17", "VIP-VM costs a simple app more than it gives", .costOfCycleAndViewModel(findings)),
      Self.entry(
        "18a", "MVVM is good for testability, cohesion and memory",
        [
          ("testability", .goodForTestability(findings)), ("cohesion", .highCohesion(findings)),
          ("memory", .littleMemory(findings)),
        ]),
      Self.entry(
        "18b", "VIPER is the best in coupling and processor time",
        [("coupling", .lowCoupling(findings)), ("processor time", .leastProcessorTime(findings))]),
    ].compactMap(\.self)
    studies = [
      Self.entry(
        "S1", "MVVM is better than MVC in testability, coupling and memory", .betterThanMVC(findings)),
      Self.entry("S2", "MVC suits small projects", .smallProjects(findings)),
      Self.entry("S3", "VIPER is faster than MVP", .fasterThanMVP(findings)),
      Self.entry("S4", "Which pattern is best differs by axis", .differsByAxis(findings)),
      Self.entry("S5", "Layers of MVC apps often depend on each other wrongly", .wrongDependencies(findings)),
      Self.entry("S6", "MVVM changes with the fewest modifications", .fewestModifications(findings)),
    ].compactMap(\.self)
  }

  var claims: [Claim] { (articles + studies).flatMap(\.parts).map(\.claim) }

  /// One line for each claim of the articles, for the first page.
  var lines: [ClaimLine] { articles.map(ClaimLine.init) }

  /// Such as `4 hold here, 6 do not hold here and 8 were not measured`.
  static func tally(_ claims: [Claim]) -> String {
    let words: [(ClaimVerdict, one: String, many: String)] = [
      (.holds, "holds here", "hold here"), (.partly, "holds in part", "hold in part"),
      (.fails, "does not hold here", "do not hold here"),
      (.unsettled, "is not settled", "are not settled"),
      (.notMeasured, "was not measured", "were not measured"),
    ]
    return WordList.and(
      words.compactMap { verdict, one, many in
        let count = claims.count { $0.verdict == verdict }
        return count == 0 ? nil : "\(NumberText.count(count)) \(count == 1 ? one : many)"
      })
  }

  private static func entry(_ number: String, _ short: String, _ claim: Claim?) -> Entry? {
    entry(number, short, [("", claim)])
  }

  private static func entry(
    _ number: String, _ short: String, _ parts: [(name: String, claim: Claim?)]
  ) -> Entry? {
    let parts = parts.compactMap { part in part.claim.map { (part.name, $0) } }
    return parts.isEmpty ? nil : Entry(number: number, short: short, parts: parts)
  }
}

/// A claim in one line.
struct ClaimLine {
  let number: String
  /// The claim in a few words of Markdown.
  let claim: String
  /// The verdict as Markdown, such as `holds here`; part by part where the line has several claims.
  let verdict: String
  /// The verdict with the number that it follows from, as Markdown, such as `**Holds here** (252 code lines, VIPER's 368)`.
  let finding: String

  init(_ entry: ClaimLedger.Entry) {
    number = entry.number
    claim = entry.short
    var names: [(words: String, parts: [String])] = []
    for (part, claim) in entry.parts {
      if let index = names.firstIndex(where: { $0.words == claim.verdictWords }) {
        names[index].parts.append(part)
      } else {
        names.append((claim.verdictWords, [part]))
      }
    }
    verdict = names.map { words, parts in
      let name = WordList.and(parts.filter { !$0.isEmpty })
      return name.isEmpty ? words : "\(name): \(words)"
    }.joined(separator: "; ")
    finding =
      entry.parts.enumerated().map { place, part in
        let verdict = (part.name.isEmpty ? "" : "\(part.name): ") + part.claim.verdictWords
        let words = place == 0 ? verdict.capitalizedFirst : verdict
        return "**\(words)**\(part.claim.figure.isEmpty ? "" : " (\(part.claim.figure))")"
      }.joined(separator: "; ") + "."
  }
}
