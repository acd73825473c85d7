import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// Releases that build on each other, in a small package of two architectures.
@Suite(.preparesReleases) struct LifeTests {
  static let list = "Sources/Architectures/One/ListViewController.swift"
  static let detail = "Sources/Architectures/One/Detail/DetailViewController.swift"
  let package: SmallPackage

  init() throws { package = try SmallPackage(copying: #require(PreparedReleases.root)) }

  /// The first release prepares, the second adds a folder and a line, the third changes both; a fourth is only asked for.
  fileprivate init(in package: SmallPackage) throws {
    self.package = package
    for path in [
      "Tests/ContactsOneTests/ListTests.swift", "Tests/ContactsTwoTests/ListTests.swift",
      "Sources/AppShell/A.swift", "Sources/ContactsDomain/A.swift", "Sources/ContactsStorage/A.swift",
      "Sources/TerminalKit/A.swift", "Benchmarks/Workloads/A.swift",
    ] {
      try package.write("let a = 1\n", to: path)
    }
    try ask("00-start", "nothing")
    try ask("01-detail", "first")
    try ask("02-edit", "second", changing: "first", "Old")
    try ask("03-later", "third")
    try package.commit()
    try release(0, [Self.list: "let a0 = 0\n" + "let start = 0\n"])
    try release(
      1,
      [
        Self.list: "let detail = 1\n",
        Self.detail: "import TerminalKit\n\nclass Detail {\n  let list: List\n}\n",
      ])
    try release(
      2,
      [
        Self.list: "let edit = 2\n",
        Self.detail: "class Detail {\n  let list: List\n  func edit() {\n    list.show()\n  }\n}\n",
      ])
  }

  private func ask(_ id: String, _ scenario: String, changing names: String...) throws {
    let folder = "\(LifeResults.folder)/\(id)"
    let changes = names.map { "- `\($0)`: other words\n" }.joined()
    try package.write("# Release \(id)\n\n## Scenarios that change\n\n\(changes)", to: "\(folder)/request.md")
    try package.write("scenario \"\(scenario)\"\n  launch\n", to: "\(folder)/new.scenario")
    if !names.isEmpty {
      let text = names.map { "scenario \"\($0)\"\n  launch\n  launch\n" }.joined(separator: "\n")
      try package.write(text, to: "\(folder)/changed.scenario")
    }
  }

  func life() throws -> Life { try Life(of: package.root, architectures: SmallPackage.architectures) }

  /// Records a release from the package with all before it done in it, and with these files besides.
  func release(_ place: Int, _ files: [String: String]) throws {
    let id = ["00-start", "01-detail", "02-edit", "03-later"][place]
    for name in ["One", "Two"] {
      try package.write("", to: "\(LifeResults.folder)/\(id)/\(name).patch")
    }
    let folder = try checkout(id)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      try (path == Self.list ? old + text : text).write(to: file, atomically: true, encoding: .utf8)
    }
    let life = try life()
    _ = try life.record(life.releases[place], from: folder)
    try package.commit()
  }

  /// The first release laid out, with another line in its list.
  private func changedDetail(_ line: String, to other: String) throws -> URL {
    let folder = try checkout("01-detail")
    let file = folder.appending(path: Self.list)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(line, with: other).write(to: file, atomically: true, encoding: .utf8)
    return folder
  }

  func checkout(_ id: String) throws -> URL {
    let life = try life()
    let release = try #require(life.all.first { $0.name == id })
    let folder = package.folder.url.appending(path: UUID().uuidString)
    let outcome = try Checkout(root: package.root).write(
      id, life.releases(upTo: release).flatMap(\.request.allPatches), to: folder)
    #expect(outcome == Checkout.Outcome())
    return folder
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: package.root.appending(path: path), encoding: .utf8)
  }

  @Test func aReleaseWithoutAPatchIsPassedOver() throws {
    let life = try life()
    #expect(life.releases.map(\.name) == ["00-start", "01-detail", "02-edit"])
  }

  @Test func aReleaseThatLaterOnesStandOnCannotBeMissing() throws {
    for name in ["One", "Two"] {
      try FileManager.default.removeItem(
        at: package.root.appending(path: "\(LifeResults.folder)/01-detail/\(name).patch"))
    }
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(
      error?.description
        == "expected a patch in Benchmarks/Life/01-detail, on which 02-edit stands, which is not there")
  }

  @Test func aMissingReleaseIsNamedByItsNumber() throws {
    try FileManager.default.removeItem(at: package.root.appending(path: "\(LifeResults.folder)/01-detail"))
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(
      error?.description
        == "expected a release of number 1 in Benchmarks/Life, before 02-edit, which is not there")
  }

