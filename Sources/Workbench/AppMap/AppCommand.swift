import CommandLineKit
import Foundation
import SourceReading

struct AppCommand {
  static let description = CommandDescription(
    name: "compare app",
    summary: """
      Describes the architecture of an app: roles, the patterns of its screens, crossed layers and needless imports. \
      Roles are guesses from names, supertypes, imports and who names whom; unknown is one. Tests, generated and \
      copied code are left out and listed.
      """,
    options: [
      .value("output", "FILE", "Writes the page into this file, with its pictures next to it."),
      .flag("json", "Prints JSON: every type with its role and the reason, screen and place."),
      .flag("sarif", "Prints the places that cross layers in SARIF 2.1.0, which code hosts show."),
      .value(
        "rules", "FILE",
        "Checks these rules instead of the pattern's, and takes the roles that it corrects; 1 if one is broken."
      ),
      .flag("suggest-rules", "Prints rules to start from: those of the pattern, and today's sizes."),
      .value("baseline", "FILE", "Fails only for violations that are not in this file."),
      .flag("update-baseline", "Writes today's violations into the baseline, and passes."),
      .value("pattern", "NAME", "Checks the rules of this pattern instead of the most frequent one."),
      .values(
        "exclude", "PATH", "Leaves out this file or folder, by any spelling of its path or the end of it."),
    ],
    positionals: [
      PositionalDescription(
        "DIR", "The folder, with all folders in it but those that are links.", isRequired: true)
    ],
    examples: [
      Example("swift run compare app ~/MyApp --output ~/MyApp/app.md", "The page, with its pictures."),
      Example(
        "swift run compare app ~/MyApp --rules ~/MyApp/app.rules --baseline ~/MyApp/app.baseline",
        "The check for CI: it fails for a new violation only."),
    ],
    exitStatuses: [
      .init(.success, "The app is described, and no rule of yours is newly broken."),
      .init(.checkFailed, "With --rules or --baseline: a rule is broken; with --baseline, in a new place."),
      .init(.usage, "The command line or a file is wrong, or code is not text: the rest is described."),
      .init(.unavailable, "A folder or file that you name cannot be read, or has no Swift code of an app."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["json", "sarif", "suggest-rules"])
    try arguments.require("baseline", for: ["update-baseline"])
    let pattern = try arguments.choice("pattern", among: AppPattern.allCases.map(\.rawValue))
    let rules = try arguments.value("rules").map { try AppRuleFile(InputFile.text($0), file: $0) }
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let written = arguments.value("output").map { URL(fileURLWithPath: $0).standardizedFileURL }
    for option in ["rules", "baseline"] {
      if let read = arguments.value(option), URL(fileURLWithPath: read).standardizedFileURL == written {
        throw CommandFailure.usage("--output and --\(option) are the same file")
      }
    }
    let folder = try arguments.required("DIR")
    let tree = try AppTree(
      at: folder, excluding: arguments.values("exclude"), notOurs: rules?.notOurs ?? [])
    let map = AppMap(tree, words: rules ?? AppRuleFile())
    var survey = try AppSurvey(map, pattern: pattern.flatMap(AppPattern.init))
    let (baseline, isUpdate) = (arguments.value("baseline"), arguments.flag("update-baseline"))
    if let baseline, !isUpdate || FileManager.default.fileExists(atPath: baseline) {
      let known = try InputFile.text(baseline)
      // Nothing else is written over, such as the rules.
      guard known.isEmpty || known.hasPrefix(AppSurvey.baselineHead) else {
        let place = "\(VisibleText.oneLine(baseline)):1:1"
        throw CommandFailure.usage("\(place): expected a baseline of --update-baseline, found another file")
      }
      if !isUpdate { survey.compare(with: known) }
    }
    let text =
      if arguments.flag("json") {
        try survey.json()
      } else if arguments.flag("sarif") {
        try survey.sarif(at: folder)
      } else if arguments.flag("suggest-rules") {
        survey.suggestedRules
      } else {
        try Self.page(of: survey, arguments, output)
      }
    if let output { try output.write(Data(text.utf8)) } else { try console.print(text) }
    let isGate = rules != nil || baseline != nil
    for note in tree.uncounted + survey.remarks + (isGate ? survey.leftOut : []) {
      console.printError("compare: \(note)")
    }
    let status = tree.uncounted.isEmpty ? ExitStatus.success : .usage
    if isUpdate, let baseline {
      try OutputFile(path: baseline).write(Data(survey.baseline.utf8))
      let count = NumberText.count(survey.violations.count, "violation")
      console.printError("compare: \(baseline) has \(count).")
      return status
    }
    guard isGate else { return status }
    if let gone = survey.gone, gone > 0 {
      let words = "fewer than in the baseline; --update-baseline keeps it so."
      console.printError("compare: \(NumberText.count(gone, "known violation")) \(words)")
    }
    for violation in survey.new {
      // From here, so that an editor finds it.
      let path =
        URL(fileURLWithPath: folder).relativePath == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
      let place = "\(path)\(violation.place.inFile):\(violation.place.column)"
      console.printError(VisibleText.oneLine("\(place): \(violation.message) [\(violation.rule)]"))
    }
    return survey.new.isEmpty ? status : .checkFailed
  }

  /// The page; its pictures go to the folder `figures` beside the file, and have its name.
  private static func page(
    of survey: AppSurvey, _ arguments: Arguments, _ output: OutputFile?
  ) throws -> String {
    let folder = URL(fileURLWithPath: try arguments.required("DIR")).standardizedFileURL
    let page = try AppPage(survey: survey)
      .write(named: folder.lastPathComponent, figures: output?.folder == nil ? nil : output?.stem)
    guard let place = output?.folder, !page.figures.isEmpty else { return page.markdown }
    let figures = place.appendingPathComponent("figures")
    try OutputFile.makeFolder(figures)
    for (name, svg) in page.figures {
      try OutputFile(path: figures.appendingPathComponent(name).path).write(Data(svg.utf8))
    }
    return page.markdown
  }
}
