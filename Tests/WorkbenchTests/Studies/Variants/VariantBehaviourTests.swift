import ArchitectureCatalog
import ScenarioDriver
import SourceReading
import TestSupport
import Testing
import VariantCatalog

@testable import BehaviourProof
@testable import Workbench

/// Every variant is held to what the architectures of the catalog are held to.
@MainActor
@Suite(.waits) struct VariantBehaviourTests {
  nonisolated private static let leading = ArchitectureCatalog.leading[0]

  nonisolated private static let variants = Result { try Variant.all(in: PackageFolder.root) }

  private func architecture(_ variant: Variant) throws -> Architecture {
    let apps = variant.toolkit == .imperative ? VariantCatalog.apps : VariantCatalog.declarativeApps
    return variant.architecture(makeApp: try #require(apps[variant.name]))
  }

  @Test func everyFolderIsInTheCatalog() throws {
    let names = VariantCatalog.apps.keys.sorted() + VariantCatalog.declarativeApps.keys.sorted()
    #expect(try Self.variants.get().map(\.name).sorted() == names.sorted())
  }

  /// One that differs on purpose differs in nothing that it does not declare.
  @Test(arguments: try variants.get())
  func aPersonSeesTheSame(variant: Variant) throws {
    let own = try architecture(variant)
    let builtIn = try BuiltInScenarios.all()
    let (holding, changed) = try variant.scenarios(among: builtIn)
    let shared = builtIn.filter { !changed.contains($0) }
    _ = try BehaviourCheck(architectures: [Self.leading, own], proven: Self.leading).run(shared)
    let instead = holding.filter { !shared.contains($0) }
    _ = try BehaviourCheck(architectures: [own]).run(instead, changed: changed)
  }

  @Test(arguments: try variants.get().filter(\.changedScenarios.isEmpty))
  func itIsAsSpecifiedOnRandomWalks(variant: Variant) throws {
    _ = try RandomWalks([architecture(variant)]).run(count: 10)
  }

  /// But what one declares.
  @Test(arguments: try variants.get())
  func nothingOutlivesItsScreenOrItsApp(variant: Variant) throws {
    let (holding, changed) = try variant.scenarios(among: BuiltInScenarios.all())
    let lifetimes = try LeakCheck().run(
      holding + changed, in: [architecture(variant)], outliving: variant.outliving)
    #expect(lifetimes.objects > lifetimes.screens)
  }

  @Test(arguments: try variants.get())
  func everyFileKeepsToItsRole(variant: Variant) throws {
    let files = try LayerRules.check([architecture(variant)], root: PackageFolder.root)
    #expect(files == variant.metrics.files.count)
  }
}

extension Variant: CustomTestStringConvertible {
  var testDescription: String { name }
}
