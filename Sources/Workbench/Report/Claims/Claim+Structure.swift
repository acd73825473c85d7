import Measurement

extension Claim {
  // MARK: Size

  static func lessCode(_ findings: Findings) -> Claim? {
    guard let mvvm = findings.structure(of: "MVVM"), let viper = findings.structure(of: "VIPER") else {
      return nil
    }
    let lines = (mvvm: mvvm.metrics.counts.codeLines, viper: viper.metrics.counts.codeLines)
    let ratio = Double(lines.mvvm) / Double(lines.viper)
    return Claim(
      text: "MVVM generally needs much less code than VIPER.", source: .sacchi,
      rule: "the code lines of MVVM are at most three quarters of VIPER's",
      measured: "MVVM has \(NumberText.count(lines.mvvm)) code lines and VIPER"
        + " \(NumberText.count(lines.viper)), \(NumberText.hundredths(ratio)) to 1."
        + lessCodeElsewhere(findings),
      figure: "\(NumberText.count(lines.mvvm, "code line")), VIPER's \(NumberText.count(lines.viper))",
      verdict: ClaimVerdict(ratio <= 0.75))
  }

  /// What the same rule finds in public apps; empty without any.
  private static func lessCodeElsewhere(_ findings: Findings) -> String {
    let ratios = (findings.results.elsewhere?.apps ?? []).compactMap { app in
      app.build(in: "MVVM").flatMap { mvvm in
        app.build(in: "VIPER").map { Double(mvvm.ownCodeLines) / Double($0.ownCodeLines) }
      }
    }
    guard !ratios.isEmpty else { return "" }
    return " Of \(NumberText.count(ratios.count, "public app"))"
      + " [elsewhere](\(ElsewherePage.file)), MVVM has less in \(NumberText.count(ratios.count { $0 < 1 })), and at"
      + " most three quarters in \(NumberText.count(ratios.count { $0 <= 0.75 }))."
  }

  /// Those that the sources of these claims set VIPER against; further architectures turn no claim.
  private static let besidesVIPER = ["MVC", "MVVM"]

  static func manyTypes(_ findings: Findings) -> Claim? {
    let others = besidesVIPER.compactMap(findings.structure)
    guard let viper = findings.structure(of: "VIPER"), !others.isEmpty else { return nil }
    let hasMost = others.allSatisfy {
      $0.metrics.counts.types < viper.metrics.counts.types
        && $0.metrics.counts.protocols < viper.metrics.counts.protocols
    }
    let isSmallest = others.allSatisfy { $0.linesPerType > viper.linesPerType }
    let found = (others + [viper]).map { structure in
      let counts = structure.metrics.counts
      return "\(MarkdownText.plain(structure.name)) \(NumberText.count(counts.types, "type"))"
        + " (\(NumberText.count(counts.protocols, "protocol")) among them),"
        + " \(NumberText.significant(structure.linesPerType)) code lines for each"
    }
    return Claim(
      text: "With VIPER one creates many classes and protocols for small responsibilities.", source: .sacchi,
      rule: "VIPER has more types and more protocols than MVC and MVVM, and fewer code lines for each type",
      measured: found.joined(separator: "; ") + ".",
      figure: "\(NumberText.count(viper.metrics.counts.types, "type")),"
        + " \(NumberText.count(viper.metrics.counts.protocols, "protocol")) among them,"
        + " \(NumberText.significant(viper.linesPerType)) code lines for each type",
      verdict: ClaimVerdict(hasMost && isSmallest))
  }

  /// Throws an error of the statistics.
  static func smallerViewControllers(_ findings: Findings) throws -> Claim? {
    guard let mvc = findings.structure(of: "MVC"), let mvvm = findings.structure(of: "MVVM") else {
      return nil
    }
    let large = mvc.metrics.types(named: "ViewController")
    let small = mvvm.metrics.types(named: "ViewController")
    let lines = (mvc: large.codeLines, mvvm: small.codeLines)
    let isMeasured = lines.mvc > 0 && lines.mvvm > 0
    let ratio = Double(lines.mvvm) / Double(lines.mvc)
    let elsewhere = try ElsewhereFindings(findings)?.pairs.first { $0.name == "MVVM" && $0.over == "MVC" }
    let inPublic = elsewhere?.viewControllers.map { found in
      " By files, the median of public apps [elsewhere](\(ElsewherePage.file)) is"
        + " \(NumberText.hundredths(found.sample.median)) to 1, with at least a tenth fewer in"
        + " \(NumberText.count(found.values.count { $0 <= 0.9 })) of \(NumberText.count(found.values.count)); here it is"
        + " \(NumberText.hundredths(found.here))."
    }
    return Claim(
      text: "View controllers are reasonably smaller under MVVM than under MVC.", source: .sacchi,
      rule: "the view controllers, extensions included, have at least a tenth fewer code lines under MVVM",
      measured: isMeasured
        ? "\(NumberText.count(lines.mvc)) code lines in \(NumberText.count(large.count, "view controller"))"
          + " under MVC, \(NumberText.count(lines.mvvm)) in \(NumberText.count(small.count)) under MVVM,"
          + " \(NumberText.decimal(ratio, places: 3)) to 1.\(inPublic ?? "")"
        : "One of the two has no view controller.",
      figure: isMeasured
        ? "\(NumberText.count(lines.mvvm, "code line")), MVC's \(NumberText.count(lines.mvc))" : "",
      verdict: isMeasured ? ClaimVerdict(ratio <= 0.9) : .notMeasured)
  }

