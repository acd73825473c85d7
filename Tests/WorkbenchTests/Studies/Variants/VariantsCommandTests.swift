import ArchitectureCatalog
import CommandLineKit
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct VariantsCommandTests {
  @Test(arguments: [
    ["variants", "MVVMDelegate"], ["variants", "--verify", "Nobody"], ["variants", "--verify", "--time"],
    ["variants", "--output", "x.json"], ["variants", "--quick"], ["variants", "--verfy"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(compare(words) == .usage)
  }

  @Test func variantsAreListed() throws {
    #expect(compare(["variants"]) == .success)
    let variants = try Variant.all(in: PackageFolder.root, besides: ArchitectureCatalog.all)
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
