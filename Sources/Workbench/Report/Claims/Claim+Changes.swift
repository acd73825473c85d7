import Measurement

extension Claim {
  // MARK: What a change touches

  private static let viper = "VIPER"

  /// Another storage that answers in the same way, and one that answers in another.
  static func storageLeavesInteractor(_ findings: Findings) -> Claim? {
    let text = "Under VIPER a change of the storage leaves the interactor untouched."
    let rule =
      "VIPER's interactors import the domain alone, so that one storage may take the place of another; and the request"
      + " `pages`, which has storage answer page by page, touches none of them"
    guard let structure = findings.structure(of: viper),
      let claim = ofRequest(
        "pages", findings, text: text, source: .sacchi, rule: rule,
        holds: { !$0.sources.roles.contains("Interactor") })
    else { return nil }
    let interactors = structure.files(ofRoleNamed: "Interactor")
    let apart = interactors.filter { Set($0.imports).isSubset(of: ["ContactsDomain"]) }
    guard !interactors.isEmpty, claim.verdict != .notMeasured else { return claim }
    let isApart = apart.count == interactors.count
    return Claim(
      text: text, source: .sacchi, rule: rule,
      measured:
        "\(NumberText.count(apart.count)) of \(NumberText.count(interactors.count, "interactor")) import the"
        + " domain alone\(isApart ? ", which a test of this project guarantees" : "")."
        + " Storage that answers in another way: \(claim.measured)",
      figure:
        "\(NumberText.count(apart.count)) of \(NumberText.count(interactors.count, "interactor")) import the domain"
        + " alone; \(claim.figure)",
      verdict: isApart ? (claim.verdict == .holds ? .holds : .partly) : .fails)
  }

  /// The article's wireframe, which shares the router's work and builds the module, is the builder here.
  static func onlyTheRouter(_ findings: Findings) -> Claim? {
    ofRequest(
      "push", findings, text: "Under VIPER, showing the same views another way touches the router only.",
      source: .sacchi,
      rule:
        "the request `push`, which has the Add screen pushed instead of presented, touches no files of VIPER"
        + " but routers and builders"
    ) { Set($0.sources.roles).isSubset(of: ["Router", "Builder"]) }
  }

  static func samePresenter(_ findings: Findings) -> Claim? {
    ofRequest(
      "cards", findings, text: "A second view reuses the presenter unchanged.", source: .koksal,
      rule:
        "the request `cards`, which shows the list in a second way, touches no presenter of VIPER and adds none",
      beside: ["MVVM"]
    ) { !$0.sources.roles.contains("Presenter") }
  }

  /// A claim on what one request touches in VIPER; nil where VIPER was not compared.
  ///
  /// - Parameter others: the architectures whose roles are told too, without a say in the verdict.
  private static func ofRequest(
    _ id: String, _ findings: Findings, text: String, source: Source, rule: String,
    beside others: [String] = [],
    holds: (ChangeResults.PatchCounts) -> Bool
  ) -> Claim? {
    guard findings.architectures.contains(viper) else { return nil }
    guard case .found(let changes) = findings.changes,
      let request = changes.requests.first(where: { $0.id == id }),
      let part = changes.part(of: request, in: viper)
    else {
      return Claim(
        text: text, source: source, rule: rule,
        measured: "Not measured here: no patch of VIPER for \(MarkdownText.code(id)) was counted.",
        verdict: .notMeasured)
    }
    let touched = ([viper] + others).compactMap { name in
      changes.part(of: request, in: name).map { "\(name): \(words($0))" }
    }
    return Claim(
      text: text, source: source, rule: rule,
      measured:
        "\(MarkdownText.code(id)) touches files of these roles, under \(touched.joined(separator: "; under "))."
        + " What it changes outside of the architectures is not looked at. Each patch is"
        + " [among the requests](\(ChangePage.file)).",
      figure: "\(MarkdownText.code(id)) touches \(words(part))",
      verdict: ClaimVerdict(holds(part)))
  }

  private static func words(_ part: ChangeResults.PatchCounts) -> String {
    let roles = part.sources.roles.map(MarkdownText.plain)
    return roles.isEmpty ? "none" : WordList.and(roles)
  }
}
