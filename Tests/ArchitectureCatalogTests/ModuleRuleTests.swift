import ArchitectureCatalog
import SourceMetrics
import TestSupport
import Testing

/// Which modules of this package know which.
@Suite struct ModuleRuleTests {
  private static let architectures = ArchitectureCatalog.all.map { "Contacts\($0.name)" }

  private func ownModules() throws -> Set<String> {
    let groups = ["Architectures", "Executables", "Workbench"]
    let modules = try PackageFolder.subfolders(of: "Sources").filter { !groups.contains($0) }
    return try Set(modules + PackageFolder.subfolders(of: "Sources/Workbench") + Self.architectures)
  }

  /// The modules of ours that the folder's files import.
  private func ownImports(of folder: String) throws -> Set<String> {
    try Set(PackageFolder.files(in: folder).flatMap(\.imports)).intersection(ownModules())
  }

  @Test func theModulesAreFound() throws {
    let modules = try ownModules()
    #expect(modules.isSuperset(of: ["ContactsDomain", "TerminalKit", "ScenarioDriver", "ArgumentParsing"]))
    #expect(modules.isSuperset(of: Self.architectures))
  }

  @Test(
    arguments: [
      ("ContactsDomain", []),
      ("TerminalKit", []),
      ("Workbench/ArgumentParsing", []),
      ("Workbench/Charts", []),
      ("Workbench/Measurement", []),
      ("Workbench/SourceMetrics", []),
      ("Workbench/Console", []),
      ("Workbench/Regression", ["Measurement", "Reporting"]),
      ("ScenarioDriver", ["ArgumentParsing", "Console", "ContactsDomain", "TerminalKit"]),
    ] as [(String, Set<String>)])
  func aModuleKnowsNoMoreThanItsTask(folder: String, allowed: Set<String>) throws {
    #expect(try ownImports(of: "Sources/\(folder)").subtracting(allowed) == [])
  }

  @Test(arguments: ArchitectureCatalog.all)
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
