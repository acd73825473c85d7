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
  private static let all = ArchitectureCatalog.all.map(\.name)

  @Test func everyFolderOfSourcesIsInTheCatalog() throws {
    #expect(try PackageFolder.subfolders(of: "Sources/Architectures") == Self.all.sorted())
  }

  @Test func everyArchitectureHasItsExecutable() throws {
    let executables = try PackageFolder.subfolders(of: "Sources/Executables")
    #expect(executables == Self.all.sorted())
  }

  @Test(arguments: [("leading", leading), ("further", all.filter { !leading.contains($0) })])
  func thePackageHasTheSameLists(list: String, names: [String]) throws {
    let text = try PackageFolder.text("Package.swift")
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(text.contains("\nlet \(list) = [\(quoted)]\n"))
  }

  /// Tests in a folder that the package does not name would never run.
  @Test func theUnitTestsOfEveryArchitectureAndVariantAreBuilt() throws {
    let variants = try PackageFolder.subfolders(of: "Benchmarks/Variants")
    let tested = (Self.all + variants).filter {
      FileManager.default.fileExists(atPath: PackageFolder.path("Tests/Contacts\($0)Tests"))
    }
    let quoted = tested.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(try PackageFolder.text("Package.swift").contains("\nlet unitTested = [\(quoted)]\n"))
  }

  /// One that was just added may be missing from it: `swift run compare` has not seen it yet.
  @Test func theReportIsOfTheLeadingOnesAndPutsThoseThatItKnowsSideBySide() throws {
    let file = "Reports/results.json"
    let data = try Data(contentsOf: PackageFolder.root.appending(path: file))
    let results = try ResultsFile.decode(data, file: file)
    #expect(results.architectures == Self.leading)
    let known = results.systems.systems.map(\.name)
    #expect(known == Self.all.filter(known.contains))
    #expect(Set(known).isSuperset(of: Self.leading))
  }

  @Test func namesAreUnique() {
    #expect(Set(Self.all).count == Self.all.count)
  }

  @Test func withoutNamesTheLeadingOnesAreMeant() {
    #expect(ArchitectureCatalog.architectures(named: nil).map(\.name) == Self.leading)
    #expect(ArchitectureCatalog.architectures(named: ["all"]).map(\.name) == Self.all)
    #expect(ArchitectureCatalog.architectures(named: ["MVC", "all"]).map(\.name) == Self.all)
    for name in Self.all { #expect(ArchitectureCatalog.architectures(named: [name]).map(\.name) == [name]) }
    #expect(ArchitectureCatalog.names == Self.all + ["all"])
  }
}