  @Test func aScenarioWithoutItsWordIsNamedWhereItStands() throws {
    let file = "\(LifeResults.folder)/01-detail/new.scenario"
    try package.write("# A comment.\n\nscenaro \"first\"\n  launch\n", to: file)
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(error?.description.hasPrefix("01-detail/new.scenario:3: expected \"scenario \"NAME\"\"") == true)
    #expect(error?.status == .usage)
  }

  @Test func aReleaseThatOneArchitectureLacksIsRefused() throws {
    try FileManager.default.removeItem(
      at: package.root.appending(path: "\(LifeResults.folder)/02-edit/Two.patch"))
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(error?.description.contains("02-edit/Two.patch") == true)
    let none = try SmallPackage()
    #expect(throws: CommandFailure.self) {
      try Life(of: none.root, architectures: SmallPackage.architectures)
    }
  }

  @Test func earlierScenariosHoldAsTheyWereChangedLast() throws {
    try release(3, [Self.list: "let later = 3\n"])
    let life = try life()
    let change = try life.underTest(life.releases[2], scenariosIn: package.folder.url, walks: 7)
    #expect(
      try change.scenarios.flatMap(BuiltInScenarioFiles.names) == ["nothing", "first", "Old", "second"])
    #expect(change.changedScenarios == ["Old"])
    #expect(change.options == ["--without-model", "--walks=7"])
    let before = try life.underTest(life.releases[1], scenariosIn: package.folder.url, walks: 7)
    #expect(try before.scenarios.flatMap(BuiltInScenarioFiles.names) == ["nothing", "first"])
    #expect(before.changedScenarios == [])
    let after = try life.underTest(life.releases[3], scenariosIn: package.folder.url, walks: 7)
    #expect(after.changedScenarios == ["Old"])
  }

  @Test func whatAReleaseDidIsCountedFromTheOneBefore() throws {
    try package.write("let more = 1\n", to: "Sources/Architectures/One/More.swift")
    let results = try life().survey()
    #expect(results.start.apps.map(\.counts.codeLines) == [13, 10])
    #expect(results.start.apps[0].part.sources.lines.all == 0, "what prepares is no work")
    let detail = results.releases[0].apps[0]
    #expect(detail.counts.codeLines == 18)
    #expect(detail.part.sources.lines == .init(added: 5, removed: 0, addedToExistingFiles: 1))
    #expect(detail.linesOutside == 1, "the new folder is its own")
    #expect(detail.percentWithoutInterface == 78, "14 of 18")
    let edit = results.releases[1].apps[0]
    // Three lines in the detail's folder, the import that goes, and one in the list.
    #expect(edit.linesOutside == 5)
    #expect(edit.percentWithoutInterface == 100)
    #expect(edit.longestFunction == 3)
    #expect(edit.largestType == .init(name: "Detail", codeLines: 6))
    #expect(results.releases[1].apps[1].part.sources.lines.all == 0)
  }

  /// What was found of a release stays true as long as it and those before it are as they were.
  @Test func whatWasFoundOfTheSameSourcesIsKept() throws {
    var known = try life().survey()
    let found = LifeResults.Verification(scenarios: 1, walks: 7, taps: .measured([]))
    known.update {
      $0.verification = found
      $0.costs = .notMeasured(reason: $0.id)
    }
    try package.write("scenario \"other\"\n  launch\n", to: "\(LifeResults.folder)/02-edit/new.scenario")
    var results = try life().survey()
    results.keep(known)
    #expect(results.states.map(\.verification) == [found, found, nil])
    #expect(results.states.map(\.costs?.reason) == ["00-start", "01-detail", nil])
    var sample = LifeSample().results
    sample.keep(LifeSample(verification: found).results)
    #expect(sample.second.map(\.verification) == [found])
  }

  /// What every release stands on is a part of what is found of it.
  @Test(arguments: ["Sources/ContactsStorage", "Sources/AppShell", "Benchmarks/Workloads"])
  func whatWasFoundWithOtherSharedSourcesIsNotKept(folder: String) throws {
    let known = try life().survey()
    try package.write("let a = 2\n", to: "\(folder)/A.swift")
    let results = try life().survey()
    for (new, old) in zip(results.states, known.states) { #expect(new.sources != old.sources) }
  }

  @Test func anotherArchitectureKeepsWhatWasFound() throws {
    let known = try life().survey()
    try package.write("let further = 1\n", to: "Sources/ArchitectureCatalog/FurtherArchitectures.swift")
    #expect(try life().survey() == known)
  }

  @Test func whatTheDomainAndTheStorageGainIsCountedApart() throws {
    #expect(try life().survey().states.map(\.modelGrowth) == [0, 0, 0])
    let folder = try checkout("02-edit")
    for (path, text) in [
      ("ContactsDomain/A", "let a = 1\nlet b = 2\n"), ("TerminalKit/A", "let c = 3\nlet d = 4\n"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: "Sources/\(path).swift"))
    }
    let life = try life()
    _ = try life.record(life.releases[2], from: folder)
    let states = try self.life().survey().states
    #expect(states.map(\.modelGrowth) == [0, 0, 1])
    #expect(states[2].shared?.sources.lines.added == 3)
  }

  @Test func aChangeOfAnEarlyReleaseReachesTheLaterOnes() throws {
    let folder = try changedDetail("let a2 = 2\n", to: "let b2 = 2\n")
    let life = try life()
    let written = try life.record(life.releases[1], from: folder)
    #expect(written.contains("\(LifeResults.folder)/01-detail/One.patch"))
    let last = try self.text("\(Life.lastApps)/One/ListViewController.swift")
    #expect(last.contains("let b2 = 2\n") && last.hasSuffix("let detail = 1\nlet edit = 2\n"))
    #expect(try self.life().rebase() == [])
  }

  @Test func whereAPersonMustDecideItStops() throws {
    let folder = try changedDetail("let detail = 1\n", to: "let other = 1\n")
    let before = try self.text("\(LifeResults.folder)/02-edit/One.patch")
    let life = try life()
    let failure = #expect(throws: CommandFailure.self) {
      try life.record(life.releases[1], from: folder)
    }
    #expect(failure?.status == .checkFailed)
    #expect(
      failure?.description.contains("02-edit/One.patch no longer applies: conflict in \(Self.list)") == true)
    #expect(failure?.description.contains("--checkout 02-edit DIR") == true)
    #expect(try self.text("\(LifeResults.folder)/02-edit/One.patch") == before)
    #expect(try self.text("\(LifeResults.folder)/01-detail/One.patch").contains("+let other = 1"))
  }

  /// A release that no longer applies is laid out with its conflicts, and recorded once they are gone.
  @Test func whereAPersonHasDecidedItGoesOn() throws {
    let folder = try changedDetail("let detail = 1\n", to: "let other = 1\n")
    let first = try life()
    #expect(throws: CommandFailure.self) {
      try first.record(first.releases[1], from: folder)
    }
    let (life, place) = (try life(), package.folder.url.appending(path: "decided"))
    let outcome = try Checkout(root: package.root).write(
      "02-edit", life.releases.flatMap(\.request.allPatches), to: place)
    #expect(outcome.conflicts == [Self.list])
    let decided = try String(contentsOf: folder.appending(path: Self.list), encoding: .utf8)
    try (decided.replacing("detail", with: "other") + "let edit = 2\n").write(
      to: place.appending(path: Self.list), atomically: true, encoding: .utf8)
    let written = try life.record(life.releases[2], from: place)
    #expect(written == ["\(LifeResults.folder)/02-edit/One.patch"])
    #expect(
      try self.text("\(Life.lastApps)/One/ListViewController.swift").hasSuffix(
        "other = 1\nlet edit = 2\n"))
  }

  /// What is no package like this one would take the place of all that a release does.
  @Test func onlyAPackageIsRecorded() throws {
    let life = try life()
    let before = try text("\(LifeResults.folder)/01-detail/One.patch")
    let error = #expect(throws: CommandFailure.self) {
      try life.record(life.releases[1], from: package.folder.folder("empty"))
    }
    #expect(error?.status == .usage)
    let other = try checkout("02-edit")
    #expect(throws: CommandFailure.self) {
      try life.record(life.releases[1], from: other)
    }
    #expect(try text("\(LifeResults.folder)/01-detail/One.patch") == before)
  }

  @Test func aChangeOfThePackageReachesAllReleases() throws {
    try package.write(SmallPackage.list.replacing("let a8 = 8", with: "let b8 = 8"), to: Self.list)
    #expect(try !life().rebase().isEmpty)
    #expect(try text("\(Life.lastApps)/One/ListViewController.swift").contains("let b8 = 8\n"))
  }
}

/// Records the releases once: each test has a copy of its own.
private struct PreparedReleases: SuiteTrait, TestScoping {
  @TaskLocal static var root: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let package = try LifeTests(in: SmallPackage()).package
    try await Self.$root.withValue(package.root) { try await function() }
    withExtendedLifetime(package) {}
  }
}

extension Trait where Self == PreparedReleases {
  fileprivate static var preparesReleases: Self { Self() }
}
