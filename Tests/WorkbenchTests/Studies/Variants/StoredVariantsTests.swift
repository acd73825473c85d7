import ArchitectureCatalog
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Measurement
@testable import Workbench

/// What was measured of the variants is told as long as it is of the sources that are there.
@Suite struct StoredVariantsTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
    let paths =
      ArchitectureCatalog.leading.map { "\($0.sourceFolder)/ContactsApp.swift" } + [
        "Sources/ContactsDomain/A.swift", "Sources/TerminalKit/A.swift", "Benchmarks/Workloads/A.swift",
        "Benchmarks/Variants/Way/ContactsApp.swift",
      ]
    for path in paths { try package.write("let a = 1\n", to: path) }
    try package.write(
      "# A\n\n## Pattern\n\nMVC\n\n## Origin\n\nx\n\n## Roles\n\n- `App`: View\n",
      to: "Benchmarks/Variants/Way/variant.md")
  }

  private func store() throws {
    let variants = try Variant.all(in: package.root)
    let sources = try VariantResults.fingerprint(of: variants, root: package.root)
    let results = VariantSample(sources: sources).results()
    try package.write(String(decoding: JSONFile.encode(results), as: UTF8.self), to: VariantResults.path)
  }

  @Test func whatIsStoredIsRead() throws {
    try store()
    let stored = try #require(VariantResults.stored(in: package.root).value)
    #expect(stored == VariantSample(sources: stored.sources).results())
  }

  @Test(arguments: [
    "Benchmarks/Variants/Way/ContactsApp.swift", "Benchmarks/Variants/Way/New.swift",
    "Sources/Architectures/MVC/ContactsApp.swift", "Sources/ContactsDomain/A.swift",
    "Sources/TerminalKit/A.swift", "Benchmarks/Workloads/A.swift",
    "Sources/ScenarioDriver/BuiltIn/Scenarios/list.scenario",
  ])
  func whatIsOfOtherSourcesIsNotTold(path: String) throws {
    try store()
    try package.write("scenario \"Old\"\n  launch\n  launch\n", to: path)
    #expect(
      try VariantResults.stored(in: package.root).reason?.hasPrefix("the stored run is of other sources")
        == true)
  }

  @Test func otherRolesMakeOtherSourcesAndOtherWordsDoNot() throws {
    try store()
    let file = package.root.appending(path: "Benchmarks/Variants/Way/variant.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    try package.write(text.replacing("# A", with: "# B"), to: "Benchmarks/Variants/Way/variant.md")
    #expect(try VariantResults.stored(in: package.root).value != nil)
    try package.write(
      text.replacing("`App`: View", with: "`App`: View, not `ContactsDomain`"),
      to: "Benchmarks/Variants/Way/variant.md")
    #expect(try VariantResults.stored(in: package.root).value == nil)
  }
}
