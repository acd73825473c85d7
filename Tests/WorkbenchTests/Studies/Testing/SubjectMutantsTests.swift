import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct SubjectMutantsTests {
  /// The architectures, by their names, and the domain.
  static let names = ArchitectureCatalog.every.map(\.name) + [MutationSubject.domainName]

  private func mutants(of name: String) throws -> SubjectMutants {
    let architecture = ArchitectureCatalog.every.first { $0.name == name }
    let subject = architecture.map(MutationSubject.init) ?? .domain(in: ArchitectureCatalog.all[0])
    return try SubjectMutants(subject, root: PackageFolder.root)
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

  /// What has no mutant left is the source as it was, so that a round without those that do not compile changes nothing else.
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
