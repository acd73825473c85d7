import ArchitectureCatalog
import SourceMetrics
import TestSupport
import Testing

@testable import Mutation

@Suite struct ArchitectureMutantsTests {
  @Test(arguments: ArchitectureCatalog.all)
  func mutantsAreNumberedInTheirOrder(architecture: Architecture) throws {
    let mutants = try ArchitectureMutants(architecture, root: PackageFolder.root).mutants
    #expect(mutants.map(\.id.number) == Array(1...mutants.count))
    #expect(mutants.allSatisfy { $0.original != $0.replacement })
  }

  @Test func everyOperatorHasItsPlaces() throws {
    let mutants = try ArchitectureCatalog.all.flatMap {
      try ArchitectureMutants($0, root: PackageFolder.root).mutants
    }
    #expect(Set(mutants.map(\.change)) == Set(MutationOperator.allCases))
  }

  @Test(arguments: ArchitectureCatalog.all)
  func twoReadingsGiveTheSame(architecture: Architecture) throws {
    let first = try ArchitectureMutants(architecture, root: PackageFolder.root)
    let second = try ArchitectureMutants(architecture, root: PackageFolder.root)
    #expect(first.mutants == second.mutants)
    #expect(first.files(leavingOut: []).mapValues(\.bytes) == second.files(leavingOut: []).mapValues(\.bytes))
  }

  @Test(arguments: ArchitectureCatalog.all)
  func theBracketsOfEveryChangedFileAreInBalance(architecture: Architecture) throws {
    let mutants = try ArchitectureMutants(architecture, root: PackageFolder.root)
    for (path, file) in mutants.files(leavingOut: []) {
      #expect(Self.depth(of: LexedSource(file.bytes)) == [0, 0, 0], "\(path)")
    }
  }

  /// What has no mutant left is the source as it was, so that a round without those that do not compile changes nothing else.
  @Test(arguments: ArchitectureCatalog.all)
  func withoutItsMutantsAFileIsTheSource(architecture: Architecture) throws {
    let mutants = try ArchitectureMutants(architecture, root: PackageFolder.root)
    let all = Set(mutants.mutants.map(\.id.number))
    for (path, file) in mutants.files(leavingOut: all) where !path.hasSuffix("/Mutant.swift") {
      #expect(try String(decoding: file.bytes, as: UTF8.self) == PackageFolder.text(path))
    }
  }

  private static func depth(of source: LexedSource) -> [Int] {
    let texts = source.tokens.indices.map(source.text(at:))
    return [("(", ")"), ("[", "]"), ("{", "}")].map { open, close in
      texts.count { $0 == open } - texts.count { $0 == close }
    }
  }
}
