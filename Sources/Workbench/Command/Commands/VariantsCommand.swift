import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// `compare variants`: architectures built another way, step by step.
struct VariantsCommand {
  static let description = CommandDescription(
    name: "compare variants",
    summary: """
      Tells what becomes of an architecture that is built another way: MVVM on its way to VIPER (Benchmarks/Ladder), and \
      VIPER with all scenes created at launch (Benchmarks/LaunchGraph). Each step is a patch on top of those before it; \
      what it leaves is counted from the patches alone, and held against the rules of its roles. With --verify each step \
      is done in a copy of the package, in .build/changes, and built; there "compare behaviour" has to hold but for the \
      scenarios that the variant declares, and the unit tests have to pass.
      """,
    options: [
      .flag("verify", "Verifies every step. It takes minutes."),
      .value(
        "into", "FILE",
        OptionDescription.into.summary
          + " Counts in the programs too, which are built with optimisation."),
    ],
    examples: [
      Example("swift run compare variants", "Lines, types, protocols and files after each step, in seconds."),
      Example("swift run compare variants --verify", "Whether every step does what it should."),
      Example(
        "swift run compare variants --into Reports/results.json",
        "The same for the report, with memory and start-up, without measuring anything else again."),
    ],
    exitStatuses: [
      .init(.success, "It is counted, verified or put into the file."),
      .init(
        .checkFailed,
        "A patch no longer applies, a step does not do what it should, or FILE is of other sources than those of now."
      ),
      .init(.usage, "The command line, a patch, what is said of a variant, or FILE is not understood."),
      .init(.unavailable, "A folder cannot be read or written, or there is no git."),
    ])

  let console: Console
  private let architectures = ArchitectureCatalog.all

  /// Counts, verifies or stores.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["verify", "into"])
    let package = try Package()
    let stage = VariantStage(package: package)
    if let path = arguments.value("into") {
      try StoredResults(path: path).renew(ofSourcesIn: package.root) { results in
        // Before anything is built.
        _ = try stage.patched(results.architectures)
        let count = VariantCount(package: package, progress: ProgressLine())
        let counts = results.counts
        results.variants = stage.run(results.architectures) { count.run($0, before: counts) }
      }
      try console.print(
        "\(path): the variants are counted. For the report: swift run compare render \(path)\n")
      return .success
    }
    let variants = try stage.patched(architectures.map(\.name))
    let rules = try stage.layerRules()
    let results = VariantResults(variants: variants.map { $0.results(nil, rules) })
    guard arguments.flag("verify") else {
      let structure = try StructureCount(root: package.root).run(architectures)
      try console.print(
        LadderSection(variants: .measured(results), structures: structure.architectures).markdown)
      return .success
    }
    let violations = results.variants.flatMap { variant in
      variant.steps.flatMap { step in step.violations.map { "\(variant.folder)/\(step.id): \($0)\n" } }
    }
    try console.print(violations.joined())
    let holds = try ChangeVerifier(package: package.root, progress: ProgressLine())
      .run(variants.flatMap { ChangeUnderTest.steps(of: $0.variant) }, printingTo: console)
    return holds && violations.isEmpty ? .success : .checkFailed
  }
}
