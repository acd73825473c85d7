import ArchitectureCatalog
import CommandLineKit
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite struct VariantsCommandTests {
  @Test(arguments: ["MVVMDelegate", "--output=x.json", "--time"])
  func wrongUsageHasItsStatus(word: String) {
    #expect(CompareCommand().run(["variants", word]) == .usage)
  }

  /// So it is built for tests, as for all other commands.
  @Test func aBuildWithoutThemMeasuresNothingAndSaysHowToMakeOneWithThem() throws {
    let package = try Package()
    let run = VariantRun(
      package: package, variants: try Variant.all(in: package.root), progress: ProgressLine())
    let error = #expect(throws: CommandFailure.self) { try run.measure() }
    #expect(error?.status == .unavailable)
    #expect(
      error?.description.hasSuffix("VARIANTS=all swift run compare variants --measure builds one with all")
        == true)
  }

  @Test func variantsAreListed() throws {
    #expect(CompareCommand().run(["variants"]) == .success)
    let variants = try Variant.all(in: PackageFolder.root)
    let lines = VariantsCommand.table(variants).markdown.split(separator: "\n").dropFirst(2)
    #expect(lines.count == variants.count)
    for (variant, line) in zip(variants, lines) {
      let counts = variant.metrics.counts
      #expect(line.hasPrefix("| \(variant.name) | \(variant.pattern)"))
      #expect(
        line.contains(" | \(counts.codeLines) | \(counts.files) | \(counts.types) | \(counts.protocols) | "))
    }
  }
}
