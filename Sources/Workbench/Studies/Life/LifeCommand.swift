import CommandLineKit

/// `compare life`: an app that grew, in each architecture.
struct LifeCommand {
  static let description = CommandDescription(
    name: "compare life",
    summary: """
      Counts the work of each release in \(LifeResults.bundle), in each architecture, and the size of the apps after it. To \
      read, build, run or test them, clone it: git clone \(LifeResults.bundle) DIR.
      """,
    options: [
      .value("output", "FILE", "Writes the counts as JSON, and keeps the results of builds in the file.")
    ],
    examples: [
      Example("swift run compare life", "The tables of the page."),
      Example(
        "swift run compare life --output \(LifeResults.path)", "The counts that come with the package."),
    ],
    exitStatuses: [
      .init(.success, "The releases are counted."),
      .init(.usage, "The command line is not understood, or there is no history."),
      .init(.unavailable, "Git cannot read the history, or the file cannot be written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    var results = try LifeSurvey(root: Package().root).run()
    let output = try arguments.value("output").map { path in
      if let known = try LifeResults.read(path) { results.keep(known) }
      return try OutputFile(path: path)
    }
    let measures = MeasureTable(architectures: results.architectures, results.measures)
    try console.print(Page(resource: LifeResults.page).tables(from: measures))
    try output?.write(JSONFile.encode(results))
    return .success
  }
}
