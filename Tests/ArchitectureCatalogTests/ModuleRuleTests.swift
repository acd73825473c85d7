import ArchitectureCatalog
import Foundation
import SourceReading
import TestSupport
import Testing

/// Which modules of this package know which: the map of the package, checked for every one of them.
@Suite struct ModuleRuleTests {
  private static let architectures = ArchitectureCatalog.every.map { "Contacts\($0.name)" }

  /// The layers, from the one that knows nothing to the one that knows all. A module imports modules of the layers before
  /// its own only, so that nothing points back and no two of one layer know each other.
  private static func layers() throws -> [[String]] {
    let variants = try PackageFolder.subfolders(of: "Benchmarks/Variants").map { "Contacts\($0)" }
    return [
      ["ContactsDomain", "TerminalKit", "CommandLineKit", "Measurement"],
      ["ContactsRows", "DeclarativeKit"],
      architectures + variants + ["ContactsStorage", "SourceReading", "TestSupport"],
      ["VariantCatalog"],
      ["ArchitectureCatalog", "ScenarioDriver", "Fuzzing", "VirtualTerminal"],
      ["AppShell", "BehaviourProof", "ContactsWorkloads"],
      ["Workbench", "Prove", "ContactsBenchmark", "ContactsCount", "StorageBenchmark"],
      ArchitectureCatalog.every.map(\.name),
    ]
  }

  /// What a module leaves alone although its layer would allow it.
  private static let forbidden: [(importer: String, imported: Set<String>)] =
    architectures.map { ($0, ["CommandLineKit", "Measurement"]) }
    + ArchitectureCatalog.comparable(with: ArchitectureCatalog.leading).map {
      ("Contacts\($0.name)", ["ContactsRows", "DeclarativeKit"])
    } + [
      // The kit shows anything, and the rows are shown by anything.
      ("ContactsRows", ["CommandLineKit", "Measurement", "TerminalKit"]),
      ("DeclarativeKit", ["CommandLineKit", "ContactsDomain", "Measurement"]),
      // What runs the apps knows controllers, whatever stands behind them.
      ("AppShell", ["ContactsRows", "DeclarativeKit"]),
      // A driver that knew an architecture could treat one differently.
      ("ScenarioDriver", Set(architectures + ["ContactsRows", "DeclarativeKit"])),
      // What an app looks like at a terminal is no part of what is compared.
      ("Workbench", ["AppShell", "ContactsStorage"]),
    ]

  /// Every module of the package with its folder.
  static func folders() throws -> [(module: String, folder: String)] {
    let names = ["Workloads": "ContactsWorkloads", "Support": "TestSupport"]
    let parents = [
      "Sources", "Sources/Architectures", "Sources/Executables", "Benchmarks", "Benchmarks/Variants", "Tests",
    ]
    return try parents.flatMap { parent in
      try PackageFolder.subfolders(of: parent).filter { isModule($0, in: parent) }.map { name in
        let isApp = ["Sources/Architectures", "Benchmarks/Variants"].contains(parent)
        let module = isApp ? "Contacts\(name)" : names[name] ?? name
        return (module, "\(parent)/\(name)")
      }
    }
  }

  /// Folders of C and C++ are named like CSQLite, those of tests end in Tests, and some hold data.
  private static func isModule(_ name: String, in parent: String) -> Bool {
    let groups = ["Architectures", "Executables"]
    let isForeign = name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
    let isData =
      parent == "Benchmarks"
      && ["Changes", "Elsewhere", "Exercises", "Life", "Roles", "Variants"].contains(name)
    return !isForeign && !isData && !groups.contains(name) && !name.hasSuffix("Tests")
  }

  @Test func everyModuleHasItsLayer() throws {
    let modules = try Self.layers().joined()
    #expect(try Set(Self.folders().map(\.module)) == Set(modules))
    #expect(modules.count == Set(modules).count)
  }

  @Test(arguments: try folders())
  func aModuleKnowsTheLayersBeforeItsOwnOnly(module: String, folder: String) throws {
    let layers = try Self.layers()
    let layer = try #require(layers.firstIndex { $0.contains(module) })
    let own = Set(layers.joined())
    let imports = try Set(PackageFolder.files(in: folder).flatMap(\.imports)).intersection(own)
    #expect(imports.subtracting(layers[..<layer].joined()) == [])
    for rule in Self.forbidden where rule.importer == module {
      #expect(imports.intersection(rule.imported) == [])
    }
  }

  @Test func theRulesSpeakOfModulesThatThereAre() throws {
    let own = Set(try Self.layers().joined())
    #expect(Self.forbidden.filter { !own.contains($0.importer) || !$0.imported.isSubset(of: own) }.isEmpty)
  }

  @Test(arguments: ArchitectureCatalog.every)
  func anArchitectureIsKnownByTheCatalogAndItsExecutableOnly(architecture: Architecture) throws {
    let module = "Contacts\(architecture.name)"
    let importers = try ["Sources", "Benchmarks"].flatMap { folder in
      try PackageFolder.files(in: folder)
        .filter { $0.imports.contains(module) }
        .map { "\(folder)/\($0.path)" }
    }
    let expected = ["Sources/ArchitectureCatalog/", "Sources/Executables/\(architecture.name)/"]
    #expect(importers.filter { importer in !expected.contains { importer.hasPrefix($0) } } == [])
    #expect(importers.count == expected.count)
  }
}
