import Results
import SourceMetrics

extension Claim {
  private static let domain = "ContactsDomain"
  private static let toolkit = "TerminalKit"

  static func controllersDoEverything(_ findings: Findings) -> Claim? {
    guard let mvc = findings.structure(of: "MVC") else { return nil }
    let controllers = mvc.viewControllers
    let knowing = controllers.filter { $0.imports.contains(domain) && $0.imports.contains(toolkit) }
    let share = Double(controllers.counts.codeLines) / Double(mvc.metrics.counts.codeLines)
    return Claim(
      text: "Under MVC the view controllers end up doing everything.", source: .sacchi,
      rule:
        "they hold more than half of MVC's own code, and each imports both the domain and the user interface",
      measured: "\(NumberText.count(knowing.count)) of"
        + " \(NumberText.count(controllers.count, "view controller")) import both; together they hold"
        + " \(NumberText.percent(share)) of MVC's own code lines. What is valid, what comes first and what is stored is"
        + " the domain's in every architecture here. Whether they can be reused was not measured.",
      verdict: controllers.isEmpty ? .notMeasured : Verdict(knowing.count == controllers.count && share > 0.5)
    )
  }

  static func layersKeepApart(_ findings: Findings) -> Claim? {
    let structures = ["MVVM", "VIPER"].compactMap(findings.structure)
    guard structures.count == 2 else { return nil }
    let views = structures.flatMap(\.viewControllers)
    let viewModels = structures.flatMap(\.metrics.files).filter { $0.stem.hasSuffix("ViewModel") }
    let touching = views.filter { $0.imports.contains(domain) }.count
    let drawing = viewModels.filter { $0.imports.contains(toolkit) }.count
    let names = WordList.and(structures.map(\.name))
    return Claim(
      text: "Under MVVM and VIPER the view never touches the model, and a view model never imports the"
        + " user interface's framework.",
      source: .sacchi,
      rule: "no view controller imports the domain, and no view model the user interface",
      measured: "Under \(names), \(touching) of \(NumberText.count(views.count, "view controller")) import"
        + " \(MarkdownText.code(domain)), and \(drawing) of \(NumberText.count(viewModels.count, "view model"))"
        + " import \(MarkdownText.code(toolkit)). Whether a view formats was not measured.",
      verdict: views.isEmpty ? .notMeasured : Verdict(touching + drawing == 0))
  }
}
