import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// `compare variants`: every pattern, built more than once.
struct VariantsCommand {
  static let description = CommandDescription(
    name: "compare variants",
    summary: """
      Tells whether it is the pattern or its author: each folder in \(VariantResults.folder) is MVC, MVVM or VIPER built \
      another way. Lists them with their counts. With --verify they are put into a copy of the package, in \
      .build/variants, as further architectures, and "compare behaviour" has to hold there for all of them.
      """,
    options: [
      .flag(
        "verify",
        "Builds them, and verifies what a person sees, what is left behind, and the layers: minutes."),
      .flag("time", "The same, and counts and times all of them together."),
      .flag("quick", "Times with fewer rounds."),
      .value("output", "FILE", "Writes what was counted and timed, as JSON."),
    ],
    positionals: [PositionalDescription("NAME", "Verifies these alone.", isRepeatable: true)],
    examples: [
      Example("swift run compare variants", "Lines, files and types of each, in seconds."),
      Example("swift run compare variants --verify MVVMDelegate", "Whether one behaves as it should."),
      Example(
        "swift run compare variants --time --output \(VariantResults.path)",
        "The numbers for the report, on a machine that does nothing else."),
    ],
    exitStatuses: [
      .init(.success, "They are listed, or all do what they should."),
      .init(.checkFailed, "They do not build, or one does not do what it should."),
      .init(.usage, "The command line or a variant is not understood."),
      .init(
        .unavailable, "A folder cannot be read or written, a program cannot be built, or there is no git."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["verify", "time"])
    try arguments.require("time", for: ["quick", "output"])
    try arguments.require("verify", for: ["NAME"])
    let package = try Package()
    let all = try Variant.all(in: package.root, besides: ArchitectureCatalog.all)
    let named = try arguments.names("NAME", of: "variant", among: all.map(\.name))
    let variants = named.isEmpty ? all : all.filter { named.contains($0.name) }
    let run = VariantRun(package: package, variants: variants, progress: ProgressLine())
    if arguments.flag("verify") { return try run.verify() ? .success : .checkFailed }
    guard arguments.flag("time") else {
      try console.print(Self.table(variants).markdown + "\n")
      return .success
    }
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let results = try run.measure(arguments.flag("quick") ? .quick : .full)
    try console.print("\n" + VariantPage(results: .measured(results)).markdown)
    try output?.write(ResultsFile.encode(results))
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
