import ArchitectureCatalog
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// What is counted of a patch, against numbers worked out by hand.
@Suite struct ChangeCountTests {
  private static let architecture = Architecture(
    name: "Plain",
    roles: [
      Role(name: "Controller", fileSuffix: "ViewController"), Role(name: "Router", fileSuffix: "Router"),
    ],
    makeApp: ArchitectureCatalog.all[0].makeApp)
  private static let folder = "\(architecture.sourceFolder)/"

  /// Replaces the lines from `first` to `last` of the old text, counted from 0, and says which lines those are.
  private func file(
    _ name: String, _ old: String?, _ new: String?, removed: [Int] = [], added: [Int] = []
  ) -> PatchedFile {
    PatchedFile(
      path: name, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, removedLines: removed,
      addedLines: added)
  }

  private func part(_ files: PatchedFile...) -> ChangeResults.PatchCounts {
    ChangeCount.part(files, of: Self.architecture)
  }

  @Test func linesAreCountedOnTheirOwnSide() {
    let old = "struct A {\n  // goes\n  let a = 1\n\n}\n"
    let new = "struct A {\n  let b = \"\"\"\n    // text\n\n    \"\"\"\n}\n"
    let part = part(
      file("\(Self.folder)A.swift", old, new, removed: [1, 2, 3], added: [1, 2, 3, 4]),
      file("\(Self.folder)B.swift", nil, "// new\nenum B {}\n", added: [0, 1]),
      file("\(Self.folder)C.swift", "enum C {\n}\n", nil, removed: [0, 1]))
    #expect(part.sources.lines == .init(added: 5, removed: 3, addedToExistingFiles: 4))
    #expect(part.sources.lines.inExistingFiles == 7)
    #expect(part.sources.files == .init(added: 1, changed: 1, removed: 1))
    #expect(part.sources.types == .init(added: 1, changed: 1, removed: 1))
    #expect(part.tests == .init())
  }

  @Test func aTypeChangesWithItsExtensionsAndNotWithAComment() {
    let old = "struct A {}\nstruct B {\n}\nextension A {\n  var a: Int { 1 }\n}\n"
    let new = "struct A {}\nstruct B {\n  // b\n}\nextension A {\n  var a: Int { 2 }\n}\n"
    let part = part(file("\(Self.folder)A.swift", old, new, removed: [4], added: [2, 5]))
    #expect(part.sources.types == .init(changed: 1))
    #expect(part.sources.lines == .init(added: 1, removed: 1, addedToExistingFiles: 1))
  }

  @Test(arguments: [([], [], 0), ([1], [], 1), ([], [1], 1), ([1], [1], 1)])
  func aTypeChangesWithALineThatGoesOrComes(removed: [Int], added: [Int], changed: Int) {
    let texts = ["a", "b"].map { "struct A {\n  let \($0) = 1\n}\n" }
    let part = part(file("\(Self.folder)A.swift", texts[0], texts[1], removed: removed, added: added))
    #expect(part.sources.types == .init(changed: changed))
  }

  @Test func aTypeThatMovesIsNeitherNewNorGone() {
    let part = part(
      file("\(Self.folder)A.swift", "enum A { enum B {} }\n", nil, removed: [0]),
      file("\(Self.folder)C.swift", nil, "enum A { enum C {} }\n", added: [0]))
    #expect(part.sources.types == .init(added: 1, changed: 1, removed: 1))
  }

  @Test func rolesAreThoseOfTheCatalogInItsOrder() {
    let part = part(
      file("\(Self.folder)ListRouter.swift", nil, "\n", added: [0]),
      file("\(Self.folder)Other.swift", nil, "\n", added: [0]),
      file("\(Self.folder)ListViewController.swift", nil, "\n", added: [0]),
      file("\(Self.folder)AddViewController.swift", nil, "\n", added: [0]))
    #expect(part.sources.roles == ["Controller", "Router"])
  }

  @Test func testsThatHadToChangeAreCountedApartFromNewOnes() {
    let old = """
      @Suite struct ListTests {
        @Test(arguments: [
          1, 2,
        ])
        func one(number: Int) {
          #expect(number > 0)
        }

        @Test func two() {}
        @Test func `three words`() { #expect(true) }
      }

      """
    let new = old.replacing("1, 2,", with: "1, 2, 3,").replacing("  @Test func two() {}\n", with: "")
      .replacing("}\n\n  ", with: "}\n  @Test func four() {}\n  ")
    let part = part(
      file("Tests/ContactsPlainTests/ListTests.swift", old, new, removed: [2, 7, 8], added: [2, 7]))
    #expect(part.tests.tests == .init(added: 1, changed: 1, removed: 1))
    #expect(part.tests.broken == 2)
    #expect(part.tests.lines == .init(added: 2, removed: 2, addedToExistingFiles: 2))
    #expect(part.sources == .init())
  }

  @Test func whatIsNoSwiftHasFilesAndNoLines() {
    let part = ChangeCount.part([file("README.md", "a\n", "b\n", removed: [0], added: [0])], of: nil)
    #expect(part.sources.files == .init(changed: 1))
    #expect(part.sources.lines == .init())
  }
}

/// The requests that come with the package, in the tree as it is.
@Suite struct CommittedChangesTests {
  private static let requests = ChangeRequests(
    root: PackageFolder.root, architectures: ArchitectureCatalog.leading)

  @Test func everyPatchAppliesToTheTreeAsItIs() throws {
    let changes = try CommittedReport.changes()
    let requests = try #require(changes.value, "\(changes)").requests
    #expect(try !requests.isEmpty && requests.map(\.id) == Self.requests.ids())
    for request in requests {
      for architecture in request.architectures {
        #expect(architecture.part.sources.lines.added > 0, "\(request.id) in \(architecture.architecture)")
      }
    }
  }

  @Test func noPatchOfThePackageNeedsRenewal() throws {
    try Trees.use(of: PackageFolder.root) { store in
      // Each is `MODE blob ID`, a tab and `PATH`.
      let files = try store.git(["ls-tree", "-r", "-z", store.base]).fields.map { $0.split(separator: "\t") }
      let ids = Dictionary(uniqueKeysWithValues: files.map { ($0[1], $0[0].suffix(40)) })
      let second = try SecondAuthors.architectures(in: PackageFolder.root)
      typealias Catalog = ArchitectureCatalog
      for apps in [Catalog.leading, Catalog.further, Catalog.declarative, second] {
        for request in try ChangeRequests(root: PackageFolder.root, architectures: apps).all() {
          for patch in request.allPatches where try !Self.isMade(patch, of: ids) {
            let needsRenewal = try patch.needsRenewal(in: store)
            #expect(!needsRenewal, "\(patch.name): swift run compare changes --rebase \(request.id)")
          }
        }
      }
    }
  }

  /// Whether a patch was made of these files: then it applies, and in its place, and git need not be asked.
  private static func isMade(_ patch: Patch, of ids: [Substring: Substring]) throws -> Bool {
    let lines = try String(contentsOf: patch.url, encoding: .utf8).split(separator: "\n")
    return zip(lines, lines.dropFirst()).allSatisfy { line, next in
      if next.hasPrefix("--- a/") {
        return ids[next.dropFirst("--- a/".count)] == line.dropFirst("index ".count).prefix(40)
      }
      return line != "--- /dev/null" || ids[next.dropFirst("+++ b/".count)] == nil
    }
  }
}
