import ArchitectureCatalog
import CommandLineKit
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite struct VariantsCommandTests {
  @Test(arguments: ["MVVMDelegate", "--output=x.json", "--quick"])
  func wrongUsageHasItsStatus(word: String) {
    #expect(CompareCommand().run(["variants", word]) == .usage)
  }

  /// So it is built for tests, as for all other commands.
  @Test func aBuildWithoutThemMeasuresNothingAndSaysHowToMakeOneWithThem() throws {
    let package = try Package()
    let run = VariantRun(
      package: package, variants: try Variant.all(in: package.root), progress: ProgressLine())
    let error = #expect(throws: CommandFailure.self) { try run.measure(.quick) }
    #expect(error?.status == .unavailable)
    #expect(
      error?.description.hasSuffix("VARIANTS=all swift run compare variants --time builds one with all")
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

  /// With three it is the plan's own time; each further arm takes its share.
  @Test(arguments: [(1, 700), (3, 700), (6, 1_400), (17, 3_966)])
  func allArmsHaveAsMuchTimeAsAFew(count: Int, milliseconds: Int) {
    let plan = BenchmarkPlan.full.limited(toTiming: count)
    #expect(plan.capMilliseconds == milliseconds)
    #expect(plan.parts.map(\.sizes) == [[SystemResults.size]])
  }
}
