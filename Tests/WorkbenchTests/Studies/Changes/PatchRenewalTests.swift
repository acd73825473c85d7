import ArchitectureCatalog
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Patches that no longer apply, or not where they should, in a package that has changed since.
@Suite struct PatchRenewalTests {
  private static let list = "Sources/Architectures/One/ListViewController.swift"
  private static let domain = "Sources/ContactsDomain/List.swift"
  private static let patch = "Benchmarks/Changes/first/One.patch"
  private let package: SmallPackage

  /// A request that was recorded of what is in the history.
  init() throws {
    package = try SmallPackage()
    try package.write(SmallPackage.list, to: Self.domain)
    let shared = SmallPackage.patch(of: SmallPackage.architectures[0], behind: 2, "shared")
    try package.addRequest("first", behind: 2, shared: shared.replacing(Self.list, with: Self.domain))
    try package.commit()
    try checkout("recorded")
    _ = try PatchWriter(root: package.root, architectures: SmallPackage.architectures)
      .record("first", from: folder("recorded"))
    try package.commit()
  }

  private func folder(_ name: String) -> URL { package.folder.url.appending(path: name) }

  @discardableResult
  private func checkout(_ name: String) throws -> EditCopy.Outcome {
    try EditCopy(root: package.root).write(
      "first", package.requests.request("first").allPatches, to: folder(name))
  }

  private func rebase() throws -> PatchRenewal.Outcome {
    try PatchRenewal(root: package.root).run([package.requests.request("first")])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.root.appending(path: path), encoding: .utf8)
  }

  /// The package has got lines like those around the change, where the change was.
  @Test(arguments: [(list, patch, "first"), (domain, "Benchmarks/Changes/first/shared.patch", "shared")])
  func aPatchThatFitsTwiceIsMergedToWhereItWasMade(path: String, patch: String, added: String) throws {
    let alike = "let y = 0\nlet z = 1\nlet a2 = 2\nlet a3 = 3\n"
    try package.write(alike + SmallPackage.list, to: path)
    let before = try text("Benchmarks/Changes/first/Two.patch")
    let outcome = try rebase()
    #expect(outcome.renewed == [patch])
    #expect(outcome.conflicts.isEmpty)
    let patched = try package.patched("first")
    let file = try #require((patched.architectures[0].files + patched.shared).first { $0.path == path })
    let new = String(decoding: try #require(file.new), as: UTF8.self)
    #expect(new.hasPrefix(alike + "let a0 = 0\nlet a1 = 1\nlet a2 = 2\nlet \(added) = 0\nlet a3 = 3\n"))
    #expect(try text("Benchmarks/Changes/first/Two.patch") == before)
    #expect(try rebase().renewed == [])
  }

  @Test func whatGitCannotMergeIsNamedAndStaysAsItIs() throws {
    try package.write(SmallPackage.list.replacing("let a3 ", with: "let z3 "), to: Self.list)
    let before = try text(Self.patch)
    let outcome = try rebase()
    #expect(outcome.renewed == [])
    let description = CommandFailure.stale(outcome.conflicts, wereMerged: true).description
    #expect(description.hasPrefix("\(Self.patch) no longer applies: conflict in \(Self.list)\n"))
    #expect(!description.contains("--rebase") && description.contains("--checkout first DIR"))
    #expect(try text(Self.patch) == before)
  }

  @Test func conflictsAreMarkedInWhatIsLaidOut() throws {
    try package.write(SmallPackage.list.replacing("let a3 ", with: "let z3 "), to: Self.list)
    let outcome = try checkout("again")
    #expect(outcome.conflicts == [Self.list])
    #expect(outcome.stale.count == 1)
    let place = folder("again").appending(path: Self.list)
    let marked = try String(contentsOf: place, encoding: .utf8)
    #expect(
      marked.contains("\n<<<<<<< ") && marked.contains("\nlet first = 0\n") && marked.contains("\n>>>>>>> "))
    let writer = PatchWriter(root: package.root, architectures: SmallPackage.architectures)
    #expect(throws: CommandFailure.self) { try writer.record("first", from: folder("again")) }
  }

  @Test func itTakesAHistory() throws {
    try FileManager.default.removeItem(at: package.root.appending(path: ".git"))
    let error = #expect(throws: CommandFailure.self) { try rebase() }
    #expect(try #require(error).description.contains("needs a git checkout"))
  }
}
