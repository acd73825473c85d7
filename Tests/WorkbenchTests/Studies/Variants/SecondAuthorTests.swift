import ArchitectureCatalog
import Foundation
import TestSupport
import Testing

@testable import Measurement
@testable import Workbench

/// What second authors wrote stands beside what the first did.
@Suite struct SecondAuthorTests {
  private func request(_ id: String, _ added: [(String, Int)]) -> ChangeResults.RequestCounts {
    .init(
      id: id, title: id,
      architectures: added.map { name, lines in
        var sources = ChangeResults.Sources()
        sources.lines.added = lines
        return .init(architecture: name, part: .init(sources: sources, tests: .init()))
      }, shared: nil, changedScenarios: [])
  }

  /// One change of two was made again, in another MVC.
  @Test func `a measure has both, and the changes that both made are counted apart`() throws {
    var variants = VariantSample().results()
    variants.testing = TestingSample(names: ["MVCWay1"], levels: ["MVCWay1": [1, 8, 1]]).results
    variants.changes = ChangeResults(requests: [request("a", [("MVCWay1", 7)])])
    let first = ChangeResults(requests: [request("a", [("MVC", 5)]), request("b", [("MVC", 100)])])
    let uiFree = Measure(key: "tests.uiFree", title: "t", values: ["MVC": 3, Measure.project: 1])
    let table = MeasureTable(
      architectures: ["MVC"],
      try SecondAuthors.added(to: [uiFree], variants, changes: first, mutants: StoredMutants()))
    #expect(try table.number(of: "twice.count", for: Measure.project) == 1)
    #expect(try table.measure("twice.added").all == ["MVC": ["MVC": 5, "MVCWay1": 7]])
    #expect(try table.number(of: "tests.uiFree.typical", for: "MVC") == 2)
    #expect(try table.number(of: "tests.uiFree", for: Measure.project) == 1)
  }

  @Test func `without any nothing is added`() throws {
    for variants in [nil, VariantSample().results()] {
      let measures = try SecondAuthors.added(
        to: [], variants, changes: nil, mutants: StoredMutants())
      #expect(measures.isEmpty)
    }
  }

  /// What is built is checked by `compare changes --of second-authors --verify` and by `compare mutants`.
  @Test func `a copy gets a program for each, and a catalog with their roles`() throws {
    let second = try SecondAuthors.architectures(in: PackageFolder.root)
    let programs = VariantPrograms(among: ArchitectureCatalog.leading + second)
    #expect(programs.variants.map(\.name) == second.map(\.name))
    let files = try programs.files(root: PackageFolder.root)
    #expect(files.count == 2 * second.count)
    for variant in second {
      let path = "Sources/ArchitectureCatalog/\(variant.name).swift"
      let text = String(decoding: try #require(files[path]), as: UTF8.self)
      #expect(text.contains("name: \"\(variant.name)\""))
      #expect(variant.roles.allSatisfy { text.contains("fileSuffix: \"\($0.fileSuffix)\"") })
      #expect(programs.manifest.contains("\"\(variant.name)\""))
    }
    #expect(try VariantPrograms(among: ArchitectureCatalog.leading).files(root: PackageFolder.root).isEmpty)
  }
}
