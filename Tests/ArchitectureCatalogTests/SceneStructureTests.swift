import ArchitectureCatalog
import SourceReading
import TestSupport
import Testing

/// The same scenes and the same names everywhere: what differs between two folders is the roles that one adds.
@Suite struct SceneStructureTests {
  private func paths(of architecture: Architecture) throws -> Set<String> {
    try Set(PackageFolder.files(in: architecture.sourceFolder).map(\.path))
  }

  @Test(arguments: ArchitectureCatalog.every)
  func everyArchitectureHasTheSameScenes(architecture: Architecture) throws {
    let scenes = try PackageFolder.subfolders(of: ArchitectureCatalog.every[0].sourceFolder)
    #expect(scenes.count >= 2)
    #expect(try PackageFolder.subfolders(of: architecture.sourceFolder) == scenes)
  }

  @Test(arguments: ArchitectureCatalog.every)
  func aFileInASceneIsNamedAfterIt(architecture: Architecture) throws {
    for path in try paths(of: architecture) {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 2 else {
        #expect(parts.count == 1, "\(path)")
        continue
      }
      #expect(parts[1].hasPrefix(parts[0]) || parts[1] == "ContactRow.swift", "\(path)")
    }
  }

  /// The architecture of a toolkit with the fewest files has nothing that another one lacks.
  @Test(arguments: ArchitectureCatalog.every)
  func everyArchitectureAddsToTheSmallestOne(architecture: Architecture) throws {
    let all = try ArchitectureCatalog.comparable(with: [architecture]).map(paths)
    let smallest = try #require(all.min { $0.count < $1.count })
    #expect(try smallest.subtracting(paths(of: architecture)) == [])
  }
}
