import CommandLineKit
import Testing

@testable import Workbench

@MainActor
@Suite struct VariantsCommandTests {
  @Test(arguments: ["MVVMDelegate", "--measure", "--time"])
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
      error?.description.hasSuffix("VARIANTS=all swift run compare variants builds one with all")
        == true)
  }
}
