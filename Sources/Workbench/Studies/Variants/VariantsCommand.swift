import CommandLineKit
import Foundation

/// `compare variants`: every pattern, built more than once.
@MainActor
struct VariantsCommand {
  static let description = CommandDescription(
    name: "compare variants",
    summary: """
      Is it the pattern or its author? Each folder in \(VariantResults.folder) is MVC, MVVM or VIPER built \
      another way. Proves that they behave as they should, follows a tap through each, and counts the memory that they \
      use: minutes. With VARIANTS=all in its environment, "swift run" builds this program with all of them in it.
      """,
    options: [.value("output", "FILE", "Writes what was found, as JSON.")],
    examples: [
      Example(
        "\(VariantResults.command) --output \(VariantResults.path)",
        "The numbers for the report.")
    ],
    exitStatuses: [
      .init(.success, "All are measured."),
      .init(.checkFailed, "One of them does not do what it should."),
      .init(.usage, "The command line or a variant is not understood."),
      .init(
        .unavailable,
        "The program was built without them, a file cannot be read or written, a program cannot be built, or there is "
          + "no git."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let package = try Package()
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let run = VariantRun(
      package: package, variants: try Variant.all(in: package.root), progress: ProgressLine())
    let results = try run.measure()
    try console.print("\n" + VariantTables(results: results).markdown)
    for one in results.implementations {
      if let failure = one.failure { try console.print("\(one.name) is left out: \(failure)\n") }
    }
    try output?.write(JSONFile.encode(results))
    return results.implementations.allSatisfy { $0.failure == nil } ? .success : .checkFailed
  }
}
