import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@MainActor
@Suite(.waits) struct StructureCountTests {
  private let root = PackageFolder.root

  @Test func everyFileOfAnArchitecturePlaysOneRole() throws {
    let sources = try StructureCount(root: root).sources(of: ArchitectureCatalog.every)
    #expect(sources.map(\.name) == ArchitectureCatalog.every.map(\.name))
    for architecture in sources {
      let inRoles = architecture.roles.flatMap(\.files)
      #expect(inRoles.sorted() == architecture.metrics.files.map(\.path).sorted())
      #expect(
        architecture.roles.map(\.counts.codeLines).reduce(0, +) == architecture.metrics.counts.codeLines)
    }
  }

  @Test func sharedModulesAreCountedWithPathsFromThePackage() throws {
    let structure = try StructureCount(root: root).shared()
    #expect(structure.shared.map(\.path) == ["Sources/ContactsDomain", "Sources/TerminalKit"])
    #expect(structure.shared.allSatisfy { $0.counts.codeLines > 0 })
  }

  @Test func anArchitectureWithoutSourcesIsAnErrorNotAZero() {
    let missing = Architecture(name: "Nowhere", roles: []) { ArchitectureCatalog.all[0].makeApp($0) }
    #expect(throws: CommandFailure.self) {
      try StructureCount(root: root).sources(of: [missing])
    }
  }
}
