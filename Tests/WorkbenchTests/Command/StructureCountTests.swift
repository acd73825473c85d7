import ArchitectureCatalog
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct StructureCountTests {
  private let root = PackageFolder.root

  @Test func everyFileOfAnArchitecturePlaysOneRole() throws {
    let structure = try StructureCount(root: root).run(ArchitectureCatalog.all)
    #expect(structure.architectures.map(\.name) == ArchitectureCatalog.all.map(\.name))
    for architecture in structure.architectures {
      let inRoles = architecture.roles.flatMap(\.files)
      #expect(inRoles.sorted() == architecture.metrics.files.map(\.path).sorted())
      #expect(
        architecture.roles.map(\.counts.codeLines).reduce(0, +) == architecture.metrics.counts.codeLines)
    }
  }

  @Test func sharedModulesAreCountedWithPathsFromThePackage() throws {
    let structure = try StructureCount(root: root).run(ArchitectureCatalog.all)
    #expect(structure.shared.map(\.path) == ["Sources/ContactsDomain", "Sources/TerminalKit"])
    #expect(structure.shared.allSatisfy { $0.counts.codeLines > 0 })
  }

  @Test func anArchitectureWithoutSourcesIsAnErrorNotAZero() {
    let missing = Architecture(name: "Nowhere", roles: []) { ArchitectureCatalog.all[0].makeApp($0) }
    #expect(throws: SourceMetricsError.self) {
      try StructureCount(root: root).run([missing])
    }
  }
}
