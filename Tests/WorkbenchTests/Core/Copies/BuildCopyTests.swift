import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// A copy lies inside the checkout that it copies, as that of the package does.
@Suite struct BuildCopyTests {
  private let checkout: TestFolder
  private let copy: BuildCopy

  private var tree: URL { copy.tree }

  init() throws {
    checkout = try TestFolder()
    copy = BuildCopy(package: checkout.url, tree: checkout.url.appending(path: ".build/changes/tree"))
    _ = try Subprocess.run(["git", "init", "--quiet"], in: checkout.url)
    try checkout.write(".build\n*.log\n", to: ".gitignore")
    try checkout.write("one\ntwo\nthree\n", to: "Sources/App/Rows.txt")
    try checkout.write("#!/bin/sh\n", to: "run")
    try checkout.write("noise\n", to: "noise.log")
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    try copy.synchronise()
    let date = try modificationDate("Sources/App/Rows.txt")
    try copy.synchronise(with: ["run": Data("new\n".utf8), "Sources/Detail/New.txt": Data("new\n".utf8)])
    #expect(try text("run") == "new\n" && text("Sources/Detail/New.txt") == "new\n")
    #expect(try modificationDate("Sources/App/Rows.txt") == date)
  }

  /// What the copy built stays.
  @Test func whatDiffersIsWrittenAndWhatIsTooMuchGoes() throws {
    try copy.synchronise()
    try checkout.write("one\n", to: "Sources/App/Rows.txt")
    try write("changed", to: "run")
    try write("stray", to: "Sources/Stray/Deep/file.txt")
    try write("stray", to: "noise.log")
    try write("program", to: ".build/debug/program")
    try copy.synchronise()
    #expect(try text("Sources/App/Rows.txt") == "one\n")
    #expect(try text("run") == "#!/bin/sh\n")
    #expect(try files() == [".gitignore", "Sources", "run"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: tree.path + "/Sources") == ["App"])
    #expect(try text(".build/debug/program") == "program")
  }

  @Test func aFileThatWasDeletedAndNotCommittedIsGone() throws {
    _ = try Subprocess.run(["git", "add", "--all"], in: checkout.url)
    try copy.synchronise()
    try FileManager.default.removeItem(at: checkout.url.appending(path: "run"))
    try copy.synchronise()
    #expect(try files() == [".gitignore", "Sources"])
  }

  @Test func aProgramStaysOne() throws {
    try copy.synchronise()
    let script = checkout.url.appending(path: "run").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try copy.synchronise()
    #expect(FileManager.default.isExecutableFile(atPath: tree.path + "/run"))
  }

  @Test func aFileTakesThePlaceOfAFolderAndTheOtherWayRound() throws {
    try copy.synchronise()
    try FileManager.default.removeItem(at: tree.appending(path: "run"))
    try write("stray", to: "run/file.txt")
    try FileManager.default.removeItem(at: tree.appending(path: "Sources"))
    try write("stray", to: "Sources")
    try copy.synchronise()
    #expect(try text("run") == "#!/bin/sh\n")
    #expect(try text("Sources/App/Rows.txt") == "one\ntwo\nthree\n")
  }

  @Test func aRunThatWasKilledIsNoHindrance() throws {
    try copy.synchronise()
    try checkout.write("", to: ".build/changes/tree.index.lock")
    try copy.synchronise(with: ["run": nil])
    #expect(try files() == [".gitignore", "Sources"])
  }

  // MARK: Private

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.path).filter { $0 != ".build" }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: tree.appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try checkout.write(text, to: ".build/changes/tree/\(path)")
  }

  private func modificationDate(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: tree.appending(path: path).path)[.modificationDate]
      as? Date
  }
}

@Suite struct CopyLockTests {
  @Test func aFolderIsForOneAtATime() throws {
    let folder = try TestFolder()
    let path = folder.url.appending(path: "made")
    _ = try CopyLock.withLock(on: path) {
      let failure = #expect(throws: CommandFailure.self) {
        try CopyLock.withLock(on: path) { Issue.record("it was held twice") }
      }
      #expect(failure?.description.hasPrefix("another process works on \"\(path.path)\"") == true)
    }
    #expect(try CopyLock.withLock(on: path) { 1 } == 1)
  }

  @Test func aFolderWhoseLockIsNoFileCannotBeLocked() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "lock"), withIntermediateDirectories: false)
    let failure = try #require(throws: CommandFailure.self) { try CopyLock.withLock(on: folder.url) {} }
    #expect(failure.description.hasPrefix("cannot lock "))
  }

  /// A program that another thread is starting has every descriptor for a moment, until it is itself.
  @Test func aLockEndsWithItsWorkThoughACopyOfItsDescriptorIsOpen() throws {
    let folder = try TestFolder()
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    let lock = folder.url.appending(path: "lock")
    try CopyLock.withLock(on: folder.url) { copies += try Self.copies(ofDescriptorsOf: lock) }
    try CopyLock.withLock(on: folder.url) {}
    #expect(copies.count == 1)
  }

  private static func copies(ofDescriptorsOf file: URL) throws -> [Int32] {
    var (wanted, found) = (stat(), stat())
    try #require(stat(file.path, &wanted) == 0)
    return (0..<1024).filter {
      fstat($0, &found) == 0 && found.st_ino == wanted.st_ino && found.st_dev == wanted.st_dev
    }
    .map { dup($0) }
  }
}

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
    let manifest = ReducedManifest(targets: ["KitTests"], keepsPrograms: true, leftOut: ["Further"])
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