  static func largePresenters(_ findings: Findings) -> Claim? {
    guard let viper = findings.structure(of: "VIPER") else { return nil }
    let presenter = viper.metrics.types(named: "Presenter").max { $0.codeLines < $1.codeLines }
    guard let presenter, let largest = viper.metrics.largestType else {
      return untested(
        findings, about: ["VIPER"], "Under VIPER presenters may get large.", .sacchi,
        because: "There is no presenter.")
    }
    return Claim(
      text: "Under VIPER presenters may get large.", source: .sacchi,
      rule: "no type of VIPER has more code lines than its largest presenter",
      measured: "The largest presenter, \(MarkdownText.code(presenter.name)), has"
        + " \(NumberText.count(presenter.codeLines, "code line")); VIPER's largest type,"
        + " \(MarkdownText.code(largest.name)), has \(NumberText.count(largest.codeLines))."
        + requestsOfPresenters(findings),
      figure: "the largest has \(NumberText.count(presenter.codeLines, "code line")), the largest type"
        + " \(NumberText.count(largest.codeLines))",
      verdict: ClaimVerdict(presenter.codeLines >= largest.codeLines))
  }

  private static func requestsOfPresenters(_ findings: Findings) -> String {
    guard case .found(let changes) = findings.changes, changes.names.contains("VIPER") else { return "" }
    let touching = changes.requests.count { request in
      changes.part(of: request, in: "VIPER")?.sources.roles.contains("Presenter") ?? false
    }
    return " Of \(NumberText.count(changes.requests.count, "change request")),"
      + " \(NumberText.count(touching)) touch\(touching == 1 ? "es" : "") a presenter."
  }

  // MARK: Separation

  private static let domain = "ContactsDomain"
  private static let toolkit = "TerminalKit"

  static func controllersDoEverything(_ findings: Findings) -> Claim? {
    guard let mvc = findings.structure(of: "MVC") else { return nil }
    let files = mvc.viewControllers
    let knowing = files.filter { $0.imports.contains(domain) && $0.imports.contains(toolkit) }
    let controllers = mvc.metrics.types(named: "ViewController")
    let share = Double(controllers.codeLines) / Double(mvc.metrics.counts.codeLines)
    return Claim(
      text: "Under MVC the view controllers end up doing everything and cannot be reused.", source: .sacchi,
      rule:
        "the view controllers, extensions included, have more than half of MVC's code lines, and each of their files imports"
        + " both the domain and the user interface; in part at most, because reuse was not measured",
      measured: "\(NumberText.count(knowing.count)) of"
        + " \(NumberText.count(files.count, "file")) with view controllers import both; the view controllers have"
        + " \(NumberText.percent(share)) of MVC's code lines. Validation and order are the domain's in every"
        + " architecture here, and storage is behind its port. Whether they can be reused was not measured.",
      figure: "they have \(NumberText.percent(share)) of its code lines",
      verdict: files.isEmpty ? .notMeasured : knowing.count == files.count && share > 0.5 ? .partly : .fails
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
      figure: "\(touching) of \(NumberText.count(views.count, "view controller")) import the domain",
      verdict: views.isEmpty ? .notMeasured : ClaimVerdict(touching + drawing == 0),
      isByConstruction: !views.isEmpty && touching + drawing == 0)
  }

  // MARK: Indirection

  static func manyHops(_ findings: Findings) -> Claim? {
    guard findings.architectures.contains("VIPER"),
      findings.architectures.contains(where: besidesVIPER.contains)
    else { return nil }
    let text = "VIPER adds indirection that one has to follow, hop by hop."
    let rule =
      "one tap passes through at least a quarter more types under VIPER than under MVC and under MVVM"
    guard let viper = findings.taps.path(of: "VIPER") else {
      return Claim(
        text: text, source: .sameTwoPatterns, rule: rule,
        measured: MarkdownText.plain(findings.taps.missing ?? ""), verdict: .notMeasured)
    }
    let others = findings.taps.paths.filter { besidesVIPER.contains($0.architecture) }
    let found = (others + [viper]).map { path in
      "\(MarkdownText.plain(path.architecture)) \(NumberText.count(path.functions, "function")) of"
        + " \(NumberText.count(path.types.count, "type"))"
    }
    return Claim(
      text: text, source: .sameTwoPatterns, rule: rule,
      measured:
        "The tap passes through \(WordList.and(found)). Whether that is hard was not measured.",
      figure: "one tap passes "
        + (others + [viper]).map {
          "\(NumberText.count($0.types.count, "type")) under \(MarkdownText.plain($0.architecture))"
        }.joined(separator: ", "),
      verdict: ClaimVerdict(others.allSatisfy { 5 * $0.types.count <= 4 * viper.types.count }))
  }
}

extension StructureResults.ArchitectureSources {
  var linesPerType: Double {
    Double(metrics.counts.codeLines) / Double(max(1, metrics.counts.types))
  }
}
