import CommandLineKit

/// `compare sources`: the counts of the report for any other code.
struct SourcesCommand {
  static let description = CommandDescription(
    name: "compare sources",
    summary: """
      Counts the lines and types of any folder of Swift files. Files that are not text in UTF-8 are named, and the \
      others counted.
      """,
    options: [],
    positionals: [PositionalDescription("DIR", "The folder, with all folders in it.", isRequired: true)],
    examples: [
      Example("swift run compare sources ~/MyApp/Sources", "The same counts for your own code.")
    ],
    exitStatuses: [
      .init(.success, "Every file is counted."),
      .init(.usage, "The command line is not understood, or a file is no text: the others are counted."),
      .init(.unavailable, "The folder cannot be read, or holds no Swift file."),
    ])

  let console: Console

  /// Prints the counts. Throws `SourceMetricsError` for a folder that cannot be counted.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let folder = try arguments.required("DIR")
    let survey = try SourceFolder.survey(at: folder)
    try console.print(survey.metrics.markdown)
    for file in survey.uncounted { console.printError("compare: \(file)") }
    return survey.uncounted.isEmpty ? .success : .usage
  }
}
