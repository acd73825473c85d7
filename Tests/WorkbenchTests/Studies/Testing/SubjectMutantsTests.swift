import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct SubjectMutantsTests {
  /// The architectures, by their names, and the domain.
  static let names = ArchitectureCatalog.all.map(\.name) + [MutationSubject.domainName]

  private func mutants(of name: String) throws -> SubjectMutants {
    let architecture = ArchitectureCatalog.all.first { $0.name == name }
    let subject = architecture.map(MutationSubject.init) ?? .domain(in: ArchitectureCatalog.all[0])
    return try SubjectMutants(subject, root: PackageFolder.root)
  }

  @Test(arguments: names)
  func mutantsAreNumberedInTheirOrder(name: String) throws {
    let mutants = try self.mutants(of: name).mutants
    #expect(mutants.map(\.id.number) == Array(1...mutants.count))
    #expect(mutants.allSatisfy { $0.original != $0.replacement })
  }

  @Test func aMutantIsAtTheLineOnWhichItBegins() {
    let source = Array("func f() {\n  g(\n    1)\n}\n".utf8)
    let mutants = SubjectMutants(
      MutationSubject(ArchitectureCatalog.all[0]), sources: [("A.swift", source)], signaturesFrom: [source]
    ).mutants
    #expect(mutants.map { "\($0.line): \($0.lineText)" } == ["2: g(", "3: 1)"])
  }

  @Test func everyOperatorHasItsPlaces() throws {
    let mutants = try Self.names.flatMap { try self.mutants(of: $0).mutants }
    #expect(Set(mutants.map(\.change)) == Set(MutationOperator.allCases))
  }

  /// What is added to the sources, so that a mutant can be chosen, compiles with them as it stands.
  @Test func whatChoosesAMutantCompiles() throws {
    let subject = try mutants(of: MutationSubject.domainName)
    let folder = try TestFolder()
    let all = Set(subject.mutants.map(\.id))
    let paths = try subject.files(leavingOut: all).map { path, source in
      try folder.write(
        String(decoding: source.bytes, as: UTF8.self),
        to: URL(filePath: path).lastPathComponent)
    }
    let words = ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "p"] + paths
    let outcome = try Subprocess.run(words, mergingErrors: true)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: names)
  func twoReadingsGiveTheSame(name: String) throws {
    let first = try mutants(of: name)
    let second = try mutants(of: name)
    #expect(first.mutants == second.mutants)
    #expect(first.files(leavingOut: []).mapValues(\.bytes) == second.files(leavingOut: []).mapValues(\.bytes))
  }

  @Test(arguments: names)
  func theBracketsOfEveryChangedFileAreInBalance(name: String) throws {
    let mutants = try self.mutants(of: name)
    for (path, file) in mutants.files(leavingOut: []) {
      #expect(Self.depth(of: LexedSource(file.bytes)) == [0, 0, 0], "\(path)")
    }
  }

  /// What has no mutant left is the source as it was, so that a round without those that do not compile changes nothing else.
  @Test(arguments: names)
  func withoutItsMutantsAFileIsTheSource(name: String) throws {
    let mutants = try self.mutants(of: name)
    let all = Set(mutants.mutants.map(\.id))
    for (path, file) in mutants.files(leavingOut: all) where !path.hasSuffix("/Mutant.swift") {
      #expect(try String(decoding: file.bytes, as: UTF8.self) == PackageFolder.text(path))
    }
  }

  /// What is stored of an architecture is of its own sources and of what they stand on.
  @Test func aNewArchitectureLeavesTheMutantsOfTheOthersAsTheyWere() throws {
    let folder = try TestFolder()
    let subject = MutationSubject(ArchitectureCatalog.all[0])
    for path in subject.decidingFolders { try folder.write("let a = 1\n", to: "\(path)/A.swift") }
    let before = try subject.fingerprint(root: folder.url)
    for path in [
      "Sources/Architectures/New/A.swift", "Sources/ArchitectureCatalog/New.swift",
      "Tests/ContactsNewTests/ATests.swift", "Package.swift",
    ] { try folder.write("let b = 1\n", to: path) }
    #expect(try subject.fingerprint(root: folder.url) == before)
    try folder.write("let b = 1\n", to: "\(subject.testFolder)/B.swift")
    #expect(try subject.fingerprint(root: folder.url) != before)
  }

  private static func depth(of source: LexedSource) -> [Int] {
    let texts = source.tokens.indices.map(source.text(at:))
    return [("(", ")"), ("[", "]"), ("{", "}")].map { open, close in
      texts.count { $0 == open } - texts.count { $0 == close }
    }
  }
}
