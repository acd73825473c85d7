import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// Releases that build on each other, in a small package of two architectures.
@Suite(.preparesReleases) struct LifeTests {
  private static let list = "Sources/Architectures/One/ListViewController.swift"
  private static let detail = "Sources/Architectures/One/Detail/DetailViewController.swift"
  fileprivate let package: SmallPackage

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

  private func life() throws -> Life { try Life(of: package.root, architectures: SmallPackage.architectures) }

  /// Records a release from the package with all before it done in it, and with these files besides.
  private func release(_ place: Int, _ files: [String: String]) throws {
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

  private func checkout(_ id: String) throws -> URL {
    let life = try life()
    let release = try #require(life.all.first { $0.name == id })
    let folder = package.folder.url.appending(path: UUID().uuidString)
    let outcome = try Checkout(root: package.root).write(
      id, life.releases(upTo: release).flatMap(\.request.allPatches), to: folder)
    #expect(outcome == Checkout.Outcome())
    return folder
  }

  private func text(_ path: String) throws -> String {
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

extension LifeTests {
  private func copy(_ path: String, to place: String, replacing words: [String: String] = [:]) throws {
    var text = try text("\(LifeResults.folder)/\(path)")
    for (old, new) in words { text = text.replacing(old, with: new) }
    try package.write(text, to: "\(LifeResults.folder)/\(place)")
  }

  @Test func aSecondAuthorBeginsWithTheReleaseBefore() throws {
    try copy("02-edit/Two.patch", to: "second/02-edit/Two.patch")
    try copy(
      "02-edit/One.patch", to: "second/02-edit/One.patch", replacing: ["list.show()": "// Later."])
    let results = try life().survey()
    #expect(results.second.map(\.id) == ["second/02-edit"])
    #expect(results.releases[1].apps[0].longestFunction == 3)
    #expect(results.second[0].apps[0].longestFunction == 2)
    #expect(results.second[0].apps[0].counts.files == results.releases[1].apps[0].counts.files)
    #expect(results.second[0].sources != results.releases[1].sources)
    let life = try life()
    let change = try life.underTest(
      life.second[0], scenariosIn: package.folder.url, walks: 7)
    #expect(change.id == "second/02-edit")
    #expect(change.patches.map(\.name).contains("\(LifeResults.folder)/second/02-edit/One.patch"))
    #expect(!change.patches.map(\.name).contains("\(LifeResults.folder)/02-edit/One.patch"))
    #expect(try life.rebase().contains("\(LifeResults.folder)/second/02-edit/One.patch"))
  }

  /// Whatever the first author's later releases are, they stay as they are.
  @Test func whatWasBuiltOnceMoreIsRecordedByItself() throws {
    try copy("02-edit/Two.patch", to: "second/02-edit/Two.patch")
    try copy("02-edit/One.patch", to: "second/02-edit/One.patch")
    try package.commit()
    let folder = try checkout("second/02-edit")
    let file = folder.appending(path: Self.list)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("let edit = 2", with: "let again = 2").write(
      to: file, atomically: true, encoding: .utf8)
    let life = try life()
    let written = try life.record(life.second[0], from: folder)
    #expect(written == ["\(LifeResults.folder)/second/02-edit/One.patch"])
    #expect(try self.text(written[0]).contains("+let again = 2"))
    #expect(try self.text("\(Life.lastApps)/One/ListViewController.swift").hasSuffix("let edit = 2\n"))
    #expect(throws: CommandFailure.self) { try life.record(life.releases[2], from: folder) }
  }

  /// The first two releases, each on the start alone: both add the same file, and a line at the end of the list.
  private func work(atOnce architecture: String) throws {
    for id in ["01-detail", "02-edit"] {
      let words = id == "01-detail" ? "" : "## Scenarios that change\n\n- `second`: shows the detail too\n"
      try package.write("# \(id), alone\n\n\(words)", to: "\(LifeResults.folder)/parallel/\(id)/request.md")
      for name in ["One", "Two"] {
        try package.write("", to: "\(LifeResults.folder)/parallel/\(id)/\(name).patch")
      }
    }
    try copy(
      "01-detail/One.patch", to: "parallel/02-edit/\(architecture).patch",
      replacing: ["detail = 1": "other = 1", "class Detail": "class Other", "/One/": "/\(architecture)/"])
  }

  @Test func whatTwoTeamsDoInOnePlaceIsInConflict() throws {
    try work(atOnce: "One")
    let parallel = try #require(try life().survey().parallel)
    #expect(parallel.base == "00-start" && parallel.releases == ["01-detail", "02-edit"])
    #expect(parallel.merges.map(\.architecture) == ["One", "Two"])
    #expect(parallel.merges.map(\.sources) == [[Self.detail, Self.list], []])
    // They stand on the releases before them.
    try package.write("scenario \"other\"\n  launch\n", to: "\(LifeResults.folder)/00-start/new.scenario")
    #expect(try life().survey().parallel?.sources != parallel.sources)
  }

  /// A third team changes nothing, and brings a scenario.
  @Test func whatMergesIsBuiltAndPassesTheScenariosOfBoth() throws {
    try release(3, [Self.list: "let later = 3\n"])
    try work(atOnce: "One")
    for name in ["One.patch", "Two.patch"] {
      try package.write("", to: "\(LifeResults.folder)/parallel/03-later/\(name)")
    }
    try package.write("# Alone\n", to: "\(LifeResults.folder)/parallel/03-later/request.md")
    try package.write(
      "scenario \"both\"\n  launch\n", to: "\(LifeResults.folder)/parallel/01-02.scenario")
    let swift = try package.folder.program(
      "swift",
      """
      for word in "$@"; do [ "$before" = --package-path ] && tree=$word; before=$word; done
      mkdir -p "$tree/.build/debug"; cd "$tree/.build/debug"
      printf '#!/bin/sh\\ngrep -h "^scenario" "$2" >> "\(package.folder.url.path)/ran"; exit 0\\n' > One
      chmod +x One; cp One Two
      """)
    let builder = PairBuilder(
      package: package.root, architectures: SmallPackage.architectures, progress: ProgressLine(),
      swift: swift.path)
    let log = package.folder.url.appending(path: "ran")
    var (found, ran): ([ChangeResults.Merge], [Set<String>]) = ([], [])
    let merges = try life().merges(by: builder) {
      found += $0
      let text = try String(contentsOf: log, encoding: .utf8)
      ran.append(Set(text.matches(of: /scenario "(.*)"/).map { String($0.1) }))
      try FileManager.default.removeItem(at: log)
    }
    #expect(merges == found)
    #expect(found.map { $0.build?.value?.holds } == [nil, true, true, true, true, true])
    // What the second one changes no longer holds with it, and what shows the first one's feature is its own.
    let all: Set = ["Old", "A scenario", "nothing"]
    #expect(ran == [all.union(["first", "both"]), all.union(["first", "third"]), all.union(["third"])])
  }

  @Test func aRequestOfATeamThatOneArchitectureLacksIsRefused() throws {
    try work(atOnce: "One")
    try FileManager.default.removeItem(
      at: package.root.appending(path: "\(LifeResults.folder)/parallel/02-edit/Two.patch"))
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(error?.description.contains("parallel/02-edit/Two.patch") == true)
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
