import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct MutantsTests {
  static let names = ArchitectureCatalog.every.map(\.name)

  private func mutants(of name: String) throws -> Mutants {
    let architecture = try #require(ArchitectureCatalog.every.first { $0.name == name })
    return try Mutants(architecture, root: PackageFolder.root)
  }

  @Test func aMutantIsAtTheLineOnWhichItBegins() {
    let source = Array("func f() {\n  g(\n    1)\n}\n".utf8)
    let mutants = Mutants(
      ArchitectureCatalog.all[0], sources: [("A.swift", source)], signaturesFrom: [source]
    ).mutants
    #expect(mutants.map { "\($0.line): \($0.lineText)" } == ["2: g(", "3: 1)"])
  }

  @Test func everyOperatorHasItsPlaces() throws {
    let mutants = try Self.names.flatMap { try self.mutants(of: $0).mutants }
    #expect(Set(mutants.map(\.change)) == Set(MutationOperator.allCases))
  }

  /// What has no mutant left is the source as it was, so that a round without those that do not compile changes nothing
  /// else.
  @Test(arguments: names)
  func mutantsAreNumberedInTheirOrderAndWithoutThemAFileIsTheSource(name: String) throws {
    let mutants = try self.mutants(of: name)
    #expect(mutants.mutants.map(\.id.number) == Array(1...mutants.mutants.count))
    #expect(mutants.mutants.allSatisfy { $0.original != $0.replacement })
    let all = Set(mutants.mutants.map(\.id))
    for (path, file) in mutants.files(leavingOut: all) where !path.hasSuffix("/Mutant.swift") {
      #expect(try String(decoding: file.bytes, as: UTF8.self) == PackageFolder.text(path))
    }
  }
}
