import ArchitectureCatalog
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// The catalog, and every other place that names the architectures: a forgotten line shows here.
@Suite struct CatalogAgreementTests {
  private static let leading = ArchitectureCatalog.leading.map(\.name)
  private static let every = ArchitectureCatalog.every.map(\.name)

  @Test func everyFolderOfSourcesIsInTheCatalog() throws {
    #expect(try PackageFolder.subfolders(of: "Sources/Architectures") == Self.every.sorted())
  }

  @Test func everyArchitectureHasItsExecutable() throws {
    let executables = try PackageFolder.subfolders(of: "Sources/Executables")
    #expect(executables == Self.every.sorted())
  }

  @Test(arguments: [
    ("leading", leading), ("further", ArchitectureCatalog.further.map(\.name)),
    ("declarative", ArchitectureCatalog.declarative.map(\.name)),
  ])
  func thePackageHasTheSameLists(list: String, names: [String]) throws {
    let text = try PackageFolder.text("Package.swift")
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(text.contains("\nlet \(list) = [\(quoted)]\n"))
  }

  /// Tests in a folder that the package does not name would never run.
  @Test func theUnitTestsOfEveryArchitectureAndVariantAreBuilt() throws {
    let variants = try PackageFolder.subfolders(of: "Benchmarks/Variants")
    let tested = (Self.every + variants).filter {
      FileManager.default.fileExists(atPath: PackageFolder.path("Tests/Contacts\($0)Tests"))
    }
    let text = try PackageFolder.text("Package.swift")
    let lists = text.matches(of: /\nlet (?:unitTested|testedVariants) = \[([^\]]*)\]/).map(\.1).joined()
    #expect(lists.matches(of: /"(\w+)"/).map { String($0.1) }.sorted() == tested.sorted())
  }

  /// One that was just added may be missing from it: `swift run compare` has not seen it yet.
  @Test func theReportIsOfTheLeadingOnesAndPutsThoseThatItKnowsSideBySide() throws {
    let file = "Reports/results.json"
    let data = try Data(contentsOf: PackageFolder.root.appending(path: file))
    let results = try ResultsFile.decode(data, file: file)
    #expect(results.architectures == Self.leading)
    let known = results.systems.systems.map(\.name)
    #expect(known == Self.every.filter(known.contains))
    #expect(Set(known).isSuperset(of: Self.leading))
  }

  /// A ratio between two toolkits says nothing of architectures.
  @Test func aComparisonStaysOnItsToolkit() {
    let declarative = ArchitectureCatalog.declarative.map(\.name)
    for architecture in ArchitectureCatalog.every {
      let isDeclarative = declarative.contains(architecture.name)
      #expect((architecture.toolkit == .declarative) == isDeclarative)
      let names = ArchitectureCatalog.comparable(with: [architecture]).map(\.name)
      #expect(names == (isDeclarative ? declarative : ArchitectureCatalog.all.map(\.name)))
    }
    #expect(ArchitectureCatalog.comparable(with: ArchitectureCatalog.every).map(\.name) == Self.every)
  }

  @Test func namesAreUnique() {
    #expect(Set(Self.every).count == Self.every.count)
  }

  @Test func withoutNamesTheLeadingOnesAreMeant() {
    #expect(ArchitectureCatalog.architectures(named: nil).map(\.name) == Self.leading)
    let all = ArchitectureCatalog.all.map(\.name)
    #expect(ArchitectureCatalog.architectures(named: ["all"]).map(\.name) == all)
    #expect(ArchitectureCatalog.architectures(named: ["MVC", "all"]).map(\.name) == all)
    for name in Self.every { #expect(ArchitectureCatalog.architectures(named: [name]).map(\.name) == [name]) }
    #expect(ArchitectureCatalog.names == Self.every + ["all"])
  }
}
