import CommandLineKit
import SourceReading

/// `compare sources`: the counts of the report for any other code.
struct SourcesCommand {
  static let description = CommandDescription(
    name: "compare sources",
    summary: """
      Counts the lines and types of any folder of Swift files, with totals for each folder in it, the largest first, and \
      says what each column counts. Files that are not text in UTF-8, and files and folders that cannot be read, are \
      named, and the others counted.
      """,
    options: [
      .values(
        "exclude", "PATH", "Leaves out this file or folder, by any spelling of its path or the end of it.")
    ],
    positionals: [
      PositionalDescription(
        "DIR", "The folder, with all folders in it but those that are links.", isRequired: true)
    ],
    examples: [
      Example("swift run compare sources ~/MyApp/Sources", "The same counts for your own code."),
      Example(
        "swift run compare sources ~/MyApp --exclude Pods --exclude MyAppTests", "Without these folders."),
    ],
    exitStatuses: [
      .init(.success, "Every file is counted."),
      .init(
        .usage,
        "The command line is not understood, or some code could not be read: the rest is counted."),
      .init(.unavailable, "The folder cannot be read, or has no Swift file."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let folder = try arguments.required("DIR")
    let survey = try SourceFolder.survey(at: folder, excluding: arguments.values("exclude"))
    try console.print(survey.metrics.markdown)
    for file in survey.uncounted + survey.remarks { console.printError("compare: \(file)") }
    return survey.uncounted.isEmpty ? .success : .usage
  }
}
