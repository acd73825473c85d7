import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Read by the toolchain, as the manifest of a copy is.
@Suite struct ReducedManifestTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "small",
        products: [.executable(name: "renamed", targets: ["App"])],
        targets: [
          .target(name: "Base"), .target(name: "Further"), .target(name: "Other"),
          .target(name: "Kit", dependencies: ["Base", .target(name: "Further")]),
          .executableTarget(name: "App", dependencies: ["Other"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]), .testTarget(name: "OtherTests", dependencies: ["Other"]),
        ])

      """, to: "Package.swift")
  }

  @Test func targetsStayWithWhatTheyStandOn() throws {
    #expect(try targets(ReducedManifest(targets: ["KitTests"])) == ["Base", "Further", "Kit", "KitTests"])
  }

  @Test func programsStayAndWhatIsLeftOutGoes() throws {
    let manifest = ReducedManifest(targets: ["KitTests"], keepsPrograms: true, leavingOut: ["Further"])
    #expect(try targets(manifest) == ["App", "Base", "Kit", "KitTests", "Other"])
  }

  private func targets(_ manifest: ReducedManifest) throws -> [String] {
    struct Description: Decodable {
      struct Target: Decodable { let name: String }
      let targets: [Target]
    }
    let data = try manifest.data(root: folder.url)
    try data.write(to: folder.url.appending(path: ReducedManifest.path))
    let dump = try Subprocess.run(["swift", "package", "--package-path", folder.url.path, "dump-package"])
    try #require(dump.status == 0)
    return try JSONDecoder().decode(Description.self, from: Data(dump.output.utf8)).targets.map(\.name)
      .sorted()
  }
}
