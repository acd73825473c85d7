import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct VariantsCommandTests {
  private static var package: Package {
    Package(root: PackageFolder.root, scratchFolder: PackageFolder.root)
  }

  /// All variants, which are patched once for all tests.
  private static let patched = Result {
    try VariantStage(package: package).patched(ArchitectureCatalog.all.map(\.name))
  }
  private static let counted = Result {
    let rules = try VariantStage(package: package).layerRules()
    return try patched.get().map { $0.results(nil, rules) }
  }

  private static func results() throws -> [VariantResults.VariantCounts] { try counted.get() }

  @Test(arguments: [
    ["variants", "Ladder"], ["variants", "--verify", "--into", "x.json"], ["variants", "--verfy"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(compare(words) == .usage)
  }

  @Test func variantsAreCounted() {
    #expect(compare(["variants"]) == .success)
  }

  @Test func everyFolderIsAVariant() throws {
    #expect(try Self.results().map(\.folder) == VariantResults.folders)
  }

  @Test(arguments: VariantResults.folders)
  func everyStepKeepsTheRulesOfItsRoles(folder: String) throws {
    let variant = try #require(Self.results().first { $0.folder == folder })
    #expect(variant.steps.flatMap(\.violations) == [])
  }

  /// The last step is held against the rules of the target alone: a file that plays no role of it would break them.
  @Test func theLadderEndsInTheRolesOfItsTarget() throws {
    let ladder = try #require(Self.results().first { $0.folder == VariantResults.ladder })
    let target = try #require(ArchitectureCatalog.all.first { $0.name == ladder.target })
    let allowed = Set((target.roles + Role.common).map(\.name))
    let last = try #require(ladder.steps.last)
    #expect(Set(last.roles).isSubset(of: allowed))
    #expect(ladder.steps.dropLast().allSatisfy { !Set($0.roles).isSubset(of: allowed) })
  }

  /// The rules do find what breaks them: the steps as they are, by the roles that the architecture starts with.
  @Test func aStepBreaksTheRulesOfOtherRoles() throws {
    let ladder = try #require(Self.patched.get().first)
    let found = ladder.steps.map { step in
      step.sources.files.filter { ladder.variant.architecture.role(ofFileNamed: $0.path) == nil }.count
    }
    #expect(found.allSatisfy { $0 > 0 })
  }

  @Test func aVariantOfAnArchitectureThatIsNotComparedIsLeftOut() {
    let stage = VariantStage(package: Self.package)
    let none = stage.run(["MVC"]) { _ in .measured([]) }
    #expect(none == .notMeasured(reason: "there is no variant of MVC"))
    let own = stage.run(["VIPER"]) { _ in .notMeasured(reason: "not asked for") }
    #expect(own.value?.variants.map(\.folder) == [VariantResults.launchGraph])
    #expect(own.value?.variants.map(\.counts) == [.notMeasured(reason: "not asked for")])
  }

  @Test func aStepThatNoLongerAppliesIsAFailedCheckWithTheWayToMendIt() throws {
    let stale = StalePatch(
      name: "Benchmarks/Way/1.patch", reasons: ["patch failed: x:3", "x: patch does not apply"])
    let error = VariantStage.stale(stale, in: "Benchmarks/Way")
    #expect(error.status == .checkFailed)
    let message = error.description
    #expect(message.contains("Benchmarks/Way/1.patch no longer applies: x:3\n"))
    #expect(message.contains("git apply the patches of Benchmarks/Way up to this one"))
  }

  @Test func resultsOfOtherSourcesAreLeftAsTheyAre() throws {
    try StoredRuns.inFolder { runs in
      let other = runs.ofOtherSources
      let file = try runs.file("run", other)
      #expect(compare(["variants", "--into", file]) == .checkFailed)
      #expect(try runs.results("run") == other)
    }
  }

  @MainActor @Test func rolesCanBeGivenToTheFilesOfAnArchitecture() {
    let words = ["behaviour", "--walks", "1", "--architectures"]
    for architecture in ArchitectureCatalog.all {
      let own = architecture.roles.map(\.name).joined(separator: ",")
      #expect(CompareCommand().run(words + [architecture.name, "--roles", own]) == .success)
    }
    #expect(
      CompareCommand().run(words + [ArchitectureCatalog.all[0].name, "--roles", "Router"]) == .checkFailed)
    #expect(CompareCommand().run(["behaviour", "--roles", "Nobody"]) == .usage)
  }
}
