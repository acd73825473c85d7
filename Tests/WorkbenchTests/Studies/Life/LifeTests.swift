import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// Counting a small history of two architectures, from a bundle as the package has one.
@Suite struct LifeTests {
  private static let list = "Sources/Architectures/One/ListViewController.swift"
  private static let detail = "Sources/Architectures/One/Detail/DetailViewController.swift"

  /// The history, with its last release checked out.
  private let history: SmallPackage
  /// The package that has the bundle.
  private let package: TestFolder

  init() throws {
    (history, package) = (try SmallPackage(), try TestFolder())
    for path in [
      "Tests/ContactsOneTests/ListTests.swift", "Tests/ContactsTwoTests/ListTests.swift",
    ] {
      try history.write("let a = 1\n", to: path)
    }
    try release("before", [:])
    try release("00-start", [Self.list: SmallPackage.list + "let a10 = 0\nlet start = 0\n"])
    let list = SmallPackage.list + "let a10 = 0\nlet start = 0\nlet detail = 1\n"
    try release(
      "01-detail",
      [
        Self.list: list,
        Self.detail: "import TerminalKit\n\nclass Detail {\n  let list: List\n}\n",
      ])
    try git("checkout", "-q", "-b", "second/02-edit")
    try release(
      "02-edit", [Self.detail: "class Detail {\n  let list: List\n  func edit() {}\n}\n"], isTagged: false)
    for (branch, id) in [("independent/00-start", "00-start"), ("independent/01-detail", "01-detail")] {
      try git("checkout", "-q", "-b", branch)
      try release(id, [Self.detail: "class Detail {}\nlet by = \"\(branch)\"\n"], isTagged: false)
    }
    try git("checkout", "-q", "-b", "next", "01")
    try release(
      "02-edit",
      [
        Self.list: list + "let edit = 2\n",
        Self.detail: "class Detail {\n  let list: List\n  func edit() {\n    list.show()\n  }\n}\n",
      ])
    try bundle()
  }

  /// Commits these files on top of what is checked out, and tags the commit with the number of the release.
  private func release(_ id: String, _ files: [String: String], isTagged: Bool = true) throws {
    for (path, text) in files { try history.write(text, to: path) }
    try history.commit("\(id): A title, and more: of it")
    if isTagged { try git("tag", String(id.prefix { $0 != "-" })) }
  }

  private func git(_ words: String...) throws { try Git.output(words, in: history.root) }

  private func bundle() throws {
    let file = package.url.appending(path: LifeResults.bundle)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try git("bundle", "create", "-q", file.path, "--branches", "--tags")
  }

  private func survey() throws -> LifeResults {
    try LifeSurvey(root: package.url, architectures: SmallPackage.architectures).run()
  }

  @Test func whatAReleaseDidIsCountedFromTheOneBefore() throws {
    let results = try survey()
    #expect(results.states.map(\.id) == ["00-start", "01-detail", "02-edit"])
    #expect(results.start.apps.map(\.counts.codeLines) == [12, 10])
    #expect(results.start.apps[0].part.sources.lines.all == 0, "what prepares is no work")
    let detail = results.releases[0].apps[0]
    #expect(detail.counts.codeLines == 17)
    #expect(detail.part.sources.lines == .init(added: 5, removed: 0, addedToExistingFiles: 1))
    #expect(detail.linesOutside == 1, "the new folder is its own")
    #expect(detail.percentWithoutInterface == 76, "13 of 17")
    let edit = results.releases[1].apps[0]
    // Three lines in the detail's folder, the import that goes, and one in the list.
    #expect(edit.linesOutside == 5)
    #expect(edit.percentWithoutInterface == 100)
    #expect(edit.largestType == .init(name: "Detail", codeLines: 6))
    #expect(results.releases[1].apps[1].part.sources.lines.all == 0)
    // A second author begins with the release before.
    #expect(results.second.map(\.id) == ["second/02-edit"])
    let second = results.second[0].apps[0].part.sources.lines
    #expect(second == .init(added: 1, removed: 1, addedToExistingFiles: 1))
    // Independent authors begin with apps of their own.
    #expect(results.independent.map(\.id) == ["independent/00-start", "independent/01-detail"])
    #expect(results.independent.map(\.apps[0].part.sources.lines.all) == [0, 2])
    expectToBeKept(whatBuildsShowedOf: results)
  }

  /// The apps are no longer built here: what a build showed stays with its release.
  private func expectToBeKept(whatBuildsShowedOf counted: LifeResults) {
    let found = LifeResults.Verification(scenarios: 1, walks: 7)
    var (known, results) = (counted, counted)
    known.update { if $0.id != "01-detail" { $0.verification = found } }
    results.keep(known)
    #expect(results == known)
    #expect(results.states.map(\.verification) == [found, nil, found])
    #expect(results.second.map(\.verification) == [found])
  }

  /// A screen is a folder with a view controller of its own name.
  @Test func screensAndInteractorsAreCounted() throws {
    let folder = "Sources/Architectures/One"
    try release(
      "03-undo",
      [
        "\(folder)/Undo/UndoInteractor.swift": "class A {}\n",
        "\(folder)/Detail/DetailInteractor.swift": "class B {}\n",
        "\(folder)/Undo/UndoingViewController.swift": "class C {}\n",
      ])
    try bundle()
    let one = Architecture(
      name: "One", roles: [Role(name: "Interactor", fileSuffix: "Interactor")],
      makeApp: ArchitectureCatalog.all[0].makeApp)
    let apps = try LifeSurvey(root: package.url, architectures: [one]).run().states.map { $0.apps[0] }
    #expect(apps.map(\.screens) == [0, 1, 1, 1])
    #expect(apps.map(\.interactors) == [0, 0, 0, 2])
    #expect(apps.map(\.sharedInteractors) == [0, 0, 0, 1])
  }

  @Test func anotherBundleIsAnotherSource() throws {
    let before = try survey()
    try release("03-later", [Self.list: "let later = 3\n"])
    try bundle()
    let results = try survey()
    #expect(results.releases.map(\.id) == ["01-detail", "02-edit", "03-later"])
    #expect(results.sources != before.sources)
    #expect(Array(results.states.prefix(3)) == before.states)
  }

  @Test func withoutABundleOrAReleaseThereIsNothingToCount() throws {
    let none = try TestFolder()
    #expect(throws: CommandFailure.missing(LifeResults.bundle)) { try LifeSurvey(root: none.url).run() }
    for tag in ["00", "01", "02"] { try git("tag", "-d", tag) }
    try bundle()
    #expect(throws: CommandFailure.missing("a release in \(LifeResults.bundle)")) { try survey() }
  }
}
