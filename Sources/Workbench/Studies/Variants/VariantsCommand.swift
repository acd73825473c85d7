import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// `compare variants`: every pattern, built more than once.
@MainActor
struct VariantsCommand {
  static let description = CommandDescription(
    name: "compare variants",
    summary: """
      Is it the pattern or its author? Each folder in \(VariantResults.folder) is MVC, MVVM or VIPER built \
      another way. Lists them with their counts. With VARIANTS=all in its environment, "swift run" builds this program \
      with all of them in it, and --measure counts the memory that they use.
      """,
    options: [
      .flag(
        "measure",
        "Proves that they behave as they should, follows a tap through each, and counts the memory that they use: minutes."
      ),
      .value("output", "FILE", "Writes what was found, as JSON."),
    ],
    examples: [
      Example("swift run compare variants", "Lines, files and types of each, in seconds."),
      Example(
        "\(VariantResults.command) --output \(VariantResults.path)",
        "The numbers for the report."),
    ],
    exitStatuses: [
      .init(.success, "They are listed, or all are measured."),
      .init(.checkFailed, "One of them does not do what it should."),
      .init(.usage, "The command line or a variant is not understood."),
      .init(
        .unavailable,
        "The program was built without them, a file cannot be read or written, a program cannot be built, or there is "
          + "no git."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.require("measure", for: ["output"])
    let package = try Package()
    let variants = try Variant.all(in: package.root)
    guard arguments.flag("measure") else {
      try console.print(Self.table(variants).markdown + "\n")
      return .success
    }
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let run = VariantRun(package: package, variants: variants, progress: ProgressLine())
    let results = try run.measure()
    try console.print("\n" + VariantTables(results: results).markdown)
    for one in results.implementations {
      if let failure = one.failure { try console.print("\(one.name) is left out: \(failure)\n") }
    }
    try output?.write(JSONFile.encode(results))
    return results.implementations.allSatisfy { $0.failure == nil } ? .success : .checkFailed
  }

  static func table(_ variants: [Variant]) -> MarkdownTable {
    MarkdownTable(
      variants,
      columns: [
        ("Variant", .left, \.name),
        ("Pattern", .left, { $0.pattern + ($0.towards.map { " to \($0)" } ?? "") }),
        ("Code lines", .right, { NumberText.count($0.metrics.counts.codeLines) }),
        ("Files", .right, { NumberText.count($0.metrics.counts.files) }),
        ("Types", .right, { NumberText.count($0.metrics.counts.types) }),
        ("Protocols", .right, { NumberText.count($0.metrics.counts.protocols) }),
        ("Largest type", .right, { NumberText.count($0.metrics.largestType?.codeLines ?? 0) }),
      ])
  }
}
